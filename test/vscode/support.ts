import type { TextDocument } from 'vscode';
import { commands, extensions, Range, Uri, window, workspace, WorkspaceEdit } from 'vscode';
import type { InputState } from '../../src/extension/inputState.ts';
import type { TestApi } from '../../src/extension/testApi.ts';

/** The extension under test, active. */
export async function api(): Promise<TestApi> {
  const extension = extensions.getExtension<TestApi>('optimal-play.optimal-play');
  if (!extension) throw new Error('The extension is not installed.');
  return extension.activate();
}

export function equal(actual: unknown, expected: unknown, what = 'value'): void {
  const [left, right] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (left !== right) throw new Error(`${what}: ${left}, not ${right}`);
}

export function ok(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(`Not so: ${what}`);
}

/** Asks again and again until there is a value; fails with what was waited for. */
export async function until<Value>(
  what: string,
  probe: () => Value | undefined | null | false | Promise<Value | undefined | null | false>,
): Promise<Value> {
  for (let attempts = 0; attempts < 2500; attempts++) {
    const value = await probe();
    if (value !== undefined && value !== null && value !== false) return value;
    await pause(20);
  }
  throw new Error(`Waited in vain: ${what}`);
}

/** Waits until the panel's page has called. Private windows of the web build lack the service worker that pages need there. */
export async function panelIsUp(): Promise<void> {
  const { panel } = await api();
  await until('the page of the panel is up', () => panel().ready);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** A file of the folder that is open. */
export function example(path: string): Uri {
  const folder = workspace.workspaceFolders?.[0];
  ok(folder, 'a folder is open');
  return Uri.joinPath(folder.uri, path);
}

export async function textOf(uri: Uri): Promise<string> {
  return new TextDecoder().decode(await workspace.fs.readFile(uri));
}

export async function openExample(path: string): Promise<TextDocument> {
  const document = await workspace.openTextDocument(example(path));
  await window.showTextDocument(document);
  return document;
}

export async function openUntitled(content: string, language = 'plaintext'): Promise<TextDocument> {
  const document = await workspace.openTextDocument({ content, language });
  // The editor may restore the text of a document of the same name that was closed a moment ago.
  if (document.getText() !== content) await replaceAll(document, content);
  await window.showTextDocument(document);
  return document;
}

/** Runs *Solve* on the active editor; the command settles with the run. */
export async function solve(document: TextDocument): Promise<InputState> {
  await commands.executeCommand('optimalPlay.solve');
  return until('a state', async () => (await api()).state(document.uri));
}

/** The margins of an answer; anything else is a failure. */
export function marginsOf(state: InputState | undefined): readonly string[] {
  if (state?.kind !== 'answer') throw new Error(`No answer: ${JSON.stringify(state)}`);
  return state.cases.map(({ margin }) => margin);
}

/** Puts a text in the place of a stretch of a line. */
export async function replace(document: TextDocument, line: number, start: number, end: number, text: string): Promise<void> {
  const edit = new WorkspaceEdit();
  edit.replace(document.uri, new Range(line, start, line, end), text);
  ok(await workspace.applyEdit(edit), 'the edit was applied');
}

async function replaceAll(document: TextDocument, text: string): Promise<void> {
  const edit = new WorkspaceEdit();
  edit.replace(document.uri, new Range(0, 0, document.lineCount, 0), text);
  ok(await workspace.applyEdit(edit), 'the text was replaced');
}

/** Shows a document; another editor that opens at that moment makes the editor refuse once. */
async function shown(document: TextDocument): Promise<void> {
  try {
    await window.showTextDocument(document);
  } catch {
    await window.showTextDocument(document);
  }
}

/** Closes every editor without saving, and without a question about it. */
export async function closeAll(): Promise<void> {
  for (const document of workspace.textDocuments) {
    // The editor writes its own settings through a document too: not ours to close.
    if (!document.isDirty || document.isClosed || document.uri.path.endsWith('/settings.json')) continue;
    await shown(document);
    await commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  }
  await commands.executeCommand('workbench.action.closeAllEditors');
}

/** Gems Fight! cases of full size that no shortcut makes small: every bag is another one. */
export function longInput(cases: number): string {
  let seed = 1;
  const next = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const bag = (): string => {
    const gems = Array.from({ length: 1 + next(10) }, () => 1 + next(8));
    return `${gems.length} ${gems.join(' ')}`;
  };
  const lines = Array.from({ length: cases }, () => ['8 21 5', ...Array.from({ length: 21 }, bag)]).flat();
  return [...lines, '0 0 0', ''].join('\n');
}
