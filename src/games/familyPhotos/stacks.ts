import type { Arithmetic } from '../../engines/arithmetic.ts';
import type { Steps } from '../../engines/steps.ts';
import { type Numbers, swingOf, type Switches } from '../../engines/switchSum.ts';
import type { StackKind } from './facts.ts';
import { inSlices } from './progress.ts';

/** The kinds by their codes in {@link Stacks.kinds}, in the order of the ledger. */
export const stackKinds = ['contested', 'first-gain', 'second-gain', 'dead'] as const satisfies readonly StackKind[];
export const contested = 0;
export const firstGain = 1;
export const secondGain = 2;
export const dead = 3;

/**
 * The stacks of a game, counted from 0. Photos are switches: number 2 * stack is its top, 2 * stack + 1 its bottom,
 * which the values a1 b1 a2 b2 of stack after stack happen to be the layout of.
 */
export interface Stacks<N> extends Switches<N> {
  readonly count: number;
  /** Code of the kind of each stack. */
  readonly kinds: Uint8Array;
  /** Stacks of each kind, in the order of the input. */
  readonly byKind: readonly Uint32Array[];
}

/** Tells the kind of every stack: contested where a1 + b1 > a2 + b2, else cold: a free gain or dead. */
export function* classify<N>(count: number, switches: Switches<N>): Steps<Stacks<N>> {
  const kinds = new Uint8Array(count);
  const counts = [0, 0, 0, 0];
  const { values } = switches;
  const classifyThese = (from: number, to: number): void =>
    values instanceof Float64Array ? classifyDoubles(values, kinds, counts, from, to) : classifySome(switches, kinds, counts, from, to);
  yield* inSlices(count, classifyThese, 0, 0.8);
  const byKind = counts.map((size) => new Uint32Array(size));
  const places = [0, 0, 0, 0];
  yield* inSlices(count, (from, to) => listSome(kinds, byKind, places, from, to), 0.8, 1);
  return { ...switches, count, kinds, byKind };
}

function listSome(kinds: Uint8Array, byKind: readonly Uint32Array[], places: number[], from: number, to: number): void {
  for (let stack = from; stack < to; stack++) {
    const kind = kinds[stack];
    byKind[kind][places[kind]++] = stack;
  }
}

function classifySome<N>({ values, arithmetic }: Switches<N>, kinds: Uint8Array, counts: number[], from: number, to: number): void {
  for (let stack = from; stack < to; stack++) {
    const kind = kindOf(values, stack, arithmetic);
    kinds[stack] = kind;
    counts[kind]++;
  }
}

/** The same in doubles, as {@link kindOf} has it: many times as fast without a call for every sum. */
function classifyDoubles(values: Float64Array, kinds: Uint8Array, counts: number[], from: number, to: number): void {
  for (let stack = from; stack < to; stack++) {
    const a1 = values[4 * stack];
    const b1 = values[4 * stack + 1];
    const a2 = values[4 * stack + 2];
    const b2 = values[4 * stack + 3];
    const kind = a1 + b1 > a2 + b2 ? contested : a1 > b2 ? firstGain : b1 > a2 ? secondGain : dead;
    kinds[stack] = kind;
    counts[kind]++;
  }
}

/** Code of the kind of one stack. `values`: a1 b1 a2 b2 of stack after stack. */
export function kindOf<N>(values: Numbers<N>, stack: number, { add, compare }: Arithmetic<N>): number {
  const a1 = values[4 * stack];
  const b1 = values[4 * stack + 1];
  const a2 = values[4 * stack + 2];
  const b2 = values[4 * stack + 3];
  if (compare(add(a1, b1), add(a2, b2)) > 0) return contested;
  if (compare(a1, b2) > 0) return firstGain;
  return compare(b1, a2) > 0 ? secondGain : dead;
}

/** What an untouched cold stack is worth to the margin: median(0, a1 - b2, a2 - b1). */
export function worthOf<N>({ values, arithmetic, kinds }: Stacks<N>, stack: number): N {
  if (kinds[stack] === firstGain) return arithmetic.subtract(values[4 * stack], values[4 * stack + 3]);
  if (kinds[stack] === secondGain) return arithmetic.subtract(values[4 * stack + 2], values[4 * stack + 1]);
  return arithmetic.zero;
}

/** True where the first photo comes before the second in the pool: the hotter one, on equality that of the lower stack. */
export function isHotter<N>(stacks: Stacks<N>, first: number, second: number): boolean {
  const comparison = stacks.arithmetic.compare(swingOf(stacks, first), swingOf(stacks, second));
  return comparison > 0 || (comparison === 0 && first < second);
}
