import { integers } from '../../engines/arithmetic.ts';
import { EditedPool, firstWhere, type PoolSums, type PutIn } from '../../engines/switchSumEdits.ts';
import type { StackChange, StackValues } from './facts.ts';
import type { StartOrder } from './startOrder.ts';
import { contested, kindOf, stackKinds, worthOf } from './stacks.ts';

/**
 * The answer where one stack (from 0) has other values or is not there, in integers: new values may be too large for
 * doubles. Its photos are taken out of the ranked pool and put in where they belong. O(log n).
 * `margin`: the answer of the game as it is. Errors: RangeError where the values are no whole numbers of 0 or more.
 */
export function changed<N>(order: StartOrder<N>, margin: N, stack: number, values: StackValues | 'removed'): StackChange {
  const { stacks, places } = order;
  const exact = (amount: N): bigint => BigInt(stacks.arithmetic.format(amount));
  const sums: PoolSums<bigint> = {
    length: order.sums.length,
    margin: (count) => exact(order.sums.margin(count)),
    alternating: (count) => exact(order.sums.alternating(count)),
  };
  const poolMargin = exact(order.sums.margin(order.pool.length));
  const cold = exact(margin) - poolMargin - exact(worthOf(stacks, stack));
  const out = stacks.kinds[stack] === contested ? [places[2 * stack], places[2 * stack + 1]].toSorted((a, b) => a - b) : [];
  const photos = values === 'removed' ? null : values.map(wholeNumber);
  const kind = photos === null ? null : kindOf(photos, 0, integers);
  const [a1, b1, a2, b2] = photos ?? [0n, 0n, 0n, 0n];
  const putIn = kind === contested ? [place(order, a1, b1), place(order, a2, b2)] : [];
  const pool = new EditedPool(integers, sums, 0, out, putIn);
  const worth = kind === null || kind === contested ? 0n : a1 - b2 > 0n ? a1 - b2 : a2 - b1 < 0n ? a2 - b1 : 0n;
  const result = pool.margin(pool.length, true) + cold + worth;
  return { margin: String(result), difference: String(result - exact(margin)), kind: kind === null ? null : stackKinds[kind] };
}

/** Photos as hot may lie before or after it: the margin is the same. */
function place<N>({ stacks: { arithmetic }, sums, pool }: StartOrder<N>, a: bigint, b: bigint): PutIn<bigint> {
  const { subtract, format } = arithmetic;
  const swingAt = (rank: number): bigint => {
    const change = BigInt(format(subtract(sums.alternating(rank + 1), sums.alternating(rank))));
    return change < 0n ? -change : change;
  };
  return { a, b, before: firstWhere(pool.length, (rank) => swingAt(rank) <= a + b) };
}

function wholeNumber(amount: string): bigint {
  if (!/^\d+$/.test(amount)) throw new RangeError(`${amount} is no whole number of 0 or more.`);
  return BigInt(amount);
}
