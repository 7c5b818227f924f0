import type { GameId } from '../games/game.ts';
import type { CaseNames } from './convention.ts';
import { namesFor } from './convention.ts';

/** How new test cases of a folder are named. */
export interface Naming {
  /** What tells the next case from the others, as in '4' of `input4.txt`. */
  readonly proposal: string;
  /** The two files of a case, by what tells it from the others. */
  readonly names: (stem: string) => CaseNames;
}

/** No file is named like this. */
const mark = '\0';

/** The convention of a folder among paths, taken apart into what all its names share and what the next one is to be. */
export function namingBy(paths: readonly string[], folder: string, game: GameId | null): Naming {
  const next = namesFor(paths, folder, null, game).input;
  const [before, after] = namesFor(paths, folder, mark, game).input.split(mark);
  return {
    proposal: next.slice(before.length, next.length - after.length),
    names: (stem) => namesFor(paths, folder, stem, game),
  };
}

/** The names of many new cases of a folder, one after the other, each free among the paths and those before it. */
export function* freeNames(paths: readonly string[], folder: string, game: GameId | null): Generator<CaseNames, never, void> {
  const { proposal } = namingBy(paths, folder, game);
  const inputs = namesFor(paths, folder, mark, game);
  const taken = new Set(paths.map((path) => path.toLowerCase()));
  for (let stem = proposal; ; stem = following(stem)) {
    const names = { input: inputs.input.replace(mark, () => stem), expected: inputs.expected.replace(mark, () => stem) };
    if (!taken.has(names.input.toLowerCase()) && !taken.has(names.expected.toLowerCase())) yield names;
  }
}

/** The name with the number at its end one higher, as wide as it was. */
function following(stem: string): string {
  const digits = /\d*$/.exec(stem)?.[0] ?? '';
  return stem.slice(0, stem.length - digits.length) + String(Number(digits) + 1).padStart(digits.length, '0');
}
