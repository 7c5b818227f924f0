import type { TextDocument } from 'vscode';
import { CodeAction, CodeActionKind, l10n, languages, Range, WorkspaceEdit } from 'vscode';
import type { Problem } from '../games/problems.ts';
import type { Fix } from '../text/problem.ts';
import { fixTitle } from '../words/problems.ts';
import type { Diagnostics, PlacedProblem } from './diagnostics.ts';
import type { Disposable } from './disposables.ts';

/** The edits of a fix, on the document that its problem was found in. */
export function fixEdit(document: TextDocument, fix: Fix): WorkspaceEdit {
  const edit = new WorkspaceEdit();
  for (const { startLine, startColumn, endLine, endColumn, newText } of fix.edits) {
    edit.replace(document.uri, new Range(startLine, startColumn, endLine, endColumn), newText);
  }
  return edit;
}

/** Quick fixes for problems that one edit mends. */
export function registerQuickFixes(diagnostics: Diagnostics): Disposable {
  return languages.registerCodeActionsProvider(
    '*',
    {
      provideCodeActions(document, range) {
        return diagnostics
          .of(document)
          .flatMap((placed) => (placed.diagnostic.range.intersection(range) ? actionFor(document, placed) : []));
      },
    },
    { providedCodeActionKinds: [CodeActionKind.QuickFix] },
  );
}

function actionFor(document: TextDocument, { problem, diagnostic }: PlacedProblem): readonly CodeAction[] {
  const fix: Fix | undefined = (problem satisfies Problem).fix;
  if (!fix) return [];
  const action = new CodeAction(fixTitle(l10n, fix), CodeActionKind.QuickFix);
  action.diagnostics = [diagnostic];
  action.edit = fixEdit(document, fix);
  action.isPreferred = true;
  return [action];
}
