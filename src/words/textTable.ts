/**
 * Rows of cells as lines of plain text: columns two blanks apart, indented by two, no blanks at the end, empty columns
 * left out.
 * `alignment` has a letter a column: l for left, r for right.
 */
export function textTable(rows: readonly (readonly string[])[], alignment: string): string[] {
  const widths = Array.from(alignment, (_, column) => rows.reduce((width, row) => Math.max(width, widthOf(row[column] ?? '')), 0));
  return rows.map((row) => {
    const cells = widths.flatMap((width, column) => {
      if (width === 0) return [];
      const cell = row[column] ?? '';
      const padding = ' '.repeat(width - widthOf(cell));
      return alignment[column] === 'r' ? padding + cell : cell + padding;
    });
    return `  ${cells.join('  ')}`.trimEnd();
  });
}

/** Columns of a terminal that a text takes: ideographs and full-width signs take two. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text)
    width += /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/u.test(character) ? 2 : 1;
  return width;
}
