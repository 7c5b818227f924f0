import type { Steps } from '../../engines/steps.ts';
import type { Amount, CaseSummary } from '../game.ts';
import type { FamilyPhotosCase } from './case.ts';
import { inSlices } from './progress.ts';
import { solveFamilyPhotos } from './solve.ts';

/** What a program prints that plays right. */
type Print = (summary: CaseSummary) => Amount;

/** Alice's total of the line shown. */
const aliceTotal: Print = ({ firstTotal }) => firstTotal;
/** The margin without its sign. */
const absoluteValue: Print = ({ margin }) => margin.replace('-', '');
/** The margin, but 0 where it is negative. */
const notBelowZero: Print = ({ margin }) => (margin.startsWith('-') ? '0' : margin);
/** The margin in 32 bits of two's complement; how often it ran over on the way does not matter. */
const int32Sum: Print = ({ margin }) => String(BigInt.asIntN(32, BigInt(margin)));

/** Strategies that play right and print something else than the margin. */
export const prints = {
  'alice-total': aliceTotal,
  'absolute-value': absoluteValue,
  'not-below-zero': notBelowZero,
  'int32-sum': int32Sum,
} as const satisfies Readonly<Record<string, Print>>;

/** Strategies that play right what they misread: where on a line a program of them takes a1 b1 a2 b2 from. */
export const misreadings = {
  /** Bottom photo first. */
  'bottom-first': [2, 3, 0, 1],
  /** As a1 a2 b1 b2. */
  'aabb-order': [0, 2, 1, 3],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export function* printed(input: FamilyPhotosCase, print: Print): Steps<Amount> {
  return print((yield* solveFamilyPhotos(input)).summary);
}

export function* misread(input: FamilyPhotosCase, places: readonly number[]): Steps<Amount> {
  const { values } = input;
  const copy = values.slice();
  const move = (from: number, to: number): void => {
    for (let stack = from; stack < to; stack++) {
      for (const [number, place] of places.entries()) copy[4 * stack + number] = values[4 * stack + place];
    }
  };
  yield* inSlices(input.stacks, move, 0, 0.1);
  return (yield* solveFamilyPhotos({ ...input, values: copy })).summary.margin;
}
