import type { Arithmetic } from '../../engines/arithmetic.ts';
import { freeGain, isContested, type PoolPlay, rightPlay, swing, type Worths } from './strategiesPool.ts';
import { inSinglePrecision } from './singlePrecision.ts';

const always = (): boolean => true;
const never = (): boolean => false;

function nothing<N>(_: Worths<N>, { zero }: Arithmetic<N>): N {
  return zero;
}

function isGain<N>({ a1, b1, a2, b2 }: Worths<N>, { compare }: Arithmetic<N>): boolean {
  return compare(a1, b2) > 0 || compare(b1, a2) > 0;
}

/** Every photo of the game in one list, a + b descending, taken in turn: which photo lies on which is ignored. */
const allPhotosSorted: PoolPlay = { joins: always, adds: nothing, key: swing };

/** The pool is right; every cold stack counts 0. */
const coldIgnored: PoolPlay = { ...rightPlay, adds: nothing };

/** Each contested stack is finished before the next is begun, Alice first: a1 - b2 each. Cold stacks are right. */
const allStacksContestedStackwise: PoolPlay = {
  ...rightPlay,
  joins: never,
  adds: (stack, arithmetic) => (isContested(stack, arithmetic) ? arithmetic.subtract(stack.a1, stack.b2) : freeGain(stack, arithmetic)),
};

/** A cold stack adds a1 - b2 where a1 > b2, else a2 - b1 without asking whether b1 > a2. The pool is right. */
const deadAsBonnies: PoolPlay = {
  ...rightPlay,
  adds: ({ a1, b1, a2, b2 }, { compare, subtract }) => (compare(a1, b2) > 0 ? subtract(a1, b2) : subtract(a2, b1)),
};

/** The pool is right, then Alice opens every cold stack and Bonnie answers: a1 - b2 each. The exact game without passing. */
const passForgotten: PoolPlay = { ...rightPlay, adds: ({ a1, b2 }, { subtract }) => subtract(a1, b2) };

/** Any stack with a1 > b2 adds a1 - b2, any other with b1 > a2 adds a2 - b1; the rest joins the pool where contested, else adds 0. */
const signTestFirst: PoolPlay = {
  ...rightPlay,
  joins: (stack, arithmetic) => !isGain(stack, arithmetic) && isContested(stack, arithmetic),
};

function isDeadMisprinted<N>({ a1, b1, a2, b2 }: Worths<N>, { compare }: Arithmetic<N>): boolean {
  return compare(a1, b2) <= 0 && compare(a2, b1) <= 0;
}

/** First of all a stack with a1 <= b2 and a2 <= b1 adds 0 (b1 <= a2 would be right); what is left is played right. */
const deadTestMisprinted: PoolPlay = {
  ...rightPlay,
  joins: (stack, arithmetic) => !isDeadMisprinted(stack, arithmetic) && isContested(stack, arithmetic),
  adds: (stack, arithmetic) => (isDeadMisprinted(stack, arithmetic) ? arithmetic.zero : freeGain(stack, arithmetic)),
};

/** The pool is taken by |a - b| descending. Cold stacks are right. */
const sortByDifference: PoolPlay = {
  ...rightPlay,
  key: (a, b, { compare, subtract }) => (compare(a, b) > 0 ? subtract(a, b) : subtract(b, a)),
};

/** The pool is taken by the larger of a and b, descending. Cold stacks are right. */
const sortByMax: PoolPlay = { ...rightPlay, key: (a, b, { compare }) => (compare(a, b) > 0 ? a : b) };

/** The pool is taken by a descending. Cold stacks are right. */
const sortByA: PoolPlay = { ...rightPlay, key: (a) => a };

/** Bonnie's free gain is added as b1 - a2. All else is right. */
const bonnieSign: PoolPlay = {
  ...rightPlay,
  adds: (stack, arithmetic) => {
    const { a1, b1, a2, b2 } = stack;
    if (arithmetic.compare(a1, b2) > 0) return arithmetic.subtract(a1, b2);
    return arithmetic.compare(b1, a2) > 0 ? arithmetic.subtract(b1, a2) : arithmetic.zero;
  },
};

/** A stack joins the pool where a1 > a2 and b1 > b2; every other adds a1 - b2 where a1 > b2, else a2 - b1 where b1 > a2, else 0. */
const eachDimension: PoolPlay = {
  ...rightPlay,
  joins: ({ a1, b1, a2, b2 }, { compare }) => compare(a1, a2) > 0 && compare(b1, b2) > 0,
};

/** The free gains of both players are added as a1 - b2. All else is right. */
const netTemperatureBoth: PoolPlay = {
  ...rightPlay,
  adds: (stack, arithmetic) => (isGain(stack, arithmetic) ? arithmetic.subtract(stack.a1, stack.b2) : arithmetic.zero),
};

/** Every a + b is rounded to single precision: where a stack is told contested, and where the pool is sorted. */
const float32Keys: PoolPlay = {
  joins: ({ a1, b1, a2, b2 }, { add, compare }) => compare(inSinglePrecision(add(a1, b1)), inSinglePrecision(add(a2, b2))) > 0,
  adds: freeGain,
  key: (a, b, { add }) => inSinglePrecision(add(a, b)),
};

/** Strategies that play a pool and add up the rest, as right play does. */
export const poolPlays = {
  'all-photos-sorted': allPhotosSorted,
  'cold-ignored': coldIgnored,
  'all-stacks-contested-stackwise': allStacksContestedStackwise,
  'dead-as-bonnies': deadAsBonnies,
  'pass-forgotten': passForgotten,
  'sign-test-first': signTestFirst,
  'dead-test-misprinted': deadTestMisprinted,
  'sort-by-difference': sortByDifference,
  'sort-by-max': sortByMax,
  'sort-by-a': sortByA,
  'bonnie-sign': bonnieSign,
  'each-dimension': eachDimension,
  'net-temperature-both': netTemperatureBoth,
  'float32-keys': float32Keys,
} as const satisfies Readonly<Record<string, PoolPlay>>;
