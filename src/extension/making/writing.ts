import type { TextDocument } from 'vscode';
import { FileType, Position, Range, Uri, ViewColumn, window, workspace, WorkspaceEdit } from 'vscode';
import type { Replacement } from '../../testCases/replacing.ts';

/** A file to be made. */
export interface NewFile {
  readonly uri: Uri;
  readonly text: string;
}

/** Makes files in one step that one undo takes back. Never overwrites: false where one exists already, or none can be made. */
export function makeFiles(files: readonly NewFile[], label: string): Thenable<boolean> {
  const edit = new WorkspaceEdit();
  for (const { uri, text } of files) {
    edit.createFile(
      uri,
      { overwrite: false, ignoreIfExists: false, contents: new TextEncoder().encode(text) },
      { label, needsConfirmation: false },
    );
  }
  return workspace.applyEdit(edit);
}

/** Replaces single values of a document, or its whole text; a file without unsaved edits is saved. Undo takes it back. */
export async function replaceIn(document: TextDocument, by: readonly Replacement[] | string): Promise<boolean> {
  const wasDirty = document.isDirty;
  const edit = new WorkspaceEdit();
  if (typeof by === 'string') {
    edit.replace(document.uri, new Range(new Position(0, 0), document.lineAt(document.lineCount - 1).range.end), by);
  } else {
    for (const one of by) edit.replace(document.uri, new Range(one.line, one.start, one.line, one.end), one.new);
  }
  if (!(await workspace.applyEdit(edit))) return false;
  if (!wasDirty && !document.isUntitled) await document.save();
  return true;
}

/** Shows a file beside without taking the focus; an editor that has it in sight is enough. */
export async function showBeside(uri: Uri): Promise<void> {
  const key = uri.toString();
  if (window.visibleTextEditors.some(({ document }) => document.uri.toString() === key)) return;
  await window.showTextDocument(uri, { viewColumn: ViewColumn.Beside, preserveFocus: true, preview: true });
}

export async function exists(uri: Uri): Promise<boolean> {
  try {
    await workspace.fs.stat(uri);
    return true;
  } catch {
    return false;
  }
}

/** Names of the files in a folder; none where it is not there. */
export async function namesIn(folder: Uri): Promise<readonly string[]> {
  return (await entriesOf(folder)).filter(([, type]) => (type & FileType.Directory) === 0).map(([name]) => name);
}

/** What a folder holds; nothing where it is not there. */
export async function entriesOf(folder: Uri): Promise<readonly (readonly [string, FileType])[]> {
  try {
    return await workspace.fs.readDirectory(folder);
  } catch {
    return [];
  }
}

export function folderOf(uri: Uri): Uri {
  return Uri.joinPath(uri, '..');
}

/** Where new test cases go that belong to a file: its folder; out of hidden folders, in which no test case is looked for. */
export function folderBeside(file: Uri): Uri {
  const folder = folderOf(file);
  // Of a file in no folder that is open only the last one counts: what it lies in may be hidden as a whole.
  const root = workspace.getWorkspaceFolder(file)?.uri ?? folderOf(folder);
  const start = root.path.endsWith('/') ? root.path.length - 1 : root.path.length;
  const hidden = folder.path.slice(start).search(/\/(?:\.[^/]|node_modules(?:\/|$))/);
  return hidden < 0 ? folder : folder.with({ path: folder.path.slice(0, start + hidden) || '/' });
}
