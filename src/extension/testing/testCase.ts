import type { Uri } from 'vscode';
import type { GameId } from '../../games/game.ts';

/** A hand-written test case: an input with the output that is expected for it. */
export interface TestCase {
  /** The input's URI; in a file that holds several cases with `#` and the place in it. Stable while the file keeps its name. */
  readonly id: string;
  /** The workspace folder. */
  readonly root: Uri;
  /** What it is listed under: a folder or a file with cases, relative to the root; '' is the root. */
  readonly suite: string;
  readonly label: string;
  /** The file that holds the input. */
  readonly input: Uri;
  /** The file that holds the expected output; null: there is none. */
  readonly expected: Uri | null;
  readonly description: Uri | null;
  /** Which case of a file that holds inputs and outputs, from 0, and the line (from 0) on which it begins; null: two files. */
  readonly entry: { readonly index: number; readonly line: number } | null;
  /** The game, as far as name, choice and neighbours tell. */
  readonly game: GameId | null;
}

/** An answer that no input belongs to. */
export interface StrayAnswer {
  readonly id: string;
  readonly root: Uri;
  readonly suite: string;
  readonly label: string;
  readonly uri: Uri;
}

/** What discovery found. */
export interface Found {
  readonly cases: readonly TestCase[];
  readonly strays: readonly StrayAnswer[];
}
