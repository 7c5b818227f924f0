import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { excerptOf } from '../../../src/extension/excerpt.ts';
import { editedState, withReady } from '../../../src/extension/inputState.ts';
import { noneReady } from '../../../src/panel/protocol/panelApi.ts';
import type { InputState } from '../../../src/extension/inputState.ts';
import { looksLikeInput } from '../../../src/extension/looksLikeInput.ts';
import { cancelledSentence } from '../../../src/words/panelSentences.ts';
import { english } from '../../../src/words/translator.ts';

const runs = { seed: 725, numRuns: 500 * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1) };
const file = { uri: 'file:///a.photos', name: 'a.photos', game: 'family-photos', version: 4 } as const;

test('an excerpt holds what its range names, whatever the line', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.nat(400), fc.nat(60), (line, start, length) => {
      const { text, ...at } = excerptOf(line, { line: 0, start, end: start + length });
      assert.ok(text.length <= 82);
      assert.ok(at.start <= at.end && at.end <= text.length);
      const named = line.slice(start, start + length);
      assert.ok(named.startsWith(text.slice(at.start, at.end)) || start >= line.length);
      if (named.length > 0 && line.length <= 80) assert.equal(text.slice(at.start, at.end), named);
    }),
    runs,
  );
});

test('an excerpt of a long line shows what stands before and after', () => {
  const line = Array.from({ length: 100 }, (_, index) => String(index)).join(' ');
  const start = line.indexOf(' 70 ') + 1;
  const { text, ...at } = excerptOf(line, { line: 0, start, end: start + 2 });
  assert.equal(text.slice(at.start, at.end), '70');
  assert.ok(text.startsWith('…') && text.endsWith('…'));
});

test('texts of numbers may be inputs, prose and code may not', () => {
  for (const input of ['2\n5 4 8 8\n4 12 14 0\n', '\uFEFF1\r\n1\u00a02 3 4', '0 0 0', '3 4 3 2 2 3 2 1 3 2 1 2'])
    assert.ok(looksLikeInput(input));
  for (const other of ['', '\n\n', 'Take 3 of 5.', 'const answer = 42;\n', '| 1 | 2 |\n| a | b |']) assert.ok(!looksLikeInput(other));
});

test('an edit makes an answer outdated once, with the line that was edited first', () => {
  const answer: InputState = { kind: 'answer', file, cases: [], problems: [], outdated: null, restarted: false };
  const outdated = editedState(answer, 3, 5);
  assert.deepEqual(outdated, { ...answer, outdated: { editedLine: 3 } });
  assert.equal(editedState(outdated, 7, 6), outdated);
});

test('an edit leaves nothing of an older version in any other state', () => {
  const summary = { line: 0, margin: '1', firstTotal: '1', secondTotal: '0', turns: 1, moves: 1 };
  const solving: InputState = { kind: 'solving', file: { ...file, version: 5 }, progress: null, ready: noneReady };
  assert.deepEqual(editedState({ kind: 'solving', file, progress: null, ready: { count: 1, first: [summary] } }, 0, 5), solving);
  assert.deepEqual(editedState({ kind: 'errors', file, problems: [] }, 0, 5), solving);
  assert.deepEqual(editedState({ kind: 'unknown-game', file, numbers: 2 }, 0, 5), solving);
  const tooLarge = { code: 'too-large', caseNumber: 1, megabytes: 2000, limit: 1024 } as const;
  assert.deepEqual(editedState({ kind: 'failure', file, failure: tooLarge }, 0, 5), solving);
  const unreadable = { code: 'unreadable-file', reason: 'unreadable' } as const;
  assert.deepEqual(editedState({ kind: 'failure', file, failure: unreadable }, null, 5), solving);
  const cancelled = editedState({ kind: 'cancelled', file, cases: 3, ready: { count: 1, first: [summary] } }, 0, 5);
  assert.deepEqual(cancelled, { kind: 'cancelled', file: { ...file, version: 5 }, cases: 0, ready: noneReady });
  assert.equal(cancelled.kind === 'cancelled' && cancelledSentence(english, 0, cancelled.cases), 'Cancelled before the answer was found.');
});

test('of many cases that are ready the first are kept, and the number of all', () => {
  const cases = Array.from({ length: 100 }, (_, line) => ({ line, margin: '1', firstTotal: '1', secondTotal: '0', turns: 1, moves: 1 }));
  let ready = withReady(noneReady, cases.slice(0, 20));
  assert.equal(ready.count, 20);
  for (let round = 0; round < 50; round++) ready = withReady(ready, cases.slice(20));
  assert.deepEqual(ready, { count: 20 + 50 * 80, first: cases.slice(0, 30) });
  assert.deepEqual(withReady(noneReady, cases).first, cases.slice(0, 30));
});
