/**
 * A text that Markdown shows as it is: signs that mean something stand behind a backslash, line breaks are blanks, and
 * nothing at the beginning makes a list, a heading or a line of it.
 */
export function plain(text: string): string {
  return text
    .replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
    .replace(/[\\`*_[\]<>|&~$#]/g, '\\$&')
    .replace(/^(\s*)([-+=])(?=\s|[-=]|$)/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2');
}

/** A text in strong print; an empty one stays empty. */
export function strong(text: string): string {
  return text === '' ? '' : `**${plain(text)}**`;
}

/**
 * A table as lines. Cells are Markdown already; columns without anything in their rows are left out. `alignment` has a
 * letter a column: l for left, r for right.
 */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[], alignment: string): string[] {
  const columns = head.map((_, column) => column).filter((column) => rows.some((row) => row[column] !== ''));
  const line = (cells: readonly string[]): string => `| ${columns.map((column) => cells[column]).join(' | ')} |`;
  const rule = head.map((_, column) => (alignment[column] === 'r' ? '---:' : '---'));
  return [line(head.map(plain)), line(rule), ...rows.map(line)];
}

/** Blocks of lines with an empty line between; empty blocks are left out. */
export function blocks(list: readonly (readonly string[])[]): string {
  return list
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
