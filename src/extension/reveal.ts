import type { Uri } from 'vscode';
import { Range, TabInputText, ViewColumn, window } from 'vscode';

/** Shows and selects a place of a file in the editor that has it open; the focus stays in the panel. */
export async function reveal(uri: Uri, line: number, start: number, end: number): Promise<void> {
  const selection = new Range(line, start, line, end);
  await window.showTextDocument(uri, { viewColumn: columnOf(uri), preserveFocus: true, selection });
}

/** The column in which a file is open; the first where it is in none. */
export function columnOf(uri: Uri): ViewColumn {
  const key = uri.toString();
  for (const group of window.tabGroups.all) {
    if (group.tabs.some(({ input }) => input instanceof TabInputText && input.uri.toString() === key)) return group.viewColumn;
  }
  return ViewColumn.One;
}
