import { finish, type Steps } from '../../engines/steps.ts';
import type { Amount } from '../game.ts';
import type { Random } from '../random.ts';
import type { FamilyPhotosStrategy, StrategyId } from '../strategyIds.ts';
import type { GeneratorRefusal } from '../study.ts';
import type { FamilyPhotosCase } from './case.ts';
import { photoLimits } from './problems.ts';
import { solveFamilyPhotos } from './solve.ts';
import { familyPhotosWrongStrategies } from './strategies.ts';

/** What a program prints for a case. */
type Program = (input: FamilyPhotosCase) => Steps<Amount | null>;

/**
 * Sums of the values up to which inputs of one stack and of two are looked at. Every two programs that differ at all on
 * small values differ within that, and those that differ on one stack do so up to 7.
 */
const greatestSums = [8, 7] as const;
/** Inputs between two yields. */
const slice = 16;

/**
 * Of the smallest inputs on which two programs print different numbers, one drawn: the values of its stacks.
 * Smallest: fewest stacks, then the smallest sum of the values. `most`: stacks that it may have. `pair` null: a strategy
 * drawn and right play.
 */
export function* tellingApart(
  random: Random,
  most: number,
  pair: readonly [StrategyId, StrategyId | 'right'] | null,
): Steps<readonly number[] | GeneratorRefusal> {
  const [first, second] = pair ?? [drawStrategy(random, most), 'right' as const];
  const programs = [first, second].flatMap(programOf);
  if (programs.length < 2 || first === second) return 'strategies';
  const large = largeInput(random, first, second);
  if (large !== null) {
    return large.length > 4 * most ? 'not-apart' : large;
  }
  for (const [index, greatest] of greatestSums.slice(0, most).entries()) {
    for (let sum = 0; sum <= greatest; sum++) {
      const share = (index + sum / (greatest + 1)) / greatestSums.length;
      const drawn = yield* drawApart(random, programs, 4 * (index + 1), sum, share);
      if (drawn !== null) return drawn;
    }
  }
  return 'not-apart';
}

/** One that fails on some input of so many stacks. */
function drawStrategy(random: Random, most: number): StrategyId {
  return random.pick(familyPhotosWrongStrategies.filter(({ smallest }) => Number.parseInt(smallest.input, 10) <= most)).id;
}

/** Nothing where it is no strategy of the game. */
function programOf(id: StrategyId | 'right'): readonly Program[] {
  if (id === 'right') return [margin];
  const strategy = familyPhotosWrongStrategies.find((one) => one.id === id);
  return strategy === undefined ? [] : [(input) => strategy.answer(input)];
}

function* margin(input: FamilyPhotosCase): Steps<Amount> {
  return (yield* solveFamilyPhotos(input)).summary.margin;
}

/** One of all inputs of so many values with that sum on which the programs differ, each as likely; null where there is none. */
function* drawApart(
  random: Random,
  programs: readonly Program[],
  count: number,
  sum: number,
  share: number,
): Steps<readonly number[] | null> {
  let drawn: readonly number[] | null = null;
  let apart = 0;
  let looked = 0;
  for (const values of compositions(count, sum)) {
    const input: FamilyPhotosCase = {
      stacks: count / 4,
      values: Float64Array.from(values),
      lines: Uint32Array.from({ length: count / 4 }, (_, stack) => stack + 1),
      line: 0,
    };
    const [first, second] = programs.map((program) => finish(program(input)));
    if (first !== second && random.below(++apart) === 0) drawn = values.slice();
    if (++looked % slice === 0) yield share;
  }
  return drawn;
}

/** All rows of `count` numbers of 0 or more with a sum, in one array that is changed on the way (NEXCOM of Nijenhuis and Wilf). */
function* compositions(count: number, sum: number): Generator<number[], void, void> {
  const row = new Array<number>(count).fill(0);
  row[0] = sum;
  yield row;
  while (row[count - 1] < sum) {
    const place = row.findIndex((value) => value > 0);
    const value = row[place];
    row[place] = 0;
    row[0] = value - 1;
    row[place + 1]++;
    yield row;
  }
}

/** The first whole number that single precision does not hold. */
const unheld = 2 ** 24 + 1;

/** A smallest input for programs that differ from one another on large values alone; null for all others. */
function largeInput(random: Random, ...ids: readonly (StrategyId | 'right')[]): readonly number[] | null {
  const onlyLarge: readonly (FamilyPhotosStrategy | 'right')[] = ['float32-keys', 'int32-sum', 'right'];
  if (!ids.every((id) => onlyLarge.some((one) => one === id))) return null;
  if (ids.includes('float32-keys')) {
    // A contested stack whose swings are equal once rounded, so that a2 - b1 is added instead of a1 - b2.
    const a1 = random.below(unheld);
    const b2 = a1 + random.below(unheld - a1);
    return [a1, unheld - a1, unheld - 1 - b2, b2];
  }
  // The largest photo taken first adds its whole value; a free gain takes two values for each point.
  const gains = 2 ** 31 - photoLimits.value;
  const gain = gains - photoLimits.value + random.below(2 * photoLimits.value - gains + 1);
  const stacks = [gain, gains - gain].map((value) => [value, 0, value, 0]);
  return stacks.toSpliced(random.below(3), 0, [photoLimits.value, 0, 0, 0]).flat();
}
