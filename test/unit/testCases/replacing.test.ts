import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valuesToReplace, withLineEndsOf, withReplacements } from '../../../src/testCases/replacing.ts';
import type { CaseVerdict, CheckReport, Difference } from '../../../src/testCases/verdict.ts';

function wrong(line: number, start: number, text: string, computed: string): Difference {
  return { code: 'other-value', expected: { text, line, start, end: start + text.length }, computed };
}

function report(differences: readonly (Difference | null)[], beyond: Difference | null = null): CheckReport {
  const cases = differences.map((difference, line): CaseVerdict => ({
    line,
    margin: '0',
    verdict: difference ? 'failed' : 'passed',
    difference,
    alsoFits: [],
    why: null,
  }));
  return { game: 'gems-fight', problems: [], outcome: 'failed', cases, beyond, layoutNote: false, computed: '', excerpt: null };
}

void test('only the wrong values are replaced, and the layout stays', () => {
  const text = ' 1 2\r\n-3   4';
  const found = valuesToReplace(report([null, wrong(0, 3, '2', '-20'), wrong(1, 0, '-3', '0'), wrong(1, 5, '4', '44')]), null);
  assert.deepEqual(
    found?.map((one) => [one.old, one.new]),
    [
      ['2', '-20'],
      ['-3', '0'],
      ['4', '44'],
    ],
  );
  assert.equal(withReplacements(text, found ?? []), ' 1 -20\r\n0   44');
});

void test('one case alone is replaced where it alone is meant', () => {
  const two = report([wrong(0, 0, '1', '2'), wrong(1, 0, '3', '4')]);
  assert.equal(withReplacements('1\n3\n', valuesToReplace(two, 1) ?? []), '1\n4\n');
  assert.deepEqual(valuesToReplace(report([null, wrong(1, 0, '3', '4')]), 0), []);
});

void test('where more than values differs the whole text gives way', () => {
  const end = { text: '', line: 1, start: 0, end: 0 };
  const missing: Difference = { code: 'value-missing', at: end, computed: '1', found: 1, wanted: 2 };
  const extra: Difference = { code: 'value-extra', expected: { ...end, text: '7' }, found: 2, wanted: 1 };
  assert.equal(valuesToReplace(report([wrong(0, 0, '1', '2'), missing]), null), null);
  assert.equal(valuesToReplace(report([wrong(0, 0, '1', '2')], extra), null), null);
  assert.equal(valuesToReplace(report([null], extra), null), null);
  assert.equal(valuesToReplace(report([wrong(0, 0, '1', '2')], extra), 0)?.length, 1);
});

void test('a computed output takes the line ends of the text before it, and ends its last line', () => {
  assert.equal(withLineEndsOf('1\r\n2\r\n', '3\n4\n'), '3\r\n4\r\n');
  assert.equal(withLineEndsOf('1', '3\n4'), '3\n4\n');
  assert.equal(withLineEndsOf('', '3\n'), '3\n');
});
