import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classify } from '../../../src/text/badTokens.ts';

const told: readonly (readonly [token: string, code: string, mended: string | null, start?: number, end?: number])[] = [
  ['x', 'not-a-number', null],
  ['1st', 'not-a-number', null],
  ['-', 'not-a-number', null],
  ['+', 'not-a-number', null],
  ['-5', 'negative', null],
  ['\u22125', 'unicode-minus', null],
  ['\u201312', 'unicode-minus', null],
  ['0.5', 'decimal-point', null],
  ['7.0', 'decimal-point', '7'],
  ['7.', 'decimal-point', '7'],
  ['1e9', 'exponent', '1000000000'],
  ['1.50E+3', 'exponent', '1500'],
  ['120e-1', 'exponent', '12'],
  ['1e-1', 'exponent', null],
  ['-1e3', 'exponent', null],
  ['1e999999999', 'exponent', null],
  ['0x1F', 'hexadecimal', '31'],
  ['1_000', 'digit-grouping', '1000'],
  ["1'000'000", 'digit-grouping', '1000000'],
  ['\uff11\uff12', 'other-digits', '12'],
  ['\u0661\u0662', 'other-digits', '12'],
  ['1\u0660', 'other-digits', '10'],
  ['12,3,4,7', 'commas', '12 3 4 7'],
  ['12,', 'commas', '12'],
  ['1;2', 'commas', '1 2'],
  ['3\uff0c4\uff0c3', 'wide-comma', '3 4 3', 1, 2],
  ['[[12,3,4,7],[1,15,9,1]]', 'brackets', '12 3 4 7\n1 15 9 1', 0, 2],
  ['(1', 'brackets', '1', 0, 1],
  ['"12"', 'quotes', '12'],
  ['\u201c7\u201d', 'quotes', '7'],
  ['n=3', 'labelled-number', '3'],
  ['//x', 'comment', null, 0, 2],
  ['###', 'comment', null, 0, 3],
  ['1\u00000', 'nul-character', null, 1, 2],
  ['1\ufffd2', 'not-utf-8', null, 1, 2],
  ['1\u001b', 'control-character', null, 1, 2],
  ['1\u200b2', 'invisible-character', '12', 1, 2],
];

test('what a word is that is no number, where the fault is, and what to write instead', () => {
  for (const [token, code, mended, start = 0, end = token.length] of told) {
    assert.deepEqual(classify(token, token.length), { code, start, end, mended }, JSON.stringify(token));
  }
});

test('of a word that was cut only what is certain is said', () => {
  assert.deepEqual(classify('9'.repeat(1000), 5000), { code: 'number-too-long', start: 0, end: 5000, mended: null });
  assert.equal(classify('1e'.repeat(500), 5000).code, 'not-a-number');
});
