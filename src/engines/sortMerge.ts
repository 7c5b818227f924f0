import type { Steps } from './steps.ts';

/** Comparisons between two yields. */
const slice = 4096;

/**
 * The order that sorts the indices 0 to `count` - 1 by `compare` (negative: the first argument comes first), equal
 * ones by index: a merge sort from the bottom up, for keys that no machine number holds.
 */
export function* mergedOrder(count: number, compare: (a: number, b: number) => number): Steps<Uint32Array> {
  let order = Uint32Array.from({ length: count }, (_, index) => index);
  let spare = new Uint32Array(count);
  const rounds = Math.ceil(Math.log2(Math.max(count, 2)));
  let work = 0;
  for (let width = 1, round = 0; width < count; width *= 2, round++) {
    for (let from = 0; from < count; from += 2 * width) {
      const middle = Math.min(from + width, count);
      const to = Math.min(from + 2 * width, count);
      let left = from;
      let right = middle;
      for (let place = from; place < to; place++) {
        const takesLeft = left < middle && (right >= to || compare(order[left], order[right]) <= 0);
        spare[place] = takesLeft ? order[left++] : order[right++];
        if (++work % slice === 0) yield Math.min(1, (round + place / count) / rounds);
      }
    }
    [order, spare] = [spare, order];
  }
  return order;
}
