import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { finish } from '../engines/steps.ts';
import { stacksLimit } from '../games/familyPhotos/plainCase.ts';
import { type PlainMargin, plainMargin } from '../games/familyPhotos/plainMargin.ts';
import { photoLimits } from '../games/familyPhotos/problems.ts';
import type { GameId } from '../games/game.ts';
import { plainMargins } from '../games/gemsFight/plainMargins.ts';
import type { Problem } from '../games/problems.ts';
import type { ByteSource } from '../text/byteSource.ts';
import { decode } from '../text/decode.ts';
import { gameOfName } from './files.ts';

/** The answers of a file, with all that is to be said of it. */
export interface PlainAnswer {
  readonly margins: readonly (bigint | number)[];
  readonly problems: readonly Problem[];
}

/**
 * The answers of a file without what explains them, so that the largest needs little time and memory: null where it takes more to
 * answer it (more than `memory` bytes for one case, standard input, a game that only the content could tell, anything but plain
 * numbers) or to say why it cannot be read.
 */
export function plainAnswer(file: string, game: GameId | null, memory: number): PlainAnswer | null {
  const said = game ?? gameOfName(file);
  if (file === '-') return null;
  try {
    // What is no file, as a pipe, can be opened and read only once.
    if (!statSync(file).isFile()) return null;
    return said === 'gems-fight' ? gemsFightAnswer(file, memory) : familyPhotosAnswer(file, said, memory);
  } catch {
    // The reader that says what is wrong meets the same; memory that was too little for this may do for another way.
    return null;
  }
}

function gemsFightAnswer(file: string, memory: number): PlainAnswer | null {
  const { text, problems } = decode(readFileSync(file));
  const margins = problems.length > 0 ? null : finish(plainMargins(text, memory));
  return margins === null ? null : { margins, problems: [] };
}

/** Piece by piece. */
function familyPhotosAnswer(file: string, said: GameId | null, memory: number): PlainAnswer | null {
  const found = marginOf(file, memory);
  if (found === null || (said === null && !found.countAlone)) return null;
  const { stacks, margin } = found;
  return { margins: [margin], problems: stacks > photoLimits.stacks ? [stacksLimit(stacks)] : [] };
}

function marginOf(file: string, memory: number): PlainMargin | null {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    return finish(plainMargin(() => sourceOfFile(descriptor, size), memory));
  } finally {
    closeSync(descriptor);
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
