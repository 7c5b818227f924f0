import type { CodeAction, Diagnostic, TextDocument } from 'vscode';
import { CodeActionKind, commands, DiagnosticSeverity, languages, Range, workspace } from 'vscode';
import { closeAll, equal, ok, openExample, openUntitled, pause, replace, solve, until } from './support.ts';

function ours(document: TextDocument): readonly Diagnostic[] {
  return languages.getDiagnostics(document.uri).filter(({ source }) => source === 'Optimal Play');
}

function codes(document: TextDocument): readonly unknown[] {
  return ours(document).map(({ code }) => code);
}

describe('diagnostics', () => {
  afterEach(closeAll);

  it('appear unasked in a file of our languages, with code and range', async () => {
    const document = await openUntitled('1\n1 2 x 4\n', 'family-photos');
    const [diagnostic] = await until('a diagnostic', () => ours(document).length > 0 && ours(document));
    equal(diagnostic.code, 'not-a-number');
    equal(diagnostic.range, new Range(1, 4, 1, 5));
    equal(diagnostic.severity, DiagnosticSeverity.Error);
  });

  it('are found in both example files with mistakes', async () => {
    for (const path of ['with-mistakes/with-mistakes.photos', 'with-mistakes/with-mistakes.gems']) {
      const document = await openExample(path);
      await until(`problems of ${path}`, () => ours(document).length > 0);
    }
  });

  it('never outlive their version', async () => {
    const document = await openUntitled('1\n1 2 x 4\n', 'family-photos');
    await until('a diagnostic', () => codes(document).length === 1);
    await replace(document, 1, 4, 5, '3');
    equal(codes(document), [], 'right after the edit');
    await pause(600);
    equal(codes(document), [], 'after the new reading');
    await replace(document, 1, 0, 1, 'y');
    await until('the new mistake is found', () => codes(document).length === 1);
  });

  it('go when the document closes', async () => {
    const document = await openUntitled('1\n1 2 x 4\n', 'family-photos');
    await until('a diagnostic', () => codes(document).length === 1);
    await closeAll();
    await until('none is left', () => document.isClosed && codes(document).length === 0);
  });

  it('do not appear unasked in another text, but once it was solved', async () => {
    const document = await openUntitled('1\n1 2 x 4\n');
    await pause(600);
    equal(codes(document), []);
    equal((await solve(document)).kind, 'errors');
    await until('a diagnostic', () => codes(document).length === 1);
  });

  it('show no information', async () => {
    const document = await openUntitled('\n1\n\n0 10 0 10\n\n', 'family-photos');
    await solve(document);
    await pause(300);
    ok(
      ours(document).every(({ severity }) => severity === DiagnosticSeverity.Error || severity === DiagnosticSeverity.Warning),
      'errors and warnings only',
    );
  });

  it('offer an edit where one mends the text', async () => {
    const document = await openUntitled('1\n5\u00a04 8 8\n', 'family-photos');
    const [diagnostic] = await until('a diagnostic', () => ours(document).length > 0 && ours(document));
    const actions = await commands.executeCommand<CodeAction[]>('vscode.executeCodeActionProvider', document.uri, diagnostic.range);
    const action = actions.find(({ kind }) => kind?.value === CodeActionKind.QuickFix.value);
    ok(action?.edit, 'a quick fix');
    ok(await workspace.applyEdit(action.edit), 'it can be applied');
    equal(document.getText(), '1\n5 4 8 8\n');
    await until('the problem is gone', () => ours(document).length === 0);
  });

  it('give way to the setting', async () => {
    const document = await openUntitled('1\n1 2 x 4\n', 'family-photos');
    await until('a diagnostic', () => codes(document).length === 1);
    const settings = workspace.getConfiguration('optimalPlay');
    await settings.update('diagnostics.enabled', false, true);
    await until('none is left', () => codes(document).length === 0);
    await settings.update('diagnostics.enabled', undefined, true);
    await until('it is back', () => codes(document).length === 1);
  });
});
