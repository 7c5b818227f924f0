import { EndOfLine, window } from 'vscode';
import { api, closeAll, equal, longInput, marginsOf, ok, openUntitled, replace, solve, until } from './support.ts';

const sample = '2\n5 4 8 8\n4 12 14 0\n';

describe('edits', () => {
  afterEach(closeAll);

  it('make an answer outdated at once, and keep it until it is solved anew', async () => {
    const document = await openUntitled(sample, 'family-photos');
    await solve(document);
    const { state, statusText } = await api();
    await replace(document, 2, 0, 1, '9');
    const after = state(document.uri);
    ok(after?.kind === 'answer', 'the answer stays');
    equal(after.outdated, { editedLine: 2 });
    equal(statusText(), '$(history) Alice wins by 4 (outdated)');
    const again = await solve(document);
    ok(again.kind === 'answer' && again.outdated === null, 'the answer is current');
    equal(again.file.version, document.version);
  });

  it('give the worker the text that the editor has', async () => {
    const document = await openUntitled(sample, 'family-photos');
    await solve(document);
    const editor = window.activeTextEditor;
    ok(editor, 'an editor is active');
    // Several places at once, a line that goes and one that comes.
    await editor.edit((edit) => {
      edit.delete(document.lineAt(1).rangeIncludingLineBreak);
      edit.replace(document.lineAt(0).range, '2');
      edit.insert(document.lineAt(2).range.end.with({ character: document.lineAt(2).text.length }), '\n5 4 8 8\n');
    });
    equal(marginsOf(await solve(document)), ['4'], document.getText());
    await editor.edit((edit) => edit.setEndOfLine(EndOfLine.CRLF));
    equal(marginsOf(await solve(document)), ['4']);
    await editor.edit((edit) => edit.replace(document.lineAt(0).range, '1'));
    equal((await solve(document)).file.version, document.version);
  });

  it('during a solve start it over with the new text', async () => {
    const document = await openUntitled(longInput(400), 'gems-fight');
    const solving = solve(document);
    const { state } = await api();
    await until('the run is on', () => state(document.uri)?.kind === 'solving');
    // The end line moves up: nothing but the first header is left.
    await replace(document, 0, 0, document.lineAt(0).text.length, '0 0 0');
    await solving;
    const last = await until('an answer of the new text', () => {
      const now = state(document.uri);
      return now?.kind === 'answer' && now;
    });
    equal(last.file.version, document.version);
    equal(last.cases.length, 0);
  });

  it('that mend an error bring the answer by themselves', async () => {
    const document = await openUntitled('2\n5 4 8 8\n4 x 14 0\n', 'family-photos');
    equal((await solve(document)).kind, 'errors');
    const { state } = await api();
    await replace(document, 2, 2, 3, '12');
    const answer = await until('an answer', () => {
      const now = state(document.uri);
      return now?.kind === 'answer' && now;
    });
    equal(marginsOf(answer), ['4']);
  });
});
