import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { isPanelCall, savedPanel } from '../../../src/extension/webview/messages.ts';

const runs = { seed: 4778, numRuns: 200 * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1) };
const call = (m: unknown, ...a: readonly unknown[]): unknown => ({ t: 'q', i: '1', m, a });
const start = { turn: 0, branch: [] };

test('the calls of the panel are taken', () => {
  for (const message of [
    call('ready'),
    call('chooseGame', 'gems-fight'),
    call('reveal', 3, 0, 4),
    call('members', 7, 0, 'contested', { from: 0, to: 50 }),
    call('line', 7, 0, { turn: 2, branch: [4, 0] }, { from: 0, to: 2000 }),
    call('wholeLine', 7, 0, start, 2000),
    call('filteredMoves', 7, 0, start, {}, { from: 0, to: 50 }),
    call('filteredMoves', 7, 0, start, { kinds: ['dead', 'quiet'], number: '12', loses: 'nothing' }, { from: 0, to: 50 }),
    call('move', 7, 0, start, 0, { loses: 'something' }),
    call('explainPosition', 7, 0, start, 8),
    call('explainMoves', 7, 0, start, [0, 3]),
    call('verifiable', 7, 0, start),
    call('verify', 7, 0, start),
    call('cancelVerify'),
    call('stacks', 7, 0, { sort: 'adds', descending: true, kinds: ['dead'], number: '7' }, { from: 0, to: 50 }),
    call('hottest', 7, 0, 20),
    call('togglePin'),
    call('looking', 'file:///a.gems', 7, 2, { turn: 3, branch: [1] }, true),
    call('exportAs', 'handout'),
    call('saveChart', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
    call('copySummary'),
    call('showPlainText'),
    call('highlight', 4),
    call('highlight', null),
    call('changedStack', 7, 0, 3, 'removed'),
    call('changedStack', 7, 0, 3, ['1', '2', '30000000000000000000', '0']),
  ]) {
    assert.ok(isPanelCall(message), JSON.stringify(message));
  }
});

test('what is no call, or asks for too much, is dropped', () => {
  for (const message of [
    call('constructor'),
    call('toString'),
    call('killWorker'),
    call('solve', 1),
    call('chooseGame', 'chess'),
    call('reveal', -1, 0, 4),
    call('reveal', 1.5, 0, 4),
    call('applyFix', '0'),
    call('line', 7, 0, start, { from: 0, to: 1_000_000 }),
    call('line', 7, 0, start, { from: 5, to: 0 }),
    call('moves', 7, 0, { turn: 0, branch: [-1] }, { from: 0, to: 10 }),
    call('log', 'x'.repeat(100_000)),
    call('wholeLine', 7, 0, start, 1_000_000),
    call('filteredMoves', 7, 0, start, { kinds: ['chess'] }, { from: 0, to: 50 }),
    call('filteredMoves', 7, 0, start, { loses: 'all' }, { from: 0, to: 50 }),
    call('filteredMoves', 7, 0, start, null, { from: 0, to: 50 }),
    call('move', 7, 0, start, -1, {}),
    call(
      'explainMoves',
      7,
      0,
      start,
      Array.from({ length: 3000 }, () => 1),
    ),
    call('verify', 7, 0, start, 1),
    call('togglePin', true),
    call('looking', 2, start, true),
    call('looking', 'file:///a.gems', 7, -1, start, true),
    call('looking', 'file:///a.gems', 7, 2, { turn: 3, branch: [0.5] }, true),
    call('looking', 'file:///a.gems', '7', 2, start, true),
    call('exportAs', 'chart'),
    call('saveChart', '<script></script>'),
    call('saveChart', `<svg ${' '.repeat(5_000_000)}`),
    call('copySummary', 'text'),
    call('showPlainText', 'file:///a'),
    call('highlight', -1),
    call('highlight'),
    call('stacks', 7, 0, { sort: 'colour', descending: true }, { from: 0, to: 50 }),
    call('stacks', 7, 0, { sort: 'adds' }, { from: 0, to: 50 }),
    call('changedStack', 7, 0, 3, ['1', '2', '-3', '0']),
    call('changedStack', 7, 0, 3, ['1', '2', '3']),
  ]) {
    assert.ok(!isPanelCall(message), JSON.stringify(message).slice(0, 200));
  }
});

test('what the panel left before a reload is taken only whole', () => {
  const saved = { uri: 'file:///a.gems', index: 2, position: { turn: 1, branch: [3] }, pinned: true };
  assert.deepEqual(savedPanel(saved), saved);
  for (const state of [
    undefined,
    null,
    'file:///a.gems',
    {},
    { ...saved, uri: 7 },
    { ...saved, index: -1 },
    { ...saved, pinned: 'yes' },
    { ...saved, position: { turn: 1 } },
    { ...saved, position: { turn: 1, branch: ['3'] } },
  ]) {
    assert.equal(savedPanel(state), null, JSON.stringify(state));
  }
});

test('no value at all makes the check fail, or pass', () => {
  fc.assert(
    fc.property(fc.anything(), (message) => {
      assert.equal(isPanelCall(message), false);
    }),
    runs,
  );
});
