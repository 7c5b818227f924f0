import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Dispatcher } from '../../../src/worker/dispatcher.ts';
import { gameRoom } from '../../../src/worker/gameRoom.ts';
import type { Steps } from '../../../src/engines/steps.ts';
import { finish } from '../../../src/engines/steps.ts';
import { warmUp } from '../../../src/worker/warming.ts';
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
    warmUp: () => this.#warmUp(),
  });

  constructor() {
    this.dispatcher.beginText(a);
    this.dispatcher.appendText(a, '30\n');
    this.dispatcher.endText(a, 3);
  }

  *#warmUp(): Steps<void> {
    try {
      for (let step = 0; step < 100; step++) {
        this.pace.time += 1;
        yield step / 100;
      }
      this.log.push('warm');
    } finally {
      this.log.push('warming over');
    }
  }

  count(entry: string): number {
    return this.log.filter((one) => one === entry).length;
  }
}

void test('it warms up once, after the first reading', async () => {
  const { dispatcher, pace, ...stage } = new Stage();
  await pace.settle();
  assert.equal(stage.log.length, 0);
  for (const game of [null, 'family-photos'] as const) {
    const reading = dispatcher.read(a, { game });
    await pace.settle();
    assert.equal(codeOf(await reading), 'ok');
  }
  assert.deepEqual(
    stage.log.filter((entry) => entry.startsWith('warm')),
    ['warm', 'warming over'],
  );
});

void test('other work goes first, and the first run ends it', async () => {
  const stage = new Stage();
  const { dispatcher, pace } = stage;
  const reading = dispatcher.read(a, told);
  await pace.settleFor(3);
  assert.equal(codeOf(await reading), 'ok');
  const other = dispatcher.read(a, { game: 'family-photos' });
  await pace.settleFor(2);
  assert.equal(codeOf(await other), 'ok');
  assert.equal(stage.count('warm'), 0);
  const solving = dispatcher.solve(a, told, 1);
  await pace.settle();
  assert.equal(codeOf(await solving), 'ok');
  assert.deepEqual([stage.count('warm'), stage.count('warming over')], [0, 1]);
});

void test('a run before it has begun calls it off', async () => {
  const stage = new Stage();
  const solving = stage.dispatcher.solve(a, told, 1);
  await stage.pace.settle();
  assert.equal(codeOf(await solving), 'ok');
  void stage.dispatcher.read(a, told);
  await stage.pace.settle();
  assert.deepEqual([stage.count('warm'), stage.count('warming over')], [0, 0]);
});

void test('the real games warm up', () => {
  finish(warmUp(gameRoom));
});
