import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CaseResult } from '../../../src/extension/testing/result.ts';
import { mostRemembered, mostWithMessages, ResultMemory } from '../../../src/extension/testing/resultMemory.ts';

/** A memento that keeps what JSON keeps, as the editor does. */
function memento(stored: Map<string, string>): ConstructorParameters<typeof ResultMemory>[0] {
  const get = <Value>(key: string, fallback?: Value): Value | undefined => (stored.has(key) ? JSON.parse(stored.get(key)!) : fallback);
  return {
    keys: () => [...stored.keys()],
    get,
    update: async (key, value) => void stored.set(key, JSON.stringify(value)),
  };
}

function failed(id: string, markdown = 'Expected 3, computed 4.'): CaseResult {
  const message = { markdown, at: { uri: id, line: 0, start: 0, end: 1 }, kind: 'other-value', diff: { expected: '3', actual: '4' } };
  const sub = { index: 1, line: 6, state: 'failed' as const, messages: [message] };
  return { id, game: 'gems-fight', state: 'failed', messages: [message], subs: [sub], stamp: '1:2 3:4 ', duration: 1.5 };
}

test('results are there again after a reload', async () => {
  const stored = new Map<string, string>();
  const memory = new ResultMemory(memento(stored));
  memory.put(failed('a'));
  memory.put({ ...failed('b'), state: 'passed', messages: [], subs: [], stamp: null });
  await memory.save();
  const again = new ResultMemory(memento(stored));
  assert.deepEqual(again.of('a'), failed('a'));
  assert.equal(again.of('b')?.stamp, null);
  assert.equal(again.of('c'), undefined);
});

test('the newest are kept, and of many failures only that they failed', async () => {
  const stored = new Map<string, string>();
  const memory = new ResultMemory(memento(stored));
  for (let index = 0; index < mostRemembered + 5; index++) memory.put(failed(String(index)));
  memory.put(failed('9'));
  await memory.save();
  const all = new ResultMemory(memento(stored)).all();
  assert.equal(all.length, mostRemembered);
  assert.equal(all.at(-1)?.id, '9');
  assert.equal(all[0].id, '5');
  assert.equal(all.filter(({ messages }) => messages.length > 0).length, mostWithMessages);
  assert.ok(all.at(-1)?.messages.length === 1);
  assert.deepEqual(all[0].subs[0].messages, []);
});

test('a message without end is not kept', async () => {
  const stored = new Map<string, string>();
  const memory = new ResultMemory(memento(stored));
  memory.put(failed('a', 'x'.repeat(100_000)));
  await memory.save();
  assert.deepEqual(new ResultMemory(memento(stored)).of('a')?.messages, []);
});

test('what another version stored is left out', () => {
  const stored = new Map([['optimalPlay.testResults', JSON.stringify([{ id: 'a', state: 'green' }, 3, failed('b')])]]);
  assert.deepEqual(
    new ResultMemory(memento(stored)).all().map(({ id }) => id),
    ['b'],
  );
});
