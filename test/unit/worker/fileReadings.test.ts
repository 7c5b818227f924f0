import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FileReader, OpenFile } from '../../../src/worker/fileReadings.ts';
import { Bench, codeOf, told, valueOf } from './bench.ts';

const a = { uri: 'a', version: 1 };
const piece = 2 ** 20;

/** Files in memory. To read a piece takes 60 milliseconds, and `between` is called before it. */
class Disk implements FileReader {
  readonly files = new Map<string, Uint8Array>();
  readonly bench = new Bench(this);
  between: (read: number) => void = () => {};
  opened = 0;

  write(path: string, content: string | Uint8Array): void {
    this.files.set(path, typeof content === 'string' ? new TextEncoder().encode(content) : content);
  }

  async open(path: string): Promise<OpenFile> {
    const bytes = this.files.get(path);
    if (bytes === undefined) throw new Error('ENOENT');
    this.opened += 1;
    let at = 0;
    return {
      size: bytes.length,
      fill: async (target) => {
        this.between(at);
        this.bench.pace.time += 60;
        const some = bytes.subarray(at, at + target.length);
        target.set(some);
        at += some.length;
        return some.length;
      },
      close: async () => {
        this.opened -= 1;
      },
    };
  }

  read(path: string, version = 1, run = 1): ReturnType<Bench['dispatcher']['readFile']> {
    return this.bench.dispatcher.readFile({ uri: 'a', version }, path, run);
  }
}

/** So many pieces of blank lines behind a case. */
const long = (pieces: number): string => `3\n${'\n'.repeat(pieces * piece)}`;

void test('a file is read as a document, with progress, and can be solved', async () => {
  const disk = new Disk();
  disk.write('f', long(5));
  assert.equal(codeOf(await disk.read('f', 1, 7)), 'ok');
  assert.equal(disk.opened, 0);
  assert.equal(valueOf(await disk.bench.settled(disk.bench.dispatcher.solve(a, told, 8))).cases.length, 1);
  const told7 = disk.bench.progress.filter(({ run }) => run === 7);
  assert.ok(told7.length >= 2 && told7.every(({ cases, solved }) => cases === 0 && solved === 0));
  assert.deepEqual(
    told7.map(({ share }) => share),
    told7.map(({ share }) => share).toSorted((x, y) => x - y),
  );
});

void test('what is no text in UTF-8, or is not there, says so', async () => {
  const disk = new Disk();
  disk.write('zero', `${long(1)}\0`);
  disk.write('marked', new Uint8Array([0xff, 0xfe, 0x33, 0]));
  disk.write('unmarked', new Uint8Array([0x33, 0, 0x0a, 0, 0x34, 0, 0x0a, 0]));
  for (const [path, reason] of [
    ['zero', 'not-text'],
    ['marked', 'utf-16'],
    ['unmarked', 'utf-16'],
    ['missing', 'unreadable'],
  ] as const) {
    assert.deepEqual(await disk.read(path), { ok: false, failure: { code: 'unreadable-file', reason } }, path);
    assert.equal(codeOf(await disk.bench.settled(disk.bench.dispatcher.read(a, told))), 'not-mirrored');
  }
  assert.equal(disk.opened, 0);
});

void test('a file larger than can be held is refused before it is read, one that cannot be read on ends', async () => {
  let filled = 0;
  const file = (size: number): FileReader => ({
    open: async () => ({
      size,
      fill: async () => {
        filled += 1;
        throw new Error('EIO');
      },
      close: async () => {},
    }),
  });
  const reading = (size: number): Promise<unknown> => new Bench(file(size)).dispatcher.readFile(a, 'f', 1);
  assert.deepEqual(await reading(2 ** 31 + 1), { ok: false, failure: { code: 'unreadable-file', reason: 'too-large' } });
  assert.equal(filled, 0);
  assert.deepEqual(await reading(5), { ok: false, failure: { code: 'unreadable-file', reason: 'unreadable' } });
  assert.deepEqual(await new Bench().dispatcher.readFile(a, 'f', 1), {
    ok: false,
    failure: { code: 'unreadable-file', reason: 'unreadable' },
  });
});

void test('Cancel, closing and a newer version end the reading of a file', async () => {
  const disk = new Disk();
  const { dispatcher } = disk.bench;
  disk.write('f', long(5));
  let reads = 0;
  const endingIn = async (end: () => void): Promise<string> => {
    reads = 0;
    disk.between = () => {
      if (++reads === 2) end();
    };
    return codeOf(await disk.read('f', 1, 3));
  };
  assert.equal(await endingIn(() => dispatcher.cancel(3)), 'cancelled');
  assert.equal(reads, 2);
  assert.equal(await endingIn(() => dispatcher.close('a')), 'cancelled');
  let newer: Promise<unknown> = Promise.resolve();
  const older = await endingIn(() => {
    newer = disk.read('f', 2, 4);
  });
  assert.deepEqual([older, await newer], ['outdated', { ok: true, value: null }]);
  assert.equal(codeOf(await disk.bench.settled(dispatcher.read({ uri: 'a', version: 2 }, told))), 'ok');
  assert.equal(disk.opened, 0);
});

void test('a file that was cut off while it was read is read as far as it goes, and is never edited', async () => {
  const cut: OpenFile = {
    size: 4,
    fill: async (target) => (target.length < 4 ? 0 : new TextEncoder().encodeInto('3\n', target).written),
    close: async () => {},
  };
  const bench = new Bench({ open: async () => cut });
  assert.equal(codeOf(await bench.dispatcher.readFile(a, 'f', 1)), 'ok');
  assert.equal(valueOf(await bench.settled(bench.dispatcher.read(a, told))).cases, 1);
  bench.dispatcher.edit({ uri: 'a', version: 2 }, 1, [], 2);
  assert.equal(codeOf(await bench.settled(bench.dispatcher.read({ uri: 'a', version: 2 }, told))), 'not-mirrored');
});
