import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hiddenReplacements } from '../../../src/testCases/hiddenCharacters.ts';
import { withReplacements } from '../../../src/testCases/replacing.ts';

const mended = (text: string): string => withReplacements(text, hiddenReplacements(text));

void test('odd spaces become blanks, what has no width goes, the rest stays as it is', () => {
  assert.equal(mended('\uFEFF3\u00A0-3\r\n\u200B4\u200D2\r\n\u3000\u0000x\t5'), '\uFEFF3 -3\r\n42\r\n x\t5');
});

void test('each place is named by its line and columns', () => {
  assert.deepEqual(hiddenReplacements('1\r\n2\u20093'), [{ line: 1, start: 1, end: 2, old: '\u2009', new: ' ' }]);
});

void test('a plain text has nothing to mend', () => {
  assert.deepEqual(hiddenReplacements('\uFEFF3 -3\r\n\t4\r5\n−6\n'), []);
});
