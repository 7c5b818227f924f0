import type { Steps } from '../../engines/steps.ts';
import type { Switches } from '../../engines/switchSum.ts';
import type { Amount } from '../game.ts';
import { type FamilyPhotosStrategy, familyPhotosStrategies } from '../strategyIds.ts';
import type { Counterexample, WrongStrategy } from '../study.ts';
import type { FamilyPhotosCase } from './case.ts';
import { doubleSwitches, integerSwitches } from './solve.ts';
import { poolPlays } from './strategiesByPool.ts';
import { misread, misreadings, printed, prints } from './strategiesByPrint.ts';
import { otherPlays } from './strategiesByTurns.ts';
import { playPool } from './strategiesPool.ts';

/** What a program of a strategy prints for a case. Exact for any values, O(n log n). */
function answerOf(id: FamilyPhotosStrategy): (input: FamilyPhotosCase) => Steps<Amount> {
  if (has(prints, id)) return (input) => printed(input, prints[id]);
  if (has(misreadings, id)) return (input) => misread(input, misreadings[id]);
  if (has(otherPlays, id)) return (input) => played(input, otherPlays[id]);
  const play = poolPlays[id];
  return (input) => played(input, (game, stacks) => playPool(game, stacks, play));
}

function has<Table extends object>(table: Table, id: string): id is keyof Table & string {
  return Object.hasOwn(table, id);
}

function* played({ stacks, values }: FamilyPhotosCase, play: <N>(game: Switches<N>, stacks: number) => Steps<N>): Steps<Amount> {
  if (values instanceof Float64Array) {
    const game = doubleSwitches(values);
    return game.arithmetic.format(yield* play(game, stacks));
  }
  return String(yield* play(integerSwitches(values), stacks));
}

/** `stacks`: a1 b1 a2 b2 of each. */
function counterexample(stacks: readonly string[], right: Amount, says: Amount): Counterexample {
  return { input: `${[stacks.length, ...stacks].join('\n')}\n`, right, says };
}

/** Fewest stacks, then the smallest sum of their values, but for int32-sum: there the fewest stacks, all alike. */
const smallest: Readonly<Record<FamilyPhotosStrategy, Counterexample>> = {
  'all-photos-sorted': counterexample(['0 0 1 0'], '0', '1'),
  'hottest-visible-top': counterexample(['0 0 0 1'], '0', '-1'),
  'cold-ignored': counterexample(['0 1 0 1'], '-1', '0'),
  'all-stacks-contested-stackwise': counterexample(['0 1 0 0', '0 1 0 0'], '-1', '0'),
  'dead-as-bonnies': counterexample(['0 0 1 0'], '0', '1'),
  'pass-forgotten': counterexample(['0 0 0 1'], '0', '-1'),
  'sign-test-first': counterexample(['0 1 0 0'], '0', '-1'),
  'dead-test-misprinted': counterexample(['0 1 0 1'], '-1', '0'),
  'each-own-value': counterexample(['1 0 0 0', '1 0 0 0'], '1', '2'),
  'sort-by-difference': counterexample(['1 1 0 1'], '0', '-1'),
  'sort-by-max': counterexample(['2 2 0 3'], '-1', '-2'),
  'sort-by-a': counterexample(['0 2 1 0'], '0', '-1'),
  ascending: counterexample(['0 1 0 0'], '0', '-1'),
  'gain-uses-the-turn': counterexample(['0 1 0 0', '0 1 0 1'], '-1', '-2'),
  'tops-then-bottoms': counterexample(['0 1 0 0', '1 2 0 2'], '-1', '0'),
  'stack-sum': counterexample(['0 0 1 0'], '0', '1'),
  'bonnie-sign': counterexample(['0 1 0 1'], '-1', '1'),
  'bottom-first': counterexample(['0 0 1 0'], '0', '1'),
  'aabb-order': counterexample(['0 0 1 1'], '0', '-1'),
  'alice-total': counterexample(['0 1 0 1'], '-1', '0'),
  'absolute-value': counterexample(['0 1 0 1'], '-1', '1'),
  'not-below-zero': counterexample(['0 1 0 1'], '-1', '0'),
  'each-dimension': counterexample(['0 1 0 0'], '0', '-1'),
  'net-temperature-both': counterexample(['0 1 0 2'], '-1', '-2'),
  'int32-sum': counterexample(new Array<string>(3).fill('0 1000000000 0 1000000000'), '-3000000000', '1294967296'),
  'float32-keys': counterexample(['0 16777217 0 16777216'], '-16777216', '-16777217'),
};

export const familyPhotosWrongStrategies: readonly WrongStrategy<FamilyPhotosCase>[] = familyPhotosStrategies.map((id) => ({
  id,
  answer: answerOf(id),
  smallest: smallest[id],
}));

/** On these seven stacks 24 of the strategies print 23 different numbers, none of them the right one. */
export const familyPhotosFingerprint = [
  '7',
  '61 61 70 74',
  '57 98 95 66',
  '76 93 55 69',
  '66 27 2 75',
  '81 50 45 37',
  '80 23 29 76',
  '26 49 12 73',
  '',
].join('\n');
