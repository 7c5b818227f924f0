import type { Arithmetic } from '../../engines/arithmetic.ts';
import type { Steps } from '../../engines/steps.ts';
import { type Numbers, swingOf, type Switches } from '../../engines/switchSum.ts';
import { type FamilyPhotosFeature, familyPhotosFeatures } from '../features.ts';
import type { SolvedCase } from '../game.ts';
import type { FamilyPhotosCase } from './case.ts';
import { inSlices } from './progress.ts';
import { inSinglePrecision } from './singlePrecision.ts';
import { doubleSwitches, integerSwitches } from './solve.ts';
import { contested, firstGain, kindOf, secondGain, stackKinds } from './stacks.ts';

/** Structural features of a game, in the order of {@link familyPhotosFeatures}. O(n). */
export function* featuresOf({ stacks, values }: FamilyPhotosCase, { summary }: SolvedCase): Steps<readonly FamilyPhotosFeature[]> {
  const found = new Set<FamilyPhotosFeature>();
  yield* values instanceof Float64Array
    ? featuresOfStacks(doubleSwitches(values), stacks, found)
    : featuresOfStacks(integerSwitches(values), stacks, found);
  if (summary.margin.startsWith('-')) found.add('negative-margin');
  const margin = BigInt(summary.margin);
  if (BigInt.asIntN(32, margin) !== margin) found.add('margin-beyond-int32');
  return familyPhotosFeatures.filter((feature) => found.has(feature));
}

function* featuresOfStacks<N>(game: Switches<N>, stacks: number, found: Set<FamilyPhotosFeature>): Steps<void> {
  const { values, arithmetic } = game;
  const pool = new PoolSummary(arithmetic);
  const look = (from: number, to: number): void => {
    for (let stack = from; stack < to; stack++) {
      const kind = kindOf(values, stack, arithmetic);
      const top = swingOf(game, 2 * stack);
      const bottom = swingOf(game, 2 * stack + 1);
      found.add(classOf(values, stack, kind, arithmetic.compare(top, bottom) === 0, arithmetic));
      if (kind === contested) pool.join(top, bottom);
      if (kind === firstGain || kind === secondGain) pool.await(bottom);
      if (kind === secondGain) found.add('pass-in-line');
      if (inSinglePrecision(top) !== top || inSinglePrecision(bottom) !== bottom) found.add('swing-beyond-float32');
    }
  };
  yield* inSlices(stacks, look, 0, 1);
  if (pool.ties) found.add('tie-across-stacks');
  if (pool.interleaves) found.add('bottom-before-a-top');
  if (pool.keepsWaiting) found.add('gain-waits');
}

/** Which of the features a stack has that each stack has exactly one of. */
function classOf<N>(
  values: Numbers<N>,
  stack: number,
  kind: number,
  equal: boolean,
  { compare, zero }: Arithmetic<N>,
): FamilyPhotosFeature {
  let hasZero = false;
  for (let at = 4 * stack; at < 4 * stack + 4; at++) hasZero ||= compare(values[at], zero) === 0;
  const kindName = stackKinds[kind];
  if (kindName === 'contested') return hasZero ? 'contested-with-zero' : 'contested';
  const name = equal ? (`${kindName}-equal-sums` as const) : kindName;
  return hasZero ? `${name}-with-zero` : name;
}

/** What features need to know of the swings in the pool, and of the bottoms of free gains. */
class PoolSummary<N> {
  readonly #arithmetic: Arithmetic<N>;
  readonly #swings = new Set<N>();
  #photos = 0;
  #hottest: N | null = null;
  #hottestBottom: N | null = null;
  #coolestTop: N | null = null;
  #coolestGain: N | null = null;

  constructor(arithmetic: Arithmetic<N>) {
    this.#arithmetic = arithmetic;
  }

  join(top: N, bottom: N): void {
    // Once two are equal, no more need be kept.
    if (!this.ties) {
      this.#swings.add(top).add(bottom);
      this.#photos += 2;
    }
    if (this.#isLess(this.#hottest, top)) this.#hottest = top;
    if (this.#isLess(this.#hottestBottom, bottom)) this.#hottestBottom = bottom;
    if (this.#isLess(top, this.#coolestTop)) this.#coolestTop = top;
  }

  await(bottom: N): void {
    if (this.#isLess(bottom, this.#coolestGain)) this.#coolestGain = bottom;
  }

  /** The photos of one contested stack differ in swing, so equal ones lie in two stacks. */
  get ties(): boolean {
    return this.#swings.size < this.#photos;
  }

  /** A top is hotter than its own bottom, so a hotter bottom lies in another stack. */
  get interleaves(): boolean {
    return this.#both(this.#coolestTop, this.#hottestBottom);
  }

  get keepsWaiting(): boolean {
    return this.#both(this.#coolestGain, this.#hottest);
  }

  #both(less: N | null, more: N | null): boolean {
    return less !== null && more !== null && this.#arithmetic.compare(less, more) < 0;
  }

  /** Also where one of them is not known yet. */
  #isLess(less: N | null, more: N | null): boolean {
    return less === null || more === null || this.#arithmetic.compare(less, more) < 0;
  }
}
