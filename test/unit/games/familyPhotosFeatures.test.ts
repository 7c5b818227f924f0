import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import type { FamilyPhotosCase } from '../../../src/games/familyPhotos/case.ts';
import { familyPhotos } from '../../../src/games/familyPhotos/game.ts';
import { familyPhotosStudy } from '../../../src/games/familyPhotos/study.ts';
import { type Feature, familyPhotosFeatures } from '../../../src/games/features.ts';
import { startPosition } from '../../../src/games/game.ts';
import { sourceOf } from '../../../src/text/source.ts';
import { inputsOfSum } from './familyPhotosSmall.ts';
import { gameOf, gameOfText, linesOf, solve, withIntegers } from './familyPhotosSupport.ts';

const runs = Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);
const large: ReadonlySet<Feature> = new Set(['margin-beyond-int32', 'swing-beyond-float32']);

function featuresOf(game: FamilyPhotosCase): readonly Feature[] {
  return finish(familyPhotosStudy.features(game, solve(game)));
}

void test('every feature has an example, read without a problem, that has it', () => {
  assert.deepEqual(
    familyPhotosStudy.examples.map(({ feature }) => feature),
    familyPhotosFeatures,
  );
  for (const { feature, input } of familyPhotosStudy.examples) {
    const { problems, cases } = finish(familyPhotos.read(sourceOf(input)));
    assert.deepEqual(problems, [], input);
    assert.ok(featuresOf(cases[0]).includes(feature), feature);
    assert.ok(featuresOf(withIntegers(cases[0])).includes(feature), feature);
  }
});

void test('no input of fewer stacks or a smaller sum has the feature', () => {
  for (const { feature, input } of familyPhotosStudy.examples) {
    if (large.has(feature)) continue;
    const game = gameOfText(input);
    const total = Array.from(game.values, Number).reduce((sum, value) => sum + value, 0);
    for (let stacks = 1; stacks <= game.stacks; stacks++) {
      for (let sum = 0; sum <= (stacks === game.stacks ? total - 1 : 10); sum++) {
        for (const smaller of inputsOfSum(stacks, sum))
          assert.ok(!featuresOf(smaller).includes(feature), `${feature} ${smaller.values.join(' ')}`);
      }
    }
  }
});

void test('examples of large numbers: one point less has the feature no more', () => {
  const has = (feature: Feature, ...values: number[]): boolean => featuresOf(gameOf(values)).includes(feature);
  assert.ok(!has('swing-beyond-float32', 0, 16777216, 0, 0));
  assert.ok(has('margin-beyond-int32', 1e9, 0, 0, 0, 573741824, 0, 573741824, 0, 573741824, 0, 573741824, 0));
  assert.ok(!has('margin-beyond-int32', 1e9, 0, 0, 0, 573741824, 0, 573741824, 0, 573741823, 0, 573741823, 0));
  assert.ok(!has('margin-beyond-int32', 0, 2 ** 31, 0, 2 ** 31));
  assert.ok(has('margin-beyond-int32', 0, 2 ** 31 + 1, 0, 2 ** 31 + 1));
});

/** The features of the pool and the line told from the solved case, photo by photo. */
function told(game: FamilyPhotosCase): readonly Feature[] {
  const solved = solve(game);
  const pool = solved.stacks!.hottest(2 * game.stacks);
  const turns = linesOf(solved, startPosition);
  const swingOf = ({ photo }: { readonly photo: { readonly swing: string } }): number => Number(photo.swing);
  const gains = ['first-gain', 'second-gain'].flatMap((kind) => solved.members(kind, 0, Infinity));
  const found: [Feature, boolean][] = [
    ['tie-across-stacks', pool.some((x) => pool.some((y) => x.stack !== y.stack && swingOf(x) === swingOf(y)))],
    [
      'bottom-before-a-top',
      pool.some((x) => pool.some((y) => x.place === 'bottom' && y.place === 'top' && x.stack !== y.stack && swingOf(x) > swingOf(y))),
    ],
    ['pass-in-line', turns.some(({ stack }, turn) => stack === 0 && turns.slice(turn).some((later) => later.stack !== 0))],
    ['gain-waits', gains.some(({ bottom }) => pool.some((photo) => Number(bottom.swing) < swingOf(photo)))],
    ['negative-margin', Number(solved.summary.margin) < 0],
    ['margin-beyond-int32', (Number(solved.summary.margin) | 0) !== Number(solved.summary.margin)],
  ];
  return found.flatMap(([feature, has]) => (has ? [feature] : []));
}

void test('features of the pool and the line are those of the solved case', () => {
  for (const greatest of [3, 30, 1e9]) {
    const values = fc.array(fc.array(fc.nat(greatest), { minLength: 4, maxLength: 4 }), { maxLength: 5 });
    const property = fc.property(values, (stacks) => {
      const game = gameOf(stacks.flat());
      const expected = told(game);
      const found = featuresOf(game);
      const ofStacks: ReadonlySet<Feature> = new Set(familyPhotosFeatures.slice(0, 14));
      assert.deepEqual(
        found.filter((feature) => !ofStacks.has(feature) && feature !== 'swing-beyond-float32'),
        familyPhotosFeatures.filter((feature) => expected.includes(feature)),
      );
      assert.deepEqual(featuresOf(withIntegers(game)), found);
      // Each stack alone has exactly one of the first fourteen, and the game has those of its stacks.
      const each = stacks.map((stack) => featuresOf(gameOf(stack)).filter((feature) => ofStacks.has(feature)));
      assert.ok(each.every(({ length }) => length === 1));
      assert.deepEqual(new Set(found.filter((feature) => ofStacks.has(feature))), new Set(each.flat()));
    });
    fc.assert(property, { seed: 11, numRuns: 200 * runs });
  }
});
