import type { Steps } from '../../engines/steps.ts';
import { type LineOfPlay, lineOfPlay, type Prospect } from './lineOfPlay.ts';
import { scaled } from './progress.ts';
import { rankPool } from './rankPool.ts';
import { dead, firstGain, secondGain, type Stacks } from './stacks.ts';

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
  const pool = yield* scaled(rankPool(stacks), 0, 0.75);
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
