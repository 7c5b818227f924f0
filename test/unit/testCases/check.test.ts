import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { suite, test } from 'node:test';
import * as fc from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import { checkCase } from '../../../src/testCases/check.ts';
import type { FileText } from '../../../src/testCases/readText.ts';
import type { CheckOptions, CheckReport } from '../../../src/testCases/verdict.ts';

const numRuns = Math.ceil(200 * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1));
const folder = 'test/cases';
/** 3 and -3. */
const sample = readFileSync(`${folder}/gems-fight/sample-1.in`, 'utf8');
/** -10. */
const photos = '1\n0 10 0 10\n';

function check(input: FileText, expected: FileText | null, options: Partial<CheckOptions> = {}): CheckReport {
  return finish(checkCase(input, expected, { strict: false, game: null, limit: 2 ** 30, explain: false, ...options }));
}

function verdicts({ cases }: CheckReport): string {
  return cases.map(({ verdict }) => (verdict === 'passed' ? '.' : verdict === 'failed' ? 'F' : '-')).join('');
}

suite('check', () => {
  test('every case of the collection passes, strictly, and its computed output is the expected one', () => {
    for (const game of ['family-photos', 'gems-fight'] as const) {
      for (const name of readdirSync(`${folder}/${game}`).filter((name) => name.endsWith('.in'))) {
        const expected = readFileSync(`${folder}/${game}/${name.replace(/in$/, 'out')}`);
        const report = check(readFileSync(`${folder}/${game}/${name}`), expected, { game, strict: true });
        assert.equal(report.outcome, 'passed', name);
        assert.equal(report.layoutNote, false);
        assert.equal(report.computed.trimEnd(), expected.toString('utf8').trimEnd());
      }
    }
  });

  test('a final newline, CRLF, CR and a byte order mark never count', () => {
    for (const expected of ['3\n-3', '3\r\n-3\r\n', '\uFEFF3\n-3\n', '3\r-3', Buffer.from('\uFEFF3\r\n-3')]) {
      const report = check(sample, expected, { strict: true });
      assert.deepEqual([report.outcome, report.layoutNote, report.excerpt], ['passed', false, null], JSON.stringify(expected));
    }
  });

  test('mixed line ends and a byte order mark in the input', () => {
    const mixed = `\uFEFF${sample.replace('\n', '\r\n').replace(/\n(?=3 2)/, '\r')}`;
    assert.equal(check(mixed, '3\n-3\n').outcome, 'passed');
  });

  test('invisible characters are named with their place', () => {
    const { cases, outcome } = check(sample, '3\n-3\u00A0\n');
    assert.equal(outcome, 'failed');
    assert.deepEqual(cases[1].difference, {
      code: 'not-a-number',
      expected: { text: '-3\u00A0', line: 1, start: 0, end: 3 },
      computed: '-3',
      hidden: ['NO-BREAK SPACE'],
    });
    const [{ difference }] = check(photos, '\u200B-10').cases;
    assert.deepEqual(difference?.code === 'not-a-number' && difference.hidden, ['ZERO WIDTH SPACE']);
    const trailing = check(photos, '-10 \u2060\n').beyond;
    assert.deepEqual(trailing, {
      code: 'not-a-number',
      expected: { text: '\u2060', line: 0, start: 4, end: 5 },
      computed: null,
      hidden: ['WORD JOINER'],
    });
  });

  test('glued tokens are wrong values, never another layout', () => {
    for (const [expected, code] of [
      ['33', 'other-value'],
      ['3-3', 'not-a-number'],
      ['-33', 'other-value'],
    ] as const) {
      const report = check(sample, expected);
      assert.deepEqual([report.outcome, verdicts(report), report.layoutNote], ['failed', 'FF', false]);
      assert.deepEqual(
        report.cases.map(({ difference }) => difference?.code),
        [code, 'value-missing'],
      );
    }
  });

  test('the same tokens in another layout pass with a note, and fail where it is strict', () => {
    for (const [expected, text, line, start] of [
      ['3 -3\n', '-3', 0, 2],
      ['3\n\n-3\n', '', 1, 0],
      ['\n3\n-3\n', '', 0, 0],
      ['  3\n-3\n', '3', 0, 2],
      ['3 \n-3', '', 0, 1],
      ['3\n-3\n\n', '', 2, 0],
    ] as const) {
      const loose = check(sample, expected);
      assert.deepEqual([loose.outcome, verdicts(loose), loose.layoutNote, loose.beyond], ['passed', '..', true, null], expected);
      const strict = check(sample, expected, { strict: true });
      assert.deepEqual([strict.outcome, verdicts(strict)], ['failed', '..'], expected);
      const { beyond } = strict;
      assert.ok(beyond?.code === 'layout');
      assert.deepEqual([beyond.expected.text, beyond.expected.line, beyond.expected.start], [text, line, start], expected);
      assert.notEqual(strict.excerpt, null);
    }
  });

  test('the second of two cases: its value, its place, its line of the input; the first stays passed', () => {
    const report = check(sample, '3\n-2\n');
    assert.deepEqual([report.outcome, verdicts(report)], ['failed', '.F']);
    const [, second] = report.cases;
    assert.equal(second.line, sample.split('\n').indexOf('3 2 2'));
    assert.deepEqual(second.difference, { code: 'other-value', expected: { text: '-2', line: 1, start: 0, end: 2 }, computed: '-3' });
    assert.deepEqual(report.excerpt, { expected: '3\n-2\n', actual: '3\n-3\n', fromLine: 0 });
  });

  test('one short, one too many, and text around are three differences', () => {
    const short = check(sample, '3\n');
    assert.deepEqual(short.cases[1].difference, {
      code: 'value-missing',
      at: { text: '', line: 0, start: 1, end: 1 },
      computed: '-3',
      found: 1,
      wanted: 2,
    });
    const extra = check(sample, '3\n-3\n7\n');
    assert.deepEqual([extra.outcome, verdicts(extra)], ['failed', '..']);
    assert.deepEqual(extra.beyond, { code: 'value-extra', expected: { text: '7', line: 2, start: 0, end: 1 }, found: 3, wanted: 2 });
    for (const expected of ['Case 1: 3\nCase 2: -3\n', 'Answer:\n3\n-3\n', '3 -3 done']) {
      const around = check(sample, expected.replace(/Case (\d)/g, 'Case#$1'));
      assert.deepEqual([around.outcome, verdicts(around), around.beyond?.code], ['failed', '..', 'not-a-number'], expected);
    }
  });

  test('other spellings of a number are other values to a judge', () => {
    for (const text of ['+3', '03', '3.0']) {
      const report = check(sample, `${text}\n-3\n`, { explain: true });
      assert.deepEqual([verdicts(report), report.cases[0].difference?.code, report.cases[0].alsoFits], ['F.', 'other-value', []], text);
    }
  });

  test('nothing expected is not checked', () => {
    for (const expected of [null, '', ' \n\r\n', '\uFEFF']) {
      const report = check(sample, expected);
      assert.deepEqual([report.outcome, verdicts(report), report.computed, report.beyond], ['not-checked', '--', '3\n-3\n', null]);
    }
  });

  test('errors of the input, no game, too large', () => {
    assert.deepEqual([check('2\n1 2 3 4\n', '1').outcome, check('hello', '1').game], ['input-errors', null]);
    const large = check(sample, '3\n-3', { limit: 1 });
    assert.deepEqual([large.outcome, large.cases, large.problems[0].code], ['too-large', [], 'too-large']);
    assert.equal(check(photos, '-10', { game: 'gems-fight' }).outcome, 'input-errors');
  });

  test('failures are explained, with the strategies that fit', () => {
    const report = check(photos, '10', { explain: true });
    const [only] = report.cases;
    assert.equal(only.why?.summary.margin, '-10');
    assert.ok(only.alsoFits.includes('absolute-value'), only.alsoFits.join());
    assert.ok(!only.alsoFits.includes('not-below-zero'));
    const [unasked] = check(photos, '10').cases;
    assert.deepEqual([unasked.why, unasked.alsoFits], [null, []]);
  });
});

suite('check, large and any texts', () => {
  /** Cases of one bag each with one stone of value 1. */
  const many = (count: number): string => `${'1 1 1\n1 1\n'.repeat(count)}0 0 0\n`;

  test('one of many values differs: an excerpt around it', () => {
    const values = Array.from({ length: 5000 }, () => '1');
    values[3000] = '2';
    const report = check(many(5000), values.join('\r\n'), { explain: true });
    assert.equal(report.cases.filter(({ verdict }) => verdict === 'failed').length, 1);
    const { expected, actual, fromLine } = report.excerpt!;
    assert.equal(fromLine, 2995);
    assert.deepEqual([expected.split('\n').length, actual.split('\n').length], [21, 21]);
    assert.deepEqual([expected.split('\n')[5], actual.split('\n')[5]], ['2', '1']);
    const oneLine = check(many(5000), values.join(' ')).excerpt!;
    assert.ok(oneLine.expected.length < 300 && oneLine.expected.includes('2'));
  });

  test('the third of five is wrong: all run, the others pass', () => {
    const report = check(many(5), '1\n1\n2\n1\n1\n');
    assert.deepEqual([report.outcome, verdicts(report)], ['failed', '..F..']);
  });

  test('only the first failures are explained', () => {
    const { cases } = check(many(8), '2\n'.repeat(8), { explain: true });
    assert.deepEqual(
      cases.map(({ why }) => why !== null),
      [true, true, true, true, true, false, false, false],
    );
  });

  test('no text throws, and what passes says the computed values', () => {
    const piece = fc.constantFrom('3', '-3', ' ', '\n', '\r\n', '\r', '\u00A0', '\uFEFF', 'x', '+', '0', '.', '\u200B', '\t');
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, fc.boolean(), (expected, strict) => {
        const report = check(sample, expected, { strict });
        const tokens = expected.replace(/^\uFEFF/, '').match(/[^\t-\r ]+/g) ?? [];
        assert.equal(report.outcome === 'not-checked', tokens.length === 0);
        const same = tokens.join(' ') === '3 -3';
        if (!strict) assert.equal(report.outcome === 'passed', same);
        assert.equal(report.outcome === 'failed', report.excerpt !== null);
        if (report.outcome === 'passed') assert.ok(same);
        const lines = expected.split(/\r\n|\r|\n/);
        for (const { difference } of [...report.cases, { difference: report.beyond }]) {
          if (difference === null || difference.code === 'value-missing') continue;
          const { line, start, end, text: said } = difference.expected;
          assert.equal(lines[line].slice(start, end), said);
        }
      }),
      { seed: 4778, numRuns },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.uint8Array(), (one, other) => void [check(one, other), check(other, one)]),
      { seed: 725, numRuns },
    );
  });
});
