import { greatestFirst } from '../../engines/sortNumbers.ts';
import type { Steps } from '../../engines/steps.ts';
import { type MutableNumbers, swingOf } from '../../engines/switchSum.ts';
import type { PoolSums } from '../../engines/switchSumEdits.ts';
import type { GainOrder } from './lineOfPlay.ts';
import { inSlices, scaled } from './progress.ts';
import type { Solution } from './solveBySorting.ts';
import { contested, isHotter, type Stacks } from './stacks.ts';

/**
 * The start position put in order once, so that every position a few moves off the line of play is told from it
 * without looking at all stacks again. Photos and stacks count from 0, ranks too.
 */
export interface StartOrder<N> {
  readonly stacks: Stacks<N>;
  /** Photos of the pool, hottest first. */
  readonly pool: Uint32Array;
  readonly sums: PoolSums<N>;
  /**
   * By photo. Of contested stacks: its rank in the pool. Of a cold stack: for the top the index of the stack among those of
   * its kind, for the bottom the rank that it would get in the pool.
   */
  readonly places: Uint32Array;
  /** Stacks of Alice's and of Bonnie's free gains. */
  readonly gains: readonly [GainOrder<N>, GainOrder<N>];
  /** By code of the kind: its stacks, that with the hottest bottom first; none for contested ones. */
  readonly byBottom: readonly Uint32Array[];
}

/** Bytes a stack that {@link startOrder} takes where numbers take `ofNumber` bytes. */
export function bytesOfOrder(ofNumber: number): number {
  return 8 + 4 + 2 * ofNumber;
}

export function* startOrder<N>(stacks: Stacks<N>, { start, line }: Solution<N>): Steps<StartOrder<N>> {
  const { pool } = start;
  const { byKind } = stacks;
  const places = new Uint32Array(2 * stacks.count);
  const alternating = stacks.numbers(pool.length + 1);
  yield* inSlices(pool.length, (from, to) => alternate(stacks, pool, places, alternating, from, to), 0, 0.3);
  const byBottom: Uint32Array[] = [];
  for (const [kind, list] of byKind.entries()) {
    byBottom.push(kind === contested ? new Uint32Array(0) : yield* scaled(sortByBottom(stacks, list), 0.3, 0.7));
  }
  for (const list of byKind.slice(contested + 1)) {
    yield* inSlices(list.length, (from, to) => numberSome(list, places, from, to), 0.7, 0.8);
  }
  for (const list of byBottom) {
    let rank = 0;
    const placeSome = (from: number, to: number): void => {
      for (let i = from; i < to; i++) {
        while (rank < pool.length && isHotter(stacks, pool[rank], 2 * list[i] + 1)) rank++;
        places[2 * list[i] + 1] = rank;
      }
    };
    yield* inSlices(list.length, placeSome, 0.8, 1);
  }
  const sums: PoolSums<N> = { length: pool.length, margin: line.parts.pool.bankedBefore, alternating: (count) => alternating[count] };
  return { stacks, pool, sums, places, gains: line.parts.gains, byBottom };
}

function alternate<N>(stacks: Stacks<N>, pool: Uint32Array, places: Uint32Array, sums: MutableNumbers<N>, from: number, to: number): void {
  const { add, subtract } = stacks.arithmetic;
  for (let rank = from; rank < to; rank++) {
    places[pool[rank]] = rank;
    const swing = swingOf(stacks, pool[rank]);
    sums[rank + 1] = (rank & 1) === 0 ? add(sums[rank], swing) : subtract(sums[rank], swing);
  }
}

function* sortByBottom<N>(stacks: Stacks<N>, list: Uint32Array): Steps<Uint32Array> {
  const swings = stacks.numbers(list.length);
  const swingSome = (from: number, to: number): void => {
    for (let i = from; i < to; i++) swings[i] = swingOf(stacks, 2 * list[i] + 1);
  };
  yield* inSlices(list.length, swingSome, 0, 0.2);
  const order = yield* scaled(greatestFirst(swings, stacks.arithmetic), 0.2, 1);
  return order.map((index) => list[index]);
}

function numberSome(list: Uint32Array, places: Uint32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) places[2 * list[i]] = i;
}
