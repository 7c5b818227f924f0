import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import type { FamilyPhotosCase } from '../../../src/games/familyPhotos/case.ts';
import { proveFamilyPhotos } from '../../../src/games/familyPhotos/exhaustive.ts';
import { familyPhotos } from '../../../src/games/familyPhotos/game.ts';
import { inSinglePrecision } from '../../../src/games/familyPhotos/singlePrecision.ts';
import { familyPhotosStudy } from '../../../src/games/familyPhotos/study.ts';
import { familyPhotosStrategies, type FamilyPhotosStrategy } from '../../../src/games/strategyIds.ts';
import { sourceOf } from '../../../src/text/source.ts';
import { naive } from './familyPhotosNaive.ts';
import { gameOf, solve, withIntegers } from './familyPhotosSupport.ts';
import { inputsOfSum } from './familyPhotosSmall.ts';

const runs = Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);
const { wrongStrategies, fingerprint } = familyPhotosStudy;

function read(text: string): FamilyPhotosCase {
  const { problems, cases } = finish(familyPhotos.read(sourceOf(text)));
  assert.deepEqual(problems, [], text);
  assert.equal(cases.length, 1);
  return cases[0];
}

function says(id: string, game: FamilyPhotosCase): string | null {
  return finish(wrongStrategies.find((strategy) => strategy.id === id)!.answer(game));
}

const sumOf = (game: FamilyPhotosCase): number => Array.from(game.values, Number).reduce((sum, value) => sum + value, 0);

const games = (greatest: number, most: number): fc.Arbitrary<FamilyPhotosCase> =>
  fc.array(fc.array(fc.nat(greatest), { minLength: 4, maxLength: 4 }), { maxLength: most }).map((stacks) => gameOf(stacks.flat()));

void test('every strategy stands once, in the order of its ids', () => {
  assert.deepEqual(
    wrongStrategies.map(({ id }) => id),
    familyPhotosStrategies,
  );
});

void test('every strategy fails on its smallest input as said, in doubles and in integers', () => {
  for (const { id, smallest } of wrongStrategies) {
    const game = read(smallest.input);
    assert.equal(finish(proveFamilyPhotos(game)).margin, smallest.right, id);
    assert.equal(solve(game).summary.margin, smallest.right, id);
    assert.notEqual(smallest.says, smallest.right, id);
    assert.equal(says(id, game), smallest.says, id);
    assert.equal(says(id, withIntegers(game)), smallest.says, id);
  }
});

void test('no input of fewer stacks or a smaller sum fails', () => {
  const greatest = new Map<string, number>();
  for (const { id, smallest } of wrongStrategies) {
    const game = read(smallest.input);
    if (id === 'int32-sum' || id === 'float32-keys') continue;
    for (let stacks = 1; stacks <= game.stacks; stacks++) {
      const most = stacks === game.stacks ? sumOf(game) - 1 : 10;
      for (let sum = 0; sum <= most; sum++) {
        for (const input of inputsOfSum(stacks, sum)) {
          assert.equal(says(id, input), solve(input).summary.margin, `${id}: ${input.values.join(' ')}`);
        }
      }
    }
    greatest.set(id, sumOf(game));
  }
  assert.equal(greatest.size, 24);
});

void test('the fingerprint tells 24 strategies apart as documented', () => {
  const game = read(fingerprint);
  assert.equal(game.stacks, 7);
  assert.equal(solve(game).summary.margin, '-12');
  const expected: Readonly<Record<FamilyPhotosStrategy, number>> = {
    ascending: -86,
    'gain-uses-the-turn': -86,
    'sort-by-a': -81,
    'sort-by-difference': -55,
    'sort-by-max': -48,
    'tops-then-bottoms': -43,
    'pass-forgotten': -41,
    'each-own-value': -39,
    'bottom-first': -34,
    'all-photos-sorted': -29,
    'net-temperature-both': -28,
    'each-dimension': -17,
    'hottest-visible-top': -11,
    'sign-test-first': -10,
    'dead-as-bonnies': -3,
    'not-below-zero': 0,
    'all-stacks-contested-stackwise': 6,
    'absolute-value': 12,
    'cold-ignored': 24,
    'aabb-order': 36,
    'dead-test-misprinted': 48,
    'bonnie-sign': 68,
    'stack-sum': 79,
    'alice-total': 363,
    'int32-sum': -12,
    'float32-keys': -12,
  };
  for (const id of familyPhotosStrategies) assert.equal(says(id, game), String(expected[id]), id);
});

void test('strategies print what the same written plainly prints, in doubles and in integers', () => {
  for (const [id, plainly] of Object.entries(naive)) {
    for (const values of [games(3, 6), games(40, 6)]) {
      const property = fc.property(values, (game) => {
        const stacks = Array.from({ length: game.stacks }, (_, i) => Array.from(game.values.slice(4 * i, 4 * i + 4), Number));
        const expected = String(plainly(stacks) + 0);
        assert.equal(says(id, game), expected, id);
        assert.equal(says(id, withIntegers(game)), expected, id);
      });
      fc.assert(property, { seed: 7, numRuns: 200 * runs });
    }
  }
});

void test('doubles and integers print the same for every strategy, also in large numbers', () => {
  const property = fc.property(games(1_000_000_000, 8), (game) => {
    for (const { id } of wrongStrategies) assert.equal(says(id, game), says(id, withIntegers(game)), id);
  });
  fc.assert(property, { seed: 8, numRuns: 100 * runs });
});

void test('the order of equal swings and where an equal stack belongs change nothing that is right', () => {
  const property = fc.property(games(3, 7), (game) => {
    const stacks = Array.from({ length: game.stacks }, (_, i) => Array.from(game.values.slice(4 * i, 4 * i + 4), Number));
    const joins = stacks.filter(([a1, b1, a2, b2]) => a1 + b1 >= a2 + b2);
    const photos = joins.flatMap(([a1, b1, a2, b2]) => [
      [a1, b1],
      [a2, b2],
    ]);
    // Equal ones in reverse order, and gains told by >=.
    const order = photos.toReversed().toSorted((x, y) => y[0] + y[1] - x[0] - x[1]);
    let margin = 0;
    for (const [turn, [a, b]] of order.entries()) margin += turn % 2 === 0 ? a : -b;
    for (const [a1, b1, a2, b2] of stacks) {
      if (a1 + b1 < a2 + b2) margin += a1 >= b2 ? a1 - b2 : b1 >= a2 ? a2 - b1 : 0;
    }
    assert.equal(solve(game).summary.margin, String(margin));
  });
  fc.assert(property, { seed: 9, numRuns: 500 * runs });
});

void test('no stack: every strategy prints 0', () => {
  for (const { id } of wrongStrategies) assert.equal(says(id, gameOf([])), '0', id);
});

void test('single precision rounds integers as it rounds doubles, and beyond doubles exactly', () => {
  const property = fc.property(fc.maxSafeNat(), (value) => {
    assert.equal(inSinglePrecision(BigInt(value)), BigInt(inSinglePrecision(value)));
  });
  fc.assert(property, { seed: 10, numRuns: 500 * runs });
  const unit = 2n ** 50n;
  assert.equal(inSinglePrecision((2n ** 24n + 1n) * unit), 2n ** 24n * unit);
  // Rounded to a double first, this one would fall to the middle and from there to the even neighbour below.
  assert.equal(inSinglePrecision((2n ** 24n + 1n) * unit + 1n), (2n ** 24n + 2n) * unit);
  assert.equal(inSinglePrecision((2n ** 24n + 3n) * unit), (2n ** 24n + 4n) * unit);
  assert.equal(inSinglePrecision(2n ** 128n - 2n ** 104n), 2n ** 128n - 2n ** 104n);
  assert.equal(inSinglePrecision(2n ** 128n - 1n), inSinglePrecision(2n ** 200n));
});
