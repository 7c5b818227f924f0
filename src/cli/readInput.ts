import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { finish } from '../engines/steps.ts';
import type { GameId } from '../games/game.ts';
import type { Problem } from '../games/problems.ts';
import { readText } from '../testCases/readText.ts';
import { gameOfName, systemCode } from './files.ts';

/** An input file, read: which game it is, what is wrong with it, and its cases (none where an error stands). */
export interface Input {
  readonly file: string;
  readonly game: GameId | null;
  readonly problems: readonly Problem[];
  readonly cases: readonly unknown[];
}

/** A file that cannot be read at all; `reason` is the system's code, as in 'ENOENT'. */
export interface Unreadable {
  readonly file: string;
  readonly reason: string;
}

/** Reads a file ('-': standard input) as the game given, else the one of its name's ending, else the one that its content tells. */
export async function readInput(file: string, game: GameId | null): Promise<Input | Unreadable> {
  const bytes = await bytesOf(file);
  if (!(bytes instanceof Uint8Array)) return { file, reason: bytes.code };
  return { file, ...finish(readText(bytes, game ?? gameOfName(file))) };
}

export async function bytesOf(file: string): Promise<Uint8Array | { readonly code: string }> {
  try {
    return file === '-' ? await buffer(process.stdin) : readFileSync(file);
  } catch (error) {
    return { code: systemCode(error) };
  }
}
