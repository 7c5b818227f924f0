import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { expectedNameFor, namesFor } from '../../../src/testCases/convention.ts';
import { pairFiles } from '../../../src/testCases/pairing.ts';

function next(paths: readonly string[], folder = '', stem: string | null = null): string {
  const { input, expected } = namesFor(paths, folder, stem);
  return `${input} ${expected}`;
}

suite('names of new cases', () => {
  test('without a convention', () => {
    assert.equal(next([]), '1.in 1.ans');
    assert.equal(next(['readme.md', '1.in.bak'], 'tests', 'zeros'), 'tests/zeros.in tests/zeros.ans');
    assert.equal(next(['a/1.in', 'a/1.out'], 'b'), 'b/1.in b/1.ans');
  });

  test('numbers go on after the greatest, padded as they are', () => {
    assert.equal(next(['1.in', '1.out', '9.in', '9.out']), '10.in 10.out');
    assert.equal(next(['t/01.in', 't/01.ans', 't/09.in', 't/09.ans'], 't'), 't/10.in t/10.ans');
    assert.equal(next(['sample-1.in', 'sample-1.ans', 'sample-2.in', 'sample-2.ans', 'zeros.in', 'zeros.ans']), 'sample-3.in sample-3.ans');
    assert.equal(next(['1.in', '1.ans', '2.ans']), '3.in 3.ans');
  });

  test('each layout', () => {
    assert.equal(next(['input1.txt', 'output1.txt']), 'input2.txt output2.txt');
    assert.equal(next(['in1.txt', 'ans1.txt']), 'in2.txt ans2.txt');
    assert.equal(next(['s_input0.txt', 's_output0.txt']), 's_input1.txt s_output1.txt');
    assert.equal(next(['tests/01', 'tests/01.a'], 'tests'), 'tests/02 tests/02.a');
    assert.equal(next(['p/in/1.in', 'p/out/1.out'], 'p/in'), 'p/in/2.in p/out/2.out');
    assert.equal(next(['p/in/1.in', 'p/out/1.out'], 'p'), 'p/in/2.in p/out/2.out');
    assert.equal(next(['t/01/NAME.INP', 't/01/NAME.OUT'], 't'), 't/02/NAME.INP t/02/NAME.OUT');
    assert.equal(next(['a.photos', 'a.ans']), '1.photos 1.ans');
    assert.equal(next(['zeros.in', 'zeros.out']), '1.in 1.out');
  });

  test('a wished stem', () => {
    assert.equal(next(['1.in', '1.out'], '', 'zeros'), 'zeros.in zeros.out');
    assert.equal(next(['input1.txt', 'output1.txt'], '', 'zeros'), 'input_zeros.txt output_zeros.txt');
    assert.equal(next(['in/1.in', 'out/1.out'], 'in', 'zeros'), 'in/zeros.in out/zeros.out');
  });

  test('the majority counts, and no ending of another game', () => {
    const paths = ['1.in', '1.out', '2.in', '2.out', 'a.photos', 'a.ans'];
    assert.equal(next(paths), '3.in 3.out');
    assert.deepEqual(namesFor(['a.photos', 'a.ans'], '', null, 'gems-fight'), { input: '1.in', expected: '1.ans' });
  });

  test('the expected output of an input that has none', () => {
    assert.equal(expectedNameFor(['a/1.in', 'a/1.out', 'a/2.in', 'a/3.in'], 'a/2.in'), 'a/2.out');
    assert.equal(expectedNameFor(['in/1.in', 'out/1.out', 'in/2.in'], 'in/2.in'), 'out/2.out');
    assert.equal(expectedNameFor(['input1.txt', 'output1.txt', 'input2.txt'], 'input2.txt'), 'output2.txt');
    assert.equal(expectedNameFor(['t/01/N.INP', 't/01/N.OUT', 't/02/N.INP'], 't/02/N.INP'), 't/02/N.OUT');
    assert.equal(expectedNameFor(['2.in'], '2.in'), '2.ans');
    assert.equal(expectedNameFor([], 'x/input3.txt'), 'x/output3.txt');
    assert.equal(expectedNameFor([], 'x/in3.txt'), 'x/out3.txt');
    assert.equal(expectedNameFor([], 'a.photos'), 'a.ans');
  });

  test('names made from a bare word or a name ending in one are found as a pair', () => {
    for (const [paths, input, expected] of [
      [['input.txt', 'output.txt'], 'input1.txt', 'output1.txt'],
      [['in.txt'], 'in1.txt', 'out1.txt'],
      [['in', 'ans'], 'in1', 'ans1'],
      [['sample_input.txt', 'sample_output.txt'], '1_input.txt', '1_output.txt'],
      [['s-in.txt'], '1-in.txt', '1-out.txt'],
    ] as const) {
      assert.deepEqual(namesFor(paths, '', null), { input, expected });
      const found = pairFiles([...paths, input, expected]).cases.find((one) => one.input === input);
      assert.equal(found?.expected, expected, input);
    }
  });
});
