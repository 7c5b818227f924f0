import type { Steps } from './steps.ts';

const digits = [
  { shift: 0, buckets: 2048 },
  { shift: 11, buckets: 2048 },
  { shift: 22, buckets: 1024 },
] as const;

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
  const words = new Uint32Array(count);
  let order: Uint32Array = new Uint32Array(count);
  let high = false;
  for (let from = 0; from < count; from += slice) {
    const to = Math.min(from + slice, count);
    high = lowWords(keys, offset, sign, words, order, from, to) || high;
    yield (from / count) * 0.1;
  }
  order = yield* sortWords(words, order, 0.1, high ? 0.5 : 1);
  if (!high) return order;
  for (let from = 0; from < count; from += slice) {
    const to = Math.min(from + slice, count);
    highWords(keys, offset, sign, words, order, from, to);
    yield 0.5;
  }
  return yield* sortWords(words, order, 0.5, 1);
}

/** Fills in words and the identity order; true where some key does not fit into 32 bits. */
function lowWords(
  keys: Float64Array,
  offset: number,
  sign: number,
  words: Uint32Array,
  order: Uint32Array,
  from: number,
  to: number,
): boolean {
  let high = false;
  for (let i = from; i < to; i++) {
    const key = offset + sign * keys[i];
    words[i] = key >>> 0;
    order[i] = i;
    if (key >= wordSize) high = true;
  }
  return high;
}

/** Fills in what of the keys lies above 32 bits, in their order so far. */
function highWords(
  keys: Float64Array,
  offset: number,
  sign: number,
  words: Uint32Array,
  order: Uint32Array,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++) words[i] = (offset + sign * keys[order[i]]) / wordSize;
}

/** Stable sort of `order` by `words`, which it moves along and overwrites. */
function* sortWords(startWords: Uint32Array, startOrder: Uint32Array, shareFrom: number, shareTo: number): Steps<Uint32Array> {
  const count = startWords.length;
  let words = startWords;
  let order = startOrder;
  let spareWords: Uint32Array | null = null;
  let spareOrder: Uint32Array | null = null;
  for (const [pass, { shift, buckets }] of digits.entries()) {
    const places = new Uint32Array(buckets);
    for (let from = 0; from < count; from += slice) {
      countDigits(words, shift, places, from, Math.min(from + slice, count));
      yield shareFrom + ((shareTo - shareFrom) * pass) / digits.length;
    }
    if (places.includes(count)) continue;
    turnCountsIntoPlaces(places);
    spareWords ??= new Uint32Array(count);
    yield shareFrom + ((shareTo - shareFrom) * pass) / digits.length;
    spareOrder ??= new Uint32Array(count);
    for (let from = 0; from < count; from += slice) {
      scatter(words, order, spareWords, spareOrder, shift, places, from, Math.min(from + slice, count));
      yield shareFrom + ((shareTo - shareFrom) * (pass + from / count)) / digits.length;
    }
    [words, spareWords] = [spareWords, words];
    [order, spareOrder] = [spareOrder, order];
  }
  return order;
}

function countDigits(words: Uint32Array, shift: number, counts: Uint32Array, from: number, to: number): void {
  const mask = counts.length - 1;
  for (let i = from; i < to; i++) counts[(words[i] >>> shift) & mask]++;
}

function turnCountsIntoPlaces(counts: Uint32Array): void {
  let place = 0;
  for (let digit = 0; digit < counts.length; digit++) {
    const next = place + counts[digit];
    counts[digit] = place;
    place = next;
  }
}

function scatter(
  words: Uint32Array,
  order: Uint32Array,
  toWords: Uint32Array,
  toOrder: Uint32Array,
  shift: number,
  places: Uint32Array,
  from: number,
  to: number,
): void {
  const mask = places.length - 1;
  for (let i = from; i < to; i++) {
    const word = words[i];
    const place = places[(word >>> shift) & mask]++;
    toWords[place] = word;
    toOrder[place] = order[i];
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
