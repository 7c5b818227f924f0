import type { BadToken, GroupedCode, SingleCode } from './badTokens.ts';
import { codePointOf, nameOf } from './characters.ts';
import { fixMaker, replacing } from './fixes.ts';
import type { TextFixes } from './fixes.ts';
import { impossible } from './impossible.ts';
import type { TextProblems } from './oddities.ts';
import type { Fix, ProblemOf } from './problem.ts';
import type { TextEdit, TextRange } from './range.ts';
import { lineOf, rangeAt, rangeOf, recordedText, shown, tokensEnd } from './tokens.ts';
import type { Tokens } from './tokens.ts';

type TextProblem = ProblemOf<TextProblems>;

/** Least and greatest value of a number, as a message names them. */
export interface Limits {
  readonly least: string;
  readonly most: string;
}

/** A token that is no number: which, its text, and what it is. */
export interface Found extends BadToken {
  readonly token: number;
  readonly text: string;
}

const textFix = fixMaker<TextFixes>();

function faultOf(tokens: Tokens, word: Found): TextRange {
  return rangeAt(tokens, tokens.starts[word.token] + word.start, word.end - word.start);
}

function edits(tokens: Tokens, group: readonly Found[]): readonly TextEdit[] {
  return group.map((word) => replacing(rangeOf(tokens, word.token), word.mended ?? word.text));
}

function rewriting(tokens: Tokens, group: readonly Found[]): Fix {
  const [{ text, mended }] = group;
  const args = { token: shown(text), value: shown(mended ?? ''), count: group.length };
  return textFix('rewrite-numbers', args, edits(tokens, group));
}

/** The problem of a token whose fault is its own. */
export function singleProblem(tokens: Tokens, code: SingleCode, word: Found, limits: Limits | null): TextProblem {
  const range = faultOf(tokens, word);
  const token = shown(word.text);
  switch (code) {
    case 'negative':
      return { severity: 'error', code, args: { token, least: limits?.least ?? '', most: limits?.most ?? '' }, range };
    case 'unicode-minus':
      return { severity: 'error', code, args: { token, code: codePointOf(token) }, range };
    case 'decimal-point':
      return { severity: 'error', code, args: { token }, range, ...(word.mended === null ? {} : { fix: rewriting(tokens, [word]) }) };
    case 'number-too-long':
      return { severity: 'error', code, args: { digits: range.end - range.start, limit: recordedText }, range };
    case 'not-a-number':
      return { severity: 'error', code, args: { token }, range };
    default:
      return impossible(code);
  }
}

/** One problem, at the first place, for a fault that runs through a text; `count` places have it in all. */
export function groupProblem(tokens: Tokens, code: GroupedCode, group: readonly Found[], count: number): TextProblem {
  const [first] = group;
  const range = faultOf(tokens, first);
  const token = shown(first.text);
  const value = shown(first.mended ?? '');
  const character = first.text.slice(first.start, first.end);
  const mendable = group.every(({ mended }) => mended !== null);
  const rewrite = mendable ? { fix: rewriting(tokens, group) } : {};
  const blanks = mendable ? { fix: textFix('use-blanks', { count: group.length }, edits(tokens, group)) } : {};
  switch (code) {
    case 'exponent':
    case 'hexadecimal':
    case 'digit-grouping':
    case 'other-digits':
    case 'labelled-number':
      return { severity: 'error', code, args: { token, value, count }, range, ...rewrite };
    case 'quotes':
      return { severity: 'error', code, args: { token, count }, range, ...rewrite };
    case 'commas': {
      const separator = /[,;|]/.exec(first.text)![0];
      const numbers = numbersOnLine(tokens, lineOf(tokens, first.token), group);
      return { severity: 'error', code, args: { separator, numbers, count }, range, ...blanks };
    }
    case 'wide-comma':
      return { severity: 'error', code, args: { character, code: codePointOf(character), count }, range, ...blanks };
    case 'brackets':
      return { severity: 'error', code, args: { token: character, count }, range, ...blanks };
    case 'comment':
      return { severity: 'error', code, args: { mark: character, count }, range, fix: deletingComments(tokens, group) };
    case 'nul-character':
    case 'not-utf-8':
      return { severity: 'error', code, args: { count }, range };
    case 'control-character':
      return { severity: 'error', code, args: { code: codePointOf(character), count }, range };
    case 'invisible-character': {
      const fix = mendable ? { fix: textFix('delete-characters', { count: group.length }, edits(tokens, group)) } : {};
      const args = { name: nameOf(character.charCodeAt(0)), code: codePointOf(character), count };
      return { severity: 'error', code, args, range, ...fix };
    }
    default:
      return impossible(code);
  }
}

/** How many numbers a line holds if commas are read as blanks. */
function numbersOnLine(tokens: Tokens, line: number, group: readonly Found[]): number {
  const onLine = group.filter((word) => lineOf(tokens, word.token) === line);
  const plain = tokensEnd(tokens, line) - tokens.lineTokens[line] - onLine.length;
  return onLine.reduce((sum, word) => sum + word.text.split(/[,;|]+/).filter((part) => part !== '').length, plain);
}

function deletingComments(tokens: Tokens, group: readonly Found[]): Fix {
  const deletions = group.map(({ token }): TextEdit => {
    const range = rangeOf(tokens, token);
    return replacing({ ...range, end: rangeOf(tokens, tokensEnd(tokens, range.line) - 1).end }, '');
  });
  return textFix('delete-comments', { count: group.length }, deletions);
}
