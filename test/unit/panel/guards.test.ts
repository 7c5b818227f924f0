import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMessage } from '../../../src/panel/protocol/envelope.ts';
import { turns } from '../../../src/panel/protocol/factGuards.ts';
import { amount, count } from '../../../src/panel/protocol/shape.ts';
import { isReply, panelState, viewCalls } from '../../../src/panel/protocol/viewGuards.ts';

const file = { uri: 'file:///a.photos', name: 'a.photos', game: 'family-photos', version: 3 };
const summary = { line: 0, margin: '-3', firstTotal: '5', secondTotal: '8', turns: 4, moves: 3 };
const answer = { kind: 'answer', file, cases: [summary], problems: [], outdated: null, restarted: false };

void test('numbers are whole, amounts decimal', () => {
  assert.ok(count(0) && count(7));
  assert.ok(![-1, 1.5, Number.NaN, Infinity, '1', null].some((value) => count(value)));
  assert.ok(amount('0') && amount('-93709997225') && amount('9'.repeat(40)));
  assert.ok(!['', '1.5', '+1', '1e3', ' 1', 1, '--1'].some((value) => amount(value)));
});

void test('a state is taken only when each part of it has its shape', () => {
  assert.ok(panelState({ kind: 'empty' }));
  assert.ok(panelState(answer));
  assert.ok(panelState({ ...answer, outdated: { editedLine: 2 } }));
  assert.ok(panelState({ ...answer, file: { ...file, pinned: true } }));
  assert.ok(!panelState({ ...answer, file: { ...file, pinned: 'yes' } }));
  assert.ok(panelState({ kind: 'failure', file, failure: { code: 'worker-died', replaced: false } }));
  assert.ok(panelState({ kind: 'failure', file, failure: { code: 'unreadable-file', reason: 'not-text' } }));
  assert.ok(!panelState({ kind: 'failure', file, failure: { code: 'unreadable-file', reason: 'other' } }));
  assert.ok(!panelState({ kind: 'nonsense' }));
  assert.ok(!panelState({ kind: 'constructor' }));
  assert.ok(!panelState({ ...answer, cases: [{ ...summary, margin: 3 }] }));
  assert.ok(!panelState({ ...answer, outdated: undefined }));
  assert.ok(!panelState({ kind: 'failure', file, failure: { code: 'unheard-of' } }));
  assert.ok(!panelState(null));
});

void test('problems carry their excerpt and an optional fix', () => {
  const problem = { severity: 'error', code: 'not-a-number', args: { token: 'x' }, range: { line: 1, start: 7, end: 8 } };
  const excerpt = { text: '12 3 4 x', start: 7, end: 8 };
  const errors = (shown: unknown) => ({ kind: 'errors', file, problems: [shown] });
  assert.ok(panelState(errors({ problem, excerpt })));
  assert.ok(panelState(errors({ problem: { ...problem, fix: { code: 'remove', args: {}, edits: [] } }, excerpt: null })));
  assert.ok(!panelState(errors({ problem: { ...problem, fix: 'remove' }, excerpt })));
  assert.ok(!panelState(errors({ problem: { ...problem, severity: 'fatal' }, excerpt })));
  assert.ok(!panelState(errors({ problem, excerpt: { text: 'x' } })));
});

void test('only known calls with the right arguments are acted on', () => {
  const call = (method: string, ...args: unknown[]) => ({ t: 'q', i: '1', m: method, a: args });
  assert.ok(isMessage(call('setState', answer), viewCalls));
  assert.ok(isMessage(call('setCurrentLine', null), viewCalls));
  assert.ok(!isMessage(call('setCurrentLine', -1), viewCalls));
  assert.ok(!isMessage(call('setCurrentLine'), viewCalls));
  assert.ok(!isMessage(call('setState', answer, answer), viewCalls));
  assert.ok(isMessage(call('look', 1, { turn: 2, branch: [3, 0] }), viewCalls));
  assert.ok(!isMessage(call('look', 1, { turn: 2, branch: [-3] }), viewCalls));
  assert.ok(!isMessage(call('look', 1), viewCalls));
  assert.ok(isMessage(call('verify'), viewCalls) && isMessage(call('sendChart'), viewCalls));
  assert.ok(!isMessage(call('verify', 1), viewCalls));
  assert.ok(isMessage(call('setPredictFirst', true), viewCalls) && isMessage(call('play'), viewCalls));
  assert.ok(!isMessage(call('setPredictFirst', 'true'), viewCalls) && !isMessage(call('play', 0), viewCalls));
  assert.ok(!isMessage(call('toString'), viewCalls));
  assert.ok(isMessage({ t: 's', i: '1', r: 1 }, viewCalls));
  assert.ok(![null, 1, 'solve', [], {}, { t: 'q' }, { t: 's' }].some((message) => isMessage(message, viewCalls)));
});

void test('a reply is a value of its shape or a failure with its reason', () => {
  assert.ok(isReply({ ok: true, value: [] }, turns));
  assert.ok(isReply({ ok: false, failure: { code: 'outdated' } }, turns));
  assert.ok(!isReply({ ok: true, value: [{ game: 'family-photos' }] }, turns));
  assert.ok(!isReply({ ok: true, value: null }, turns));
  assert.ok(!isReply({ ok: false }, turns));
  assert.ok(!isReply(undefined, turns));
});
