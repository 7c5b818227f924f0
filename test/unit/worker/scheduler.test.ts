import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Scheduler } from '../../../src/worker/scheduler.ts';
import type { TaskOptions } from '../../../src/worker/scheduler.ts';
import type { Steps } from '../../../src/engines/steps.ts';
import { FakePace } from './fakes.ts';

/** Work of `steps` steps of `cost` milliseconds, noted in `log` by name. */
function* work(pace: FakePace, log: string[], name: string, steps: number, cost = 1): Steps<string> {
  try {
    for (let step = 0; step < steps; step++) {
      pace.time += cost;
      log.push(name);
      yield step / steps;
    }
    return name;
  } finally {
    log.push(`${name} closed`);
  }
}

function solving(owner: string, exclusive = false): TaskOptions {
  return { owner, priority: 'solve', exclusive };
}

/** The log with repetitions counted: a a b = ['a*2', 'b*1']. */
function grouped(log: readonly string[]): readonly string[] {
  const groups: { name: string; count: number }[] = [];
  for (const name of log) {
    const last = groups.at(-1);
    if (last?.name === name) last.count += 1;
    else groups.push({ name, count: 1 });
  }
  return groups.map(({ name, count }) => `${name}*${count}`);
}

void test('a slice is at most 10 ms, and steps of 4 ms end it before they pass that', () => {
  const pace = new FakePace();
  const scheduler = new Scheduler(pace);
  for (const cost of [1, 4]) {
    void scheduler.start(work(pace, [], 'a', 100, cost), solving('a'));
    const slices: number[] = [];
    while (pace.waiting > 0) {
      const start = pace.time;
      pace.turn();
      slices.push(pace.time - start);
    }
    assert.ok(
      slices.every((slice) => slice <= 10),
      slices.join(' '),
    );
    assert.ok(slices.filter((slice) => slice >= 8).length >= 10);
  }
});

void test('work that nobody waits for hands the thread back after 2 ms', () => {
  const pace = new FakePace();
  const log: string[] = [];
  void new Scheduler(pace).start(work(pace, log, 'a', 6), { owner: 'a', priority: 'idle', exclusive: false });
  const done: number[] = [];
  while (pace.waiting > 0) {
    pace.turn();
    done.push(log.length);
  }
  assert.deepEqual(done.slice(0, 2), [2, 4]);
});

void test('nothing runs before the messages had their turn', () => {
  const pace = new FakePace();
  const log: string[] = [];
  void new Scheduler(pace).start(work(pace, log, 'a', 2), solving('a'));
  assert.deepEqual(log, []);
  pace.turn();
  assert.deepEqual(log, ['a', 'a', 'a closed']);
});

void test('solves take turns, and what is looked at overtakes them', async () => {
  const pace = new FakePace();
  const log: string[] = [];
  const scheduler = new Scheduler(pace);
  const a = scheduler.start(work(pace, log, 'a', 20), solving('a'));
  const b = scheduler.start(work(pace, log, 'b', 20), solving('b'));
  pace.turn();
  pace.turn();
  const read = scheduler.start(work(pace, log, 'read', 3), { owner: 'c', priority: 'window', exclusive: false });
  pace.run();
  const order = grouped(log.filter((entry) => !entry.includes('closed')));
  assert.deepEqual(order, ['a*10', 'b*10', 'read*3', 'a*10', 'b*10']);
  assert.deepEqual(await Promise.all([a.result, b.result, read.result]), ['a', 'b', 'read']);
});

void test('large ones run one after the other, small ones beside them', () => {
  const pace = new FakePace();
  const log: string[] = [];
  const scheduler = new Scheduler(pace);
  const a = scheduler.start(work(pace, log, 'A', 20), solving('a', true));
  const b = scheduler.start(work(pace, log, 'B', 20), { owner: 'b', priority: 'window', exclusive: true });
  const c = scheduler.start(work(pace, log, 'c', 20), solving('c'));
  for (const task of [a, b, c]) task.result.catch(() => {});
  pace.turn();
  assert.deepEqual(grouped(log), ['B*10']);
  b.drop(new Error('dropped'));
  pace.run();
  assert.deepEqual(grouped(log.filter((entry) => !entry.includes('closed'))), ['B*10', 'A*10', 'c*10', 'A*10', 'c*10']);
});

void test('dropping closes the generator at once and rejects with the reason', async () => {
  const pace = new FakePace();
  const log: string[] = [];
  const scheduler = new Scheduler(pace);
  const a = scheduler.start(work(pace, log, 'a', 1000), solving('a'));
  const b = scheduler.start(work(pace, log, 'b', 1000), solving('b'));
  pace.turn();
  scheduler.dropAll('a', new Error('edited'));
  assert.equal(log.at(-1), 'a closed');
  await assert.rejects(a.result, /edited/);
  const end = log.length;
  pace.run();
  assert.ok(!log.slice(end).includes('a'));
  assert.equal(await b.result, 'b');
});

void test('work that drops itself, or throws, does not stop the others', async () => {
  const pace = new FakePace();
  const scheduler = new Scheduler(pace);
  const log: string[] = [];
  function* dropsItself(): Steps<void> {
    try {
      scheduler.dropAll('self', new Error('self'));
      yield 0;
      log.push('went on');
    } finally {
      log.push('closed');
    }
  }
  function* throws(): Steps<void> {
    yield 0;
    throw new Error('a defect');
  }
  const self = scheduler.start(dropsItself(), solving('self', true));
  const bad = scheduler.start(throws(), solving('bad', true));
  const good = scheduler.start(work(pace, [], 'good', 3), solving('good', true));
  pace.run();
  await assert.rejects(self.result, /self/);
  await assert.rejects(bad.result, /a defect/);
  assert.equal(await good.result, 'good');
  assert.deepEqual(log, ['closed']);
});
