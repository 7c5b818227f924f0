import type { Steps } from '../../engines/steps.ts';
import { type Random, randomOf } from '../random.ts';
import type { Generated, GeneratorKind, GeneratorRequest } from '../study.ts';
import { photoLimits } from './problems.ts';
import { inSlices, scaled } from './progress.ts';
import { tellingApart } from './tellingApart.ts';
import { writeStacks } from './write.ts';

/** How the values of a kind of input are drawn. */
interface Drawing {
  /** Stacks where no size is asked for. */
  readonly stacks: (random: Random) => number;
  /** For one input, how the values of each of its stacks are drawn. */
  readonly valuesOf: (random: Random) => () => readonly number[];
}

function few(random: Random): number {
  return 2 + random.below(9);
}

function four(value: () => number): readonly number[] {
  return [value(), value(), value(), value()];
}

const drawings: Readonly<Record<Exclude<GeneratorKind, 'interesting'>, Drawing>> = {
  random: {
    stacks: few,
    valuesOf: (random) => () => {
      const greatest = 10 ** (1 + random.below(9));
      return four(() => random.below(greatest + 1));
    },
  },
  ties: {
    stacks: few,
    valuesOf: (random) => {
      const values = [random.below(10), random.below(10), 10 + random.below(10)];
      return () => four(() => random.pick(values));
    },
  },
  zeros: { stacks: few, valuesOf: (random) => () => four(() => (random.below(2) === 0 ? 0 : 1 + random.below(9))) },
  extremes: {
    stacks: few,
    valuesOf: (random) => {
      const values = [0, 1, photoLimits.value - 1, photoLimits.value];
      return () => four(() => random.pick(values));
    },
  },
  full: { stacks: () => photoLimits.stacks, valuesOf: (random) => () => four(() => random.below(photoLimits.value + 1)) },
};

/**
 * The text of an input within the judge's limits. For `interesting` a size adds stacks without points at the end, which
 * change no output; the other stacks are at most so many.
 */
export function* generate({ kind, seed, size, cases, tellApart }: GeneratorRequest): Steps<Generated> {
  if (cases !== 1) return { refusal: 'cases' };
  if (size !== null && !(Number.isInteger(size) && size >= 1 && size <= photoLimits.stacks)) return { refusal: 'size' };
  const random = randomOf(seed);
  if (kind === 'interesting') {
    const telling = yield* tellingApart(random, size ?? photoLimits.stacks, tellApart);
    if (typeof telling === 'string') return { refusal: telling };
    const padded = new Float64Array(Math.max(telling.length, 4 * (size ?? 0)));
    padded.set(telling);
    return { input: yield* writeStacks(padded) };
  }
  const { stacks, valuesOf } = drawings[kind];
  const values = new Float64Array(4 * (size ?? stacks(random)));
  const draw = valuesOf(random);
  const fill = (from: number, to: number): void => {
    for (let stack = from; stack < to; stack++) values.set(draw(), 4 * stack);
  };
  yield* inSlices(values.length / 4, fill, 0, 0.5);
  return { input: yield* scaled(writeStacks(values), 0.5, 1) };
}
