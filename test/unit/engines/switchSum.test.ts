import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { doubles } from '../../../src/engines/arithmetic.ts';
import { costOfCooler, gainOf, rankPool, type Switches, swingOf } from '../../../src/engines/switchSum.ts';
import { HottestFirst } from '../../../src/engines/switchSumHeap.ts';

const runs = 500 * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);
const pools = fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { maxLength: 7 });

function switchesOf(pool: readonly (readonly [number, number])[]): Switches<number> {
  return { values: Float64Array.from(pool.flat()), arithmetic: doubles, numbers: (length) => new Float64Array(length) };
}

/** Margin to come when both must take a switch in turn, by trying everything. */
function exhaust(pool: readonly (readonly [number, number])[], player: number): number {
  const margins = pool.map(([a, b], taken) => (player === 0 ? a : -b) + exhaust(pool.toSpliced(taken, 1), 1 - player));
  if (margins.length === 0) return 0;
  return player === 0 ? Math.max(...margins) : Math.min(...margins);
}

void test('taking the switch of a rank costs what exhaustive play says, for either player', () => {
  fc.assert(
    fc.property(pools, fc.constantFrom(0, 1), (unsorted, player) => {
      const pool = unsorted.toSorted(([a, b], [c, d]) => c + d - a - b);
      const switches = switchesOf(pool);
      const ranked = rankPool(switches, [...pool.keys()]);
      const best = exhaust(pool, player);
      for (const id of pool.keys()) {
        const swing = swingOf(switches, id);
        const after = gainOf(switches, id, player) + exhaust(pool.toSpliced(id, 1), 1 - player);
        const loss = player === 0 ? best - after : after - best;
        assert.equal(costOfCooler(ranked, doubles, id, swing), loss);
        const hotter = pool.filter(([a, b]) => a + b > swing).length;
        assert.equal(costOfCooler(ranked, doubles, hotter, swing), loss, 'equal swings cost the same');
      }
      assert.equal(exhaust(pool, 0) - exhaust(pool, 1), ranked.alternating[pool.length]);
    }),
    { seed: 725, numRuns: runs },
  );
});

void test('the heap gives the hottest first, whatever enters in between', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(500)), fc.array(fc.option(fc.integer({ min: 501, max: 999 }))), (ids, actions) => {
      const comesFirst = (a: number, b: number): boolean => a % 7 > b % 7 || (a % 7 === b % 7 && a < b);
      const heap = new HottestFirst(ids, comesFirst);
      const model = [...ids];
      for (const action of [...actions, ...ids.map(() => null), null]) {
        if (action === null) {
          model.sort((a, b) => (comesFirst(a, b) ? -1 : a === b ? 0 : 1));
          assert.equal(heap.pop(), model.shift());
        } else {
          heap.push(action);
          model.push(action);
        }
        assert.equal(heap.size, model.length);
      }
    }),
    { seed: 725, numRuns: runs },
  );
});
