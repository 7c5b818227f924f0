import { greatestFirst, smallestFirst } from '../../engines/sortNumbers.ts';
import type { Steps } from '../../engines/steps.ts';
import { type MutableNumbers, type Numbers, swingOf } from '../../engines/switchSum.ts';
import type { PoolSums } from '../../engines/switchSumEdits.ts';
import type { Player } from '../game.ts';
import type { GainOrder } from './lineOfPlay.ts';
import { inSlices, scaled } from './progress.ts';
import type { Solution } from './solveBySorting.ts';
import { dead, firstGain, isHotter, secondGain, type Stacks, worthOf } from './stacks.ts';

/**
 * The start position put in order once, so that every position a few moves off the line of play is told from it
 * without looking at all stacks again. Photos and stacks count from 0, ranks too.
 */
export interface StartOrder<N> {
  readonly stacks: Stacks<N>;
  /** Photos of the pool, hottest first. */
  readonly pool: Uint32Array;
  readonly sums: PoolSums<N>;
  /** How many of the hottest 0, 1, 2, ... photos of the pool are bottoms. */
  readonly bottoms: Uint32Array;
  /**
   * By photo. Of contested stacks: its rank in the pool. Of a cold stack: for the top the index of the stack among those of
   * its kind, for the bottom the rank that it would get in the pool.
   */
  readonly places: Uint32Array;
  /** Stacks of Alice's and of Bonnie's free gains. */
  readonly gains: readonly [GainOrder<N>, GainOrder<N>];
  /** Dead stacks, Alice's free gains, and Bonnie's: dead ones first, since the line of play leaves them all. */
  readonly cold: readonly ColdOrder<N>[];
}

/** The untouched cold stacks of a kind in the orders in which the best to open are looked for. */
export interface ColdOrder<N> {
  readonly kind: number;
  /** That with the hottest bottom first. */
  readonly byBottom: Uint32Array;
  /** By player. */
  readonly byCost: readonly [CostOrder<N>, CostOrder<N>];
}

/** Stacks by what opening them costs a player beside G(r), that of least cost first, on equal costs the lower stack. */
interface CostOrder<N> {
  readonly stacks: Uint32Array;
  /** Of the stacks in this order; null where all are nothing, since they are her free gains. */
  readonly costs: Numbers<N> | null;
}

/** Bytes a stack that {@link startOrder} takes where numbers take `ofNumber` bytes. */
export function bytesOfOrder(ofNumber: number): number {
  return 8 + 4 + 8 + 8 + 4 * ofNumber;
}

export function* startOrder<N>(stacks: Stacks<N>, { start, line }: Solution<N>): Steps<StartOrder<N>> {
  const { pool } = start;
  const { byKind } = stacks;
  const places = new Uint32Array(2 * stacks.count);
  const alternating = stacks.numbers(pool.length + 1);
  const bottoms = new Uint32Array(pool.length + 1);
  const countBottoms = (from: number, to: number): void => {
    for (let rank = from; rank < to; rank++) bottoms[rank + 1] = bottoms[rank] + (pool[rank] & 1);
  };
  yield* inSlices(pool.length, (from, to) => alternate(stacks, pool, places, alternating, from, to), 0, 0.25);
  yield* inSlices(pool.length, countBottoms, 0.25, 0.3);
  const cold: ColdOrder<N>[] = [];
  for (const [index, kind] of [dead, firstGain, secondGain].entries()) {
    const list = byKind[kind];
    yield* inSlices(list.length, (from, to) => numberSome(list, places, from, to), 0.3, 0.3);
    cold.push(yield* scaled(coldOrder(stacks, pool, places, kind), 0.3 + 0.2 * index, 0.5 + 0.2 * index));
  }
  const sums: PoolSums<N> = { length: pool.length, margin: line.parts.pool.bankedBefore, alternating: (count) => alternating[count] };
  return { stacks, pool, sums, bottoms, places, gains: line.parts.gains, cold };
}

function alternate<N>(stacks: Stacks<N>, pool: Uint32Array, places: Uint32Array, sums: MutableNumbers<N>, from: number, to: number): void {
  const { add, subtract } = stacks.arithmetic;
  for (let rank = from; rank < to; rank++) {
    places[pool[rank]] = rank;
    const swing = swingOf(stacks, pool[rank]);
    sums[rank + 1] = (rank & 1) === 0 ? add(sums[rank], swing) : subtract(sums[rank], swing);
  }
}

function* coldOrder<N>(stacks: Stacks<N>, pool: Uint32Array, places: Uint32Array, kind: number): Steps<ColdOrder<N>> {
  const list = stacks.byKind[kind];
  const swings = stacks.numbers(list.length);
  const swingSome = (from: number, to: number): void => {
    for (let i = from; i < to; i++) swings[i] = swingOf(stacks, 2 * list[i] + 1);
  };
  yield* inSlices(list.length, swingSome, 0, 0.2);
  const order = yield* scaled(greatestFirst(swings, stacks.arithmetic), 0.2, 0.7);
  const sorted = order.map((index) => list[index]);
  let rank = 0;
  const placeSome = (from: number, to: number): void => {
    for (let i = from; i < to; i++) {
      while (rank < pool.length && isHotter(stacks, pool[rank], 2 * sorted[i] + 1)) rank++;
      places[2 * sorted[i] + 1] = rank;
    }
  };
  yield* inSlices(list.length, placeSome, 0.7, 0.8);
  const first = yield* scaled(costOrder(stacks, kind, 0), 0.8, 0.9);
  const second = yield* scaled(costOrder(stacks, kind, 1), 0.9, 1);
  return { kind, byBottom: sorted, byCost: [first, second] };
}

function* costOrder<N>(stacks: Stacks<N>, kind: number, player: Player): Steps<CostOrder<N>> {
  const list = stacks.byKind[kind];
  if (kind === (player === 0 ? firstGain : secondGain)) return { stacks: list, costs: null };
  const unsorted = stacks.numbers(list.length);
  const costSome = (from: number, to: number): void => {
    for (let i = from; i < to; i++) unsorted[i] = costOfOpening(stacks, list[i], player);
  };
  yield* inSlices(list.length, costSome, 0, 0.3);
  const order = yield* scaled(smallestFirst(unsorted, stacks.arithmetic), 0.3, 0.9);
  const costs = stacks.numbers(list.length);
  const orderSome = (from: number, to: number): void => {
    for (let i = from; i < to; i++) {
      costs[i] = unsorted[order[i]];
      order[i] = list[order[i]];
    }
  };
  yield* inSlices(list.length, orderSome, 0.9, 1);
  return { stacks: order, costs };
}

/**
 * By what the worth of a cold stack exceeds the exchange of its two photos, for a player who takes the top: 0 for her own
 * free gain, (a2 + b2) - (a1 + b1) for that of the other, b2 - a1 or a2 - b1 for a dead stack.
 */
export function costOfOpening<N>(stacks: Stacks<N>, stack: number, player: Player): N {
  const { values } = stacks;
  const { subtract, negate } = stacks.arithmetic;
  const worth = worthOf(stacks, stack);
  const exchange = subtract(values[4 * stack + player], values[4 * stack + 3 - player]);
  return subtract(player === 0 ? worth : negate(worth), exchange);
}

function numberSome(list: Uint32Array, places: Uint32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) places[2 * list[i]] = i;
}
