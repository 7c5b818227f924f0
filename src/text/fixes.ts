import type { Arguments, Fix } from './problem.ts';
import type { TextEdit, TextRange } from './range.ts';

/** Quick fixes for any text of numbers, with the arguments of their titles; `count` is the number of places mended. */
export interface TextFixes {
  readonly 'delete-characters': { readonly count: number };
  readonly 'use-blanks': { readonly count: number };
  readonly 'rewrite-numbers': { readonly token: string; readonly value: string; readonly count: number };
  readonly 'delete-lines': { readonly lines: number };
  readonly 'delete-comments': { readonly count: number };
}

/** A function that makes fixes of a typed table (code to arguments). */
export function fixMaker<Fixes>(): <Code extends keyof Fixes & string>(
  code: Code,
  args: Fixes[Code] & Arguments,
  edits: readonly TextEdit[],
) => Fix {
  return (code, args, edits) => ({ code, args, edits });
}

/** Puts `newText` in place of a range. */
export function replacing(range: TextRange, newText: string): TextEdit {
  return { startLine: range.line, startColumn: range.start, endLine: range.line, endColumn: range.end, newText };
}

/** Puts text before a place. */
export function inserting(line: number, column: number, newText: string): TextEdit {
  return { startLine: line, startColumn: column, endLine: line, endColumn: column, newText };
}
