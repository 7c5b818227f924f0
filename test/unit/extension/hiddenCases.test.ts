import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HiddenCases } from '../../../src/extension/webview/hiddenCases.ts';

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
});
