import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  checkpoints,
  diagnoseHostCalls,
  diagnoseViewCalls,
  diagnosis,
  mistakes,
  savedDiagnose,
} from '../../../src/panel/protocol/diagnoseGuards.ts';
import { isMessage } from '../../../src/panel/protocol/envelope.ts';

const call = (m: string, ...a: readonly unknown[]): unknown => ({ t: 'q', i: '1', m, a });
const fingerprint = { kind: 'fingerprint', game: 'gems-fight' };
const question = { index: 0, first: 12, mask: 5, ones: 'taken' };

test('the calls of the page are taken', () => {
  for (const message of [
    call('ready'),
    call('log', 'x'),
    call('mistakes', 'family-photos'),
    call('diagnose', fingerprint, '1 -4 4 0'),
    call('diagnose', { kind: 'input', uri: 'file:///a.gems' }, ''),
    call('checkpoints', fingerprint, question),
    call('showSets', fingerprint, 0, 'left'),
    call('copyFingerprint', 'gems-fight'),
    call('openFingerprint', 'gems-fight'),
    call('chooseInput'),
    call('revealInput'),
    call('explain', 'own-cookers'),
    call('saveExactPack', 'family-photos'),
  ]) {
    assert.ok(isMessage(message, diagnoseHostCalls), JSON.stringify(message));
  }
});

test('what is no call of the page, or asks for too much, is dropped', () => {
  for (const message of [
    call('constructor'),
    call('solve'),
    call('mistakes', 'chess'),
    call('diagnose', { kind: 'file', uri: 'file:///a.gems' }, ''),
    call('diagnose', { kind: 'input' }, ''),
    call('diagnose', fingerprint, '1'.repeat(1_000_001)),
    call('diagnose', fingerprint),
    call('checkpoints', fingerprint, { ...question, mask: -1 }),
    call('checkpoints', fingerprint, { ...question, ones: 'both' }),
    call('showSets', fingerprint, 0),
    call('explain', 'no-such-strategy'),
    call('chooseInput', 1),
  ]) {
    assert.ok(!isMessage(message, diagnoseHostCalls), JSON.stringify(message).slice(0, 100));
  }
});

test('the page takes an input or none, and nothing else', () => {
  const input = { uri: 'file:///a.gems', name: 'a.gems', game: null, version: 3 };
  assert.ok(isMessage(call('setInput', input, true), diagnoseViewCalls));
  assert.ok(isMessage(call('setInput', null, false), diagnoseViewCalls));
  for (const wrong of [{ ...input, version: '3' }, { ...input, game: 'chess' }, 'file:///a.gems']) {
    assert.ok(!isMessage(call('setInput', wrong, true), diagnoseViewCalls));
  }
  assert.ok(!isMessage(call('setInput', input), diagnoseViewCalls));
});

test('what the page kept is taken only where it is whole', () => {
  const kept = {
    game: 'gems-fight',
    input: null,
    printed: { 'family-photos': '', 'gems-fight': '1 -4', input: '' },
    checkpoints: { open: true, of: 'input', caseNumber: '2', set: '0b1', ones: 'left' },
  };
  assert.ok(savedDiagnose(kept));
  assert.ok(savedDiagnose({ ...kept, input: 'file:///a.gems' }));
  for (const wrong of [
    null,
    undefined,
    'x',
    {},
    { ...kept, game: 'chess' },
    { ...kept, input: 3 },
    { ...kept, printed: { ...kept.printed, input: undefined } },
    { ...kept, checkpoints: { ...kept.checkpoints, of: 'elsewhere' } },
  ]) {
    assert.ok(!savedDiagnose(wrong));
  }
});

test('answers are checked part by part', () => {
  const said = { game: 'gems-fight', problems: [], right: ['1'], printed: ['-1'], outcome: 'wrong', strategies: [] };
  assert.ok(diagnosis(said) && diagnosis({ ...said, printed: null, game: null }));
  assert.ok(diagnosis({ ...said, strategies: [{ id: 'own-cookers', says: ['2', null], fits: false }] }));
  assert.ok(!diagnosis({ ...said, right: [1] }));
  assert.ok(!diagnosis({ ...said, outcome: 'perhaps' }));
  assert.ok(!diagnosis({ ...said, strategies: [{ id: 'unheard-of', says: [], fits: false }] }));
  const smallest = { input: '1\n0 0 1 0\n', right: '0', says: '1' };
  assert.ok(mistakes({ fingerprint: '', wrongStrategies: [{ id: 'stack-sum', smallest }] }));
  assert.ok(!mistakes({ fingerprint: '', wrongStrategies: [{ id: 'stack-sum', smallest: { ...smallest, says: 1 } }] }));
  const set = {
    game: 'gems-fight',
    taken: 1,
    left: 2,
    f: '-1',
    stones: '0',
    stonesLeft: '1',
    cooker: [{ colour: 1, count: 1 }],
    best: [2],
  };
  assert.ok(checkpoints(set) && checkpoints(null));
  assert.ok(!checkpoints({ ...set, f: -1 }) && !checkpoints({ ...set, game: 'chess' }));
  const key = { rank: 1, swing: '9', stack: 1, place: 'top', taker: 0, running: '5' };
  const sums = { game: 'family-photos', parts: [{ kind: 'dead', stacks: 1, margin: '0' }], keys: [key], keysInAll: 2 };
  assert.ok(checkpoints(sums));
  assert.ok(!checkpoints({ ...sums, keys: [{ ...key, taker: 2 }] }));
});
