import { turnIntoPlaces } from './sortPlaces.ts';
import type { Steps } from './steps.ts';

/** A word of 32 bits and an id, pair after pair: moved together, they lie in one line of the cache. */
export type Pairs = Uint32Array;

const digits = [
  { shift: 0, buckets: 2048 },
  { shift: 11, buckets: 2048 },
  { shift: 22, buckets: 1024 },
] as const;

/** Pairs handled between two yields: well under a millisecond, also where every access misses the cache. */
const slice = 1 << 13;

export function pairsOf(count: number): Pairs {
  return new Uint32Array(2 * count);
}

/**
 * The ids of pairs sorted by their words ascending, those of equal words in the order in which they came; overwrites the
 * pairs. Radix sort from the lowest digit on. Yields shares between two.
 */
export function* idsByWords(pairs: Pairs, shareFrom: number, shareTo: number): Steps<Uint32Array> {
  const count = pairs.length / 2;
  const share = (done: number): number => shareFrom + (shareTo - shareFrom) * done;
  const counts = digits.map(({ buckets }) => new Uint32Array(buckets));
  for (let from = 0; from < count; from += slice) {
    countDigits(pairs, counts[0], counts[1], counts[2], from, Math.min(from + slice, count));
    yield share((0.2 * from) / count);
  }
  // A digit that all words share moves nothing.
  const passes = digits.flatMap(({ shift }, pass) => (counts[pass].includes(count) ? [] : [{ shift, places: counts[pass] }]));
  const last = passes.pop();
  let source = pairs;
  let target: Pairs | null = null;
  for (const [pass, { shift, places }] of passes.entries()) {
    turnIntoPlaces(places);
    target ??= pairsOf(count);
    for (let from = 0; from < count; from += slice) {
      scatterPairs(source, target, shift, places, from, Math.min(from + slice, count));
      yield share(0.2 + 0.3 * (pass + from / count));
    }
    [source, target] = [target, source];
  }
  const ids = new Uint32Array(count);
  if (last !== undefined) turnIntoPlaces(last.places);
  for (let from = 0; from < count; from += slice) {
    const to = Math.min(from + slice, count);
    if (last === undefined) for (let i = from; i < to; i++) ids[i] = source[2 * i + 1];
    else scatterIds(source, ids, last.shift, last.places, from, to);
    yield share(0.8 + (0.2 * from) / count);
  }
  return ids;
}

function countDigits(pairs: Pairs, low: Uint32Array, middle: Uint32Array, high: Uint32Array, from: number, to: number): void {
  for (let i = 2 * from; i < 2 * to; i += 2) {
    const word = pairs[i];
    low[word & 2047]++;
    middle[(word >>> 11) & 2047]++;
    high[word >>> 22]++;
  }
}

function scatterPairs(source: Pairs, target: Pairs, shift: number, places: Uint32Array, from: number, to: number): void {
  const mask = places.length - 1;
  for (let i = 2 * from; i < 2 * to; i += 2) {
    const word = source[i];
    const place = 2 * places[(word >>> shift) & mask]++;
    target[place] = word;
    target[place + 1] = source[i + 1];
  }
}

function scatterIds(source: Pairs, ids: Uint32Array, shift: number, places: Uint32Array, from: number, to: number): void {
  const mask = places.length - 1;
  for (let i = 2 * from; i < 2 * to; i += 2) ids[places[(source[i] >>> shift) & mask]++] = source[i + 1];
}
