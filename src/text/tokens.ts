import type { TextRange } from './range.ts';

/** Something accepted, but not as the format has it, at the offsets of its first places. */
export interface Oddity {
  readonly count: number;
  /** Offsets in the text, ascending; the first {@link recordedPlaces} of them. */
  readonly places: readonly number[];
  /** The first one's characters: the odd space itself, or the token. */
  readonly sample: string;
}

export type OddityKind = 'byte-order-mark' | 'tabs' | 'odd-space' | 'leading-zeros' | 'plus-sign';

/** Places kept of each oddity, and texts kept of tokens that are no numbers. */
export const recordedPlaces = 1000;

/** Characters kept of a token's text. */
export const recordedText = 1000;

/**
 * The words of a text between blanks, in order. Offsets count UTF-16 units from the start of the text (below 2^32).
 * The arrays may be longer than their use.
 */
export interface Tokens {
  readonly count: number;
  /** The whole number that each token is; Infinity where it is above 2^53 - 1, NaN where it is none. */
  readonly values: Float64Array;
  readonly starts: Uint32Array;
  /** Lengths; 255 stands for that or more (see {@link endOf}). */
  readonly lengths: Uint8Array;
  readonly longLengths: ReadonlyMap<number, number>;
  /** Texts, up to {@link recordedText} characters, of all Infinity tokens and of the first NaN tokens. */
  readonly texts: ReadonlyMap<number, string>;
  /** How many tokens are NaN. */
  readonly bad: number;
  readonly lines: number;
  readonly lineStarts: Uint32Array;
  /** Index of the first token at or after the start of each line. */
  readonly lineTokens: Uint32Array;
  /** Length of the text. */
  readonly length: number;
  readonly oddities: ReadonlyMap<OddityKind, Oddity>;
}

/** The largest index in 0 to `count` - 1 whose entry is at most `value`; entries ascend, the first is 0. */
function lastAtMost(entries: Uint32Array, count: number, value: number): number {
  let low = 0;
  let high = count;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (entries[middle] <= value) low = middle;
    else high = middle;
  }
  return low;
}

/** The line on which a token stands, from 0. */
export function lineOf(tokens: Tokens, token: number): number {
  return lastAtMost(tokens.lineTokens, tokens.lines, token);
}

/** The line and column of an offset, from 0. */
export function placeOf(tokens: Tokens, offset: number): { readonly line: number; readonly column: number } {
  const line = lastAtMost(tokens.lineStarts, tokens.lines, offset);
  return { line, column: offset - tokens.lineStarts[line] };
}

/** The offset just past a token. */
export function endOf(tokens: Tokens, token: number): number {
  const length = tokens.lengths[token];
  return tokens.starts[token] + (length < 255 ? length : tokens.longLengths.get(token)!);
}

/** The range of `length` characters from an offset; they must not cross a line end. */
export function rangeAt(tokens: Tokens, offset: number, length: number): TextRange {
  const { line, column } = placeOf(tokens, offset);
  return { line, start: column, end: column + length };
}

/** The range from the start of one token to the end of another (by default the same), cut off at the end of its line. */
export function rangeOf(tokens: Tokens, first: number, last = first): TextRange {
  const to = last === first ? first : Math.min(last, tokensEnd(tokens, lineOf(tokens, first)) - 1);
  return rangeAt(tokens, tokens.starts[first], endOf(tokens, to) - tokens.starts[first]);
}

/** Where a number after this token is missing: the one column past it, which may be that of the line end. */
export function missingAfter(tokens: Tokens, token: number): TextRange {
  return rangeAt(tokens, endOf(tokens, token), 1);
}

/** The index past the last token of a line; `lineTokens[line]` is its first. */
export function tokensEnd(tokens: Tokens, line: number): number {
  return line + 1 < tokens.lines ? tokens.lineTokens[line + 1] : tokens.count;
}

/** The first line from `line` on that holds a token; `lines` where none does. */
export function nextFilled(tokens: Tokens, line: number): number {
  while (line < tokens.lines && tokensEnd(tokens, line) === tokens.lineTokens[line]) line++;
  return line;
}

/** A number as the text has it, without leading zeros or sign; for tokens that are numbers. */
export function numeral(tokens: Tokens, token: number): string {
  const value = tokens.values[token];
  return Number.isFinite(value) ? String(value) : BigInt(tokens.texts.get(token)!.replace(/^\+/, '')).toString();
}

/** A token's text as messages show it. */
export function shown(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 39)}…`;
}
