import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { CaseRef } from '../../../src/worker/api.ts';
import type { Channel } from '../../../src/worker/channel.ts';
import { WorkerClient } from '../../../src/worker/client.ts';
import { nodePause, spawnNodeWorker } from '../../../src/worker/node/spawn.ts';
import type { SentDocument } from '../../../src/worker/transfer.ts';
import { TextSender } from '../../../src/worker/transfer.ts';
import { codeOf, told, valueOf } from './bench.ts';
import { realTimers } from './fakes.ts';

const entry = new URL('../../../src/worker/node/entry.ts', import.meta.url);
const photos = '2\n12 3 4 7\n1 15 9 1\n';

function documentOf(uri: string, text: string): SentDocument {
  return { uri, version: 1, length: text.length, readPiece: (offset) => text.slice(offset, offset + 10_000) };
}

/** Bags that are all different, of eight colours: nothing can be grouped. */
function differentBags(count: number): string {
  const bags = Array.from({ length: count }, (_, bag) => {
    const colours = Array.from({ length: 10 }, (_, gem) => 1 + ((bag * 7 + gem * (3 + (bag % 5)) + ((bag >> 2) & gem)) % 8));
    return `10 ${colours.join(' ')}`;
  });
  return `8 ${count} 3\n${bags.join('\n')}\n0 0 0\n`;
}

interface Started {
  readonly client: WorkerClient;
  readonly sender: TextSender;
  readonly channels: readonly Channel[];
  /** Resolves when a run has told that it is under way. */
  underWay(): Promise<void>;
}

function start(): Started {
  const channels: Channel[] = [];
  let onProgress = (): void => {};
  const client = new WorkerClient({
    spawn: () => {
      const channel = spawnNodeWorker(entry);
      channels.push(channel);
      return channel;
    },
    timers: realTimers,
    replay: () => sender.replay(),
    onProgress: () => onProgress(),
    onRestarted: () => {},
    onStopped: () => {},
  });
  const sender = new TextSender(client, nodePause, () => performance.now());
  const underWay = (): Promise<void> =>
    new Promise((resolve) => {
      onProgress = resolve;
    });
  return { client, sender, channels, underWay };
}

void test('the real worker reads, solves and explains both games', async () => {
  const { client, sender } = start();
  try {
    for (const [uri, text, margin, game] of [
      ['p', photos, '1', 'family-photos'],
      ['g', readFileSync(new URL('../../cases/gems-fight/sample-1.in', import.meta.url), 'utf8'), '3', 'gems-fight'],
    ] as const) {
      const document = documentOf(uri, text);
      const read = valueOf(await sender.request(document, (ref) => client.read(ref, told)));
      assert.deepEqual([read.game, read.accepted], [game, true]);
      const solved = valueOf(await client.solve({ uri, version: 1 }, told, 1));
      assert.equal(solved.cases[0].margin, margin);
      const at: CaseRef = { uri, version: 1, game, index: 0 };
      assert.equal(valueOf(await client.ledger(at)).game, game);
      const turns = valueOf(await client.line(at, { turn: 0, branch: [] }, { from: 0, to: 100 }));
      assert.equal(turns.length, solved.cases[0].turns);
      assert.equal(valueOf(await client.moves(at, { turn: 0, branch: [] }, { from: 0, to: 1 })).length, 1);
    }
  } finally {
    client.dispose();
  }
});

void test('a heavy solve under way is cancelled and not solved; killed, its request does not stay open', async () => {
  const { client, sender, channels, ...events } = start();
  try {
    const heavy = documentOf('heavy', differentBags(28));
    for (const [run, end, code] of [
      [1, () => client.cancel(1), 'cancelled'],
      [2, () => channels[0].terminate(), 'worker-died'],
    ] as const) {
      const underWay = events.underWay();
      const solve = sender.request(heavy, (ref) => client.solve(ref, told, run));
      await underWay;
      end();
      assert.equal(codeOf(await solve), code);
    }
    const small = documentOf('small', photos);
    assert.equal(valueOf(await sender.request(small, (ref) => client.solve(ref, told, 3))).cases[0].margin, '1');
  } finally {
    client.dispose();
  }
});
