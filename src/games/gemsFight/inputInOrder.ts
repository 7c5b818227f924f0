import type { Steps } from '../../engines/steps.ts';
import type { Limits } from '../../text/badTokenProblems.ts';
import { ProblemList } from '../../text/problemList.ts';
import { missingAfter, numeral, rangeOf, recordedPlaces } from '../../text/tokens.ts';
import type { Tokens } from '../../text/tokens.ts';
import type { Problem } from '../problems.ts';
import type { GemsFightCase } from './case.ts';
import { gemLimits } from './problems.ts';

/** What the numbers say in their order, whatever the lines. */
interface InOrder {
  readonly cases: readonly GemsFightCase[];
  /** The token past the end line, or past the last one that was understood. */
  readonly end: number;
  /** The end line was read. */
  readonly ended: boolean;
  /** A number on which the others depend is none: nothing can be said of what follows it. */
  readonly lost: boolean;
  /** The first number that does not fit; nothing was read beyond it. */
  readonly failure: Problem | null;
  /** The failure is that the text ended. */
  readonly ranOut: boolean;
  /** Numbers outside the judge's limits. */
  readonly warnings: ProblemList<Problem>;
  /** Limits of the tokens that are no numbers. */
  readonly limits: ReadonlyMap<number, Limits>;
  /** A header runs over a line end. */
  readonly brokenHeader: boolean;
}

type Role = 'colours' | 'bags' | 'meltsAt' | 'gems' | 'colour';

class OrderedReading {
  readonly #tokens: Tokens;
  readonly cases: GemsFightCase[] = [];
  readonly warnings = new ProblemList<Problem>();
  readonly limits = new Map<number, Limits>();
  failure: Problem | null = null;
  lost = false;
  ranOut = false;
  ended = false;
  brokenHeader = false;
  at = 0;
  #line = 0;

  constructor(tokens: Tokens) {
    this.#tokens = tokens;
  }

  *run(): Steps<void> {
    let read = 0;
    while (this.at < this.#tokens.count && !this.ended && !this.lost && this.failure === null) {
      yield* this.#case();
      if ((read++ & 255) === 0) yield this.at / this.#tokens.count;
    }
  }

  *#case(): Steps<void> {
    const { values, count } = this.#tokens;
    const header = this.at;
    const caseNumber = this.cases.length + 1;
    if (header + 3 > count) {
      const args = { caseNumber, numbers: count - header, looksLikePhotos: false };
      this.#runOut({ severity: 'error', code: 'header-too-short', args, range: missingAfter(this.#tokens, count - 1) });
      return;
    }
    const [colours, bags, meltsAt] = values.subarray(header, header + 3);
    const line = this.#lineOf(header);
    if (this.#lineOf(header + 2) !== line) this.brokenHeader = true;
    this.at += 3;
    if (colours === 0 && bags === 0 && meltsAt === 0) {
      this.ended = true;
      return;
    }
    this.#judgeHeader(header, caseNumber);
    if (Number.isNaN(bags)) {
      this.lost = true;
      return;
    }
    const contents: (readonly number[])[] = [];
    const bagLines: number[] = [];
    for (let bag = 1; bag <= bags && !this.lost && this.failure === null; bag++) {
      bagLines.push(this.at < count ? this.#lineOf(this.at) : line);
      const gems = this.#bag(caseNumber, bag, header);
      if (gems !== null) contents.push(gems);
      if ((bag & 4095) === 0) yield this.at / count;
    }
    this.cases.push({ colours: safe(colours), meltsAt: safe(meltsAt), bags: contents, bagLines, line });
  }

  #judgeHeader(header: number, caseNumber: number): void {
    const { values } = this.#tokens;
    const [colours, bags, meltsAt] = values.subarray(header, header + 3);
    const text = (token: number): string => numeral(this.#tokens, token);
    const range = (token: number) => rangeOf(this.#tokens, token);
    this.#learn(header, 'colours');
    this.#learn(header + 1, 'bags');
    this.#learn(header + 2, 'meltsAt');
    if (caseNumber === gemLimits.cases + 1) {
      const args = { limit: gemLimits.cases };
      this.warnings.add({ severity: 'warning', code: 'cases-limit', args, range: rangeOf(this.#tokens, header, header + 2) });
    }
    if (colours === 0 && bags > 0) {
      const args = { caseNumber, bags: text(header + 1) };
      this.failure ??= { severity: 'error', code: 'no-colours', args, range: range(header) };
    } else if (colours > gemLimits.colours) {
      const args = { caseNumber, colours: text(header), limit: gemLimits.colours };
      this.warnings.add({ severity: 'warning', code: 'colours-limit', args, range: range(header) });
    }
    if (bags > gemLimits.bags) {
      const args = { caseNumber, bags: text(header + 1), limit: gemLimits.bags };
      this.warnings.add({ severity: 'warning', code: 'bags-limit', args, range: range(header + 1) });
    }
    if (meltsAt === 0) {
      this.failure ??= {
        severity: 'error',
        code: 'melts-at-zero',
        args: { caseNumber, most: gemLimits.meltsAt },
        range: range(header + 2),
      };
    } else if (meltsAt > gemLimits.meltsAt) {
      const args = { caseNumber, meltsAt: text(header + 2), limit: gemLimits.meltsAt };
      this.warnings.add({ severity: 'warning', code: 'melts-at-limit', args, range: range(header + 2) });
    }
  }

  #bag(caseNumber: number, bag: number, header: number): readonly number[] | null {
    const { values, count } = this.#tokens;
    const colours = values[header];
    const first = this.at++;
    if (first >= count) {
      const args = { caseNumber, bags: numeral(this.#tokens, header + 1), found: bag - 1, before: 'end-of-text' } as const;
      this.#runOut({ severity: 'error', code: 'bags-missing', args, range: missingAfter(this.#tokens, count - 1) });
      return null;
    }
    const gems = values[first];
    this.#learn(first, 'gems');
    if (Number.isNaN(gems)) {
      this.lost = true;
      return null;
    }
    if (first + gems >= count) {
      const args = { caseNumber, bag, gems: numeral(this.#tokens, first), found: count - first - 1 };
      this.#runOut({ severity: 'error', code: 'bag-too-short', args, range: missingAfter(this.#tokens, count - 1) });
      return null;
    }
    if (gems === 0 || gems > gemLimits.gems) {
      const args = { caseNumber, bag, gems: numeral(this.#tokens, first), limit: gemLimits.gems };
      this.warnings.add({ severity: 'warning', code: 'gems-limit', args, range: rangeOf(this.#tokens, first) });
    }
    for (let token = first + 1; token <= first + gems; token++) {
      const colour = values[token];
      if (colour >= 1 && colour <= colours) continue;
      this.#learn(token, 'colour', colours);
      if (this.failure === null && !Number.isNaN(colour) && !Number.isNaN(colours)) {
        this.failure = colourProblem(this.#tokens, token, header, caseNumber, bag);
      }
    }
    this.at = first + 1 + gems;
    return Array.from(values.subarray(first + 1, this.at), safe);
  }

  #runOut(problem: Problem): void {
    if (this.failure === null) this.ranOut = true;
    this.failure ??= problem;
    this.lost = true;
    this.at = this.#tokens.count;
  }

  /** Remembers what a token should have been that is no number. */
  #learn(token: number, role: Role, colours = 0): void {
    if (!Number.isNaN(this.#tokens.values[token]) || this.limits.size >= recordedPlaces) return;
    const [least, most] = {
      colours: [0, gemLimits.colours],
      bags: [0, gemLimits.bags],
      meltsAt: [1, gemLimits.meltsAt],
      gems: [1, gemLimits.gems],
      colour: [1, colours],
    }[role];
    if (Number.isFinite(most)) this.limits.set(token, { least: String(least), most: String(most) });
  }

  /** The line of a token; asked in ascending order. */
  #lineOf(token: number): number {
    const { lines, lineTokens } = this.#tokens;
    while (this.#line + 1 < lines && lineTokens[this.#line + 1] <= token) this.#line++;
    return this.#line;
  }
}

/** Numbers beyond what a double holds exactly mean no more than that they are larger than anything here. */
function safe(value: number): number {
  return Math.min(value, Number.MAX_SAFE_INTEGER);
}

/** A gem whose colour is not 1 to G. */
export function colourProblem(tokens: Tokens, token: number, header: number, caseNumber: number, bag: number): Problem {
  const args = { caseNumber, bag, colour: numeral(tokens, token), colours: numeral(tokens, header) };
  return { severity: 'error', code: 'colour-out-of-range', args, range: rangeOf(tokens, token) };
}

/** Reads cases until the end line or to the end, the numbers in their order. Yields the share done. */
export function* readInOrder(tokens: Tokens): Steps<InOrder> {
  const reading = new OrderedReading(tokens);
  yield* reading.run();
  const { cases, at, ended, lost, failure, ranOut, warnings, limits, brokenHeader } = reading;
  return { cases, end: Math.min(at, tokens.count), ended, lost, failure, ranOut, warnings, limits, brokenHeader };
}

/** The token past the first line that holds just `0 0 0`; `count` where there is none. */
export function endLineEnd({ values, lines, lineTokens, count }: Tokens): number {
  for (let line = 0; line < lines; line++) {
    const token = lineTokens[line];
    const end = line + 1 < lines ? lineTokens[line + 1] : count;
    if (end - token === 3 && values[token] === 0 && values[token + 1] === 0 && values[token + 2] === 0) return end;
  }
  return count;
}
