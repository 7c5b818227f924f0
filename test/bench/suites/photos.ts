import { readFileSync } from 'node:fs';
import { finish } from '../../../src/engines/steps.ts';
import { plainMargin } from '../../../src/games/familyPhotos/plainMargin.ts';
import { sourceOfBytes } from '../../../src/text/byteSource.ts';
import { baseline } from '../baselines.ts';
import { photosFile } from '../inputs.ts';
import type { PhotosShape } from '../inputs.ts';
import { warm, inTurns } from '../measure.ts';
import { runOn } from '../processes.ts';
import type { Figure } from '../report.ts';

interface Job {
  readonly id: string;
  readonly stacks: number;
  readonly shape: PhotosShape;
  readonly rounds: number;
}

const jobs: readonly Job[] = [
  { id: 'photos-1e5', stacks: 100_000, shape: 'random', rounds: 25 },
  { id: 'photos-1e6', stacks: 1_000_000, shape: 'random', rounds: 11 },
  { id: 'photos-5e6', stacks: 5_000_000, shape: 'random', rounds: 5 },
  { id: 'photos-equal', stacks: 1_000_000, shape: 'equal', rounds: 11 },
];

/** Family Photos in this process, warm: from the bytes of a file to its answer. */
export async function* measure(): AsyncGenerator<Figure> {
  const program = baseline('family_photos');
  for (const { id, stacks, shape, rounds } of jobs) {
    const file = photosFile(stacks, shape);
    const bytes = readFileSync(file);
    const solve = (): string => String(finish(plainMargin(() => sourceOfBytes(bytes)))?.margin);
    const what = `Family Photos, ${stacks} stacks, ${shape}`;
    if (program === null) {
      const [ours] = await inTurns(rounds, warm(solve));
      yield { id: `${id}-alone`, what, unit: 'ms', value: ours.median, p99: ours.p99 };
      continue;
    }
    if ((await runOn(file, program)).output.trim() !== solve()) throw new Error('The baseline gives another answer.');
    const [theirs, ours] = await inTurns(rounds, async () => (await runOn(file, program)).milliseconds, warm(solve));
    const times = { ours: ours.median, baseline: theirs.median, p99: ours.p99 };
    yield { id, what, unit: 'ratio', value: times.baseline / times.ours, ...times };
  }
}
