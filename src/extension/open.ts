import type { Uri } from 'vscode';
import { l10n, Range, window, workspace, WorkspaceEdit } from 'vscode';
import { catalogue } from '../games/catalogue.ts';
import type { GameId } from '../games/game.ts';
import { sampleTitle } from '../words/extensionMessages.ts';
import { gameName } from '../words/names.ts';
import { exampleUri } from './subject.ts';

/** Small inputs in which every kind of stack, and a declined and a taken stone, occur. */
const samples: Readonly<Record<GameId, string>> = {
  'family-photos': '4\n6 4 3 2\n5 1 6 2\n1 6 2 7\n1 2 5 6\n',
  'gems-fight': '2 4 2\n1 2\n2 1 2\n2 1 2\n1 2\n0 0 0\n',
};

/** Lets the user choose a game, and solves a sample of it in a new document. */
export async function openSample(solve: (uri: Uri) => Promise<void>): Promise<void> {
  const item = await window.showQuickPick(
    catalogue.map(({ id, language }) => ({ label: gameName(l10n, id), language, content: samples[id] })),
    { title: sampleTitle(l10n) },
  );
  if (!item) return;
  await solve(await openText(item.language, item.content));
}

/** Opens a text as a document that is no file yet. */
export async function openText(language: string, content: string): Promise<Uri> {
  const document = await workspace.openTextDocument({ language, content });
  // The editor may restore the unsaved text of a large document of the same name that was closed a moment ago.
  if (document.getText().replaceAll('\r\n', '\n') !== content) {
    const edit = new WorkspaceEdit();
    edit.replace(document.uri, new Range(0, 0, document.lineCount, 0), content);
    await workspace.applyEdit(edit);
  }
  await window.showTextDocument(document, { preview: false });
  return document.uri;
}

/** Opens an input to look at, once: where it is open already it is shown again. */
export async function openExample(game: GameId, name: string, input: string): Promise<Uri> {
  const ending = catalogue.find(({ id }) => id === game)?.files.slice(1) ?? '';
  const uri = exampleUri(name + ending, input);
  await window.showTextDocument(await workspace.openTextDocument(uri));
  return uri;
}

/** Lets the user choose a file, and solves it. */
export async function openFile(solve: (uri: Uri) => Promise<void>): Promise<void> {
  const uris = await window.showOpenDialog({ canSelectMany: false });
  const uri = uris?.[0];
  if (!uri) return;
  await window.showTextDocument(uri);
  await solve(uri);
}
