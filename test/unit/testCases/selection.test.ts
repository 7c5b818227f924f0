import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { inputFrom, tokensOf, wholeStretch } from '../../../src/testCases/selection.ts';

const runs = { seed: 725, numRuns: 300 * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1) };

function selected(text: string, part: string): string {
  const from = text.indexOf(part);
  const { from: start, to } = wholeStretch(text, { from, to: from + part.length });
  return text.slice(start, to);
}

void test('a selection over several lines means whole lines, one within a line whole tokens', () => {
  const text = '2 4 2\n1 2\n12 1 2\n\n0 0 0\n';
  assert.equal(selected(text, '4 2\n1'), '2 4 2\n1 2');
  assert.equal(selected(text, '2 1'), '12 1');
  assert.equal(selected(text, '2\n1 2\n12 1 2\n\n'), '2 4 2\n1 2\n12 1 2');
  assert.equal(selected('1\r\n5 4 8 8\r\n', '1\r\n5'), '1\r\n5 4 8 8');
  assert.deepEqual(wholeStretch(text, { from: 17, to: 18 }), { from: 17, to: 17 });
});

void test('a selection never cuts a token, whatever is selected', () => {
  const texts = fc.array(fc.constantFrom('12', '3', ' ', '  ', '\n', '\r\n', '\t'), { maxLength: 30 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, fc.nat(60), fc.nat(60), (text, one, other) => {
      const ends = [Math.min(one, text.length), Math.min(other, text.length)].sort((x, y) => x - y);
      const { from, to } = wholeStretch(text, { from: ends[0], to: ends[1] });
      const tokens = tokensOf(text.slice(ends[0], ends[1]));
      if (tokens.length === 0) return assert.equal(from, to);
      assert.deepEqual([...tokensOf(text.slice(0, from)), ...tokensOf(text.slice(from, to)), ...tokensOf(text.slice(to))], tokensOf(text));
      assert.ok(tokensOf(text.slice(from, to)).length >= tokens.length);
    }),
    runs,
  );
});

void test('selected cases of Gems Fight! become an input with its end line, once', () => {
  assert.equal(inputFrom('1 1 1\r\n1 1\r\n', 'gems-fight'), '1 1 1\n1 1\n0 0 0\n');
  assert.equal(inputFrom('1 1 1\n1 1\n0 0 0', 'gems-fight'), '1 1 1\n1 1\n0 0 0\n');
  assert.equal(inputFrom('1 1 1 1 1 0  0\t0\n\n', 'gems-fight'), '1 1 1 1 1 0  0\t0\n');
  assert.equal(inputFrom('5 5 10 0 0', 'gems-fight'), '5 5 10 0 0\n0 0 0\n');
  assert.equal(inputFrom('0 0 0', 'gems-fight'), '0 0 0\n');
  assert.equal(inputFrom('\n1\n0 0 0 0\n', 'family-photos'), '1\n0 0 0 0\n');
  assert.equal(inputFrom(' \n', 'gems-fight'), '');
});
