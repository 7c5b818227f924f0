import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseline, cacheFolder } from '../baselines.ts';
import type { Baseline } from '../baselines.ts';
import { gemsFile, photosFile } from '../inputs.ts';
import { inTurns } from '../measure.ts';
import { runOn, runScriptOn } from '../processes.ts';
import type { Figure } from '../report.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Job {
  readonly id: string;
  readonly what: string;
  readonly program: Baseline;
  readonly file: () => string;
  readonly rounds: number;
  /** Goal of the peak memory, where it has one. */
  readonly memory?: string;
}

const jobs: readonly Job[] = [
  { id: 'cli-photos-1e5', what: '1e5 stacks', program: 'family_photos', file: () => photosFile(100_000), rounds: 15 },
  {
    id: 'cli-photos-1e6',
    what: '1e6 stacks',
    program: 'family_photos',
    file: () => photosFile(1_000_000),
    rounds: 9,
    memory: 'cli-memory-1e6',
  },
  {
    id: 'cli-photos-5e6',
    what: '5e6 stacks',
    program: 'family_photos',
    file: () => photosFile(5_000_000),
    rounds: 5,
    memory: 'cli-memory-5e6',
  },
  { id: 'cli-gems-5', what: '5 games of 21 bags', program: 'gems_fight', file: () => gemsFile(5, 21), rounds: 9 },
];

/** The whole command line as a process, start and end included, beside the baseline as one. */
export async function* measure(): AsyncGenerator<Figure> {
  const folder = path.join(cacheFolder, 'dist');
  execFileSync(process.execPath, ['esbuild.mjs', '--production', '--only=cli', `--out=${folder}`], { cwd: root, stdio: 'inherit' });
  const script = path.join(folder, 'cli.js');
  // What no script of Node can do without.
  const nothing = path.join(folder, 'nothing.js');
  writeFileSync(nothing, '');
  const [start] = await inTurns(15, async () => (await runOn(nothing, process.execPath, [nothing])).milliseconds);
  yield { id: 'node-start', what: 'start of Node alone', unit: 'ms', value: start.median, p99: start.p99 };
  const { megabytes } = await runScriptOn(nothing, process.execPath, nothing, []);
  yield { id: 'node-memory', what: 'start of Node alone, peak memory', unit: 'MB', value: megabytes ?? Number.NaN };
  for (const { id, what, program, file, rounds, memory } of jobs) {
    const input = file();
    const game = program === 'family_photos' ? 'family-photos' : 'gems-fight';
    const ours = async (): Promise<number> => (await runOn(input, process.execPath, [script, 'solve', input, '--game', game])).milliseconds;
    const theirs = baseline(program);
    if (theirs === null) {
      const [alone] = await inTurns(rounds, ours);
      yield { id: `${id}-alone`, what: `command line, ${what}`, unit: 'ms', value: alone.median, p99: alone.p99 };
    } else {
      const [base, mine] = await inTurns(rounds, async () => (await runOn(input, theirs)).milliseconds, ours);
      const times = { ours: mine.median, baseline: base.median, p99: mine.p99 };
      yield { id, what: `command line, ${what}`, unit: 'ratio', value: times.baseline / times.ours, ...times };
    }
    const { megabytes } = await runScriptOn(input, process.execPath, script, ['solve', input, '--game', game]);
    yield { id: memory ?? `${id}-memory`, what: `command line, ${what}, peak memory`, unit: 'MB', value: megabytes ?? Number.NaN };
  }
}
