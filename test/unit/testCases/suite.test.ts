import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import * as fc from 'fast-check';
import { familyPhotosFeatures } from '../../../src/games/features.ts';
import { familyPhotosStrategies } from '../../../src/games/strategyIds.ts';
import type { InputAssessment } from '../../../src/testCases/assessment.ts';
import type { KnownOfGame } from '../../../src/testCases/suite.ts';
import { gapsOf, knownOf, suiteOf } from '../../../src/testCases/suite.ts';

const runs = { seed: 4, numRuns: 200 * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1) };
const ids = familyPhotosStrategies.slice(0, 5);
const features = familyPhotosFeatures.slice(0, 3);
const photos: KnownOfGame = {
  wrongStrategies: ids.map((id, index) => ({ id, smallest: { input: `input ${Math.floor(index / 2)}`, right: '0', says: '1' } })),
  examples: features.map((feature, index) => ({ feature, input: `input ${2 * index}` })),
};
const known = { 'family-photos': photos, 'gems-fight': { wrongStrategies: [], examples: [] } };

const file = fc
  .record({
    marks: fc.array(fc.constantFrom('caught', 'not-caught', 'unknown'), { minLength: 5, maxLength: 5 }),
    features: fc.subarray([...features]),
  })
  .map(({ marks, features }): InputAssessment => ({
    game: 'family-photos',
    problems: [],
    usable: true,
    catches: ids.filter((_, index) => marks[index] === 'caught'),
    unknown: ids.filter((_, index) => marks[index] === 'unknown'),
    features,
  }));
const assessed = fc.array(file, { minLength: 1, maxLength: 8 });

void suite('a suite by its inputs', () => {
  void test('the matrix says of each file what was found of it', () => {
    fc.assert(
      fc.property(assessed, (files) => {
        const [{ columns }] = suiteOf(files, known);
        assert.deepEqual(
          columns.flatMap((column) => column.files).sort((a, b) => a - b),
          files.map((_, index) => index),
        );
        for (const column of columns) {
          for (const index of column.files) {
            const { catches, unknown } = files[index];
            ids.forEach((id, row) =>
              assert.equal(column.cells[row], catches.includes(id) ? 'caught' : unknown.includes(id) ? 'unknown' : 'not-caught'),
            );
          }
        }
        assert.equal(new Set(columns.map(({ cells }) => cells.join())).size, columns.length, 'equal columns are one');
      }),
      runs,
    );
  });

  void test('counts are those of the matrix, and a gap is what no file has', () => {
    fc.assert(
      fc.property(assessed, (files) => {
        const [report] = suiteOf(files, known);
        for (const { id, caught, unknown, add } of report.strategies) {
          assert.equal(caught, files.filter(({ catches }) => catches.includes(id)).length);
          assert.equal(unknown, files.filter((one) => one.unknown.includes(id)).length);
          assert.equal(add === null, caught > 0);
        }
        const gaps = gapsOf(report);
        assert.deepEqual(
          gaps.flatMap(({ strategies }) => strategies.map(({ id }) => id)),
          ids.filter((id) => files.every(({ catches }) => !catches.includes(id))),
        );
        assert.deepEqual(
          new Set(gaps.flatMap((gap) => gap.features)),
          new Set(features.filter((feature) => files.every((one) => !one.features.includes(feature)))),
        );
        assert.equal(new Set(gaps.map(({ input }) => input)).size, gaps.length, 'each input once');
      }),
      runs,
    );
  });

  void test('without the redundant files the suite is worth as much, and each of the others is needed', () => {
    const worth = (files: readonly InputAssessment[]): number =>
      new Set(files.flatMap(({ catches }) => catches)).size + new Set(files.flatMap((one) => one.features)).size;
    fc.assert(
      fc.property(assessed, (files) => {
        const [{ redundant }] = suiteOf(files, known);
        const kept = files.filter((_, index) => !redundant.includes(index));
        assert.equal(worth(kept), worth(files));
        assert.ok(kept.length > 0);
        if (kept.length > 1) for (const one of kept) assert.ok(worth(kept.filter((other) => other !== one)) < worth(files));
      }),
      runs,
    );
  });

  void test('games are apart; files not looked at or not usable count for none', () => {
    const one: InputAssessment = { game: 'family-photos', problems: [], usable: true, catches: [ids[0]], unknown: [], features: [] };
    const unusable: InputAssessment = { ...one, usable: false, catches: [] };
    const gems: InputAssessment = { ...one, game: 'gems-fight', catches: [] };
    assert.deepEqual(
      suiteOf([null, unusable, gems, one], known).map(({ game, files }) => [game, files]),
      [
        ['family-photos', [3]],
        ['gems-fight', [2]],
      ],
    );
    assert.deepEqual(suiteOf([null, unusable], known), []);
  });

  void test('what is known goes over messages', () => {
    assert.deepEqual(structuredClone(knownOf(photos)), photos);
  });
});
