import type { Steps } from './steps.ts';
import { formOf } from './subsetGameForm.ts';

/**
 * A game on the subsets of a multiset of bags: bags are emptied one after the other into a shared cooker, where
 * `meltsAt` gems of one colour melt into a stone for the player who emptied the bag. A bag that makes stones keeps
 * the turn, a quiet one passes it.
 */
export interface SubsetGame {
  readonly kinds: readonly SubsetKind[];
  readonly meltsAt: number;
}

/** Bags that are the same move. */
export interface SubsetKind {
  readonly count: number;
  /** Gems of each colour that can melt at all, in one order for all kinds; no more than 2^31 of a colour in all. */
  readonly gems: readonly number[];
}

/** The solved game. A state is the sum over the kinds of (bags taken) x (stride of the kind); 0 is the start. */
export interface SubsetTable {
  /** By kind, in the order of the game. */
  readonly strides: readonly number[];
  /** Stones that exist in all. */
  readonly stones: number;
  readonly bytes: number;
  /** The most bags that can be taken without a stone, where the solver has counted them. */
  readonly mostQuiet?: number;
  /** Stones of the player on move less the other's, from the state to the end under optimal play. */
  value(state: number): number;
  stonesMade(state: number): number;
}

/**
 * Solves the game by retrograde analysis, from the full multiset down. With F(T) = stones made once T is taken,
 * R(T) = F(all) - F(T) and theta(T) = stones the opponent of the mover still makes,
 * theta(T) = min over i of (R(T+i) < R(T) ? theta(T+i) : R(T) - theta(T+i)), and the value is R(T) - 2 theta(T).
 * Errors: RangeError where the table does not fit into memory; see `subsetGameBytes`.
 */
export function solveSubsetGame(game: SubsetGame): Steps<SubsetTable> {
  return formOf(game).solve();
}

/** Bytes that `solveSubsetGame` takes at its peak, tables of some kilobytes left out. */
export function subsetGameBytes(game: SubsetGame): number {
  return formOf(game).bytes;
}
