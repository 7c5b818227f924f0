import { closeSync, existsSync, mkdirSync, openSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from './baselines.ts';
import { random } from './random.ts';

/** random: values of all sizes. equal: all keys equal, where a comparing sort has nothing to do. ascending: sorted keys. */
export type PhotosShape = 'random' | 'equal' | 'ascending';

const mostValue = 1_000_000_000;

/** The lines of a Family Photos input, one after the other: five million of them need not be held. */
function* photosLines(stacks: number, shape: PhotosShape): Generator<string, void, void> {
  const next = random(7);
  yield `${stacks}\n`;
  for (let stack = 0; stack < stacks; stack++) {
    if (shape === 'equal') yield '7 3 4 6\n';
    else if (shape === 'ascending') yield `${stack} ${stack} ${next(stack + 1)} 0\n`;
    else yield `${next(mostValue)} ${next(mostValue)} ${next(mostValue)} ${next(mostValue)}\n`;
  }
}

/** `cases` games of different bags: nothing can be grouped. S, G and the gems of a bag as the judge's largest. */
function* gemsLines(cases: number, bags: number): Generator<string, void, void> {
  const next = random(7);
  for (let game = 0; game < cases; game++) {
    yield `8 ${bags} 5\n`;
    for (let bag = 0; bag < bags; bag++) {
      const gems = Array.from({ length: 1 + next(10) }, () => 1 + next(8));
      yield `${gems.length} ${gems.join(' ')}\n`;
    }
  }
  yield '0 0 0\n';
}

/** The file of a Family Photos input, written where it is not there yet. */
export function photosFile(stacks: number, shape: PhotosShape = 'random'): string {
  return written(`photos-${shape}-${stacks}.in`, photosLines(stacks, shape));
}

/** The file of a Gems Fight! input. */
export function gemsFile(cases: number, bags: number): string {
  return written(`gems-${cases}x${bags}.in`, gemsLines(cases, bags));
}

const pieceLength = 1 << 20;

function written(name: string, lines: Iterable<string>): string {
  const folder = path.join(cacheFolder, 'inputs');
  const file = path.join(folder, name);
  if (existsSync(file) && statSync(file).size > 0) return file;
  mkdirSync(folder, { recursive: true });
  const descriptor = openSync(file, 'w');
  let piece = '';
  for (const line of lines) {
    piece += line;
    if (piece.length < pieceLength) continue;
    writeSync(descriptor, piece);
    piece = '';
  }
  writeSync(descriptor, piece);
  closeSync(descriptor);
  return file;
}
