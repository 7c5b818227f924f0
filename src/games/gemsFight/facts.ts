import type { Amount, Player } from '../game.ts';

/** Bags one player empties in a row, and the stones they make. */
export interface GemsFightRun {
  readonly player: Player;
  readonly turns: number;
  readonly stones: number;
}

export interface GemsFightLedger {
  readonly game: 'gems-fight';
  readonly colours: number;
  readonly bags: number;
  /** Gems of one colour that melt into a stone. */
  readonly meltsAt: number;
  /** Stones that exist in all. */
  readonly stones: number;
  readonly runs: readonly GemsFightRun[];
  /** Turn (from 1) of the line of play in which the first stone comes; null where there is none. */
  readonly firstStoneTurn: number | null;
  /** Quiet bags before the first stone, least and greatest over all play; null where no stone exists. */
  readonly quietBeforeStone: { readonly least: number; readonly greatest: number } | null;
}

/** Stones of one colour; colours count from 1. */
export interface ColourCount {
  readonly colour: number;
  readonly count: number;
}

export interface GemsFightTurn {
  readonly game: 'gems-fight';
  /** From 1, counted from the start of the game. */
  readonly turn: number;
  readonly player: Player;
  /** From 1. */
  readonly bag: number;
  /** The text line of the bag, from 0. */
  readonly line: number;
  readonly gems: readonly ColourCount[];
  /** Stones made, by colour; empty for a quiet bag. */
  readonly stones: readonly ColourCount[];
  /** The player moves again (a stone was made and a bag is left). */
  readonly again: boolean;
  /** Gems in the cooker after the turn, by colour. */
  readonly cooker: readonly ColourCount[];
  /** Change of the margin by this turn, and the margins after it. */
  readonly gain: Amount;
  readonly banked: Amount;
  readonly final: Amount;
}

export interface GemsFightMove {
  readonly game: 'gems-fight';
  /** The bags of this row, ascending, from 1: one, or several with the same gems. */
  readonly bags: readonly number[];
  readonly line: number;
  readonly gems: readonly ColourCount[];
  /** Stones that the bag makes now. */
  readonly stones: number;
  readonly final: Amount;
  /** Loss for the player on move against the best move: even, never negative; half of it is stones that change owner. */
  readonly loss: Amount;
}
