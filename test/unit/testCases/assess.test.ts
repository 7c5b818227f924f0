import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { suite, test } from 'node:test';
import { finish } from '../../../src/engines/steps.ts';
import type { Feature } from '../../../src/games/features.ts';
import type { GameId } from '../../../src/games/game.ts';
import type { StrategyId } from '../../../src/games/strategyIds.ts';
import { studies } from '../../../src/games/studies.ts';
import { assessInput } from '../../../src/testCases/assess.ts';
import { gapsOf, suiteOf } from '../../../src/testCases/suite.ts';

const limit = 2 ** 30;
const assess = (input: string | Uint8Array, game: GameId | null = null) => finish(assessInput(input, { game, limit }));

function files(game: GameId): readonly Uint8Array[] {
  const folder = path.resolve(import.meta.dirname, '../../cases', game);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.in'))
    .map((name) => readFileSync(path.join(folder, name)));
}

void suite('assessing an input', () => {
  void test('a strategy is caught where its output differs', () => {
    const { game, usable, catches, unknown, features } = assess('1\n0 1 0 2\n');
    assert.deepEqual([game, usable, unknown], ['family-photos', true, []]);
    // Right is -1; Bonnie's branch missing gives 0, the sign turned 1, a1 - b2 gives -2.
    for (const id of ['cold-ignored', 'bonnie-sign', 'net-temperature-both', 'not-below-zero'] as const)
      assert.ok(catches.includes(id), id);
    assert.ok(!catches.includes('sort-by-a'), 'nothing is in the pool');
    assert.ok(features.includes('second-gain-with-zero') && features.includes('negative-margin'));
    assert.ok(!features.includes('contested'));
  });

  void test('one case that differs is enough', () => {
    const equal = '2 4 2\n1 2\n2 1 2\n2 1 2\n1 2\n';
    const other = '5 4 2\n3 1 1 2\n1 2\n3 3 4 5\n3 3 4 5\n';
    const forced: StrategyId = 'all-bags-scoring-first';
    assert.ok(!assess(`${equal}0 0 0\n`).catches.includes(forced));
    assert.ok(assess(`${other}0 0 0\n`).catches.includes(forced));
    assert.ok(assess(`${equal}${other}0 0 0\n`).catches.includes(forced));
    assert.ok(assess(`${other}${equal}0 0 0\n`).catches.includes(forced));
  });

  void test('each strategy is caught by its own smallest input, each feature found in its own', () => {
    for (const study of Object.values(studies)) {
      for (const { id, smallest } of study.wrongStrategies) assert.ok(assess(smallest.input, study.id).catches.includes(id), id);
      for (const { feature, input } of study.examples) assert.ok(assess(input, study.id).features.includes(feature), feature);
    }
  });

  void test('nothing is said of an input with errors, of no game, or too large', () => {
    for (const text of ['2\n1 2 3 x\n', 'hello\n', '']) {
      const { usable, catches, features, problems } = assess(text);
      assert.deepEqual([usable, catches, features], [false, [], []]);
      assert.ok(problems.some(({ severity }) => severity === 'error'));
    }
    const small = finish(assessInput('1\n0 1 0 2\n', { game: null, limit: 1 }));
    assert.deepEqual([small.usable, small.catches], [false, []]);
    assert.ok(small.problems.some(({ code }) => code === 'too-large'));
  });

  void test('the share grows from 0 to 1', () => {
    const steps = assessInput(files('gems-fight')[0], { game: 'gems-fight', limit });
    const shares: number[] = [];
    for (let step = steps.next(); !step.done; step = steps.next()) shares.push(step.value);
    assert.ok(shares.every((share) => share >= 0 && share <= 1));
    // A part may count its own steps anew; it never falls back behind its beginning.
    shares.forEach((share, index) => assert.ok(index === 0 || share > shares[index - 1] - 0.05, `${shares[index - 1]} then ${share}`));
    assert.ok(shares.length > 20 && (shares.at(-1) ?? 0) > 0.9);
  });
});

void suite('our own suites', () => {
  void test('catch every wrong strategy of Family Photos and every one of Gems Fight!', () => {
    for (const game of ['family-photos', 'gems-fight'] as const) {
      const [report, ...others] = suiteOf(
        files(game).map((input) => assess(input, game)),
        studies,
      );
      assert.deepEqual(others, []);
      assert.equal(report.game, game);
      assert.deepEqual(
        report.strategies.filter(({ caught }) => caught === 0).map(({ id }) => id),
        [],
      );
      const missing = report.features.filter(({ files }) => files === 0).map(({ feature }): Feature => feature);
      assert.ok(missing.length < report.features.length / 2, missing.join(' '));
    }
  });

  void test('a suite of one sample lets most mistakes through, and its gaps mend that', () => {
    const sample = assess('2\n12 3 4 7\n1 15 9 1\n');
    const [report] = suiteOf([sample], studies);
    const missed = report.strategies.filter(({ add }) => add !== null).map(({ id }) => id);
    assert.ok(missed.includes('cold-ignored') && missed.includes('bonnie-sign') && missed.length >= 8, missed.join(' '));
    const gaps = gapsOf(report);
    const [mended] = suiteOf([sample, ...gaps.map(({ input }) => assess(input, 'family-photos'))], studies);
    assert.deepEqual(gapsOf(mended), []);
  });
});
