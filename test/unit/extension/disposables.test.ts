import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DisposableStore, Slot } from '../../../src/extension/disposables.ts';

function recorder(): { readonly gone: string[]; readonly make: (name: string) => { dispose: () => void } } {
  const gone: string[] = [];
  return { gone, make: (name) => ({ dispose: () => void gone.push(name) }) };
}

test('what is registered last goes first, and once', () => {
  const { gone, make } = recorder();
  const store = new DisposableStore();
  store.add(make('a'));
  store.add(make('b'));
  store.dispose();
  store.dispose();
  assert.deepEqual(gone, ['b', 'a']);
});

test('what arrives after the end goes at once', () => {
  const { gone, make } = recorder();
  const store = new DisposableStore();
  store.dispose();
  store.add(make('late'));
  assert.deepEqual(gone, ['late']);
});

test('a slot lets go of the one before, and of all after its own end', () => {
  const { gone, make } = recorder();
  const slot = new Slot();
  const first = make('first');
  slot.set(first);
  slot.set(first);
  assert.deepEqual(gone, []);
  slot.set(make('second'));
  assert.deepEqual(gone, ['first']);
  slot.dispose();
  assert.deepEqual(gone, ['first', 'second']);
  slot.set(make('late'));
  assert.deepEqual(gone, ['first', 'second', 'late']);
  assert.equal(slot.current, undefined);
});
