import { commands, extensions, languages, Range, window, workspace, WorkspaceEdit } from 'vscode';
import type { TextDocument, Uri } from 'vscode';
import type { InputState } from '../../../src/extension/inputState.ts';
import type { TestApi } from '../../../src/extension/testApi.ts';
import { measured } from './figures.ts';
import { photosText } from './photosText.ts';

const stacks = 100_000;
/** Quiet time after an edit before the text is read anew, as in src/extension/readings.ts. */
const quietMilliseconds = 150;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Solves a document, and gives the time to its answer and the longest time in which the thread did nothing else. */
async function solved(api: TestApi, uri: Uri): Promise<{ readonly milliseconds: number; readonly longest: number }> {
  const start = performance.now();
  const answered: number[] = [];
  let longest = 0;
  const listening = api.onDidChangeState((change) => {
    if (change.uri.toString() === uri.toString() && change.state?.kind === 'answer') answered.push(performance.now());
  });
  const solving = commands.executeCommand('optimalPlay.solve', uri);
  for (let last = start; answered.length === 0;) {
    // To ask more often would take a processor from the worker.
    await pause(1);
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  await solving;
  listening.dispose();
  const state: InputState | undefined = api.state(uri);
  if (state?.kind !== 'answer') throw new Error(`No answer: ${JSON.stringify(state)}`);
  return { milliseconds: answered[0] - start, longest };
}

/** Solves new documents: texts that nobody has sent before (`opened`: that were read when they were opened). */
async function textToAnswer(api: TestApi, opened: boolean, rounds: number): Promise<void> {
  const times: number[] = [];
  const blocks: number[] = [];
  const copies: number[] = [];
  for (let round = -2; round < rounds; round++) {
    const document = await workspace.openTextDocument({ content: photosText(stacks), language: 'family-photos' });
    if (opened) await pause(700);
    const { milliseconds, longest } = await solved(api, document.uri);
    const start = performance.now();
    document.getText();
    if (round >= 0) {
      times.push(milliseconds);
      blocks.push(longest);
      copies.push(performance.now() - start);
    }
    // What follows an open document is over before the next is opened.
    await pause(700);
  }
  if (opened) {
    measured('opened-to-answer', 'inside VS Code, 1e5 stacks, read when opened: Solve to answer', times);
    return;
  }
  measured('text-to-answer', 'inside VS Code, 1e5 stacks: text to answer', times);
  measured('text-host-thread', 'inside VS Code, 1e5 stacks: longest block of the host thread meanwhile', blocks);
  measured('text-copy', "inside VS Code, 1e5 stacks: the editor's own getText", copies);
}

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
  while (languages.getDiagnostics(document.uri).length === 0) await pause(1);
  return { time: performance.now() - start - quietMilliseconds, own };
}

/** Edits in the middle of a text that has a problem: an input above the judge's limit, or one that is malformed. */
async function edits(api: TestApi, kind: 'valid' | 'malformed', rounds: number): Promise<void> {
  const content = kind === 'valid' ? photosText(stacks + 1) : `${photosText(stacks)}1 2 3 x\n`;
  const document = await workspace.openTextDocument({ content, language: 'family-photos' });
  await window.showTextDocument(document);
  while (languages.getDiagnostics(document.uri).length === 0) await pause(50);
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
  const [end, text] = kind === 'valid' ? ['', ''] : ['-malformed', ', malformed'];
  measured(
    `edit-to-diagnostics${end}`,
    `inside VS Code, an edit at 1e5 lines${text}, to its problems (p95, quiet time taken off)`,
    times,
    0.95,
  );
  measured(`edit-host-thread${end}`, `inside VS Code, an edit at 1e5 lines${text}: the host thread (p95)`, owns, 0.95);
  await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
}

/** Measures the extension in this VS Code and logs a line for each figure. */
export async function run(): Promise<void> {
  const extension = extensions.getExtension<TestApi>('optimal-play.optimal-play');
  if (extension === undefined) throw new Error('The extension is not installed.');
  const api = await extension.activate();
  measured('activation', 'inside VS Code, activation', [api.activationMilliseconds]);
  await textToAnswer(api, false, 15);
  await textToAnswer(api, true, 10);
  await commands.executeCommand('workbench.action.closeAllEditors');
  await edits(api, 'valid', 30);
  await edits(api, 'malformed', 30);
  console.log(JSON.stringify({ optimalPlayTests: { passed: 1, failed: 0 } }));
}
