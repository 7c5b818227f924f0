import { commands, Uri, workspace } from 'vscode';
import type { TextDocument } from 'vscode';
import type { TestApi } from '../../../src/extension/testApi.ts';
import { measured } from './figures.ts';
import { photosText } from './photosText.ts';
import { pause, until } from './waiting.ts';

/** A new file of the folder that is open, as a document that no editor shows. Files: nothing is to be saved in the end. */
export async function openFile(name: string, text: string): Promise<TextDocument> {
  const folder = workspace.workspaceFolders?.[0];
  if (folder === undefined) throw new Error('No folder is open.');
  const uri = Uri.joinPath(folder.uri, name);
  await workspace.fs.writeFile(uri, new TextEncoder().encode(text));
  return workspace.openTextDocument(uri);
}

/** Solves a document, and gives the time to its answer and the longest time in which the thread did nothing else. */
async function solved(api: TestApi, uri: Uri): Promise<{ readonly milliseconds: number; readonly longest: number }> {
  const answered: number[] = [];
  let longest = 0;
  const listening = api.onDidChangeState((change) => {
    if (change.uri.toString() === uri.toString() && change.state?.kind === 'answer') answered.push(performance.now());
  });
  const start = performance.now();
  const solving = commands.executeCommand('optimalPlay.solve', uri);
  let last = start;
  // To ask more often would take a processor from the worker.
  await until('an answer', 1, () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    return answered.length > 0;
  });
  await solving;
  listening.dispose();
  return { milliseconds: answered[0] - start, longest };
}

/**
 * Solves new documents: of texts that the worker does not have yet, before they are read on opening, or (`opened`) of texts
 * that were read when they were opened.
 */
export async function textToAnswer(api: TestApi, stacks: number, opened: boolean, rounds: number): Promise<void> {
  const text = photosText(stacks);
  const times: number[] = [];
  const blocks: number[] = [];
  const copies: number[] = [];
  for (let round = -3; round < rounds; round++) {
    const document = await openFile(`${opened ? 'opened' : 'new'}${round}.photos`, text);
    await pause(opened ? 700 : 100);
    const { milliseconds, longest } = await solved(api, document.uri);
    // What follows an answer is over before the next document is opened.
    await pause(400);
    const start = performance.now();
    document.getText();
    if (round < 0) continue;
    times.push(milliseconds);
    blocks.push(longest);
    copies.push(performance.now() - start);
  }
  if (opened) {
    measured('opened-to-answer', 'inside VS Code, 1e5 stacks, read when opened: Solve to answer', times);
    return;
  }
  measured('text-to-answer', 'inside VS Code, 1e5 stacks: text to answer', times);
  measured('text-host-thread', 'inside VS Code, 1e5 stacks: longest block of the host thread meanwhile', blocks);
  measured('text-copy', "inside VS Code, 1e5 stacks: the editor's own getText", copies);
}
