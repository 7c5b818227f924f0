import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assert as holds, bigInt, property } from 'fast-check';
import { grouped, magnitude, signed, signOf, sumOf } from '../../../src/words/numbers.ts';

const numRuns = 200 * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);

void test('amounts are grouped by three digits, whatever their size', () => {
  assert.equal(grouped('0'), '0');
  assert.equal(grouped('999'), '999');
  assert.equal(grouped('-1000'), '-1,000');
  assert.equal(grouped(100000), '100,000');
  assert.equal(grouped('-93709997225'), '-93,709,997,225');
  assert.equal(grouped('123456789012345678901234567890'), '123,456,789,012,345,678,901,234,567,890');
});

void test('a margin carries its sign, and zero has none', () => {
  assert.equal(signed('3'), '+3');
  assert.equal(signed('0'), '0');
  assert.equal(signed('-2'), '-2');
  assert.equal(signed('2498750275679'), '+2,498,750,275,679');
});

void test('sign and magnitude make up the amount', () => {
  assert.deepEqual(['-7', '0', '7'].map(signOf), [-1, 0, 1]);
  assert.equal(magnitude('-7'), '7');
  assert.equal(magnitude('7'), '7');
});

void test('a sum is written out with its signs', () => {
  assert.equal(sumOf(['4', '3', '-4', '0']), '4 + 3 - 4 + 0');
  assert.equal(sumOf(['-4000']), '-4,000');
  assert.equal(sumOf([]), '');
});

void test('grouping is that of the locale en-US for any integer', () => {
  holds(
    property(bigInt(), (value) => {
      assert.equal(grouped(String(value)), value.toLocaleString('en-US'));
    }),
    { seed: 1, numRuns },
  );
});
