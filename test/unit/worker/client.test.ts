import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunProgress } from '../../../src/worker/api.ts';
import { WorkerClient } from '../../../src/worker/client.ts';
import { serve } from '../../../src/worker/serve.ts';
import { codeOf, told } from './bench.ts';
import { FakeChannel, FakePace, FakeTimers, promisesHadTheirTurn } from './fakes.ts';
import { toyRoom } from './toyGames.ts';

const a = { uri: 'a', version: 1 };
const died = { ok: false, failure: { code: 'worker-died', replaced: true } };
const stopped = { ok: false, failure: { code: 'worker-died', replaced: false } };

/** A client with workers that the test plays; `deaf` ones answer nothing. */
class Stage {
  readonly timers = new FakeTimers();
  readonly workers: FakeChannel[] = [];
  readonly events: string[] = [];
  readonly progress: RunProgress[] = [];
  deaf = false;
  broken = false;
  replay: () => Promise<void> = async () => {};
  readonly client = new WorkerClient({
    spawn: () => this.#spawn(),
    timers: this.timers,
    replay: () => {
      this.events.push('replay');
      return this.replay();
    },
    onProgress: (progress) => this.progress.push(progress),
    onRestarted: (reason) => this.events.push(`restarted: ${reason}`),
    onStopped: (reason) => this.events.push(`stopped: ${reason}`),
  });

  get worker(): FakeChannel {
    return this.workers[this.workers.length - 1];
  }

  #spawn(): FakeChannel {
    if (this.broken) throw new Error('no worker');
    const channel = new FakeChannel();
    this.workers.push(channel);
    const pace = new FakePace();
    pace.automatic = true;
    const port = {
      post: (message: unknown) => (channel.terminated ? undefined : channel.send(message)),
      onMessage: (listener: (message: unknown) => void) => {
        channel.answer = this.deaf ? null : listener;
      },
    };
    serve(port, { room: toyRoom([], () => (pace.time += 1)), pace });
    return channel;
  }

  sendText(): void {
    this.client.beginText(a);
    this.client.appendText(a, '300\n');
    this.client.endText(a, 4);
  }
}

void test('starts with the first need, answers, and passes progress on', async () => {
  const stage = new Stage();
  assert.equal(stage.workers.length, 0);
  stage.sendText();
  const reply = await stage.client.solve(a, told, 4);
  assert.equal(codeOf(reply), 'ok');
  assert.equal(stage.workers.length, 1);
  assert.ok(stage.progress.length > 0 && stage.progress.every(({ run }) => run === 4));
  assert.equal(codeOf(await stage.client.read({ uri: 'b', version: 1 }, told)), 'not-mirrored');
});

void test('a crash settles what is open, another worker takes over, the texts are sent anew', async () => {
  const stage = new Stage();
  stage.deaf = true;
  stage.sendText();
  const open = [stage.client.read(a, told), stage.client.solve(a, told, 1)];
  const { life } = stage.client;
  stage.deaf = false;
  let sent: () => void = () => {};
  stage.replay = () =>
    new Promise((resolve) => {
      sent = () => {
        stage.sendText();
        resolve();
      };
    });
  stage.worker.crash('out of memory');
  assert.deepEqual(await Promise.all(open), [died, died]);
  assert.deepEqual(stage.events, ['replay', 'restarted: out of memory']);
  assert.notEqual(stage.client.life, life);
  assert.equal(stage.workers[0].terminated, true);
  const next = stage.client.read(a, told);
  await promisesHadTheirTurn();
  assert.deepEqual(stage.worker.posted, []);
  sent();
  assert.equal(codeOf(await next), 'ok');
});

void test('an exit after a crash was reported, or after the end, counts no second time', async () => {
  const stage = new Stage();
  void stage.client.read(a, told);
  stage.worker.crash('error');
  stage.workers[0].crash('exit code 1');
  stage.client.dispose();
  stage.workers[1].crash('exit code 1');
  assert.equal(stage.workers.length, 2);
  assert.deepEqual(stage.events, ['replay', 'restarted: error']);
});

void test('three crashes within a minute stop it until it is restarted', async () => {
  const stage = new Stage();
  stage.deaf = true;
  void stage.client.read(a, told);
  stage.worker.crash('1');
  await stage.timers.pass(50_000);
  stage.worker.crash('2');
  await stage.timers.pass(11_000);
  stage.worker.crash('3');
  await stage.timers.pass(1000);
  const open = stage.client.read(a, told);
  await promisesHadTheirTurn();
  stage.worker.crash('4');
  assert.deepEqual(await open, stopped);
  assert.equal(stage.events.at(-1), 'stopped: 4');
  assert.equal(stage.client.stopped, true);
  assert.deepEqual(await stage.client.read(a, told), stopped);
  stage.sendText();
  assert.equal(stage.workers.length, 4);
  stage.deaf = false;
  const { life } = stage.client;
  stage.replay = async () => stage.sendText();
  await stage.client.restart();
  assert.notEqual(stage.client.life, life);
  assert.equal(codeOf(await stage.client.read(a, told)), 'ok');
});

void test('a worker that cannot be started is the same as one that dies', async () => {
  const stage = new Stage();
  stage.broken = true;
  assert.deepEqual(await stage.client.read(a, told), stopped);
  assert.deepEqual(stage.events, ['stopped: no worker']);
});

void test('a worker that answers no ping is ended and replaced, one that does may take its time', async () => {
  const stage = new Stage();
  stage.sendText();
  stage.worker.answer = null;
  const open = stage.client.solve(a, told, 1);
  await stage.timers.pass(11_000);
  assert.equal(stage.workers.length, 1);
  await stage.timers.pass(2000);
  assert.deepEqual(await open, died);
  assert.equal(stage.workers[0].terminated, true);
  assert.equal(stage.workers.length, 2);

  // It answers pings alone: a long solve.
  const { worker } = stage;
  const { answer } = worker;
  worker.answer = (message) => {
    if (JSON.stringify(message).includes('"m":"ping"')) answer?.(message);
  };
  const long = stage.client.solve(a, told, 2);
  await stage.timers.pass(120_000);
  assert.equal(stage.workers.length, 2);
  stage.client.dispose();
  assert.deepEqual(await long, stopped);
  assert.equal(stage.timers.waiting, 0);
});

void test('ended after five idle minutes, and started again on need', async () => {
  const stage = new Stage();
  stage.sendText();
  stage.client.idle();
  await stage.timers.pass(4 * 60_000);
  stage.client.busy();
  await stage.timers.pass(10 * 60_000);
  assert.equal(stage.worker.terminated, false);
  stage.client.idle();
  await stage.timers.pass(4.9 * 60_000);
  assert.equal(stage.worker.terminated, false);
  const { life } = stage.client;
  await stage.timers.pass(60_000);
  assert.equal(stage.worker.terminated, true);
  assert.notEqual(stage.client.life, life);
  assert.equal(codeOf(await stage.client.read(a, told)), 'not-mirrored');
  assert.equal(stage.workers.length, 2);
  assert.deepEqual(stage.events, []);
});

void test('every worker is told the memory limit before anything else, and none is started for it', async () => {
  const stage = new Stage();
  stage.client.setMemoryLimit(1);
  assert.equal(stage.workers.length, 0);
  const solve = async (): Promise<string> => {
    stage.client.beginText(a);
    stage.client.appendText(a, '3 2000000\n');
    stage.client.endText(a, 10);
    return codeOf(await stage.client.solve(a, told, 1));
  };
  assert.equal(await solve(), 'too-large');
  stage.worker.crash('killed');
  assert.equal(await solve(), 'too-large');
  stage.client.setMemoryLimit(2);
  assert.equal(await solve(), 'ok');
  assert.equal(stage.workers.length, 2);
});
