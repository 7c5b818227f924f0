import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Dispatcher } from '../../../src/worker/dispatcher.ts';
import { codeOf, told } from './bench.ts';
import { FakePace } from './fakes.ts';
import { toyRoom } from './toyGames.ts';

const a = { uri: 'a', version: 1 };

class Stage {
  readonly pace = new FakePace();
  readonly log: string[] = [];
  readonly dispatcher = new Dispatcher({
    room: toyRoom(this.log, () => (this.pace.time += 1)),
    pace: this.pace,
    progress: () => {},
    ahead: 100,
  });

  constructor(text: string) {
    this.dispatcher.beginText(a);
    this.dispatcher.appendText(a, text);
    this.dispatcher.endText(a, text.length);
  }

  /** Entries of the log that begin so. */
  count(entry: string): number {
    return this.log.filter((one) => one.startsWith(entry)).length;
  }
}

void test('what was read is solved while there is nothing else to do, and its answer is there at once', async () => {
  const stage = new Stage('30 50\n20 50\n');
  const { dispatcher, pace } = stage;
  const reading = dispatcher.read(a, told);
  await pace.settle();
  assert.equal(codeOf(await reading), 'ok');
  assert.deepEqual([stage.count('step'), stage.count('prepare')], [50, 2]);
  const solving = dispatcher.solve(a, told, 1);
  await pace.settle();
  const reply = await solving;
  assert.ok(reply.ok);
  assert.deepEqual(
    reply.value.cases.map(({ turns }) => turns),
    [30, 20],
  );
  assert.equal(reply.value.milliseconds, 50);
  assert.equal(stage.count('step'), 50);
});

void test('what takes much memory is not solved before somebody asks', async () => {
  const stage = new Stage('30 50\n20 51\n');
  void stage.dispatcher.read(a, told);
  await stage.pace.settle();
  assert.equal(stage.count('solve'), 0);
});

void test('an edit ends it', async () => {
  const stage = new Stage('30\n');
  const { dispatcher, pace } = stage;
  void dispatcher.read(a, told);
  await pace.settleFor(2);
  dispatcher.edit({ uri: 'a', version: 2 }, 1, [{ offset: 0, length: 1, text: '2' }], 3);
  await pace.settle();
  assert.deepEqual([stage.count('solve'), stage.count('closed')], [1, 1]);
  assert.ok(stage.count('step') < 30);
});

void test('a run takes its place', async () => {
  const stage = new Stage('30\n');
  const { dispatcher, pace } = stage;
  void dispatcher.read(a, told);
  await pace.settleFor(2);
  const solving = dispatcher.solve(a, told, 1);
  await pace.settle();
  assert.equal(codeOf(await solving), 'ok');
  assert.deepEqual([stage.count('solve'), stage.count('closed'), stage.count('prepare')], [2, 2, 0]);
});

void test('a fault of the solver is told to whoever asks', async () => {
  const stage = new Stage('crash\n');
  const { dispatcher, pace } = stage;
  const reading = dispatcher.read(a, told);
  await pace.settle();
  assert.equal(codeOf(await reading), 'ok');
  const solving = dispatcher.solve(a, told, 1);
  await pace.settle();
  assert.equal(codeOf(await solving), 'unexpected');
});
