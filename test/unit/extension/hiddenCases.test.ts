import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HiddenCases } from '../../../src/extension/webview/hiddenCases.ts';
import { keptFiles } from '../../../src/panel/protocol/panelApi.ts';

const file = { uri: 'file:///a.gems', version: 3 };

test('what a page hides is not told until it is revealed', () => {
  const cases = new HiddenCases();
  assert.equal(cases.hides(file, 1, false), false);
  assert.equal(cases.tell(file, 0, true), true);
  assert.equal(cases.tell(file, 0, true), false);
  assert.equal(cases.hides(file, 1, false), true);
  assert.equal(cases.tell(file, 0, false), true);
  assert.equal(cases.hides(file, 1, false), false);
});

test('where moves are predicted first, every case is hidden until it is revealed, of every version anew', () => {
  const cases = new HiddenCases();
  assert.equal(cases.hides(file, 2, true), true, 'before the page says anything');
  cases.tell(file, 0, true);
  cases.tell(file, 0, false);
  assert.equal(cases.hides(file, 2, true), true, 'the other case is to be predicted still');
  cases.tell(file, 1, false);
  assert.equal(cases.hides(file, 2, true), false);
  assert.equal(cases.hides({ ...file, version: 4 }, 2, true), true);
  assert.equal(cases.hides({ ...file, uri: 'file:///b.gems' }, 2, true), true);
});

test('a game of another case goes on hiding, until the page is gone', () => {
  const cases = new HiddenCases();
  cases.tell(file, 0, true);
  cases.tell(file, 1, false);
  assert.equal(cases.hides(file, 2, false), true);
  cases.closed();
  assert.equal(cases.hides(file, 2, false), false);
  assert.equal(cases.hides(file, 2, true), true, 'what was revealed in it may be predicted again');
});

test('of each of the last files it is known what is hidden, of its last version', () => {
  const cases = new HiddenCases();
  const other = (number: number): typeof file => ({ uri: `file:///${number}.gems`, version: 1 });
  cases.tell(file, 0, true);
  for (let number = 1; number < keptFiles; number++) cases.tell(other(number), 0, false);
  assert.equal(cases.hides(file, 2, false), true, 'after a glance at other files');
  assert.equal(cases.tell(file, 1, false), true);
  assert.equal(cases.hides({ ...file, version: 4 }, 2, false), false);
  for (let number = 0; number < keptFiles; number++) cases.tell(other(number), 0, false);
  assert.equal(cases.hides(file, 2, false), false, 'the page keeps no more files');
});
