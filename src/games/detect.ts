import type { Steps } from '../engines/steps.ts';
import { isBlank } from '../text/characters.ts';
import { tokenize } from '../text/scanner.ts';
import { sourceOf } from '../text/source.ts';
import type { TextSource } from '../text/source.ts';
import { nextFilled, rangeOf, tokensEnd } from '../text/tokens.ts';
import type { Tokens } from '../text/tokens.ts';
import type { FamilyPhotosCase } from './familyPhotos/case.ts';
import { familyPhotosOf } from './familyPhotos/input.ts';
import { beginsFamilyPhotos } from './familyPhotos/inputLayout.ts';
import { readPlain } from './familyPhotos/plainCase.ts';
import type { GameId, Reading } from './game.ts';
import type { GemsFightCase } from './gemsFight/case.ts';
import { beginsGemsFight, gemsFightOf } from './gemsFight/input.ts';
import type { Problem } from './problems.ts';

/** A text read as the game that its content tells; null comes with one problem alone, `unknown-game` or `empty-input`. */
export type Detected =
  | ({ readonly game: 'family-photos' } & Reading<FamilyPhotosCase>)
  | ({ readonly game: 'gems-fight' } & Reading<GemsFightCase>)
  | ({ readonly game: null } & Reading<never>);

/**
 * Tells the game from a whole text: the reader that finds fewest errors, then fewest warnings; then the first line that
 * is not blank (one number: Family Photos, three: Gems Fight!). Takes any text. Yields the share done.
 */
export function* detect(text: TextSource): Steps<Detected> {
  const plain = yield* readPlain(text);
  // With one number on its first line. Where that is above a limit of this game, it is far above that of the other's first number.
  if (plain?.cases[0] !== undefined && plain.cases[0].lines[0] > plain.cases[0].line) return { game: 'family-photos', ...plain };
  const tokens = yield* tokenize(text);
  if (tokens.count === 0) return unknown(tokens);
  const photos = yield* familyPhotosOf(tokens);
  const gems = yield* gemsFightOf(tokens);
  switch (better(photos, gems) ?? byFirstLine(tokens)) {
    case 'family-photos':
      return { game: 'family-photos', ...photos };
    case 'gems-fight':
      return { game: 'gems-fight', ...gems };
    case null:
      return unknown(tokens);
    default:
      throw new RangeError('unknown game');
  }
}

function better(photos: Reading<unknown>, gems: Reading<unknown>): GameId | null {
  const [a, b] = [countsOf(photos.problems), countsOf(gems.problems)];
  const difference = a.errors - b.errors || a.warnings - b.warnings;
  if (difference === 0) return null;
  return difference < 0 ? 'family-photos' : 'gems-fight';
}

function countsOf(problems: readonly Problem[]): { readonly errors: number; readonly warnings: number } {
  let errors = 0;
  let warnings = 0;
  for (const problem of problems) {
    if (problem.code === 'more-problems') {
      errors += problem.args.errors;
      warnings += problem.args.warnings;
    } else if (problem.severity === 'error') errors++;
    else if (problem.severity === 'warning') warnings++;
  }
  return { errors, warnings };
}

/** How many numbers the first line holds that is not blank; 0 where a word stands among them. */
function firstLineNumbers(tokens: Tokens): number {
  const line = nextFilled(tokens, 0);
  if (line >= tokens.lines) return 0;
  const values = tokens.values.subarray(tokens.lineTokens[line], tokensEnd(tokens, line));
  return values.some(Number.isNaN) ? 0 : values.length;
}

function byFirstLine(tokens: Tokens): GameId | null {
  const numbers = firstLineNumbers(tokens);
  if (numbers === 1) return 'family-photos';
  return numbers === 3 ? 'gems-fight' : null;
}

function unknown(tokens: Tokens): Detected {
  const problem: Problem =
    tokens.count === 0
      ? { severity: 'error', code: 'empty-input', args: { game: null, blanks: tokens.length > 0 }, range: { line: 0, start: 0, end: 0 } }
      : {
          severity: 'error',
          code: 'unknown-game',
          args: { numbers: firstLineNumbers(tokens) },
          range: rangeOf(tokens, 0, tokens.count - 1),
        };
  return { game: null, problems: [problem], cases: [] };
}

/**
 * Whether a reader accepts a text without an error, for things that appear in the editor unasked. `beginning` is the
 * text or, where `whole` is false, its first part: that it is cut off is then no error.
 */
export function* accepts(beginning: string, whole: boolean): Steps<boolean> {
  if (whole) {
    const { problems } = yield* detect(sourceOf(beginning));
    return problems.every(({ severity }) => severity !== 'error');
  }
  // The last word may be cut: it is not looked at.
  let end = beginning.length;
  while (end > 0 && !isBlank(beginning.charCodeAt(end - 1))) end--;
  const tokens = yield* tokenize(sourceOf(beginning.slice(0, end)));
  return beginsFamilyPhotos(tokens) || (yield* beginsGemsFight(tokens));
}
