import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import type { GemsFightCase } from '../../../src/games/gemsFight/case.ts';
import { solveGemsFight } from '../../../src/games/gemsFight/solved.ts';
import { gemsCase, runs } from './gemsFightInputs.ts';

function stonesOf({ bags, meltsAt }: GemsFightCase, set: number): number {
  const counts = new Map<number, number>();
  for (const [bag, gems] of bags.entries()) {
    if (((set >> bag) & 1) === 0) continue;
    for (const colour of gems) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts.values()].reduce((sum, count) => sum + Math.floor(count / meltsAt), 0);
}

const bagsIn = (set: number): number => set.toString(2).replaceAll('0', '').length;

/** Over all sets of bags: the smallest that makes a stone, less one, and the largest that makes none. */
function bySets(input: GemsFightCase): { least: number; greatest: number } | null {
  let least = Infinity;
  let greatest = 0;
  for (let set = 0; set < 2 ** input.bags.length; set += 1) {
    if (stonesOf(input, set) > 0) least = Math.min(least, bagsIn(set) - 1);
    else greatest = Math.max(greatest, bagsIn(set));
  }
  return least === Infinity ? null : { least, greatest };
}

/** Up to four looks, each three times at most, so that part of a kind may be the best to take. */
const repeated: fc.Arbitrary<GemsFightCase> = fc
  .tuple(
    fc.integer({ min: 1, max: 7 }),
    fc.array(
      fc.record({
        count: fc.integer({ min: 1, max: 3 }),
        gems: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 5, size: 'max' }),
      }),
      { minLength: 1, maxLength: 4, size: 'max' },
    ),
  )
  .map(([meltsAt, looks]) => gemsCase(meltsAt, ...looks.flatMap(({ count, gems }) => Array.from({ length: count }, () => gems))));

void test('quiet bags before the first stone, against all sets of bags', () => {
  fc.assert(
    fc.property(repeated, (input) => {
      const ledger = finish(solveGemsFight(input)).ledger();
      assert.ok(ledger.game === 'gems-fight');
      assert.deepEqual(ledger.quietBeforeStone, bySets(input));
    }),
    { seed: 11, numRuns: runs(1000) },
  );
});
