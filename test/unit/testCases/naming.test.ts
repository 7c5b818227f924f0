import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freeNames, namingBy } from '../../../src/testCases/naming.ts';
import type { CaseNames } from '../../../src/testCases/convention.ts';

function first(count: number, names: Generator<CaseNames, never, void>): readonly string[] {
  return Array.from({ length: count }, () => {
    const { input, expected } = names.next().value;
    return `${input} ${expected}`;
  });
}

const folders: readonly (readonly [readonly string[], string, string, string])[] = [
  [[], '', '1', '1.in 1.ans'],
  [['1.in', '1.ans', '9.in', '9.ans'], '', '10', '10.in 10.ans'],
  [['01.in', '01.out', '02.in', '02.out'], '', '03', '03.in 03.out'],
  [['input1.txt', 'output1.txt'], '', '2', 'input2.txt output2.txt'],
  [['tests/01', 'tests/01.a'], 'tests', '02', 'tests/02 tests/02.a'],
  [['in/1.in', 'out/1.out'], 'in', '2', 'in/2.in out/2.out'],
];

void test('the next case of a folder is proposed by what tells it from the others', () => {
  for (const [paths, folder, proposal, names] of folders) {
    const naming = namingBy(paths, folder, null);
    assert.equal(naming.proposal, proposal, paths.join());
    const { input, expected } = naming.names(proposal);
    assert.equal(`${input} ${expected}`, names);
  }
});

void test('many new cases go on counting, and none takes a name that is there', () => {
  assert.deepEqual(first(3, freeNames([], '', null)), ['1.in 1.ans', '2.in 2.ans', '3.in 3.ans']);
  assert.deepEqual(first(3, freeNames(['08.in', '08.out', '10.OUT'], '', null)), ['09.in 09.out', '11.in 11.out', '12.in 12.out']);
  const names = first(12, freeNames(['input1.txt', 'output1.txt'], '', null));
  assert.equal(names.at(-1), 'input13.txt output13.txt');
  assert.equal(new Set(names).size, names.length);
});
