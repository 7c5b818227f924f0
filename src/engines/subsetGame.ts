import type { Steps } from './steps.ts';
import { bestOfRow, stonesToCome, type TableArrays } from './subsetGameKernel.ts';
import { sizeOf } from './subsetGameCounts.ts';
import { layOut, type Layout } from './subsetGameLayout.ts';

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
  /** Stones of the player on move less the other's, from the state to the end under optimal play. */
  value(state: number): number;
  stonesMade(state: number): number;
}

/** Pairs of a state and a move (or a word of gems) that one step looks at: about half a millisecond. */
const workAStep = 150_000;

/**
 * Solves the game by retrograde analysis, from the full multiset down. With F(T) = stones made once T is taken,
 * R(T) = F(all) - F(T) and theta(T) = stones the opponent of the mover still makes,
 * theta(T) = min over i of (R(T+i) < R(T) ? theta(T+i) : R(T) - theta(T+i)), and the value is R(T) - 2 theta(T).
 * Errors: RangeError where the table does not fit into memory; see `subsetGameBytes`.
 */
export function* solveSubsetGame(game: SubsetGame): Steps<SubsetTable> {
  const layout = layOut(game);
  const arrays = tableArrays(layout);
  const workAState = game.kinds.length + layout.fields.words + 1;
  let work = 0;
  for (let row = layout.rows - 1; row >= 0; row -= 1) {
    layout.goToRow(row);
    stonesToCome(layout, arrays);
    bestOfRow(layout, arrays);
    work += layout.rowWork + layout.rowStates * workAState;
    if (work >= workAStep) {
      work = 0;
      yield 1 - row / layout.rows;
    }
  }
  const { toCome, opponents } = arrays;
  return {
    strides: layout.strides,
    stones: layout.stones,
    bytes: tableBytes(layout.states, layout.stones),
    value: (state) => toCome[state] - 2 * opponents[state],
    stonesMade: (state) => layout.stones - toCome[state],
  };
}

/** Bytes that `solveSubsetGame` takes at its peak, the tables shared by all rows (some kilobytes) left out. */
export function subsetGameBytes(game: SubsetGame): number {
  const { states, stones } = sizeOf(game);
  return tableBytes(states, stones);
}

function tableBytes(states: number, stones: number): number {
  return 2 * states * (stones <= 0xff ? 1 : stones <= 0xffff ? 2 : 4);
}

function tableArrays({ states, stones, rowStates }: Layout): TableArrays {
  const best = new Int32Array(rowStates);
  if (stones <= 0xff) return { toCome: new Uint8Array(states), opponents: new Uint8Array(states), best };
  if (stones <= 0xffff) return { toCome: new Uint16Array(states), opponents: new Uint16Array(states), best };
  return { toCome: new Uint32Array(states), opponents: new Uint32Array(states), best };
}
