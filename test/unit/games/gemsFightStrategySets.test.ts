import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import type { GemsFightCase } from '../../../src/games/gemsFight/case.ts';
import { gemsFightStudy } from '../../../src/games/gemsFight/study.ts';
import type { GemsFightStrategy } from '../../../src/games/strategyIds.ts';
import { gemsCase, runs } from './gemsFightInputs.ts';
import { stonesInAll } from './gemsFightNaive.ts';

/** By set of bags (a bit each): stones made. */
function stonesOfSets(input: GemsFightCase): number[] {
  return Array.from({ length: 2 ** input.bags.length }, (_, set) =>
    stonesInAll({ ...input, bags: input.bags.filter((_, bag) => ((set >> bag) & 1) === 1) }),
  );
}

/** Values of the sets from the full one down, and in a second table those of extra turns. */
function recur(
  made: readonly number[],
  valueOf: (moves: readonly { readonly stones: number; readonly value: number; readonly extra: number }[]) => readonly [number, number],
): number {
  const values = new Array<number>(made.length).fill(0);
  const extras = [...values];
  for (let set = made.length - 2; set >= 0; set -= 1) {
    const moves: { stones: number; value: number; extra: number }[] = [];
    for (let bit = 1; bit < made.length; bit *= 2) {
      if ((set & bit) !== 0) continue;
      moves.push({ stones: made[set | bit] - made[set], value: values[set | bit], extra: extras[set | bit] });
    }
    [values[set], extras[set]] = valueOf(moves);
  }
  return values[0];
}

const gems = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5, size: 'max' });
const manyKinds: fc.Arbitrary<GemsFightCase> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.array(gems, { minLength: 9, maxLength: 10 }))
  .map(([meltsAt, bags]) => gemsCase(meltsAt, ...bags));

type Rule = Parameters<typeof recur>[1];

const rules: readonly (readonly [GemsFightStrategy, Rule])[] = [
  ['no-extra-turn', (moves) => [Math.max(...moves.map(({ stones, value }) => stones - value)), 0]],
  ['sign-kept', (moves) => [Math.max(...moves.map(({ stones, value }) => stones + value)), 0]],
  ['best-starts-at-zero', (moves) => [Math.max(0, ...moves.map(({ stones, value }) => (stones > 0 ? stones + value : -value))), 0]],
  ['one-stone-a-turn', (moves) => [Math.max(...moves.map(({ stones, value }) => (stones > 0 ? 1 + value : -value))), 0]],
  [
    'all-bags-scoring-first',
    (moves) => {
      const scoring = moves.filter(({ stones }) => stones > 0);
      const tried = scoring.length > 0 ? scoring : moves;
      return [Math.max(...tried.map(({ stones, value }) => (stones > 0 ? stones + value : -value))), 0];
    },
  ],
  [
    'one-bonus-only',
    (moves) => [
      Math.max(...moves.map(({ stones, value, extra }) => (stones > 0 ? stones + extra : -value))),
      Math.max(...moves.map(({ stones, value }) => stones - value)),
    ],
  ],
];

// More sets than a row has, so that rows are read from others.
for (const [id, rule] of rules) {
  void test(`${id} with nine and ten bags, against a table of single sets`, () => {
    fc.assert(
      fc.property(manyKinds, (input) => {
        const strategy = gemsFightStudy.wrongStrategies.find((one) => one.id === id)!;
        assert.equal(finish(strategy.answer(input)), String(recur(stonesOfSets(input), rule) + 0));
      }),
      { seed: 27, numRuns: runs(20) },
    );
  });
}
