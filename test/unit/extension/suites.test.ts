import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelIn, suitesOf } from '../../../src/extension/testing/suites.ts';
import { pairFiles } from '../../../src/testCases/pairing.ts';

function listed(...paths: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  return suitesOf(pairFiles(paths).cases).map(({ name, cases }) => [name, cases.map(({ input }) => labelIn(name, input))] as const);
}

test('cases are listed by folder', () => {
  assert.deepEqual(listed('a/10.in', 'a/2.in', 'b/1.in', '1.in'), [
    ['', ['1.in']],
    ['a', ['2.in', '10.in']],
    ['b', ['1.in']],
  ]);
});

test('cases that have a folder each are listed together', () => {
  assert.deepEqual(listed('t/01/SUM.INP', 't/01/SUM.OUT', 't/02/SUM.INP', 't/02/SUM.OUT'), [['t', ['01/SUM.INP', '02/SUM.INP']]]);
});

test('folders with one case under another name each stay what they are', () => {
  assert.deepEqual(
    listed('t/x/1.in', 't/y/2.in').map(([name]) => name),
    ['t/x', 't/y'],
  );
});
