import type { Uri } from 'vscode';
import { l10n, window } from 'vscode';
import type { GameId } from '../../games/game.ts';
import { inputFrom, wholeStretch } from '../../testCases/selection.ts';
import { failureSentence } from '../../words/failures.ts';
import { gameNotTold } from '../../words/making.ts';
import type { Engine } from '../engine.ts';
import { openDocument, textAt } from '../files.ts';
import type { GameChoices } from '../gameChoices.ts';
import type { Input } from '../inputs.ts';

/** The text that a test case is made of. */
export interface Source {
  readonly uri: Uri;
  readonly name: string;
  readonly text: string;
  /** Null where it cannot be told. */
  readonly game: GameId | null;
  /** It is a stretch of the file only. */
  readonly selected: boolean;
  /** The file holds another text, or there is none yet. */
  readonly unsaved: boolean;
}

/** The selection of the active editor in a file, else its whole text; or a sentence that says why there is none. */
export async function sourceOf(engine: Engine, choices: GameChoices, uri: Uri): Promise<Source | string> {
  const found = await textAt(uri, engine.files);
  if (!found.ok) return found.sentence;
  const { input } = found;
  const choice = choices.choiceFor(input);
  const selection = selectedIn(uri);
  const file = { uri, name: input.name, unsaved: isUnsaved(uri) };
  if (selection === null) return { ...file, text: wholeText(input), game: choice.game, selected: false };
  const reply = choice.game === null ? await engine.onText(input, (document) => engine.worker.read(document, choice)) : null;
  if (reply && !reply.ok) return failureSentence(l10n, reply.failure);
  const game = choice.game ?? (reply?.ok ? reply.value.game : null);
  // How a stretch becomes an input depends on the game.
  if (game === null) return gameNotTold(l10n, input.name);
  return { ...file, text: inputFrom(selection, game), game, selected: true };
}

/** The whole text of an input, however it is held. */
export function wholeText({ text }: Input): string {
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const piece = text.readPiece(at);
    if (piece === '') break;
    pieces.push(piece);
    at += piece.length;
  }
  return pieces.join('');
}

/** What is selected in the active editor where it shows the file; null where nothing is. */
function selectedIn(uri: Uri): string | null {
  const editor = window.activeTextEditor;
  if (editor?.document.uri.toString() !== uri.toString() || editor.selection.isEmpty) return null;
  const { document, selection } = editor;
  const text = document.getText();
  const { from, to } = wholeStretch(text, { from: document.offsetAt(selection.start), to: document.offsetAt(selection.end) });
  return from === to ? null : text.slice(from, to);
}

function isUnsaved(uri: Uri): boolean {
  const document = openDocument(uri);
  return document !== undefined && (document.isUntitled || document.isDirty);
}
