import type { Amount } from '../games/game.ts';
import type { ExpectedTokens } from './expectedTokens.ts';
import type { CheckReport, Difference } from './verdict.ts';

/** Lines of an excerpt before the difference, and in all. */
const before = 5;
const most = 20;

/** Characters of a line that are shown. */
const longestLine = 200;

/**
 * The lines of both outputs around their first difference; `value` is the index of the value there. Both sides begin
 * equally far before it, at line `fromLine` (from 0) of the expected output.
 */
export function excerptAt(
  tokens: ExpectedTokens,
  computed: readonly Amount[],
  difference: Difference,
  value: number,
): NonNullable<CheckReport['excerpt']> {
  const place = difference.code === 'value-missing' ? difference.at : difference.expected;
  const lead = Math.min(before, place.line, value);
  const fromLine = place.line - lead;
  const from = value - lead;
  return {
    expected: linesOf(tokens, fromLine, place.line, place.start),
    actual: computed
      .slice(from, from + most)
      .map((amount) => `${amount}\n`)
      .join(''),
    fromLine,
  };
}

/** Lines of the expected output; of the one with the difference the part around its column. */
function linesOf({ text, lineStarts }: ExpectedTokens, fromLine: number, line: number, column: number): string {
  let excerpt = '';
  for (let index = fromLine; index < Math.min(lineStarts.length, fromLine + most); index++) {
    const [start, next] = [lineStarts[index], lineStarts[index + 1] ?? text.length];
    // What stands after the end of the last line is no line.
    if (start === text.length) break;
    const shift = index === line && column > longestLine / 2 ? column - longestLine / 2 : 0;
    const shown = text.slice(start + shift, Math.min(next, start + shift + longestLine)).replace(/[\r\n]+$/, '');
    const isCut = next - start - shift > longestLine + 2;
    excerpt += `${shift > 0 ? '…' : ''}${index === 0 ? shown.replace(/^\uFEFF/, '') : shown}${isCut ? '…' : ''}\n`;
  }
  return excerpt;
}
