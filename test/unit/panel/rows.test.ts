import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assert as holds, integer, nat, property } from 'fast-check';
import { BlockCache } from '../../../src/panel/data/blockCache.ts';
import { drawnRows, rowAfterKey, scrollTopFor, visibleRows } from '../../../src/panel/rows/windowMath.ts';
import type { Reply, Window } from '../../../src/worker/api.ts';

const numRuns = 300 * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);

void test('the rows in view are those that the view touches', () => {
  assert.deepEqual(visibleRows(0, 240, 24, 1000), { from: 0, to: 10 });
  assert.deepEqual(visibleRows(12, 240, 24, 1000), { from: 0, to: 11 });
  assert.deepEqual(visibleRows(24 * 995, 240, 24, 1000), { from: 995, to: 1000 });
  assert.deepEqual(drawnRows(0, 240, 24, 3), { from: 0, to: 3 });
});

void test('every row in view is drawn, none outside the list', () => {
  holds(
    property(nat(4e6), integer({ min: 1, max: 2000 }), nat(150_000), (top, height, count) => {
      const drawn = drawnRows(top, height, 24, count);
      const seen = visibleRows(top, height, 24, count);
      assert.ok(drawn.from >= 0 && drawn.to <= count && drawn.from <= drawn.to);
      assert.ok(drawn.from <= seen.from && seen.to <= drawn.to);
      assert.ok(drawn.to - drawn.from <= Math.ceil(height / 24) + 17);
    }),
    { seed: 1, numRuns },
  );
});

void test('scrolling to a row brings it wholly into view, and moves no more than needed', () => {
  assert.equal(scrollTopFor(0, 100, 240, 24), 0);
  assert.equal(scrollTopFor(5, 0, 240, 24), 0);
  assert.equal(scrollTopFor(10, 0, 240, 24), 24);
});

void test('keys move inside the list', () => {
  assert.equal(rowAfterKey('ArrowUp', 0, 10, 5), 0);
  assert.equal(rowAfterKey('ArrowDown', 8, 10, 5), 9);
  assert.equal(rowAfterKey('PageDown', 2, 100, 5), 6);
  assert.equal(rowAfterKey('PageUp', 2, 100, 5), 0);
  assert.equal(rowAfterKey('End', 2, 100, 5), 99);
  assert.equal(rowAfterKey('Home', 2, 100, 5), 0);
  assert.equal(rowAfterKey('a', 2, 100, 5), null);
});

const numbers = ({ from, to }: Window): Reply<readonly number[]> => ({
  ok: true,
  value: Array.from({ length: to - from }, (_, index) => from + index),
});

void test('a block is asked for once, and clipped to the list', async () => {
  const asked: Window[] = [];
  const cache = new BlockCache<number>(
    250,
    (window) => {
      asked.push(window);
      return Promise.resolve(numbers(window));
    },
    () => {},
  );
  assert.equal(cache.get(120), undefined);
  cache.ensure(90, 130);
  cache.ensure(90, 250);
  await Promise.resolve();
  await Promise.resolve();
  assert.deepEqual(asked, [
    { from: 0, to: 100 },
    { from: 100, to: 200 },
    { from: 200, to: 250 },
  ]);
  assert.equal(cache.get(120), 120);
  assert.equal(cache.get(249), 249);
  assert.deepEqual(cache.head(3), [0, 1, 2]);
});

void test('a failure is kept, and asked again only on demand', async () => {
  let asked = 0;
  let failing = true;
  const cache = new BlockCache<number>(
    10,
    (window) => {
      asked += 1;
      return Promise.resolve(failing ? { ok: false, failure: { code: 'outdated' } } : numbers(window));
    },
    () => {},
  );
  cache.ensure(0, 10);
  await Promise.resolve();
  await Promise.resolve();
  assert.deepEqual(cache.failure, { code: 'outdated' });
  cache.ensure(0, 10);
  assert.equal(asked, 1);
  failing = false;
  cache.retry();
  cache.ensure(0, 10);
  await Promise.resolve();
  await Promise.resolve();
  assert.equal(cache.get(9), 9);
});

void test('old blocks are forgotten, the ones looked at stay', async () => {
  const cache = new BlockCache<number>(
    100_000,
    (window) => Promise.resolve(numbers(window)),
    () => {},
  );
  for (let row = 0; row < 100_000; row += 100) {
    cache.ensure(row, row + 1);
    cache.ensure(0, 1);
    await Promise.resolve();
    await Promise.resolve();
  }
  assert.equal(cache.get(0), 0);
  assert.equal(cache.get(99_999), 99_999);
  assert.equal(cache.get(50_000), undefined);
});
