import { greatestFirst } from '../../engines/sortNumbers.ts';
import type { Steps } from '../../engines/steps.ts';
import { type MutableNumbers, swingOf } from '../../engines/switchSum.ts';
import { type LineOfPlay, lineOfPlay, type Prospect } from './lineOfPlay.ts';
import { inSlices, scaled } from './progress.ts';
import { contested, dead, firstGain, secondGain, type Stacks } from './stacks.ts';

/** The start position with its pool ranked, and the line of play from it. */
export interface Solution<N> {
  readonly start: Prospect<N>;
  readonly line: LineOfPlay<N>;
}

/**
 * Solves the start position by sorting the pool: photos of contested stacks go in descending swing (exchange argument),
 * cold stacks add what they are worth. O(n) by radix sort for doubles, O(n log n) for integers of any size.
 */
export function* solveBySorting<N>(stacks: Stacks<N>): Steps<Solution<N>> {
  const list = stacks.byKind[contested];
  const swings = stacks.numbers(2 * list.length);
  yield* inSlices(list.length, (from, to) => swingSome(stacks, list, swings, from, to), 0, 0.1);
  const pool = yield* scaled(greatestFirst(swings, stacks.arithmetic), 0.1, 0.7);
  yield* inSlices(pool.length, (from, to) => turnIntoPhotos(list, pool, from, to), 0.7, 0.75);
  const { byKind, arithmetic } = stacks;
  const start: Prospect<N> = {
    player: 0,
    passed: false,
    over: stacks.count === 0,
    banked: arithmetic.zero,
    pool,
    gains: [byKind[firstGain], byKind[secondGain]],
    dead: byKind[dead].length,
  };
  return { start, line: yield* scaled(lineOfPlay(stacks, start), 0.75, 1) };
}

function swingSome<N>(stacks: Stacks<N>, list: Uint32Array, swings: MutableNumbers<N>, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    swings[2 * i] = swingOf(stacks, 2 * list[i]);
    swings[2 * i + 1] = swingOf(stacks, 2 * list[i] + 1);
  }
}

/** From places in the list of swings to photos. */
function turnIntoPhotos(list: Uint32Array, pool: Uint32Array, from: number, to: number): void {
  for (let rank = from; rank < to; rank++) pool[rank] = 2 * list[pool[rank] >> 1] + (pool[rank] & 1);
}
