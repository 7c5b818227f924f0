import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { decode } from '../../../src/text/decode.ts';

const numRuns = (runs: number) => ({ numRuns: Math.ceil(runs * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1)), seed: 4778 });
const utf8 = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => [...decode(bytes).text.chunks()].join('');

test('UTF-8 is decoded, a byte order mark stays', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, mark) => {
      const marked = (mark ? '\ufeff' : '') + text;
      assert.equal(textOf(utf8(marked)), marked);
      assert.equal(decode(utf8(marked)).text.length, marked.length);
    }),
    numRuns(1000),
  );
  const long = '12 3é4😀\n'.repeat(100_000);
  assert.equal(textOf(utf8(long)), long);
});

test('UTF-16 is an error, with and without a byte order mark', () => {
  const text = '2\n12 3 4 7\n1 15 9 1\n';
  for (const mark of ['', '\ufeff']) {
    const little = Buffer.from(mark + text, 'utf16le');
    for (const bytes of [little, Buffer.from(little).swap16()]) {
      const file = decode(bytes);
      assert.deepEqual(file.problems, [{ severity: 'error', code: 'utf-16', args: {}, range: { line: 0, start: 0, end: 1 } }]);
      assert.equal(textOf(bytes), mark + text);
    }
  }
  assert.deepEqual(decode(utf8('1\n0 1\x000 0 10\n')).problems, []);
  assert.deepEqual(decode(utf8('\0\0\0\0')).problems, []);
  assert.deepEqual(decode(utf8('1\n1\0 2 3 4\n')).problems, []);
});

test('what is no text is an error', () => {
  const error = [{ severity: 'error', code: 'not-text', args: {}, range: { line: 0, start: 0, end: 1 } }];
  assert.deepEqual(decode(Uint8Array.from({ length: 5000 }, (_, index) => (index * 89) % 256)).problems, error);
  assert.deepEqual(decode(utf8(`ELF${'\0'.repeat(9)}${'x'.repeat(100)}`)).problems, error);
  assert.deepEqual(decode(utf8(`${'1 2\t3\r\n'.repeat(99)}${'\x01'.repeat(20)}`)).problems, []);
});

test('any bytes are decoded, those that are not UTF-8 as U+FFFD', () => {
  assert.equal(textOf(Uint8Array.of(49, 0xa0, 50)), '1\ufffd2');
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const { text } = decode(bytes);
      assert.equal(text.length, [...text.chunks()].join('').length);
    }),
    numRuns(1000),
  );
});
