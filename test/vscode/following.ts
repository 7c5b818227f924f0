import { commands, languages, Selection, Uri, window, workspace } from 'vscode';
import { api, closeAll, equal, ok, openExample, openUntitled, panelIsUp, pause, replace, solve, until } from './support.ts';

const sample = '2\n5 4 8 8\n4 12 14 0\n';

describe('the panel beside the editor', () => {
  afterEach(closeAll);

  it('stays with its file while it is pinned, and follows again', async () => {
    const photos = await openUntitled(sample, 'family-photos');
    await solve(photos);
    const { panel, callPanelHost, state } = await api();
    const calls = callPanelHost();
    ok(calls, 'the panel has a host');
    calls.togglePin();
    const pinned = panel().state;
    ok(pinned.kind === 'answer' && pinned.file.pinned, 'the state says so');
    const gems = await openExample('gems-fight/sample.gems');
    equal(window.activeTextEditor?.document.uri.toString(), gems.uri.toString());
    equal(panel().shown?.toString(), photos.uri.toString(), 'pinned');
    calls.togglePin();
    equal(panel().shown?.toString(), gems.uri.toString(), 'it follows');
    await until('it has the answer', () => state(gems.uri)?.kind === 'answer');
  });

  it('turns to another file when that is solved, pinned or not', async () => {
    await solve(await openUntitled(sample, 'family-photos'));
    const { panel, callPanelHost } = await api();
    callPanelHost()?.togglePin();
    const gems = await openExample('gems-fight/sample.gems');
    await solve(gems);
    equal(panel().shown?.toString(), gems.uri.toString());
    const { state } = panel();
    ok(state.kind === 'answer' && !state.file.pinned, 'the pin was to the other file');
  });

  it('does not follow into other copies of a file, and nothing is said of them unasked', async () => {
    const copies = workspace.registerTextDocumentContentProvider('copies', { provideTextDocumentContent: () => '1\n1 2 x 4\n' });
    const document = await openExample('gems-fight/sample.gems');
    await solve(document);
    const { panel, statusText } = await api();
    const copy = await window.showTextDocument(await workspace.openTextDocument(Uri.parse('copies:/sample-2.photos')));
    equal(copy.document.languageId, 'family-photos');
    await pause(500);
    equal([panel().shown?.toString(), statusText()], [document.uri.toString(), undefined]);
    equal(languages.getDiagnostics(copy.document.uri), []);
    copies.dispose();
  });

  it('explains the case at the cursor', async () => {
    const document = await openExample('gems-fight/three-cases.gems');
    const { panel } = await api();
    const { cases } = await until('an answer', async () => {
      const state = await solve(document);
      return state.kind === 'answer' && state;
    });
    const editor = window.activeTextEditor;
    ok(editor && cases.length === 3, 'three cases');
    await panelIsUp();
    for (const index of [1, 2, 0]) {
      const line = cases[index].line + 1;
      editor.selection = new Selection(line, 0, line, 0);
      await commands.executeCommand('optimalPlay.explain');
      await until(`the panel looks at case ${index + 1}`, () => panel().looks?.index === index);
    }
  });

  it('solves what is to be explained where it has no answer', async () => {
    const document = await openUntitled(sample, 'family-photos');
    await commands.executeCommand('optimalPlay.explain');
    const { state, panel } = await api();
    equal(state(document.uri)?.kind, 'answer');
    equal(panel().shown?.toString(), document.uri.toString());
  });

  it('marks a line until it is left or edited, or the panel closes', async () => {
    const document = await openUntitled(sample, 'family-photos');
    await solve(document);
    const { callPanelHost, markedLine, panel } = await api();
    const calls = callPanelHost();
    ok(calls, 'the panel has a host');
    await panelIsUp();
    calls.highlight(1);
    equal(markedLine(), 1);
    calls.highlight(null);
    equal(markedLine(), null, 'left');
    calls.highlight(2);
    equal(markedLine(), 2);
    await replace(document, 2, 0, 1, '9');
    equal(markedLine(), null, 'edited');
    calls.highlight(1);
    equal(markedLine(), 1);
    await commands.executeCommand('workbench.action.closeEditorsInOtherGroups');
    await until('the panel is closed', () => !panel().open);
    equal(markedLine(), null, 'closed');
  });
});
