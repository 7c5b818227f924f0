import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import * as fc from 'fast-check';
import { pairFiles } from '../../../src/testCases/pairing.ts';

const runs = Math.ceil(300 * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1));

/** Input and answer of each case found, as 'input > answer'. */
function pairs(...paths: string[]): string[] {
  return pairFiles(paths).cases.map(({ input, expected }) => `${input} > ${expected}`);
}

suite('pairing', () => {
  test('by stem, endings whatever their case, in natural order', () => {
    assert.deepEqual(pairs('b/10.in', 'b/2.IN', 'b/10.ans', 'b/2.Out', 'b/1.in', 'b/1.out'), [
      'b/1.in > b/1.out',
      'b/2.IN > b/2.Out',
      'b/10.in > b/10.ans',
    ]);
  });

  test('.ans is the answer, .out beside it was printed by a program', () => {
    const found = pairFiles(['X.in', 'X.out', 'X.ans']);
    assert.deepEqual(
      found.cases.map(({ expected }) => expected),
      ['X.ans'],
    );
    assert.deepEqual(found.answersWithoutInput, []);
  });

  test('families of .txt files', () => {
    assert.deepEqual(pairs('input1.txt', 'output1.txt', 'input10.txt', 'output10.txt', 'input2.txt'), [
      'input1.txt > output1.txt',
      'input2.txt > null',
      'input10.txt > output10.txt',
    ]);
    assert.deepEqual(pairs('in1.txt', 'ans1.txt'), ['in1.txt > ans1.txt']);
    assert.deepEqual(pairs('a_input0.txt', 'a_output0.txt', 'b_input0.txt', 'b_output0.txt'), [
      'a_input0.txt > a_output0.txt',
      'b_input0.txt > b_output0.txt',
    ]);
    assert.deepEqual(pairs('main1.txt', 'notes.txt', 'in_the_end.txt'), []);
  });

  test('inputs without an ending', () => {
    assert.deepEqual(pairs('tests/01', 'tests/01.a', 'tests/02', 'tests/02.a', 'tests/03'), [
      'tests/01 > tests/01.a',
      'tests/02 > tests/02.a',
    ]);
    assert.deepEqual(pairs('solution', 'solution.out', 'a.out', 'lib.a'), []);
    assert.deepEqual(pairFiles(['solution', 'a.out', 'lib.a']).answersWithoutInput, []);
  });

  test('folders of inputs and of answers', () => {
    assert.deepEqual(pairs('p/in/1.in', 'p/out/1.out', 'in/1.txt', 'out/1.txt', 'input/input00.txt', 'output/output00.txt'), [
      'in/1.txt > out/1.txt',
      'input/input00.txt > output/output00.txt',
      'p/in/1.in > p/out/1.out',
    ]);
    assert.deepEqual(
      pairFiles(['p/in/1.in', 'p/out/1.out']).cases.map(({ folder, name }) => [folder, name]),
      [['p', '1']],
    );
    assert.deepEqual(pairs('01/NAME.INP', '01/NAME.OUT', '02/NAME.INP', '02/NAME.OUT'), [
      '01/NAME.INP > 01/NAME.OUT',
      '02/NAME.INP > 02/NAME.OUT',
    ]);
  });

  test('Kattis: description and hint beside', () => {
    const { cases } = pairFiles([
      'data/sample/1.in',
      'data/sample/1.ans',
      'data/secret/g1/a.in',
      'data/secret/g1/a.ans',
      'data/secret/g1/a.desc',
      'data/secret/g1/a.hint',
    ]);
    assert.deepEqual(
      cases.map(({ folder, description, hint }) => [folder, description, hint]),
      [
        ['data/sample', null, null],
        ['data/secret/g1', 'data/secret/g1/a.desc', 'data/secret/g1/a.hint'],
      ],
    );
  });

  test('our own endings, inputs without an answer, answers without an input', () => {
    const found = pairFiles(['a.photos', 'a.ans', 'b.gems', 'b.out', 'c.in', 'd.ans', 'd.out', 'output7.txt']);
    assert.deepEqual(
      found.cases.map(({ input, expected }) => [input, expected]),
      [
        ['a.photos', 'a.ans'],
        ['b.gems', 'b.out'],
        ['c.in', null],
      ],
    );
    assert.deepEqual(found.answersWithoutInput, ['d.ans', 'output7.txt']);
  });

  test('backups, hidden folders, packages and templates are no cases', () => {
    assert.deepEqual(
      pairs('a.in~', 'a.in.bak', '.#a.in', '.git/a.in', 'x/.y/a.in', 'node_modules/p/1.in', 'Makefile.in', 'config.h.in'),
      [],
    );
  });

  test('files that may hold cases are named', () => {
    const { jsonFiles, cases } = pairFiles([
      '.cph/.a.prob',
      'x/.cph/b.prob',
      'c.json',
      'package.json',
      '.vscode/settings.json',
      'd.prob',
      'node_modules/e.json',
    ]);
    assert.deepEqual(cases, []);
    assert.deepEqual(jsonFiles, ['.cph/.a.prob', 'c.json', 'd.prob', 'x/.cph/b.prob']);
  });

  test('a folder with every layout: each pair once', () => {
    const layouts = [
      ['1.in', '1.ans'],
      ['2.in', '2.out'],
      ['input1.txt', 'output1.txt'],
      ['in1.txt', 'ans1.txt'],
      ['s_input0.txt', 's_output0.txt'],
      ['tests/01', 'tests/01.a'],
      ['in/1.in', 'out/1.out'],
      ['01/NAME.INP', '01/NAME.OUT'],
      ['data/sample/1.in', 'data/sample/1.ans'],
      ['a.photos', 'a.ans'],
    ];
    const { cases, answersWithoutInput } = pairFiles([...layouts.flat(), '1.out', 'in1.txt~']);
    assert.deepEqual(
      cases.map(({ input, expected }) => `${input} ${expected}`).toSorted(),
      layouts.map((pair) => pair.join(' ')).toSorted(),
    );
    assert.deepEqual(answersWithoutInput, []);
  });
});

suite('pairing, any names', () => {
  const segment = fc.constantFrom('in', 'out', 'input', 'output', '1', '01', 'a', '.cph', 'node_modules', 'tests', 'ans');
  const base = fc.tuple(
    fc.constantFrom('1', '01', 'in', 'out', 'input1', 'output1', 'ans1', 'x_input0', 'x_output0', 'a', 'in.1', '', '.a'),
    fc.constantFrom('', '.in', '.IN', '.out', '.ans', '.a', '.txt', '.photos', '.gems', '.desc', '.dat', '.prob', '.json', '.bak', '~'),
  );
  const path = fc.tuple(fc.array(segment, { maxLength: 2 }), base).map(([folders, name]) => [...folders, name.join('')].join('/'));
  const paths = fc.array(fc.oneof({ weight: 9, arbitrary: path }, { weight: 1, arbitrary: fc.string() }), { maxLength: 40 });

  test('no file is in two places, and the order of the names does not matter', () => {
    fc.assert(
      fc.property(paths, (names) => {
        const found = pairFiles(names);
        const used = [
          ...found.cases.flatMap(({ input, expected }) => (expected === null ? [input] : [input, expected])),
          ...found.answersWithoutInput,
        ];
        assert.equal(new Set(used).size, used.length);
        for (const name of used) assert.ok(names.includes(name));
        assert.deepEqual(pairFiles(names.toReversed()), found);
      }),
      { seed: 4, numRuns: runs },
    );
  });
});
