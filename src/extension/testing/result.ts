import type { GameId } from '../../games/game.ts';

/** How a case or a sub-case came out; errored: it could not be checked. */
export type State = 'passed' | 'failed' | 'errored' | 'skipped';

/** A place of a file: line and columns from 0, in UTF-16 units. */
export interface Place {
  readonly uri: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** What the user reads about a case that did not pass. */
export interface Message {
  readonly markdown: string;
  readonly at: Place;
  /** What kind it is, for menus. */
  readonly kind: string;
  /** Shown side by side instead of the text. */
  readonly diff: { readonly expected: string; readonly actual: string } | null;
}

export interface Outcome {
  readonly state: State;
  readonly messages: readonly Message[];
}

export interface SubResult extends Outcome {
  readonly index: number;
  readonly line: number;
}

/** What checking a case gave, as it is shown, kept over reloads, and shown again. */
export interface CaseResult extends Outcome {
  readonly id: string;
  readonly game: GameId | null;
  /** Sub-cases, where the input holds several cases; of very many those that did not pass. */
  readonly subs: readonly SubResult[];
  /** Of the texts that were checked; null: they could not be read. */
  readonly stamp: string | null;
  /** Milliseconds. */
  readonly duration: number;
}
