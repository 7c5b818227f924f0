import { detect } from '../games/detect.ts';
import type { GameId, Steps } from '../games/game.ts';
import type { Problem } from '../games/problems.ts';
import { games } from '../games/registry.ts';
import { decode } from '../text/decode.ts';
import type { DecodedFile } from '../text/decode.ts';
import { sourceOf } from '../text/source.ts';

/** A text as it is at hand: what an editor holds, or the bytes of a file. */
export type FileText = string | Uint8Array;

/** A text read as a game's input. */
export interface ReadText {
  /** Null where the game cannot be told. */
  readonly game: GameId | null;
  readonly problems: readonly Problem[];
  /** Empty where an error stands. */
  readonly cases: readonly unknown[];
}

export interface ReadingOptions {
  /** Chosen game; null: told from the content. */
  readonly game: GameId | null;
  /** Bytes that solving one case may take. */
  readonly limit: number;
}

/** The characters of a text, and what is wrong with its bytes. */
export function decoded(text: FileText): DecodedFile {
  return typeof text === 'string' ? { text: sourceOf(text), problems: [] } : decode(text);
}

/** The same as one string. */
export function charactersOf(text: FileText): string {
  return [...decoded(text).text.chunks()].join('');
}

/** Reads an input as the game given, else as the one that its content tells. Takes any text. Yields the share done. */
export function* readText(text: FileText, game: GameId | null): Steps<ReadText> {
  const { text: source, problems } = decoded(text);
  // What cannot be decoded is not read: numbers out of damaged text would mislead.
  if (problems.some(({ severity }) => severity === 'error')) return { game, problems, cases: [] };
  const found = game === null ? yield* detect(source) : { game, ...(yield* games[game].read(source)) };
  return { game: found.game, problems: [...problems, ...found.problems], cases: found.cases };
}

/** A text whose cases can all be solved, or why they cannot; its problems then say it. */
export type SolvableText =
  | { readonly outcome: 'solvable'; readonly game: GameId; readonly problems: readonly Problem[]; readonly cases: readonly unknown[] }
  | { readonly outcome: 'input-errors' | 'too-large'; readonly game: GameId | null; readonly problems: readonly Problem[] };

/** Reads a text of which no case may take more than `limit` bytes to solve. Takes any text. Yields the share done. */
export function* readSolvable(text: FileText, { game: chosen, limit }: ReadingOptions): Steps<SolvableText> {
  const { game, problems, cases } = yield* readText(text, chosen);
  if (game === null || problems.some(({ severity }) => severity === 'error')) return { outcome: 'input-errors', game, problems };
  const tooLarge = tooLargeCases(game, cases, limit);
  if (tooLarge.length > 0) return { outcome: 'too-large', game, problems: [...problems, ...tooLarge] };
  return { outcome: 'solvable', game, problems, cases };
}

/** An error for each case that takes more than `limit` bytes to solve. */
export function tooLargeCases(game: GameId, cases: readonly unknown[], limit: number): readonly Problem[] {
  return cases.flatMap((one, index): Problem[] => {
    const bytes = games[game].estimate(one);
    // Written so that an estimate that is no number is refused as well.
    if (bytes <= limit) return [];
    const args = { caseNumber: index + 1, megabytes: Math.ceil(bytes / 2 ** 20), limit: limit / 2 ** 20 };
    return [{ severity: 'error', code: 'too-large', args, range: { line: lineOfCase(one), start: 0, end: 0 } }];
  });
}

/** The line of the text where a case begins, from 0. */
export function lineOfCase(one: unknown): number {
  return typeof one === 'object' && one !== null && 'line' in one && typeof one.line === 'number' ? one.line : 0;
}
