import type { TestItem } from 'vscode';
import { l10n, Uri, window, workspace } from 'vscode';
import { wholeWorkspace } from '../../words/assess.ts';
import { nameOf } from '../inputs.ts';
import { FoundCases, listedCases } from '../making/cases.ts';
import { folderOf } from '../making/writing.ts';
import type { TestCase } from '../testing/testCase.ts';

/** What is assessed: the test cases of an item or below a folder; null: all of the workspace. */
export interface Scope {
  readonly of: TestItem | Uri | null;
  /** How it is called. */
  readonly name: string;
  /** The folder, to be found again after a reload of the window; null: there is none, or it is the whole workspace. */
  readonly folder: Uri | null;
}

/** What a call of the command is about: the folder or item it was called with, else the folder of the active file, else the workspace. */
export function scopeOf(argument: unknown): Scope {
  if (argument instanceof Uri) return folderScope(argument);
  if (isTestItem(argument)) return { of: argument, name: argument.label, folder: argument.uri ? folderOf(argument.uri) : null };
  const active = window.activeTextEditor?.document.uri;
  // What is no file of a file system has no folder: an unsaved document, the output view.
  const isFile = active && workspace.fs.isWritableFileSystem(active.scheme) !== undefined;
  return isFile ? folderScope(folderOf(active)) : wholeScope();
}

export function wholeScope(): Scope {
  return { of: null, name: workspace.name ?? wholeWorkspace(l10n), folder: null };
}

export function folderScope(folder: Uri): Scope {
  return { of: folder, name: nameOf(folder), folder };
}

/** The test cases of a scope, among those that discovery has found; outside of the folders that are open by the names alone. */
export async function casesOf({ of }: Scope, discovered: readonly TestCase[]): Promise<readonly TestCase[]> {
  if (of === null) return discovered;
  const listed = listedCases({ cases: discovered });
  const found = listed.under(of);
  if (found.length > 0 || !(of instanceof Uri) || workspace.getWorkspaceFolder(of)) return found;
  // Any file in a folder stands for it there.
  return new FoundCases(listed).under(Uri.joinPath(of, '-'));
}

function isTestItem(argument: unknown): argument is TestItem {
  return typeof argument === 'object' && argument !== null && 'children' in argument && 'canResolveChildren' in argument;
}
