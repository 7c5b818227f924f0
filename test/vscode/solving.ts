import { commands, window, workspace } from 'vscode';
import { api, closeAll, equal, example, marginsOf, ok, openExample, openUntitled, panelIsUp, solve, textOf, until } from './support.ts';

const sample = '2\n5 4 8 8\n4 12 14 0\n';

describe('Solve', () => {
  afterEach(closeAll);

  it('gives the right answer of every example', async () => {
    const answers = await workspace.findFiles('{family-photos,gems-fight}/*.ans');
    ok(answers.length > 10, 'the examples are in the folder that is open');
    for (const answer of answers) {
      const [input] = await workspace
        .findFiles(`**/${answer.path.slice(answer.path.lastIndexOf('/') + 1, -'.ans'.length)}.{photos,gems}`)
        .then((found) => found.filter(({ path }) => path.startsWith(answer.path.slice(0, -'.ans'.length))));
      const document = await workspace.openTextDocument(input);
      await window.showTextDocument(document);
      equal(marginsOf(await solve(document)), (await textOf(answer)).trim().split(/\s+/), input.path);
    }
  });

  it('takes an unsaved text of any language', async () => {
    const document = await openUntitled(sample);
    equal(marginsOf(await solve(document)), ['4']);
    equal(document.languageId, 'plaintext', 'the language mode stays');
  });

  it('takes the text as it is edited, not as it is saved', async () => {
    const document = await openExample('family-photos/sample-2.photos');
    const saved = marginsOf(await solve(document));
    const editor = window.activeTextEditor;
    ok(editor, 'an editor is active');
    await editor.edit((edit) => edit.insert(document.lineAt(document.lineCount - 1).range.end, '\n'));
    equal(marginsOf(await solve(document)), saved);
    ok(document.isDirty, 'nothing was saved');
  });

  it('shows the answer in the status bar and in the panel', async () => {
    const document = await openUntitled(sample, 'family-photos');
    await solve(document);
    const { panel, statusText } = await api();
    equal(statusText(), '$(check) Alice wins by 4');
    equal(panel().shown?.toString(), document.uri.toString());
    equal(panel().state.kind, 'answer');
    await panelIsUp();
  });

  it('lists several answers in short', async () => {
    await solve(await openExample('gems-fight/sample.gems'));
    equal((await api()).statusText(), '$(check) +3, -3');
  });

  it('acts on the file it is called with', async () => {
    await openUntitled('no numbers');
    const uri = example('family-photos/sample-2.photos');
    await commands.executeCommand('optimalPlay.solve', uri);
    equal(marginsOf((await api()).state(uri)), ['4']);
  });

  it('says that a file is no text instead of failing', async () => {
    const uri = example('zero-bytes.photos');
    try {
      await workspace.fs.writeFile(uri, new Uint8Array([49, 0, 49, 10]));
    } catch {
      // The web build opens the folder without a way to write to it.
      return;
    }
    await commands.executeCommand('optimalPlay.solve', uri);
    equal((await api()).state(uri)?.kind === 'answer', false);
    await workspace.fs.delete(uri);
  });

  it('says which game is unknown and solves once it is chosen', async () => {
    const document = await openUntitled('seven 7\n');
    const { state, chooseGame } = await api();
    const first = await solve(document);
    equal(first.kind, 'unknown-game');
    await chooseGame(document.uri, 'family-photos');
    await until('read as the chosen game', () => {
      const now = state(document.uri);
      return now?.kind === 'errors' && now.file.game === 'family-photos';
    });
    await chooseGame(document.uri, null);
  });
});
