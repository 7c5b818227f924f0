import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { doubles } from '../../../src/engines/arithmetic.ts';
import { Least } from '../../../src/engines/least.ts';
import { EditedPool, type PoolSums } from '../../../src/engines/switchSumEdits.ts';

const runs = (base: number): number => base * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);

interface Switch {
  readonly a: number;
  readonly b: number;
}

/** Margin and k1 - k2 + ... when the first `count` are taken in turn; order is all that matters here. */
function sumsOf(pool: readonly Switch[], count: number, firstBegins: boolean): { margin: number; alternating: number } {
  let [margin, alternating] = [0, 0];
  for (const [place, { a, b }] of pool.slice(0, count).entries()) {
    margin += (place % 2 === 0) === firstBegins ? a : -b;
    alternating += place % 2 === 0 ? a + b : -a - b;
  }
  return { margin, alternating };
}

const switches = fc.array(fc.record({ a: fc.nat(50), b: fc.nat(50) }), { maxLength: 12 });

test('a pool with some gone and some put in has the sums of the pool written out', () => {
  const putIn = fc.array(fc.record({ before: fc.nat(12), a: fc.nat(50), b: fc.nat(50) }), { maxLength: 4 });
  fc.assert(
    fc.property(switches, fc.nat(12), fc.array(fc.nat(11), { maxLength: 4 }), putIn, (pool, cut, gone, puts) => {
      const skipped = Math.min(cut, pool.length);
      const out = [...new Set(gone)].filter((rank) => rank >= skipped && rank < pool.length).toSorted((a, b) => a - b);
      const added = puts.map((one) => ({ ...one, before: Math.min(one.before, pool.length) })).toSorted((a, b) => a.before - b.before);
      const sums: PoolSums<number> = {
        length: pool.length,
        margin: (count) => sumsOf(pool, count, true).margin,
        alternating: (count) => sumsOf(pool, count, true).alternating,
      };
      const edited = new EditedPool(doubles, sums, skipped, out, added);

      const written: (Switch & { rank: number })[] = [];
      for (let rank = 0; rank <= pool.length; rank++) {
        for (const [index, one] of added.entries()) if (one.before === rank) written.push({ ...one, rank: -1 - index });
        if (rank < pool.length && rank >= skipped && !out.includes(rank)) written.push({ ...pool[rank], rank });
      }
      assert.equal(edited.length, written.length);
      const places = written.map((_, place) => place);
      assert.deepEqual(
        places.map((place) => edited.rankAt(place)),
        written.map(({ rank }) => rank),
      );
      for (const place of [...places.toReversed(), written.length, ...places]) {
        for (const begins of [true, false]) assert.equal(edited.margin(place, begins), sumsOf(written, place, begins).margin);
        assert.equal(edited.alternating(place), sumsOf(written, place, true).alternating);
      }
      for (const [place, { rank }] of written.entries()) if (rank >= 0) assert.equal(edited.placeOf(rank), place);
    }),
    { seed: 771, numRuns: runs(2000) },
  );
});

test('the least of what was offered, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 60 }), fc.nat(20), (items, most) => {
      const least = new Least<number>(most, (a, b) => a - b);
      for (const item of items) least.offer(item);
      const sorted = items.toSorted((a, b) => a - b);
      assert.deepEqual(least.sorted(), sorted.slice(0, most));
      assert.equal(least.worst, items.length < most || most === 0 ? null : sorted[most - 1]);
    }),
    { seed: 773, numRuns: runs(2000) },
  );
});
