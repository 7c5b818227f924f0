import { classify, isGrouped } from './badTokens.ts';
import type { BadToken, GroupedCode } from './badTokens.ts';
import { groupProblem, singleProblem } from './badTokenProblems.ts';
import type { Found, Limits } from './badTokenProblems.ts';
import { fixMaker } from './fixes.ts';
import type { TextFixes } from './fixes.ts';
import type { TextProblems } from './oddities.ts';
import type { ProblemOf } from './problem.ts';
import type { ProblemSink } from './problemList.ts';
import { endOf, lineOf, placeOf, rangeOf, shown, tokensEnd } from './tokens.ts';
import type { Tokens } from './tokens.ts';

type TextProblem = ProblemOf<TextProblems>;

export interface InspectOptions {
  /** Only tokens before this one concern the reader. */
  readonly until: number;
  /** Limits of the number that a token stands for; null where its role is not known. */
  limitsOf(token: number): Limits | null;
}

const textFix = fixMaker<TextFixes>();

/** Bad tokens that each stand for one number: the others of the text can still be counted. */
const oneNumberEach: ReadonlySet<BadToken['code']> = new Set<BadToken['code']>([
  'not-a-number',
  'negative',
  'unicode-minus',
  'decimal-point',
  'exponent',
  'hexadecimal',
  'digit-grouping',
  'other-digits',
  'quotes',
  'number-too-long',
]);

/** The problems of tokens that are no numbers. */
class Inspection {
  readonly #tokens: Tokens;
  readonly #list: ProblemSink<TextProblem>;
  readonly #options: InspectOptions;
  /** Tokens of one fault that runs through a text, reported once. */
  readonly #groups = new Map<GroupedCode, Found[]>();
  #textLines: { readonly token: number; readonly from: number; to: number } | null = null;
  distorted = false;

  constructor(tokens: Tokens, list: ProblemSink<TextProblem>, options: InspectOptions) {
    this.#tokens = tokens;
    this.#list = list;
    this.#options = options;
  }

  *run(): Generator<number, void, void> {
    let line: Found[] = [];
    let lineNumber = -1;
    let seen = 0;
    let complete = true;
    let last: Found | null = null;
    for (const [token, text] of this.#tokens.texts) {
      if (token >= this.#options.until) {
        complete = false;
        break;
      }
      if (!Number.isNaN(this.#tokens.values[token])) continue;
      if (seen++ % 100 === 0) yield 1;
      const here = lineOf(this.#tokens, token);
      if (here !== lineNumber) this.#line(lineNumber, line);
      if (here !== lineNumber) line = [];
      lineNumber = here;
      last = { ...classify(text, endOf(this.#tokens, token) - this.#tokens.starts[token]), token, text };
      line.push(last);
    }
    this.#line(lineNumber, line);
    this.#endTextLines();
    // Tokens whose texts were not kept: taken for more of the same where the last one's fault runs through the text.
    const unseen = complete ? this.#tokens.bad - seen : 0;
    const grouped = last !== null && this.#groups.has(last.code as GroupedCode);
    if (unseen > 0) this.distorted = true;
    if (!grouped) this.#list.addUnlisted(unseen);
    for (const [code, group] of this.#groups) {
      const count = group.length + (grouped && code === last?.code ? unseen : 0);
      this.#list.add(groupProblem(this.#tokens, code, group, count));
    }
  }

  #line(line: number, found: readonly Found[]): void {
    if (found.length === 0) return;
    const comment = found.findIndex(({ code }) => code === 'comment');
    const words = comment < 0 ? found : found.slice(0, comment);
    if (comment >= 0) this.#word(found[comment]);
    if (words.length > 0 && this.#isText(line, words)) {
      this.distorted = true;
      const open = this.#textLines;
      if (open !== null && this.#tokens.lineTokens[line] === tokensEnd(this.#tokens, open.to)) open.to = line;
      else {
        this.#endTextLines();
        this.#textLines = { token: words[0].token, from: line, to: line };
      }
      return;
    }
    for (const word of words) this.#word(word);
  }

  /** A line of prose: at least half of it are words, or nothing of it is a number, and it does not look like one slip. */
  #isText(line: number, found: readonly Found[]): boolean {
    const all = tokensEnd(this.#tokens, line) - this.#tokens.lineTokens[line];
    const words = found.filter(({ code, text }) => code === 'not-a-number' && /\p{L}|\.\.|…/u.test(text)).length;
    if (all === 1) return words === 1 && found[0].text.length >= 3;
    if (words === 0 || 2 * words < all) return words > 0 && found.length === all;
    return words >= 2 || found.length === all || /^\p{L}{3}/u.test(found[0].text);
  }

  #word(word: Found): void {
    this.distorted ||= !oneNumberEach.has(word.code);
    const { code } = word;
    if (!isGrouped(code)) {
      this.#list.add(singleProblem(this.#tokens, code, word, this.#options.limitsOf(word.token)));
      return;
    }
    const group = this.#groups.get(code);
    if (group === undefined) this.#groups.set(code, [word]);
    else group.push(word);
  }

  #endTextLines(): void {
    if (this.#textLines === null) return;
    const { token, from, to } = this.#textLines;
    this.#textLines = null;
    const lines = to - from + 1;
    const below = to + 1 < this.#tokens.lines;
    const end = below ? { line: to + 1, column: 0 } : placeOf(this.#tokens, this.#tokens.length);
    const edit = { startLine: from, startColumn: 0, endLine: end.line, endColumn: end.column, newText: '' };
    this.#list.add({
      severity: 'error',
      code: 'text-line',
      args: { token: shown(this.#tokens.texts.get(token)!), lines },
      range: rangeOf(this.#tokens, token),
      fix: textFix('delete-lines', { lines }, [edit]),
    });
  }
}

/**
 * Reports every token before `until` that is no number. Returns true where the tokens can no longer be counted (two
 * numbers in one token, text between the numbers), so that nothing can be said of what is missing.
 */
export function* inspectTokens(tokens: Tokens, list: ProblemSink<TextProblem>, options: InspectOptions): Generator<number, boolean, void> {
  const inspection = new Inspection(tokens, list, options);
  if (tokens.bad > 0) yield* inspection.run();
  return inspection.distorted;
}
