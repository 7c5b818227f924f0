import type { CheckReport } from './verdict.ts';

/** A stretch of a line (from 0, in UTF-16 units) with the text that comes in its place. */
export interface Replacement {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly old: string;
  readonly new: string;
}

/**
 * The single values to put right in an expected output, so that its layout stays: those of all its cases, or of one.
 * Null where more than values differs, and the whole text has to give way.
 */
export function valuesToReplace({ cases, beyond }: CheckReport, only: number | null): readonly Replacement[] | null {
  const found: Replacement[] = [];
  for (const [index, { difference }] of cases.entries()) {
    if (difference === null || (only !== null && index !== only)) continue;
    if (difference.code !== 'other-value') return null;
    const { line, start, end, text } = difference.expected;
    found.push({ line, start, end, old: text, new: difference.computed });
  }
  return beyond !== null && (only === null || found.length === 0) ? null : found;
}

/** A computed output with the line ends of the text whose place it takes. */
export function withLineEndsOf(old: string, computed: string): string {
  const text = computed === '' || computed.endsWith('\n') ? computed : `${computed}\n`;
  return /\r\n/.test(old) ? text.replace(/\n/g, '\r\n') : text;
}

/** A text with single values replaced. */
export function withReplacements(text: string, replacements: readonly Replacement[]): string {
  const starts = [0, ...Array.from(text.matchAll(/\r\n?|\n/g), (found) => found.index + found[0].length)];
  // From the end: places before a replacement stay where they are.
  const sorted = replacements.toSorted((one, other) => other.line - one.line || other.start - one.start);
  return sorted.reduce((now, one) => {
    const at = starts[one.line] ?? now.length;
    return now.slice(0, at + one.start) + one.new + now.slice(at + one.end);
  }, text);
}
