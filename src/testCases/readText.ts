import type { GameId, Steps } from '../games/game.ts';
import type { Problem } from '../games/problems.ts';

/** A text as it is at hand: what an editor holds, or the bytes of a file. */
export type FileText = string | Uint8Array;

/** A text read as a game's input. */
export interface ReadText {
  /** Null where the game cannot be told. */
  readonly game: GameId | null;
  readonly problems: readonly Problem[];
  /** Empty where an error stands. */
  readonly cases: readonly unknown[];
}

/** Reads an input as the game given, else as the one that its content tells. */
export function readText(text: FileText, game: GameId | null): Steps<ReadText> {
  throw new Error(`not there: ${text.length} ${game}`);
}
