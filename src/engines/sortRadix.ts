import { idsByWords, type Pairs, pairsOf } from './sortPairs.ts';
import type { Steps } from './steps.ts';

/** Keys handled between two yields: well under a millisecond, also where every access misses the cache. */
const slice = 1 << 13;
const wordSize = 4294967296;

/**
 * The order that sorts `keys` ascending, equal keys by their index: the i-th smallest is `keys[order[i]]`.
 * Keys are whole numbers from 0 to 2^53. Least significant digit first, 32 bits of the keys at a time.
 */
export function ascendingOrder(keys: Float64Array): Steps<Uint32Array> {
  return orderOf(keys, 0, 1);
}

/** As {@link ascendingOrder}, greatest key first; equal keys still by their index. */
export function* descendingOrder(keys: Float64Array): Steps<Uint32Array> {
  return yield* orderOf(keys, yield* greatestOf(keys), -1);
}

/** Sorts by `offset + sign * key`, which the caller sees to be from 0 to 2^53. */
function* orderOf(keys: Float64Array, offset: number, sign: number): Steps<Uint32Array> {
  const count = keys.length;
  const pairs = pairsOf(count);
  let high = false;
  for (let from = 0; from < count; from += slice) {
    const to = Math.min(from + slice, count);
    high = pairLowWords(keys, offset, sign, pairs, from, to) || high;
    yield (from / count) * 0.1;
  }
  const order = yield* idsByWords(pairs, 0.1, high ? 0.5 : 1);
  if (!high) return order;
  for (let from = 0; from < count; from += slice) {
    const to = Math.min(from + slice, count);
    pairHighWords(keys, offset, sign, pairs, order, from, to);
    yield 0.5;
  }
  return yield* idsByWords(pairs, 0.5, 1);
}

/** Pairs the lowest 32 bits of keys with their indices; true where some key does not fit into them. */
function pairLowWords(keys: Float64Array, offset: number, sign: number, pairs: Pairs, from: number, to: number): boolean {
  let high = false;
  for (let i = from; i < to; i++) {
    const key = offset + sign * keys[i];
    pairs[2 * i] = key >>> 0;
    pairs[2 * i + 1] = i;
    if (key >= wordSize) high = true;
  }
  return high;
}

/** Pairs what of the keys lies above 32 bits with their indices, in the order so far. */
function pairHighWords(keys: Float64Array, offset: number, sign: number, pairs: Pairs, order: Uint32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    pairs[2 * i] = (offset + sign * keys[order[i]]) / wordSize;
    pairs[2 * i + 1] = order[i];
  }
}

function* greatestOf(keys: Float64Array): Steps<number> {
  let greatest = 0;
  for (let from = 0; from < keys.length; from += slice) {
    const to = Math.min(from + slice, keys.length);
    greatest = Math.max(greatest, greatestOfSome(keys, from, to));
    yield 0;
  }
  return greatest;
}

function greatestOfSome(keys: Float64Array, from: number, to: number): number {
  let greatest = 0;
  for (let i = from; i < to; i++) if (keys[i] > greatest) greatest = keys[i];
  return greatest;
}
