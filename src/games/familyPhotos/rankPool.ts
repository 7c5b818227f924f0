import { idsByWords, type Pairs, pairsOf } from '../../engines/sortPairs.ts';
import { greatestFirst } from '../../engines/sortNumbers.ts';
import type { Steps } from '../../engines/steps.ts';
import { type MutableNumbers, swingOf } from '../../engines/switchSum.ts';
import { inSlices, scaled } from './progress.ts';
import { contested, type Stacks } from './stacks.ts';

const greatestWord = 0xffffffff;

/**
 * The photos of all contested stacks, hottest first, on equal swings the lower stack first. O(n) by radix sort for doubles,
 * O(n log n) for integers of any size.
 */
export function* rankPool<N>(stacks: Stacks<N>): Steps<Uint32Array> {
  const list = stacks.byKind[contested];
  if (stacks.values instanceof Float64Array) {
    const ranked = yield* rankByWords(stacks.values, list);
    if (ranked !== null) return ranked;
  }
  const swings = stacks.numbers(2 * list.length);
  yield* inSlices(list.length, (from, to) => swingSome(stacks, list, swings, from, to), 0, 0.1);
  const pool = yield* scaled(greatestFirst(swings, stacks.arithmetic), 0.1, 0.9);
  yield* inSlices(pool.length, (from, to) => turnIntoPhotos(list, pool, from, to), 0.9, 1);
  return pool;
}

/** By swings that fit into words of 32 bits, as those of judges do; null where one does not. */
function* rankByWords(values: Float64Array, list: Uint32Array): Steps<Uint32Array | null> {
  const pairs = pairsOf(2 * list.length);
  let greatest = 0;
  const pairSome = (from: number, to: number): void => {
    greatest = Math.max(greatest, pairStacks(values, list, pairs, from, to));
  };
  yield* inSlices(list.length, pairSome, 0, 0.1);
  return greatest > greatestWord ? null : yield* idsByWords(pairs, 0.1, 1);
}

/** What is left of a word by the swing of each photo, with the photo. Returns the greatest swing. */
function pairStacks(values: Float64Array, list: Uint32Array, pairs: Pairs, from: number, to: number): number {
  let greatest = 0;
  for (let i = from; i < to; i++) {
    const stack = list[i];
    const top = values[4 * stack] + values[4 * stack + 1];
    // The bottom of a contested stack is cooler.
    if (top > greatest) greatest = top;
    pairs[4 * i] = greatestWord - top;
    pairs[4 * i + 1] = 2 * stack;
    pairs[4 * i + 2] = greatestWord - values[4 * stack + 2] - values[4 * stack + 3];
    pairs[4 * i + 3] = 2 * stack + 1;
  }
  return greatest;
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
