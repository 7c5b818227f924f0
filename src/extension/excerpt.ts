import type { TextRange } from '../text/range.ts';

/** A piece of a line, and where the range lies in it. */
interface Excerpt {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const longest = 80;
const context = 20;
const ellipsis = '…';

/** The part of a line that shows a range: the whole line where it fits into 80 characters. */
export function excerptOf(line: string, range: TextRange): Excerpt {
  const start = Math.min(range.start, line.length);
  const end = Math.min(Math.max(range.end, start), line.length);
  if (line.length <= longest) return { text: line, start, end };
  const from = start <= longest - context ? 0 : start - context;
  const to = Math.min(line.length, from + longest);
  const before = from > 0 ? ellipsis : '';
  const after = to < line.length ? ellipsis : '';
  const shift = before.length - from;
  return { text: before + line.slice(from, to) + after, start: start + shift, end: Math.min(end, to) + shift };
}
