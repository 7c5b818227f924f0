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

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
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
    await nextTurn();
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

/** Solves new documents, whose texts nobody has sent before. */
async function textToAnswer(api: TestApi, rounds: number): Promise<void> {
  const times: number[] = [];
  const blocks: number[] = [];
  for (let round = -2; round < rounds; round++) {
    const document = await workspace.openTextDocument({ content: photosText(stacks), language: 'family-photos' });
    const { milliseconds, longest } = await solved(api, document.uri);
    if (round >= 0) {
      times.push(milliseconds);
      blocks.push(longest);
    }
    // What follows an open document is over before the next is opened.
    await pause(700);
  }
  measured('text-to-answer', 'inside VS Code, 1e5 stacks: text to answer', times);
  measured('text-host-thread', 'inside VS Code, 1e5 stacks: longest block of the host thread meanwhile', blocks);
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
  while (languages.getDiagnostics(document.uri).length === 0) await nextTurn();
  return { time: performance.now() - start - quietMilliseconds, own };
}

async function edits(api: TestApi, rounds: number): Promise<void> {
  const document = await workspace.openTextDocument({ content: `${photosText(stacks)}1 2 3 x\n`, language: 'family-photos' });
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
  measured('edit-to-diagnostics', 'inside VS Code, an edit at 1e5 lines to its problems (p95, quiet time taken off)', times, 0.95);
  measured('edit-host-thread', 'inside VS Code, an edit at 1e5 lines: the host thread (p95)', owns, 0.95);
  await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
}

/** Measures the extension in this VS Code and logs a line for each figure. */
export async function run(): Promise<void> {
  const extension = extensions.getExtension<TestApi>('optimal-play.optimal-play');
  if (extension === undefined) throw new Error('The extension is not installed.');
  const api = await extension.activate();
  measured('activation', 'inside VS Code, activation', [api.activationMilliseconds]);
  await textToAnswer(api, 15);
  await edits(api, 40);
  console.log(JSON.stringify({ optimalPlayTests: { passed: 1, failed: 0 } }));
}
