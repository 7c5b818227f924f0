import { fixMaker, inserting, replacing } from '../../text/fixes.ts';
import type { ProblemList } from '../../text/problemList.ts';
import type { TextEdit } from '../../text/range.ts';
import { endOf, lineOf, missingAfter, nextFilled, numeral, placeOf, rangeOf, tokensEnd } from '../../text/tokens.ts';
import type { Tokens } from '../../text/tokens.ts';
import type { Problem } from '../problems.ts';
import { photoLimits } from './problems.ts';
import type { FamilyPhotosFixes } from './problems.ts';

type Problems = ProblemList<Problem>;

const photoFix = fixMaker<FamilyPhotosFixes>();
const places = ['a1', 'b1', 'a2', 'b2'] as const;

/** How the numbers lie on lines. */
interface Layout {
  /** The first line holds the number of stacks alone. */
  readonly countAlone: boolean;
  /** Lines below the first number's that hold numbers, and those of them with exactly four. */
  readonly lines: number;
  readonly fours: number;
  readonly firstLine: number;
}

function layoutOf(tokens: Tokens): Layout {
  const firstLine = lineOf(tokens, 0);
  const countAlone = tokensEnd(tokens, firstLine) === 1;
  let lines = 0;
  let fours = 0;
  for (let line = nextFilled(tokens, firstLine + 1); line < tokens.lines; line = nextFilled(tokens, line + 1)) {
    lines++;
    if (tokensEnd(tokens, line) - tokens.lineTokens[line] === 4) fours++;
  }
  return { countAlone, lines, fours, firstLine };
}

/**
 * Compares the number of numbers with what the first one announces. Numbers in their order decide; where they do not
 * come out even, the lines tell which place a person would mend.
 */
export function judgeLayout(tokens: Tokens, list: Problems): void {
  const stacks = tokens.values[0];
  const extra = tokens.count - 1 - 4 * stacks;
  if (extra === 0) return;
  const layout = layoutOf(tokens);
  const next = tokens.count - extra;
  const aligned = extra > 0 && (startsLine(tokens, next) || stacks > 0) && !straddles(tokens, stacks);
  if (!aligned && countIsMissing(tokens, layout)) return reportMissingCount(tokens, layout, list);
  if (extra > 0) {
    if (aligned) return reportRest(tokens, next, list);
    return lineByLine(layout, stacks) ? reportLines(tokens, layout, list) : reportTooMany(tokens, next, list);
  }
  if (lineByLine(layout, stacks) && layout.fours < layout.lines) return reportLines(tokens, layout, list);
  const found = (tokens.count - 1) / 4;
  if (Number.isInteger(found) || stacks > photoLimits.stacks) return reportMissingStacks(tokens, Math.floor(found), list);
  reportShort(tokens, Math.floor(found), tokens.count - 1, list);
}

function startsLine(tokens: Tokens, token: number): boolean {
  return tokens.lineTokens[lineOf(tokens, token)] === token;
}

/** Some announced stack begins or ends in the middle of a line that it shares, and runs over a line end. */
function straddles(tokens: Tokens, stacks: number): boolean {
  let line = 0;
  for (let stack = 0; stack < stacks; stack++) {
    const token = 1 + 4 * stack;
    while (tokensEnd(tokens, line) <= token) line++;
    if (tokensEnd(tokens, line) >= token + 4) continue;
    const begins = tokens.lineTokens[line] === token;
    while (tokensEnd(tokens, line) < token + 4) line++;
    if (!begins || tokensEnd(tokens, line) > token + 4) return true;
  }
  return false;
}

/** One stack a line below the number of stacks: every line, or most of them, as many as announced or of four numbers. */
function lineByLine({ countAlone, lines, fours }: Layout, stacks: number): boolean {
  return countAlone && lines > 0 && (lines === stacks || 2 * fours >= lines);
}

function countIsMissing(tokens: Tokens, { firstLine, lines, fours }: Layout): boolean {
  return tokensEnd(tokens, firstLine) === 4 && fours === lines;
}

function reportMissingCount(tokens: Tokens, { firstLine, lines }: Layout, list: Problems): void {
  const stacks = lines + 1;
  const fix = photoFix('insert-stacks', { stacks }, [inserting(firstLine, 0, `${stacks}\n`)]);
  list.add({ severity: 'error', code: 'count-line-missing', args: { stacks }, range: rangeOf(tokens, 0, 3), fix });
}

function settingStacks(tokens: Tokens, stacks: number) {
  return photoFix('set-stacks', { stacks }, [replacing(rangeOf(tokens, 0), String(stacks))]);
}

function reportMissingStacks(tokens: Tokens, found: number, list: Problems): void {
  const limit = photoLimits.stacks;
  const args = { stacks: numeral(tokens, 0), found, limit, aboveLimit: tokens.values[0] > limit };
  const fix = (tokens.count - 1) % 4 === 0 && found > 0 ? { fix: settingStacks(tokens, found) } : {};
  list.add({ severity: 'error', code: 'stacks-missing', args, range: rangeOf(tokens, 0), ...fix });
}

/** The stack (from 0) ends after `last`, the token, too early. */
function reportShort(tokens: Tokens, stack: number, last: number, list: Problems, first = 1 + 4 * stack): void {
  const numbers = last - first + 1;
  const args = {
    stack: stack + 1,
    stacks: numeral(tokens, 0),
    numbers,
    missing: places[numbers],
    last: last === tokens.count - 1,
  };
  list.add({ severity: 'error', code: 'stack-too-short', args, range: missingAfter(tokens, last) });
}

/** Each line below the first should hold one stack: names those that do not, then stacks that are not there. */
function reportLines(tokens: Tokens, { firstLine, lines }: Layout, list: Problems): void {
  let stack = 0;
  for (let line = nextFilled(tokens, firstLine + 1); line < tokens.lines; line = nextFilled(tokens, line + 1)) {
    const first = tokens.lineTokens[line];
    const end = tokensEnd(tokens, line);
    if (end - first < 4) reportShort(tokens, stack, end - 1, list, first);
    if (end - first > 4) {
      const args = { stack: stack + 1, numbers: end - first };
      list.add({ severity: 'error', code: 'stack-too-long', args, range: rangeOf(tokens, first + 4, end - 1) });
    }
    stack++;
  }
  if (lines < tokens.values[0]) reportMissingStacks(tokens, lines, list);
}

/** Numbers are left over after the announced stacks. */
function reportRest(tokens: Tokens, next: number, list: Problems): void {
  const stacks = numeral(tokens, 0);
  const left = tokens.count - next;
  const line = lineOf(tokens, next);
  const range = rangeOf(tokens, next, tokensEnd(tokens, line) - 1);
  const lines = lineOf(tokens, tokens.count - 1) - line + 1;
  const fix = photoFix('delete-rest', { lines }, [deletingFrom(tokens, next)]);
  const ownLine = startsLine(tokens, next);
  if (ownLine && tokensEnd(tokens, line) === next + 1 && left > 1 && tokens.values[next] > 0) {
    const args = { stacks };
    list.add({ severity: 'warning', code: 'second-case', args, range, fix });
  } else if (ownLine) {
    const setting = left % 4 === 0 ? settingStacks(tokens, (tokens.count - 1) / 4) : fix;
    list.add({ severity: 'warning', code: 'more-lines', args: { stacks, lines: filledLines(tokens, line) }, range, fix: setting });
  } else {
    list.add({ severity: 'warning', code: 'numbers-after-the-end', args: { stacks, numbers: left }, range, fix });
  }
}

/** Numbers are left over, and the stacks before them do not lie on lines as stacks do: too much is unclear. */
function reportTooMany(tokens: Tokens, next: number, list: Problems): void {
  const args = { stacks: numeral(tokens, 0), numbers: tokens.count - next };
  const range = rangeOf(tokens, next, tokensEnd(tokens, lineOf(tokens, next)) - 1);
  list.add({ severity: 'error', code: 'too-many-numbers', args, range });
}

function filledLines(tokens: Tokens, from: number): number {
  let lines = 0;
  for (let line = nextFilled(tokens, from); line < tokens.lines; line = nextFilled(tokens, line + 1)) lines++;
  return lines;
}

/** Deletes from the end of the number before a token to the end of the last number. */
function deletingFrom(tokens: Tokens, token: number): TextEdit {
  const from = placeOf(tokens, endOf(tokens, token - 1));
  const to = placeOf(tokens, endOf(tokens, tokens.count - 1));
  return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column, newText: '' };
}

/** Whether a text can be the beginning of an input: the number of stacks, then lines of four numbers, not too many. */
export function beginsFamilyPhotos(tokens: Tokens): boolean {
  if (tokens.count < 2 || tokens.bad > 0) return false;
  const { countAlone, lines, fours } = layoutOf(tokens);
  return countAlone && lines - fours <= 1 && lines <= tokens.values[0];
}
