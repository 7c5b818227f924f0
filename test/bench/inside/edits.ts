import { commands, languages, Range, window, workspace, WorkspaceEdit } from 'vscode';
import type { TextDocument } from 'vscode';
import type { TestApi } from '../../../src/extension/testApi.ts';
import { openFile } from './answers.ts';
import { measured } from './figures.ts';
import { photosText } from './photosText.ts';
import { pause, until } from './waiting.ts';

/** Quiet time after an edit before the text is read anew, as in src/extension/readings.ts. */
const quietMilliseconds = 150;

/** Replaces one digit, and gives the time from there to the problems of the new text, and how long the thread was ours. */
async function edited(api: TestApi, document: TextDocument, digit: string): Promise<{ readonly time: number; readonly own: number }> {
  const line = document.lineCount >> 1;
  let start = 0;
  let own = 0;
  const listening = workspace.onDidChangeTextDocument((event) => {
    if (event.document !== document || event.contentChanges.length === 0) return;
    own = api.editMilliseconds();
    start = performance.now() - own;
  });
  const edit = new WorkspaceEdit();
  edit.replace(document.uri, new Range(line, 0, line, 1), digit);
  await workspace.applyEdit(edit);
  listening.dispose();
  await until('problems', 1, () => languages.getDiagnostics(document.uri).length > 0);
  return { time: performance.now() - start - quietMilliseconds, own };
}

/** Edits in the middle of a text that has a problem: an input above the judge's limit, or one that is malformed. */
export async function editToProblems(api: TestApi, stacks: number, kind: 'valid' | 'malformed', rounds: number): Promise<void> {
  const text = kind === 'valid' ? photosText(stacks + 1) : `${photosText(stacks)}1 2 3 x\n`;
  const document = await openFile(`${kind}.photos`, text);
  await window.showTextDocument(document);
  await until('problems', 50, () => languages.getDiagnostics(document.uri).length > 0);
  const times: number[] = [];
  const owns: number[] = [];
  for (let round = -3; round < rounds; round++) {
    const { time, own } = await edited(api, document, String(1 + ((round + 3) % 9)));
    if (round >= 0) {
      times.push(time);
      owns.push(own);
    }
    await pause(50);
  }
  const [end, what] = kind === 'valid' ? ['', ''] : ['-malformed', ', malformed'];
  measured(
    `edit-to-diagnostics${end}`,
    `inside VS Code, an edit at 1e5 lines${what}, to its problems (p95, quiet time taken off)`,
    times,
    0.95,
  );
  measured(`edit-host-thread${end}`, `inside VS Code, an edit at 1e5 lines${what}: the host thread (p95)`, owns, 0.95);
  // Nothing is left that the editor would ask about.
  await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
}
