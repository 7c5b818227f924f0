/**
 * Rows of cells as lines of plain text: columns two blanks apart, indented by two, no blanks at the end, empty columns
 * left out.
 * `alignment` has a letter a column: l for left, r for right. Beyond `width` columns of a terminal the last cell of a
 * row goes on below itself.
 */
export function textTable(rows: readonly (readonly string[])[], alignment: string, width = Infinity): string[] {
  const widths = Array.from(alignment, (_, column) => rows.reduce((width, row) => Math.max(width, widthOf(row[column] ?? '')), 0));
  const last = alignment.length - 1;
  const before = widths.slice(0, last).reduce((sum, one) => sum + (one === 0 ? 0 : one + 2), 2);
  return rows.flatMap((row) => {
    const [first = '', ...more] = wrapped(row[last] ?? '', Math.max(width - before, narrowest));
    const cells = widths.flatMap((width, column) => {
      if (width === 0) return [];
      const cell = column === last ? first : (row[column] ?? '');
      const padding = ' '.repeat(Math.max(width - widthOf(cell), 0));
      return alignment[column] === 'r' ? padding + cell : cell + padding;
    });
    return [`  ${cells.join('  ')}`, ...more.map((line) => ' '.repeat(before) + line)].map((line) => line.trimEnd());
  });
}

/** Narrower than this a cell is not worth reading. */
const narrowest = 24;

/** A text in lines of at most `width` columns, broken at blanks and beside ideographs, never before a full-width sign. */
export function wrapped(text: string, width: number): string[] {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const [piece] of text.matchAll(pieces)) {
    if (piece !== '' && line !== '' && widthOf(line + piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}

const ideograph = '[\\u2E80-\\u2FFF\\u3040-\\uA4CF\\uAC00-\\uD7A3\\uF900-\\uFAFF]';
const sign = '[\\u3001-\\u303F\\uFF00-\\uFF60]';
/** What is not broken: an ideograph or a word of other letters, with the signs and the blanks after it. */
const pieces = new RegExp(`(?:${ideograph}|(?:(?!${ideograph}|${sign})\\S)+)?${sign}*\\s*`, 'gu');

/** Nothing but letters and signs of one column each. */
const narrow = /^[\u0020-\u024F]*$/;

/** Columns of a terminal that a text takes: ideographs and full-width signs take two. */
function widthOf(text: string): number {
  if (narrow.test(text)) return text.length;
  let width = 0;
  for (const character of text)
    width += /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/u.test(character) ? 2 : 1;
  return width;
}
