import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CurrentLine } from '../../../src/extension/webview/currentLine.ts';
import { PanelPlace } from '../../../src/extension/webview/place.ts';
import { noneReady, type PanelState } from '../../../src/panel/protocol/panelApi.ts';

const file = { uri: 'file:///a.gems', name: 'a.gems', game: 'gems-fight', version: 3 } as const;
const summary = { line: 0, margin: '1', firstTotal: '1', secondTotal: '0', turns: 1, moves: 1 };
const answer: PanelState = { kind: 'answer', file, cases: [summary, summary], problems: [], outdated: null, restarted: false };
const here = { index: 1, position: { turn: 2, branch: [4] } };

test('what is looked at holds for that version of that file alone', () => {
  const place = new PanelPlace();
  assert.equal(place.in(file), undefined);
  place.looking(file, here);
  assert.deepEqual(place.in(file), here);
  assert.equal(place.in({ ...file, version: 4 }), undefined);
  assert.equal(place.in({ ...file, uri: 'file:///b.gems' }), undefined);
  place.forget();
  assert.equal(place.in(file), undefined);
});

test('what is wanted waits for the present answer of its file, and is told once', () => {
  const place = new PanelPlace();
  place.want(file.uri, here);
  assert.equal(place.take({ kind: 'empty' }), undefined);
  assert.equal(place.take({ kind: 'solving', file, progress: null, ready: noneReady }), undefined);
  assert.equal(place.take({ ...answer, outdated: { editedLine: 0 } }), undefined);
  assert.equal(place.take({ ...answer, file: { ...file, uri: 'file:///b.gems' } }), undefined);
  assert.deepEqual(place.take(answer), here);
  assert.equal(place.take(answer), undefined);
});

test('a case that is there no more is not turned to', () => {
  const place = new PanelPlace();
  place.want(file.uri, here);
  assert.equal(place.take({ ...answer, cases: [summary] }), undefined);
  assert.equal(place.take(answer), undefined, 'nor later');
});

test('a page that begins anew is turned to where it was, unless something else is wanted in the file', () => {
  const place = new PanelPlace();
  place.looking(file, here);
  place.again(file);
  assert.deepEqual(place.take(answer), here);
  const other = { index: 0, position: { turn: 0, branch: [] } };
  place.want(file.uri, other);
  place.again(file);
  place.wantStill(file.uri, here);
  assert.deepEqual(place.take(answer), other);
  place.wantStill(file.uri, here);
  assert.deepEqual(place.take(answer), here);
});

test('the line under the pointer goes before that of the cursor, and each change is told once', () => {
  const told: (number | null)[] = [];
  const line = new CurrentLine((one) => told.push(one));
  line.cursor = 3;
  line.cursor = 3;
  line.pointer = 5;
  line.cursor = 4;
  line.pointer = null;
  line.clear();
  line.again();
  line.cursor = 2;
  line.again();
  assert.deepEqual(told, [3, 5, 4, null, 2, 2]);
});

test('what is asked for one input never turns another one that is shown by the time of the reply', async () => {
  const other: PanelState = { ...answer, file: { ...file, uri: 'file:///b.gems' } };
  const looks: unknown[] = [];
  const turned = async (
    place: PanelPlace,
    states: readonly PanelState[],
    code?: 'outdated' | 'unexpected',
  ): Promise<readonly unknown[]> => {
    looks.length = 0;
    let asked = false;
    await place.turn(
      () => (asked ? states[1] : states[0]),
      {
        position: async () => {
          asked = true;
          if (code !== undefined) return { ok: false, failure: code === 'outdated' ? { code } : { code, message: '' } };
          return { ok: true, value: { player: 0, over: false, banked: '0', final: '0', turns: 1, moves: 1 } };
        },
      },
      { look: (...look) => void looks.push(look) },
    );
    return looks;
  };
  const place = new PanelPlace();
  place.want(file.uri, here);
  assert.deepEqual(await turned(place, [answer, other]), []);
  assert.deepEqual(await turned(place, [answer, { ...answer, file: { ...file, version: 4 } }]), []);
  assert.deepEqual(await turned(place, [answer, answer], 'outdated'), []);
  assert.deepEqual(await turned(place, [answer, answer]), [[1, here.position]]);
  place.want(file.uri, here);
  assert.deepEqual(await turned(place, [answer, answer], 'unexpected'), [[1, { turn: 0, branch: [] }]]);
});
