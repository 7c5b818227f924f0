import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { Mirror } from '../../../src/worker/mirror.ts';
import type { OffsetEdit } from '../../../src/worker/api.ts';

const runs = Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);
const someText = fc.string({ unit: fc.constantFrom('1', '23', ' ', '\r\n', '\n', '\r', '\u{1F600}', '\uD83D', '\uFEFF'), maxLength: 40 });

function textOf(mirror: Mirror): string {
  const source = mirror.snapshot();
  const text = [...source.chunks()].join('');
  assert.equal(source.length, text.length);
  assert.equal(mirror.length, text.length);
  return text;
}

void test('appending and editing give the same text as a plain string, whatever the piece length', () => {
  const action = fc.oneof(
    fc.record({ append: someText }),
    fc.record({ edits: fc.array(fc.record({ at: fc.nat(1000), length: fc.nat(12), text: someText }), { minLength: 1, maxLength: 4 }) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.array(action, { maxLength: 30 }), (pieceLength, actions) => {
      const mirror = new Mirror(pieceLength);
      let plain = '';
      for (const step of actions) {
        if ('append' in step) {
          mirror.append(step.append);
          plain += step.append;
        } else {
          const edits: OffsetEdit[] = [];
          for (const { at, length, text } of step.edits) {
            const offset = at % (plain.length + 1);
            const edit = { offset, length: Math.min(length, plain.length - offset), text };
            edits.push(edit);
            plain = plain.slice(0, offset) + text + plain.slice(offset + edit.length);
          }
          assert.equal(mirror.apply(edits), true);
        }
        assert.equal(textOf(mirror), plain);
      }
    }),
    { seed: 1, numRuns: 300 * runs },
  );
});

void test('pieces stay few and short however much is typed and deleted', () => {
  const pieceLength = 64;
  const mirror = new Mirror(pieceLength);
  mirror.append('12345 '.repeat(500));
  for (let turn = 0; turn < 2000; turn++) {
    const offset = (turn * 7919) % (mirror.length + 1);
    const length = turn % 3 === 0 ? Math.min(20, mirror.length - offset) : 0;
    mirror.apply([{ offset, length, text: turn % 3 === 1 ? 'abcdefghijkl' : '1' }]);
  }
  const pieces = [...mirror.snapshot().chunks()];
  assert.ok(pieces.every((piece) => piece.length > 0 && piece.length <= 2 * pieceLength));
  assert.ok(pieces.length <= (4 * mirror.length) / pieceLength + 1, `${pieces.length} pieces for ${mirror.length} units`);
});

void test('a snapshot keeps its text while edits go on', () => {
  const mirror = new Mirror(4);
  mirror.append('0123456789');
  const before = mirror.snapshot();
  const chunks = before.chunks()[Symbol.iterator]();
  assert.equal(chunks.next().done, false);
  mirror.apply([{ offset: 2, length: 6, text: 'x' }]);
  assert.equal([...before.chunks()].join(''), '0123456789');
  assert.equal(before.length, 10);
  assert.equal(textOf(mirror), '01x89');
});

void test('edits past the end are refused as a whole', () => {
  const mirror = new Mirror(4);
  mirror.append('0123456789');
  const good = { offset: 0, length: 1, text: '' };
  for (const bad of [
    { offset: 9, length: 2, text: '' },
    { offset: 11, length: 0, text: 'x' },
    { offset: -1, length: 0, text: 'x' },
    { offset: 3, length: -1, text: '' },
  ]) {
    assert.equal(mirror.apply([good, bad]), false);
    assert.equal(textOf(mirror), '0123456789');
  }
});
