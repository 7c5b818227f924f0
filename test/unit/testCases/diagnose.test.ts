import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finish } from '../../../src/engines/steps.ts';
import type { GameId } from '../../../src/games/game.ts';
import { studies } from '../../../src/games/studies.ts';
import type { StrategyId } from '../../../src/games/strategyIds.ts';
import { diagnose } from '../../../src/testCases/diagnose.ts';
import type { Diagnosis } from '../../../src/testCases/diagnosis.ts';
import { fittingOf } from '../../../src/testCases/fitting.ts';

const limit = 2 ** 30;
const run = (game: GameId | null, input: string, printed: string): Diagnosis => finish(diagnose(input, printed, { game, limit }));
const fits = ({ strategies }: Diagnosis): StrategyId[] => strategies.flatMap(({ id, fits }) => (fits ? [id] : []));
const onFingerprint = (game: GameId, printed: string): Diagnosis => run(game, studies[game].fingerprint, printed);

/** What each strategy prints for the fingerprint of Family Photos; the right output is -12. */
const photos: readonly (readonly [number, ...StrategyId[]])[] = [
  [-86, 'ascending', 'gain-uses-the-turn'],
  [-81, 'sort-by-a'],
  [-55, 'sort-by-difference'],
  [-48, 'sort-by-max'],
  [-43, 'tops-then-bottoms'],
  [-41, 'pass-forgotten'],
  [-39, 'each-own-value'],
  [-34, 'bottom-first'],
  [-29, 'all-photos-sorted'],
  [-28, 'net-temperature-both'],
  [-17, 'each-dimension'],
  [-12, 'int32-sum', 'float32-keys'],
  [-11, 'hottest-visible-top'],
  [-10, 'sign-test-first'],
  [-3, 'dead-as-bonnies'],
  [0, 'not-below-zero'],
  [6, 'all-stacks-contested-stackwise'],
  [12, 'absolute-value'],
  [24, 'cold-ignored'],
  [36, 'aabb-order'],
  [48, 'dead-test-misprinted'],
  [68, 'bonnie-sign'],
  [79, 'stack-sum'],
  [363, 'alice-total'],
];

/** The same of Gems Fight!; the right output is 1 -4 4 0. */
const gems: readonly (readonly [string, StrategyId])[] = [
  ['-3 -2 2 0', 'no-extra-turn'],
  ['5 4 6 2', 'sign-kept'],
  ['2 0 5 0', 'best-starts-at-zero'],
  ['3 -4 14 2', 'grand-total'],
  ['3 0 5 1', 'alice-stones'],
  ['-1 2 4 -2', 'most-stones-now'],
  ['-1 -4 4 -2', 'least-for-opponent'],
  ['-1 4 -2 2', 'input-order'],
  ['5 -2 4 0', 'one-bonus-only'],
  ['-1 -4 6 0', 'a-turn-per-stone'],
  ['1 -4 5 0', 'leftovers-thrown'],
  ['1 -4 6 0', 'one-stone-a-colour'],
  ['1 -3 2 0', 'one-stone-a-turn'],
  ['0 -1 3 0', 'more-than-s'],
  ['2 1 5 1', 'own-cookers'],
  ['1 0 3 0', 'cooker-not-carried'],
  ['5 2 4 0', 'colours-ignored'],
  ['0 -3 3 -1', 'last-colour-missed'],
  ['-1 -4 4 0', 'all-bags-scoring-first'],
  ['5 -4 6 2', 'even-quiet-wins'],
];

test('every output of the Family Photos fingerprint singles out the strategies that print it', () => {
  for (const [printed, ...ids] of photos) {
    const diagnosis = onFingerprint('family-photos', `${printed}\n`);
    assert.deepEqual(fits(diagnosis).toSorted(), ids.toSorted(), String(printed));
    assert.equal(diagnosis.outcome, printed === -12 ? 'right' : 'wrong');
    assert.deepEqual(diagnosis.right, ['-12']);
  }
  assert.equal(photos.flatMap(([, ...ids]) => ids).length, studies['family-photos'].wrongStrategies.length);
});

test('every output of the Gems Fight! fingerprint singles out one strategy, in any layout', () => {
  for (const [printed, id] of gems) {
    for (const layout of [
      printed,
      printed.replaceAll(' ', '\n'),
      `[${printed.replaceAll(' ', ', ')}]`,
      ` ${printed.replaceAll(' ', '\r\n')}\r\n`,
    ]) {
      assert.deepEqual(fits(onFingerprint('gems-fight', layout)), [id]);
    }
  }
  assert.equal(gems.length, studies['gems-fight'].wrongStrategies.length);
  assert.deepEqual(fits(onFingerprint('gems-fight', '1 -4 4 0')), []);
});

test('the game is told from the content where none is given', () => {
  assert.equal(run(null, studies['gems-fight'].fingerprint, '1 -4 4 0').outcome, 'right');
  assert.equal(run(null, studies['family-photos'].fingerprint, '-12').game, 'family-photos');
});

test('what was printed is read as whole numbers, and said where it is none', () => {
  const outcome = (printed: string): string => onFingerprint('family-photos', printed).outcome;
  assert.equal(outcome(''), 'nothing-printed');
  assert.equal(outcome(' \n\t'), 'nothing-printed');
  assert.equal(outcome('-012'), 'right');
  assert.equal(outcome('\u221212'), 'right');
  assert.equal(outcome('\ufeff-12\n'), 'right');
  assert.equal(outcome('-12.0'), 'not-numbers');
  assert.equal(outcome('answer: -12'), 'not-numbers');
  assert.equal(outcome('9'.repeat(2000)), 'not-numbers');
  assert.equal(outcome('-12 0'), 'other-count');
  assert.deepEqual(onFingerprint('family-photos', '+7').printed, ['7']);
  assert.deepEqual(onFingerprint('family-photos', '-0').printed, ['0']);
  assert.equal(onFingerprint('family-photos', 'x').printed, null);
});

test('an input with errors, without a case or too large is not compared', () => {
  const broken = run('family-photos', '2\n1 2 3\n', '0');
  assert.equal(broken.outcome, 'input-errors');
  assert.ok(broken.problems.some(({ severity }) => severity === 'error'));
  assert.deepEqual([broken.right, broken.strategies], [[], []]);
  assert.equal(run('gems-fight', '0 0 0\n', '0').outcome, 'input-errors');
  const large = finish(diagnose(studies['gems-fight'].fingerprint, '1 -4 4 0', { game: null, limit: 1 }));
  assert.equal(large.outcome, 'too-large');
  assert.ok(large.problems.some(({ code }) => code === 'too-large'));
});

test('outputs for two inputs leave the strategies that fit both', () => {
  const fingerprint = onFingerprint('family-photos', '-86');
  const other = run('family-photos', '1\n0 1 0 0\n', '0');
  assert.deepEqual(fittingOf([fingerprint])?.fits, ['ascending', 'gain-uses-the-turn']);
  assert.ok(fits(other).includes('gain-uses-the-turn') && !fits(other).includes('ascending'));
  assert.deepEqual(fittingOf([fingerprint, other])?.fits, ['gain-uses-the-turn']);
});

test('near hits agree in all cases but one, share a wrong value, and are told only where nothing fits', () => {
  const none = fittingOf([onFingerprint('gems-fight', '5 4 6 3')]);
  assert.deepEqual(none?.fits, []);
  assert.deepEqual(none?.near, ['sign-kept']);
  // Right where others are right, and wrong in a way of its own.
  assert.deepEqual(fittingOf([onFingerprint('gems-fight', '1 -4 7 0')])?.near, []);
  const one = fittingOf([onFingerprint('gems-fight', '1 -4 5 0')]);
  assert.deepEqual([one?.fits, one?.near], [['leftovers-thrown'], []]);
  const right = fittingOf([onFingerprint('gems-fight', '1 -4 4 0')]);
  assert.deepEqual([right?.right, right?.fits, right?.near], [true, [], []]);
});

test('nothing is said where no output can be compared', () => {
  assert.equal(fittingOf([]), null);
  assert.equal(fittingOf([onFingerprint('family-photos', 'x'), onFingerprint('family-photos', '')]), null);
});

test('a strategy of which not all is known neither fits nor is ruled out', () => {
  const of = (says: readonly (string | null)[], printed: readonly string[]): Diagnosis => ({
    game: 'gems-fight',
    problems: [],
    right: printed.map(() => '0'),
    printed,
    outcome: 'wrong',
    strategies: [{ id: 'own-cookers', says, fits: false }],
  });
  assert.deepEqual(fittingOf([of([null, '1'], ['1', '1'])])?.unknown, ['own-cookers']);
  assert.deepEqual(fittingOf([of([null, '2'], ['1', '1'])])?.unknown, []);
  assert.deepEqual(fittingOf([of([null, '1'], ['1', '1']), of(['1', '1'], ['1', '1'])])?.fits, ['own-cookers']);
});

test('every smallest counterexample, printed as the strategy says, fits the strategy', () => {
  for (const { id, wrongStrategies } of Object.values(studies)) {
    for (const { id: strategy, smallest } of wrongStrategies) {
      const diagnosis = run(id, smallest.input, smallest.says);
      assert.deepEqual([diagnosis.outcome, diagnosis.right], ['wrong', [smallest.right]], strategy);
      assert.ok(fits(diagnosis).includes(strategy), strategy);
    }
  }
});
