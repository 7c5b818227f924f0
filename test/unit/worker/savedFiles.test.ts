import assert from 'node:assert/strict';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { finish } from '../../../src/engines/steps.ts';
import { games } from '../../../src/games/registry.ts';
import { decode } from '../../../src/text/decode.ts';
import type { RunProgress } from '../../../src/worker/api.ts';
import { WorkerClient } from '../../../src/worker/client.ts';
import { Failed } from '../../../src/worker/failed.ts';
import { nodePause, spawnNodeWorker } from '../../../src/worker/node/spawn.ts';
import type { SentDocument } from '../../../src/worker/transfer.ts';
import { TextSender } from '../../../src/worker/transfer.ts';
import { codeOf, told, valueOf } from './bench.ts';
import { realTimers } from './fakes.ts';

const entry = new URL('../../../src/worker/node/entry.ts', import.meta.url);
const folder = mkdtempSync(path.join(tmpdir(), 'optimal-play-files-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const stacks = 1_500_000;
const blocks = 1500;

/** A file of 60 MB: blocks of a thousand different stacks. */
function largeFile(): string {
  const file = path.join(folder, 'large.photos');
  let seed = 1;
  const value = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return 100_000_000 + (seed % 900_000_000);
  };
  const block = Array.from({ length: stacks / blocks }, () => `${value()} ${value()} ${value()} ${value()}\n`).join('');
  const descriptor = openSync(file, 'w');
  writeSync(descriptor, `${stacks}\n`);
  for (let written = 0; written < blocks; written++) writeSync(descriptor, block);
  closeSync(descriptor);
  return file;
}

/** A client with a real worker thread. */
class Threads {
  readonly progress: RunProgress[] = [];
  started = 0;
  readonly client: WorkerClient = new WorkerClient({
    spawn: () => {
      this.started += 1;
      return spawnNodeWorker(entry);
    },
    timers: realTimers,
    replay: () => this.sender.replay(),
    onProgress: (progress) => this.progress.push(progress),
    onRestarted: () => {},
    onStopped: () => {},
  });
  readonly sender: TextSender = new TextSender(this.client, nodePause, () => performance.now());

  async margin(document: SentDocument, run: number): Promise<string> {
    const reply = await this.sender.request(document, (ref) => this.client.solve(ref, told, run), run);
    return valueOf(reply).cases[0].margin;
  }
}

/** Asking such a document for its text is a fault. */
function fileDocument(file: string, version = 1): SentDocument {
  const fault = (): never => {
    throw new Error('The text was asked for.');
  };
  return { uri: 'file', version, path: file, readPiece: fault, length: 0 };
}

void test('a file of 60 MB is read by the worker itself and has the answer of its text', async () => {
  const file = largeFile();
  const threads = new Threads();
  try {
    const document = fileDocument(file);
    const margin = await threads.margin(document, 1);
    const { cases } = finish(games['family-photos'].read(decode(readFileSync(file)).text));
    assert.equal(margin, finish(games['family-photos'].solve(cases[0])).summary.margin);
    // Questions about what was solved send and read nothing again.
    rmSync(file);
    const at = { uri: 'file', version: 1, game: 'family-photos', index: 0 } as const;
    assert.equal(codeOf(await threads.sender.request(document, () => threads.client.ledger(at))), 'ok');
  } finally {
    threads.client.dispose();
  }
});

void test('a newer version is read anew, an editor takes over, and a file takes over from an editor', async () => {
  const file = path.join(folder, 'small.photos');
  const threads = new Threads();
  const content = (first: number): string => `1\n${first} 0 0 0\n`;
  const editor: SentDocument = { uri: 'file', version: 2, length: content(7).length, readPiece: (at) => content(7).slice(at) };
  try {
    writeFileSync(file, content(5));
    assert.equal(await threads.margin(fileDocument(file), 1), '5');
    writeFileSync(file, content(6));
    assert.equal(await threads.margin(fileDocument(file, 2), 2), '6');
    assert.equal(await threads.margin(editor, 3), '7');
    assert.equal(await threads.margin(fileDocument(file, 2), 4), '6');
  } finally {
    threads.client.dispose();
  }
});

void test('a run that takes the place of another reads the file although the reading of that was cancelled', async () => {
  const file = path.join(folder, 'replaced.photos');
  writeFileSync(file, `1\n5 0 0 0\n${'\n'.repeat(2 ** 23)}`);
  const threads = new Threads();
  try {
    const first = threads.margin(fileDocument(file), 1).catch((error: unknown) => (error instanceof Failed ? error.failure.code : error));
    threads.client.cancel(1);
    const second = threads.margin(fileDocument(file), 2);
    assert.deepEqual([await first, await second], ['cancelled', '5']);
  } finally {
    threads.client.dispose();
  }
});

void test('a worker that died has the file read again by the next', async () => {
  const file = path.join(folder, 'again.photos');
  writeFileSync(file, '1\n5 0 0 0\n');
  const threads = new Threads();
  try {
    assert.equal(await threads.margin(fileDocument(file), 1), '5');
    await threads.client.restart();
    assert.equal(await threads.margin(fileDocument(file), 2), '5');
    assert.equal(threads.started, 2);
  } finally {
    threads.client.dispose();
  }
});

void test('folders, missing files and bytes that are no text are refused', async () => {
  const threads = new Threads();
  const zero = path.join(folder, 'zero.photos');
  writeFileSync(zero, '1\n\0');
  try {
    for (const [file, reason] of [
      [folder, 'unreadable'],
      [path.join(folder, 'missing'), 'unreadable'],
      [zero, 'not-text'],
    ] as const) {
      const document = { ...fileDocument(file), uri: file };
      await assert.rejects(threads.sender.send(document), (error) => {
        assert.ok(error instanceof Failed);
        assert.deepEqual(error.failure, { code: 'unreadable-file', reason });
        return true;
      });
    }
  } finally {
    threads.client.dispose();
  }
});
