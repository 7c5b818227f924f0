// Measures how time and memory grow with the input, and draws them: node test/bench/growth.ts [--draw-only]
// The figures are kept in docs/performance/growth.json, the charts beside it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { finish } from '../../src/engines/steps.ts';
import { plainMargin } from '../../src/games/familyPhotos/plainMargin.ts';
import { gemsFight } from '../../src/games/gemsFight/game.ts';
import { sourceOfBytes } from '../../src/text/byteSource.ts';
import { sourceOf } from '../../src/text/source.ts';
import { baseline, cacheFolder } from './baselines.ts';
import { chartOf } from './growthChart.ts';
import type { Growth, GrowthPoint } from './growthChart.ts';
import { gemsFile, photosFile } from './inputs.ts';
import { inTurns, timesOf } from './measure.ts';
import { bytesPerMillisecond, operationsPerMillisecond } from './physicalLimits.ts';
import { runOn, runScriptOn } from './processes.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = path.join(root, 'docs/performance');
const figures = path.join(folder, 'growth.json');
const megabyte = 2 ** 20;

/** Largest input that the baseline is asked for: beyond, it takes minutes or memory that few have. */
const mostBaselineBags = 21;
/** As many rounds as fit into this time, within bounds. */
const roundsWithin = 1500;

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  work();
  const once = performance.now() - start;
  const rounds = Math.max(3, Math.min(25, Math.floor(roundsWithin / once)));
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now();
    work();
    times.push(performance.now() - begin);
  }
  return timesOf(times).median;
}

async function photosPoint(stacks: number, script: string): Promise<GrowthPoint> {
  const file = photosFile(stacks);
  const bytes = readFileSync(file);
  const milliseconds = await timed(() => finish(plainMargin(() => sourceOfBytes(bytes))));
  const program = baseline('family_photos');
  const [theirs] = program === null ? [null] : await inTurns(3, async () => (await runOn(file, program)).milliseconds);
  const { megabytes } = await runScriptOn(file, process.execPath, script, ['solve', file, '--game', 'family-photos']);
  return {
    size: stacks,
    milliseconds,
    baseline: theirs?.median ?? null,
    // Every byte of the input is looked at once.
    limit: bytes.length / bytesPerMillisecond(),
    megabytes: megabytes ?? Number.NaN,
  };
}

/** Of a set and a bag for each of 16 sets at once: the kernel's vector operations. */
const operationsAPair = 5;
const setsInVector = 16;

async function gemsPoint(bags: number): Promise<GrowthPoint> {
  const file = gemsFile(1, bags);
  const [game] = finish(gemsFight.read(sourceOf(readFileSync(file, 'utf8')))).cases;
  const milliseconds = await timed(() => finish(gemsFight.solve(game)));
  const program = bags <= mostBaselineBags ? baseline('gems_fight') : null;
  const [theirs] = program === null ? [null] : await inTurns(3, async () => (await runOn(file, program)).milliseconds);
  const pairs = 2 ** bags * (bags / 2);
  return {
    size: bags,
    milliseconds,
    baseline: theirs?.median ?? null,
    limit: (pairs * operationsAPair) / setsInVector / operationsPerMillisecond(),
    megabytes: gemsFight.estimate(game) / megabyte,
  };
}

async function measured(): Promise<Growth> {
  const built = path.join(cacheFolder, 'dist');
  execFileSync(process.execPath, ['esbuild.mjs', '--production', '--only=cli', `--out=${built}`], { cwd: root, stdio: 'inherit' });
  const photos: GrowthPoint[] = [];
  for (const stacks of [1000, 3000, 10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000, 10_000_000]) {
    console.error(`${stacks} stacks`);
    photos.push(await photosPoint(stacks, path.join(built, 'cli.js')));
  }
  const gems: GrowthPoint[] = [];
  for (let bags = 10; bags <= 28; bags += 2) {
    console.error(`${bags} bags`);
    gems.push(await gemsPoint(bags));
    if (bags === 20) gems.push(await gemsPoint(21));
  }
  return { photos, gems };
}

const { values } = parseArgs({ options: { 'draw-only': { type: 'boolean' } } });
mkdirSync(folder, { recursive: true });
if (!values['draw-only']) writeFileSync(figures, `${JSON.stringify(await measured(), null, 2)}\n`);
const growth = JSON.parse(readFileSync(figures, 'utf8')) as Growth;
writeFileSync(path.join(folder, 'family-photos.svg'), chartOf(growth.photos, 'photos'));
writeFileSync(path.join(folder, 'gems-fight.svg'), chartOf(growth.gems, 'gems'));
