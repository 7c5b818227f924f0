import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import * as fc from 'fast-check';
import { readJsonCases, replaceExpected, writeJsonCases } from '../../../src/testCases/jsonCases.ts';

const numRuns = Math.ceil(300 * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1));

const prob = `{
  "name": "F. Family Photos", "url": "https://example.invalid/725F",
  "tests": [
    { "id": 17, "input": "1\\n0 10 0 10\\n", "output": "-10\\n" },
    { "id": 18,
      "input": "2\\n12 3 4 7\\n1 15 9 1\\n", "output": "" }
  ],
  "memoryLimit": 256, "srcPath": "/tmp/a.cpp"
}
`;

suite('files of cases', () => {
  test('a .prob file', () => {
    assert.deepEqual(readJsonCases(prob), {
      format: 'prob',
      title: 'F. Family Photos',
      cases: [
        { index: 0, name: '1', input: '1\n0 10 0 10\n', expected: '-10\n', line: 3 },
        { index: 1, name: '2', input: '2\n12 3 4 7\n1 15 9 1\n', expected: '', line: 4 },
      ],
    });
  });

  test('an array, with a byte order mark, and what Competitive Companion sends', () => {
    const array = readJsonCases('\uFEFF[{"output":"4","input":"a"},\r\n{"input":"b"}]');
    assert.deepEqual(
      array?.cases.map(({ expected, line }) => [expected, line]),
      [
        ['4', 0],
        [null, 1],
      ],
    );
    const sent = readJsonCases('{"name":"P","group":"g","tests":[{"input":"1","output":"2"}],"timeLimit":1000}');
    assert.deepEqual([sent?.format, sent?.title, sent?.cases.length], ['companion', 'P', 1]);
  });

  test('other files hold none', () => {
    for (const text of [
      '',
      '[]',
      '{}',
      '{"tests":[]}',
      '[1]',
      '[{"input":1}]',
      '{"tests":"x"}',
      '[{"input":"a","output":{}}]',
      'x',
      '"a"',
      'null',
    ]) {
      assert.equal(readJsonCases(text), null, text);
    }
  });

  test('one expected output is replaced and all else stays', () => {
    const text = prob.replaceAll('\n', '\r\n');
    const changed = replaceExpected(text, 1, '1\n');
    assert.equal(changed, text.replace('"output": ""', '"output": "1\\n"'));
    assert.equal(replaceExpected('[{"input":"a" }]', 0, '4'), '[{"input":"a", "output": "4" }]');
    assert.equal(replaceExpected('[{"output": 3,"input":"a"}]', 0, '4'), '[{"output": "4","input":"a"}]');
    assert.throws(() => replaceExpected(prob, 2, '1'), RangeError);
    assert.throws(() => replaceExpected('{}', 0, '1'), RangeError);
  });

  test('written and read again, with the ids of the file that was there', () => {
    const cases = [
      { input: 'a', expected: '1\n' },
      { input: 'b', expected: null },
    ];
    for (const format of ['array', 'prob', 'companion'] as const) {
      const found = readJsonCases(writeJsonCases(format, cases, { title: 'T' }));
      assert.deepEqual(
        [found?.format, found?.title, found?.cases.map(({ input, expected }) => [input, expected])],
        [
          format,
          format === 'array' ? null : 'T',
          [
            ['a', '1\n'],
            ['b', ''],
          ],
        ],
      );
    }
    const kept = JSON.parse(writeJsonCases('prob', cases, { title: 'T', existing: prob }));
    assert.deepEqual([kept.tests[1].id, kept.memoryLimit, kept.srcPath, kept.name], [18, 256, '/tmp/a.cpp', 'F. Family Photos']);
  });

  test('any text is taken; in any file of cases only the one output changes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readJsonCases(text)),
      { seed: 4, numRuns },
    );
    const field = fc.record({ input: fc.string({ unit: 'grapheme' }), output: fc.string({ unit: 'grapheme' }), more: fc.jsonValue() });
    fc.assert(
      fc.property(
        fc.array(field, { minLength: 1, maxLength: 5 }),
        fc.nat(),
        fc.constantFrom(0, 1, '\t'),
        fc.string(),
        (tests, n, space, expected) => {
          const index = n % tests.length;
          const text = JSON.stringify({ more: tests, name: '"]}', tests }, null, space);
          const whole = JSON.parse(text);
          whole.tests[index].output = expected;
          const changed = replaceExpected(text, index, expected);
          assert.deepEqual(JSON.parse(changed), whole);
          assert.equal(changed, JSON.stringify(whole, null, space));
          const lines = readJsonCases(text)?.cases.map(({ line }) => text.split('\n')[line].trim());
          if (space !== 0)
            assert.deepEqual(
              lines,
              tests.map(() => '{'),
            );
        },
      ),
      { seed: 5, numRuns },
    );
  });
});
