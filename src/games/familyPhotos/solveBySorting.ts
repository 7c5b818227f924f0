import { greatestFirst } from '../../engines/sortNumbers.ts';
import type { Steps } from '../../engines/steps.ts';
import { type MutableNumbers, swingOf } from '../../engines/switchSum.ts';
import { type LineOfPlay, lineOfPlay, type Prospect } from './lineOfPlay.ts';
import { scaled } from './progress.ts';
import { contested, dead, firstGain, secondGain, type Stacks } from './stacks.ts';

const slice = 4096;

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
  for (let from = 0; from < list.length; from += slice) {
    swingSome(stacks, list, swings, from, Math.min(from + slice, list.length));
    yield (0.1 * from) / list.length;
  }
  const pool = yield* scaled(greatestFirst(swings, stacks.arithmetic), 0.1, 0.8);
  for (let from = 0; from < pool.length; from += slice) {
    const to = Math.min(from + slice, pool.length);
    for (let rank = from; rank < to; rank++) pool[rank] = 2 * list[pool[rank] >> 1] + (pool[rank] & 1);
    yield 0.8;
  }
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
  return { start, line: yield* scaled(lineOfPlay(stacks, start), 0.8, 1) };
}

function swingSome<N>(stacks: Stacks<N>, list: Uint32Array, swings: MutableNumbers<N>, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    swings[2 * i] = swingOf(stacks, 2 * list[i]);
    swings[2 * i + 1] = swingOf(stacks, 2 * list[i] + 1);
  }
}
