import { catalogue } from '../games/catalogue.ts';
import type { GameId } from '../games/game.ts';

/** The game whose files end like this one's, or null. */
export function gameOfName(file: string): GameId | null {
  return catalogue.find(({ files }) => file.endsWith(files.slice(1)))?.id ?? null;
}

/** The system's code of an error, as in 'ENOENT'. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error);
}

/** The name of an input in messages. */
export function shownName(file: string): string {
  return file === '-' ? '<stdin>' : file;
}
