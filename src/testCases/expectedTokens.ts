import type { Steps } from '../games/game.ts';
import type { ExpectedToken } from './verdict.ts';

/** An expected output cut into tokens at ASCII blanks, as judges do: other blanks belong to the token they stand in. */
export interface ExpectedTokens {
  readonly text: string;
  readonly count: number;
  /** Offsets of the tokens in `text`, the ends exclusive. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Line of each token, from 0; LF, CRLF and CR end lines, as in the editor. */
  readonly lines: readonly number[];
  /** Offsets at which the lines begin. */
  readonly lineStarts: readonly number[];
  /**
   * Offset of the first thing that is not a token on a line of its own: a blank, a line too many. -1 where there is none.
   * A byte order mark, CRLF, and a missing end of the last line are none.
   */
  readonly oddAt: number;
}

const byteOrderMark = 0xfeff;
const [tab, lineFeed, carriageReturn, space] = [9, 10, 13, 32];

/** Characters read between two yields. */
const windowLength = 1 << 16;

/** Takes any text. */
export function* expectedTokens(text: string): Steps<ExpectedTokens> {
  const [starts, ends, lines, lineStarts]: number[][] = [[], [], [], [0]];
  let oddAt = -1;
  let i = text.charCodeAt(0) === byteOrderMark ? 1 : 0;
  for (let pause = windowLength; i < text.length;) {
    const unit = text.charCodeAt(i);
    if (unit === lineFeed || unit === carriageReturn) {
      // One token ended this line, unless the line is empty.
      if (oddAt < 0 && starts.length < lineStarts.length) oddAt = i;
      i += unit === carriageReturn && text.charCodeAt(i + 1) === lineFeed ? 2 : 1;
      lineStarts.push(i);
    } else if (unit === space || (unit >= tab && unit <= carriageReturn)) {
      if (oddAt < 0) oddAt = i;
      i++;
    } else {
      starts.push(i);
      lines.push(lineStarts.length - 1);
      while (i < text.length && !isSeparator(text.charCodeAt(i))) i++;
      ends.push(i);
    }
    if (i >= pause) {
      yield i / text.length;
      pause = i + windowLength;
    }
  }
  return { text, count: starts.length, starts, ends, lines, lineStarts, oddAt };
}

function isSeparator(unit: number): boolean {
  return unit === space || (unit >= tab && unit <= carriageReturn);
}

/** Characters of a token that are kept. */
const longestToken = 1000;

/** The characters of a token, cut where it is very long. */
export function tokenText({ text, starts, ends }: ExpectedTokens, index: number): string {
  return text.slice(starts[index], Math.min(ends[index], starts[index] + longestToken));
}

export function tokenAt(tokens: ExpectedTokens, index: number): ExpectedToken {
  const line = tokens.lines[index];
  const start = tokens.starts[index] - tokens.lineStarts[line];
  return { text: tokenText(tokens, index), line, start, end: start + tokens.ends[index] - tokens.starts[index] };
}

/** Nothing, where the last token ends. */
export function endOfTokens(tokens: ExpectedTokens): ExpectedToken {
  if (tokens.count === 0) return { text: '', line: 0, start: 0, end: 0 };
  const { line, end } = tokenAt(tokens, tokens.count - 1);
  return { text: '', line, start: end, end };
}
