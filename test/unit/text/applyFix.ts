import type { Fix } from '../../../src/text/problem.ts';

/** The lines of a text as the editor counts them. */
export function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}

/** Applies a fix's edits as an editor does: all places refer to the text before. */
export function applyFix(text: string, fix: Fix): string {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\r|\n/g)) starts.push(match.index + match[0].length);
  const edits = fix.edits
    .map(({ startLine, startColumn, endLine, endColumn, newText }) => ({
      from: starts[startLine] + startColumn,
      to: starts[endLine] + endColumn,
      newText,
    }))
    .toSorted((a, b) => b.from - a.from);
  let result = text;
  let before = Infinity;
  for (const { from, to, newText } of edits) {
    if (!(from <= to && to <= before && to <= text.length)) throw new RangeError(`edit ${from} to ${to} before ${before}`);
    before = from;
    result = result.slice(0, from) + newText + result.slice(to);
  }
  return result;
}
