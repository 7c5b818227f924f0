import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunProgress } from '../../../src/worker/api.ts';
import type { Channel } from '../../../src/worker/channel.ts';
import { WorkerClient } from '../../../src/worker/client.ts';
import { nodePause, spawnNodeWorker } from '../../../src/worker/node/spawn.ts';
import type { SentDocument } from '../../../src/worker/transfer.ts';
import { TextSender } from '../../../src/worker/transfer.ts';
import { codeOf, told, valueOf } from './bench.ts';
import { realTimers } from './fakes.ts';

const script = new URL('toyWorker.ts', import.meta.url);

/** A client with real worker threads, and what it told. */
class Threads {
  readonly channels: Channel[] = [];
  readonly events: string[] = [];
  onProgress: (progress: RunProgress) => void = () => {};
  readonly client = new WorkerClient({
    spawn: () => {
      const channel = spawnNodeWorker(script);
      this.channels.push(channel);
      return channel;
    },
    timers: realTimers,
    replay: () => this.sender.replay(),
    onProgress: (progress) => this.onProgress(progress),
    onRestarted: (reason) => this.events.push(reason),
    onStopped: (reason) => this.events.push(reason),
  });
  readonly sender = new TextSender(this.client, nodePause, () => performance.now());

  /** Resolves when a run has told that it is under way. */
  underWay(): Promise<void> {
    return new Promise((resolve) => {
      this.onProgress = () => resolve();
    });
  }
}

function documentOf(uri: string, text: string): SentDocument {
  return { uri, version: 1, length: text.length, readPiece: (offset) => text.slice(offset, offset + 10_000) };
}

/** Solves for as long as nobody ends it. */
const endless = documentOf('endless', '1000000000\n');
const short = documentOf('short', '3\n4\n');

void test('a solve under way is cancelled, and reads and solves of other documents overtake it', async () => {
  const threads = new Threads();
  const { client, sender } = threads;
  try {
    const underWay = threads.underWay();
    const order: string[] = [];
    const long = sender.request(endless, (ref) => client.solve(ref, told, 1)).finally(() => order.push('long'));
    await underWay;
    const other = valueOf(await sender.request(short, (ref) => client.solve(ref, told, 2)));
    assert.equal(other.cases.length, 2);
    assert.equal(valueOf(await sender.request(short, (ref) => client.read(ref, told))).cases, 2);
    assert.deepEqual(order, []);
    client.cancel(1);
    assert.equal(codeOf(await long), 'cancelled');
  } finally {
    client.dispose();
  }
});

for (const [message, reason] of [
  ['die', 'exit code 3'],
  ['throw', 'the thread broke'],
] as const) {
  void test(`a worker that dies in the middle of a solve (${message}) is replaced and has the texts`, async () => {
    const threads = new Threads();
    const { client, sender } = threads;
    try {
      const underWay = threads.underWay();
      const long = sender.request(endless, (ref) => client.solve(ref, told, 1));
      await sender.send(short);
      await underWay;
      threads.channels[0].post(message);
      assert.deepEqual(await long, { ok: false, failure: { code: 'worker-died', replaced: true } });
      assert.equal(threads.events.length, 1);
      assert.ok(threads.events[0].includes(reason), threads.events[0]);
      assert.equal(valueOf(await client.solve({ uri: 'short', version: 1 }, told, 2)).cases.length, 2);
      assert.equal(threads.channels.length, 2);
    } finally {
      client.dispose();
    }
  });
}

void test('a large text arrives whole, edited while it is sent', async () => {
  const { client, sender } = new Threads();
  try {
    let text = '1\n'.repeat(200_000);
    let version = 1;
    const document: SentDocument = {
      uri: 'large',
      get version() {
        return version;
      },
      get length() {
        return text.length;
      },
      readPiece: (offset) => text.slice(offset, offset + 1000),
    };
    const read = sender.request(document, (ref) => client.read(ref, told));
    await nodePause();
    text = text.slice(2);
    version = 2;
    sender.changed(document, [{ offset: 0, length: 2, text: '' }]);
    assert.equal(valueOf(await read).cases, 199_999);
  } finally {
    client.dispose();
  }
});
