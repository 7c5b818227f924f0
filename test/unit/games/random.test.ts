import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomOf } from '../../../src/games/random.ts';

const drawn = (seed: number, count: number): number[] => {
  const random = randomOf(seed);
  return Array.from({ length: 50 }, () => random.below(count));
};

void test('the same seed gives the same numbers, another seed others', () => {
  const seeds = [0, 1, 2, -1, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1, -(2 ** 40)];
  const rows = seeds.map((seed) => drawn(seed, 2 ** 32).join());
  assert.deepEqual(
    seeds.map((seed) => drawn(seed, 2 ** 32).join()),
    rows,
  );
  assert.equal(new Set(rows).size, seeds.length);
});

void test('numbers stay below the count and each comes about equally often', () => {
  assert.deepEqual(new Set(drawn(7, 1)), new Set([0]));
  const random = randomOf(7);
  const counts = new Array<number>(10).fill(0);
  for (let i = 0; i < 100_000; i++) counts[random.below(10)]++;
  for (const count of counts) assert.ok(Math.abs(count - 10_000) < 500, String(counts));
  const many = Array.from({ length: 1000 }, () => random.below(3_000_000_000));
  assert.ok(many.every((value) => Number.isInteger(value) && value >= 0 && value < 3_000_000_000));
  assert.ok(many.some((value) => value > 2 ** 31));
});

void test('items are picked from a list', () => {
  const random = randomOf(3);
  assert.deepEqual(new Set(Array.from({ length: 100 }, () => random.pick(['x', 'y', 'z']))), new Set(['x', 'y', 'z']));
});
