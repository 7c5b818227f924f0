import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { finish } from '../engines/steps.ts';
import { stacksLimit } from '../games/familyPhotos/plainCase.ts';
import { type PlainMargin, plainMargin } from '../games/familyPhotos/plainMargin.ts';
import { photoLimits } from '../games/familyPhotos/problems.ts';
import type { GameId } from '../games/game.ts';
import type { Problem } from '../games/problems.ts';
import type { ByteSource } from '../text/byteSource.ts';
import { gameOfName } from './readInput.ts';

/** The answer of a file of one case, with all that is to be said of it. */
export interface PlainAnswer {
  readonly margin: string;
  readonly problems: readonly Problem[];
}

/**
 * The answer of a Family Photos file, read piece by piece, so that the largest needs little time and memory: null where it takes
 * more to answer it (another game, standard input, anything but plain numbers) or to say why it cannot be read.
 */
export function plainAnswer(file: string, game: GameId | null): PlainAnswer | null {
  const said = game ?? gameOfName(file);
  if (file === '-' || said === 'gems-fight') return null;
  const found = marginOf(file);
  if (found === null || (said === null && !found.countAlone)) return null;
  const { stacks, margin } = found;
  return { margin: String(margin), problems: stacks > photoLimits.stacks ? [stacksLimit(stacks)] : [] };
}

function marginOf(file: string): PlainMargin | null {
  try {
    const descriptor = openSync(file, 'r');
    try {
      const about = fstatSync(descriptor);
      // A pipe can be read once only.
      return about.isFile() ? finish(plainMargin(() => sourceOfFile(descriptor, about.size))) : null;
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // The reader that says what is wrong meets the same; memory that was too little for this may do for another way.
    return null;
  }
}

function sourceOfFile(descriptor: number, length: number): ByteSource {
  let at = 0;
  return {
    length,
    fill: (target) => {
      const read = readSync(descriptor, target, 0, target.length, at);
      at += read;
      return read;
    },
  };
}
