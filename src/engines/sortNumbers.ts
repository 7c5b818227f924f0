import type { Arithmetic } from './arithmetic.ts';
import { mergedOrder } from './sortMerge.ts';
import { ascendingOrder, descendingOrder } from './sortRadix.ts';
import type { Steps } from './steps.ts';
import type { Numbers } from './switchSum.ts';

/** The order that sorts numbers of at least 0 (doubles: to 2^53) ascending, equal ones by their index. */
export function smallestFirst<N>(numbers: Numbers<N>, { compare }: Arithmetic<N>): Steps<Uint32Array> {
  if (numbers instanceof Float64Array) return ascendingOrder(numbers);
  return mergedOrder(numbers.length, (a, b) => compare(numbers[a], numbers[b]));
}

/** As {@link smallestFirst}, greatest number first; equal ones still by their index. */
export function greatestFirst<N>(numbers: Numbers<N>, { compare }: Arithmetic<N>): Steps<Uint32Array> {
  if (numbers instanceof Float64Array) return descendingOrder(numbers);
  return mergedOrder(numbers.length, (a, b) => compare(numbers[b], numbers[a]));
}
