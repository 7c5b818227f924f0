import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { finish } from '../../../src/engines/steps.ts';
import { gemsFight } from '../../../src/games/gemsFight/game.ts';
import type { GemsFightCase } from '../../../src/games/gemsFight/case.ts';
import { sourceOf } from '../../../src/text/source.ts';
import { baseline } from '../baselines.ts';
import { gemsFile } from '../inputs.ts';
import { warm, inTurns } from '../measure.ts';
import { runOn } from '../processes.ts';
import type { Figure } from '../report.ts';

const megabyte = 2 ** 20;

function casesOf(file: string): readonly GemsFightCase[] {
  return finish(gemsFight.read(sourceOf(readFileSync(file, 'utf8')))).cases;
}

function solveAll(cases: readonly GemsFightCase[]): () => string {
  return () => cases.map((one) => finish(gemsFight.solve(one)).summary.margin).join('\n');
}

/** Gems Fight! in this process, warm: from the case to its answer, with its line of play and all that is kept. */
export async function* measure(): AsyncGenerator<Figure> {
  const games = 3;
  const file = gemsFile(games, 21);
  const solve = solveAll(casesOf(file));
  const program = baseline('gems_fight');
  if (program === null) {
    const [ours] = await inTurns(15, warm(solve));
    yield { id: 'gems-21-alone', what: 'Gems Fight! B = 21', unit: 'ms', value: ours.median / games, p99: ours.p99 / games };
  } else {
    const expected = (await runOn(file, program)).output.trim();
    if (expected !== solve()) throw new Error('The baseline gives other answers.');
    const [theirs, ours] = await inTurns(9, async () => (await runOn(file, program)).milliseconds, warm(solve));
    const times = { ours: ours.median / games, baseline: theirs.median / games, p99: ours.p99 / games };
    yield { id: 'gems-21', what: 'Gems Fight! B = 21', unit: 'ratio', value: times.baseline / times.ours, ...times };
  }
  if (program !== null) yield await withoutWasm(file, games, program);
  for (const [bags, rounds] of [
    [24, 9],
    [26, 5],
  ] as const) {
    const [ours] = await inTurns(rounds, warm(solveAll(casesOf(gemsFile(1, bags)))));
    yield { id: `gems-${bags}`, what: `Gems Fight! B = ${bags}`, unit: 'ms', value: ours.median, p99: ours.p99 };
  }
  const [largest] = casesOf(gemsFile(1, 28));
  const start = performance.now();
  const solved = finish(gemsFight.solve(largest));
  yield { id: 'gems-28', what: 'Gems Fight! B = 28, once', unit: 'ms', value: performance.now() - start };
  yield { id: 'gems-28-memory', what: 'Gems Fight! B = 28, its tables', unit: 'MB', value: solved.bytes / megabyte };
}

/** The same where there is no WebAssembly, in a thread of its own. */
async function withoutWasm(file: string, games: number, program: string): Promise<Figure> {
  const worker = new Worker(new URL('../withoutWasm.ts', import.meta.url), { workerData: file });
  const solve = async (): Promise<number> => {
    worker.postMessage(null);
    const [milliseconds] = (await once(worker, 'message')) as [number];
    return milliseconds;
  };
  const [theirs, ours] = await inTurns(9, async () => (await runOn(file, program)).milliseconds, solve);
  await worker.terminate();
  const times = { ours: ours.median / games, baseline: theirs.median / games, p99: ours.p99 / games };
  return {
    id: 'gems-21-fallback',
    what: 'Gems Fight! B = 21, without WebAssembly',
    unit: 'ratio',
    value: times.baseline / times.ours,
    ...times,
  };
}
