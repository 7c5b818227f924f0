import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { sourceOf } from '../../../src/text/source.ts';
import { tokenize } from '../../../src/text/scanner.ts';
import { endOf, lineOf, numeral, placeOf, rangeOf } from '../../../src/text/tokens.ts';
import type { Tokens } from '../../../src/text/tokens.ts';
import { linesOf } from './applyFix.ts';

const numRuns = (runs: number) => ({ numRuns: Math.ceil(runs * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1)), seed: 725 });

function scan(...pieces: readonly string[]): Tokens {
  const steps = tokenize({ length: pieces.join('').length, chunks: () => pieces });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    assert.ok(step.value >= 0 && step.value <= 1);
  }
}

/** All that a scan says, as plain data. */
function facts(tokens: Tokens) {
  return {
    tokens: Array.from({ length: tokens.count }, (_, i) => [tokens.values[i], tokens.starts[i], endOf(tokens, i), lineOf(tokens, i)]),
    lines: Array.from(tokens.lineStarts.subarray(0, tokens.lines)),
    texts: [...tokens.texts],
    oddities: [...tokens.oddities].toSorted(([a], [b]) => a.localeCompare(b)),
    bad: tokens.bad,
    length: tokens.length,
  };
}

const alphabet = [
  '0',
  '1',
  '7',
  '9',
  ' ',
  '\n',
  '\r',
  '\r\n',
  '\t',
  '\u00a0',
  '\ufeff',
  '+',
  '-',
  'x',
  ',',
  '\0',
  '😀',
  '\u200b',
  '\u2028',
];
const anyText = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...alphabet) }, { weight: 1, arbitrary: fc.string({ unit: 'binary' }) }), {
    maxLength: 60,
  })
  .map((parts) => parts.join(''));

test('numbers, their places and their lines, whatever the line ends', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const tokens = scan(`12 3${end}${end}  456\t7`);
    assert.deepEqual(Array.from(tokens.values.subarray(0, tokens.count)), [12, 3, 456, 7]);
    assert.deepEqual(
      [0, 1, 2, 3].map((i) => rangeOf(tokens, i)),
      [
        { line: 0, start: 0, end: 2 },
        { line: 0, start: 3, end: 4 },
        { line: 2, start: 2, end: 5 },
        { line: 2, start: 6, end: 7 },
      ],
    );
  }
});

test('values are exact up to 2^53 - 1, and kept as text beyond', () => {
  const tokens = scan('9007199254740991 9007199254740993 +99999999999999999999 1x 00000000000000000000000000000012');
  assert.deepEqual(Array.from(tokens.values.subarray(0, 5)), [9007199254740991, Infinity, Infinity, Number.NaN, 12]);
  assert.equal(numeral(tokens, 1), '9007199254740993');
  assert.equal(numeral(tokens, 2), '99999999999999999999');
});

test('a number is the same wherever the pieces of the text end', () => {
  fc.assert(
    fc.property(anyText, fc.nat(), fc.nat(), (text, a, b) => {
      const [from, to] = [a % (text.length + 1), b % (text.length + 1)].toSorted((x, y) => x - y);
      const whole = facts(scan(text));
      assert.deepEqual(facts(scan(text.slice(0, from), text.slice(from, to), text.slice(to))), whole);
      assert.deepEqual(facts(scan(...text.split(''))), whole);
    }),
    numRuns(2000),
  );
});

test('lines and columns are those of the editor, tokens are the words between blanks', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const tokens = scan(text);
      const lines = linesOf(text);
      assert.equal(tokens.lines, lines.length);
      for (let i = 0; i < tokens.count; i++) {
        const { line, start, end } = rangeOf(tokens, i);
        assert.equal(lines[line].slice(start, end), text.slice(tokens.starts[i], endOf(tokens, i)));
        if (!Number.isNaN(tokens.values[i])) assert.match(lines[line].slice(start, end), /^\+?[0-9]+$/);
      }
      const words = text.replace(/^\ufeff/, ' ').split(/[\s\u0085]+/u);
      // U+FEFF is a blank for JavaScript, not here.
      if (!text.slice(1).includes('\ufeff')) assert.equal(tokens.count, words.filter((word) => word !== '').length);
      const end = placeOf(tokens, text.length);
      assert.deepEqual(end, { line: lines.length - 1, column: lines.at(-1)!.length });
    }),
    numRuns(2000),
  );
});

test('long words and many windows', () => {
  const long = '9'.repeat(70_000);
  const tokens = scan(`1 ${long}`, `${long} 2\n`, '3');
  assert.equal(tokens.count, 4);
  assert.equal(endOf(tokens, 1) - tokens.starts[1], 140_000);
  assert.ok(Number.isNaN(tokens.values[1]));
  assert.equal(lineOf(tokens, 3), 1);
  const many = scan(...Array.from({ length: 50 }, () => '123 45\n'.repeat(5000)));
  assert.equal(many.count, 500_000);
  assert.ok(many.values.subarray(0, many.count).every((value, i) => value === (i % 2 === 0 ? 123 : 45)));
  assert.equal(lineOf(many, 499_999), 249_999);
});

test('no text, no tokens, one line', () => {
  const tokens = scan();
  assert.deepEqual([tokens.count, tokens.lines, tokens.length], [0, 1, 0]);
  assert.equal(sourceOf('').length, 0);
});
