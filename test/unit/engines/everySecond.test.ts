import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { sumOfEverySecond } from '../../../src/engines/everySecond.ts';
import { finish } from '../../../src/engines/steps.ts';

const runs = Math.round(500 * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1));
const most = 2 ** 31 - 1;

test('The sum of every second number is that of the sorted row', () => {
  const number = fc.oneof(fc.nat(3), fc.nat(most), fc.constantFrom(0, 2047, 2048, 2 ** 21 - 1, 2 ** 21, most));
  const property = fc.property(fc.array(number, { maxLength: 60 }), fc.nat(3), (numbers, beyond) => {
    const row = Int32Array.from([...numbers, ...Array.from({ length: beyond }, () => 7)]);
    const expected = numbers.toSorted((a, b) => a - b).reduce((sum, number, place) => (place % 2 === 0 ? sum + number : sum), 0);
    assert.equal(finish(sumOfEverySecond(row, numbers.length)), BigInt(expected));
  });
  fc.assert(property, { numRuns: runs, seed: 5 });
});

test('Sums beyond 2^53 are exact', () => {
  const count = 2 * 2 ** 22 + 2;
  const row = new Int32Array(count).fill(most);
  row[5] = 1;
  assert.equal(finish(sumOfEverySecond(row, count)), BigInt(count / 2 - 1) * BigInt(most) + 1n);
});
