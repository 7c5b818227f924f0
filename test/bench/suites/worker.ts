import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DocumentRef, Reply } from '../../../src/worker/api.ts';
import { WorkerClient } from '../../../src/worker/client.ts';
import { nodePause, spawnNodeWorker } from '../../../src/worker/node/spawn.ts';
import type { SentDocument } from '../../../src/worker/transfer.ts';
import { TextSender } from '../../../src/worker/transfer.ts';
import { cacheFolder } from '../baselines.ts';
import { gemsFile, photosFile } from '../inputs.ts';
import { inTurns } from '../measure.ts';
import type { Figure } from '../report.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const pieceLength = 1 << 15;
/** Milliseconds in which a worker has warmed up. */
const warmingTime = 500;

function start(script: string): { readonly client: WorkerClient; readonly sender: TextSender } {
  const client: WorkerClient = new WorkerClient({
    spawn: () => spawnNodeWorker(script),
    timers: {
      now: () => performance.now(),
      after: (milliseconds, callback) => {
        const timer = setTimeout(callback, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    replay: () => sender.replay(),
    onProgress: () => {},
    onRestarted: (reason) => console.error(reason),
    onStopped: (reason) => console.error(reason),
  });
  const sender: TextSender = new TextSender(client, nodePause, () => performance.now());
  return { client, sender };
}

function documentOf(uri: string, text: string): { -readonly [Key in keyof SentDocument]: SentDocument[Key] } {
  return { uri, version: 1, length: text.length, readPiece: (at) => text.slice(at, at + pieceLength) };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function valueOf<Value>(reply: Reply<Value>): Value {
  if (!reply.ok) throw new Error(JSON.stringify(reply.failure));
  return reply.value;
}

/** The built worker in a thread of its own, as the extension of Node has it; plain Node around it. */
export async function* measure(): AsyncGenerator<Figure> {
  const folder = path.join(cacheFolder, 'dist');
  execFileSync(process.execPath, ['esbuild.mjs', '--production', '--only=worker,webWorker', `--out=${folder}`], {
    cwd: root,
    stdio: 'inherit',
  });
  const script = path.join(folder, 'worker.cjs');
  const told = { game: null };
  let run = 0;

  const cold = async (file: string): Promise<number> => {
    const text = readFileSync(file, 'utf8');
    const begin = performance.now();
    const { client, sender } = start(script);
    valueOf(await sender.request(documentOf('cold', text), (ref) => client.solve(ref, told, 1)));
    const time = performance.now() - begin;
    client.dispose();
    return time;
  };
  /** A worker that has read an input, and has had time to warm up since. */
  const warmed = async (file: string): Promise<number> => {
    const text = readFileSync(file, 'utf8');
    const { client, sender } = start(script);
    valueOf(await sender.request(documentOf('opened', '1\n1 0 0 0\n'), (ref) => client.read(ref, told)));
    await pause(warmingTime);
    const begin = performance.now();
    valueOf(await sender.request(documentOf('solved', text), (ref) => client.solve(ref, told, 1)));
    const time = performance.now() - begin;
    client.dispose();
    return time;
  };
  const [first, later] = await inTurns(
    7,
    () => cold(gemsFile(1, 21)),
    () => warmed(gemsFile(1, 21)),
  );
  yield { id: 'cold-gems', what: 'cold worker, 21 bags: start to answer', unit: 'ms', value: first.median, p99: first.p99 };
  yield { id: 'warmed-gems', what: 'warmed, 21 bags: text to answer', unit: 'ms', value: later.median, p99: later.p99 };

  const { client, sender } = start(script);
  try {
    const answered = (file: string): (() => Promise<number>) => {
      const text = readFileSync(file, 'utf8');
      return async () => {
        const document = documentOf(`text ${++run}`, text);
        const begin = performance.now();
        valueOf(await sender.request(document, (ref) => client.solve(ref, told, run)));
        const time = performance.now() - begin;
        sender.close(document.uri);
        return time;
      };
    };
    const [warm] = await inTurns(15, answered(photosFile(100_000)));
    yield { id: 'text-to-answer-node', what: 'warm worker, 1e5 stacks: text to answer', unit: 'ms', value: warm.median, p99: warm.p99 };
    const [large] = await inTurns(5, answered(photosFile(1_000_000)));
    yield {
      id: 'text-to-answer-node-1e6',
      what: 'warm worker, 1e6 stacks: text to answer',
      unit: 'ms',
      value: large.median,
      p99: large.p99,
    };

    for (const [lines, id] of [
      [100_000, 'edit-to-reading'],
      [1_000_000, 'edit-to-reading-1e6'],
    ] as const) {
      const [edit] = await inTurns(15, editTime(readFileSync(photosFile(lines), 'utf8')));
      yield { id, what: `an edit at ${lines} lines to its problems`, unit: 'ms', value: edit.median, p99: edit.p99 };
    }
    const text = readFileSync(photosFile(1_000_000), 'utf8');
    const [alone] = await inTurns(15, mirrorTime(text));
    yield { id: 'edit-in-worker-1e6', what: 'an edit at 1e6 lines in the worker', unit: 'ms', value: alone.median, p99: alone.p99 };
  } finally {
    client.dispose();
  }

  /** A digit of the middle is typed over, in a document of its own version: `ask` is timed. */
  function edits(text: string, ask: (ref: DocumentRef) => Promise<unknown>): () => Promise<number> {
    const middle = text.indexOf('\n', text.length >> 1) + 1;
    const document = documentOf(`edited ${text.length} ${++run}`, text);
    return async () => {
      await sender.send(document);
      await client.ping();
      document.version += 1;
      const begin = performance.now();
      sender.changed(document, [{ offset: middle, length: 1, text: '1' }]);
      await ask({ uri: document.uri, version: document.version });
      return performance.now() - begin;
    };
  }

  function editTime(text: string): () => Promise<number> {
    return edits(text, async (ref) => valueOf(await client.read(ref, { game: 'family-photos' })));
  }

  function mirrorTime(text: string): () => Promise<number> {
    return edits(text, () => client.ping());
  }
}
