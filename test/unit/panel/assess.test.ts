import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { studies } from '../../../src/games/studies.ts';
import { columnsAtOnce, pageOf, placeAfterKey, rowOrder } from '../../../src/panel/assess/matrixMath.ts';
import type { AssessReport } from '../../../src/panel/protocol/assessApi.ts';
import { assessHostCalls, assessViewCalls, savedAssess } from '../../../src/panel/protocol/assessGuards.ts';
import { isMessage } from '../../../src/panel/protocol/envelope.ts';
import type { InputAssessment } from '../../../src/testCases/assessment.ts';
import { suiteOf } from '../../../src/testCases/suite.ts';

const call = (method: string, ...args: unknown[]): unknown => ({ t: 'q', i: '1', m: method, a: args });
const one: InputAssessment = {
  game: 'family-photos',
  problems: [],
  usable: true,
  catches: ['cold-ignored'],
  unknown: ['int32-sum'],
  features: ['dead'],
};
const games = suiteOf([one], studies);
const report: AssessReport = {
  kind: 'report',
  run: 3,
  place: 'tests',
  folder: 'file:///tests',
  files: ['1.in', 'notes.in'],
  done: 2,
  running: false,
  failure: { code: 'cancelled' },
  outdated: true,
  games,
  leftOut: [{ file: 1, reason: 'unknown-game' }],
  added: [],
};

void suite('messages of the page', () => {
  const told = (state: unknown): boolean => isMessage(call('setState', state), assessViewCalls);

  void test('a state is taken only when each part of it has its shape', () => {
    assert.ok(
      told({ kind: 'looking', place: 'tests' }) && told({ kind: 'nothing', place: 'tests' }) && told({ kind: 'cancelled', place: 'tests' }),
    );
    assert.ok(told(report));
    assert.ok(told({ ...report, folder: null, failure: null }));
    assert.ok(!told({ kind: 'looking' }) && !told({ kind: 'toString', place: '' }) && !told(null));
    for (const key of Object.keys(report)) assert.ok(!told({ ...report, [key]: 0.5 }), key);
    assert.ok(!told({ ...report, leftOut: [{ file: 1, reason: 'bored' }] }));
    const [game] = games;
    for (const key of Object.keys(game)) assert.ok(!told({ ...report, games: [{ ...game, [key]: 'x' }] }), key);
    assert.ok(!told({ ...report, games: [{ ...game, strategies: [{ ...game.strategies[0], id: 'no-such' }] }] }));
    assert.ok(!told({ ...report, games: [{ ...game, columns: [{ files: [0], cells: ['x'] }] }] }));
  });

  void test('only known calls with the right arguments are acted on', () => {
    const asked = (...message: [string, ...unknown[]]): boolean => isMessage(call(...message), assessHostCalls);
    assert.ok(asked('ready') && asked('again') && asked('cancel') && asked('openFile', 3, 0) && asked('log', 'x'));
    assert.ok(asked('addInput', 3, '1\n0 1 0 2\n') && asked('explain', 3, '1\n0 1 0 2\n'));
    assert.ok(!asked('openFile', 3) && !asked('openFile', 3, -1) && !asked('openFile', 3, '0'));
    assert.ok(!asked('addInput', 3) && !asked('addInput', 3, 'x'.repeat(5000)) && !asked('addInput', '3', 'x'));
    assert.ok(!asked('again', 1) && !asked('constructor') && !asked('delete', 1));
  });

  void test('what the page left is a folder or the workspace', () => {
    assert.ok(savedAssess({ folder: null }) && savedAssess({ folder: 'file:///a' }));
    assert.ok(!savedAssess({}) && !savedAssess(null) && !savedAssess({ folder: 1 }));
  });
});

void suite('the matrix', () => {
  void test('what nothing catches comes first, then what is not known', () => {
    const [{ strategies }] = games;
    const order = rowOrder(games[0]);
    assert.deepEqual(
      order.toSorted((a, b) => a - b),
      strategies.map((_, index) => index),
    );
    const ids = order.map((index) => strategies[index].id);
    assert.equal(ids.at(-1), 'cold-ignored');
    assert.equal(ids.at(-2), 'int32-sum');
    assert.deepEqual(ids.slice(0, 2), ['all-photos-sorted', 'hottest-visible-top']);
  });

  void test('columns come in pages', () => {
    assert.deepEqual(pageOf(0, 5), { from: 0, to: 5 });
    assert.deepEqual(pageOf(columnsAtOnce - 1, 1000), { from: 0, to: columnsAtOnce });
    assert.deepEqual(pageOf(columnsAtOnce, 1000), { from: columnsAtOnce, to: 2 * columnsAtOnce });
    assert.deepEqual(pageOf(999, 1000), { from: 960, to: 1000 });
  });

  void test('keys move within the head and the rows', () => {
    const at = (key: string, row: number, column: number) => placeAfterKey(key, { row, column }, 3, 4);
    assert.deepEqual(at('ArrowUp', 0, 1), { row: -1, column: 1 });
    assert.deepEqual(at('ArrowUp', -1, 1), { row: -1, column: 1 });
    assert.deepEqual(at('ArrowDown', 2, 1), { row: 2, column: 1 });
    assert.deepEqual(at('ArrowRight', 1, 3), { row: 1, column: 3 });
    assert.deepEqual(at('ArrowLeft', 1, 3), { row: 1, column: 2 });
    assert.deepEqual(
      [at('Home', 1, 3), at('End', 1, 0)],
      [
        { row: 1, column: 0 },
        { row: 1, column: 3 },
      ],
    );
    assert.deepEqual(
      [at('PageUp', 1, 3), at('PageDown', 1, 0)],
      [
        { row: -1, column: 3 },
        { row: 2, column: 0 },
      ],
    );
    assert.equal(at('x', 1, 1), null);
  });
});
