import type { Steps } from '../../engines/steps.ts';
import { fixMaker, replacing } from '../../text/fixes.ts';
import type { ProblemSink } from '../../text/problemList.ts';
import { missingAfter, nextFilled, numeral, rangeOf, tokensEnd } from '../../text/tokens.ts';
import type { Tokens } from '../../text/tokens.ts';
import type { Problem } from '../problems.ts';
import { colourProblem } from './inputInOrder.ts';
import { gemLimits } from './problems.ts';
import type { GemsFightFixes } from './problems.ts';

const gemsFix = fixMaker<GemsFightFixes>();

/** Bags looked at to tell whether a line is a header. */
const mostLookedAt = 100;

/** The text as lines: a header a line, a bag a line. Looks no further than the token `end`. */
export class LineReading {
  readonly #tokens: Tokens;
  readonly #end: number;
  readonly #sink: ProblemSink<Problem>;
  #line = 0;
  #caseNumber = 0;
  /** The first token of the last header. */
  #lastHeader = 0;

  constructor(tokens: Tokens, end: number, sink: ProblemSink<Problem>) {
    this.#tokens = tokens;
    this.#end = end;
    this.#sink = sink;
  }

  /** Reports what does not fit on its line. Yields now and then. */
  *report(): Steps<void> {
    this.#line = nextFilled(this.#tokens, 0);
    while (this.#has(this.#line) && !this.#isEndLine(this.#line)) {
      if (!(yield* this.#header())) return;
    }
  }

  /**
   * True where every line fits as header or bag and the end line follows, except that some header holds two numbers:
   * the lines then tell a story that the order of the numbers hides.
   */
  onlyHeadersAreShort(): boolean {
    let short = 0;
    let line = nextFilled(this.#tokens, 0);
    while (this.#has(line) && !this.#isEndLine(line)) {
      const width = this.#width(line);
      const bags = this.#value(line, 1);
      if (width !== 3 && width !== 2) return false;
      if (width === 2) short++;
      const header = line;
      line = nextFilled(this.#tokens, line + 1);
      for (let bag = 0; bag < bags; bag++) {
        if (!this.#has(line) || !this.#fitsAsBag(line) || !this.#coloursFit(line, this.#value(header, 0))) return false;
        line = nextFilled(this.#tokens, line + 1);
      }
    }
    return short > 0 && this.#has(line);
  }

  #has(line: number): boolean {
    return line < this.#tokens.lines && this.#tokens.lineTokens[line] < this.#end;
  }

  #width(line: number): number {
    return tokensEnd(this.#tokens, line) - this.#tokens.lineTokens[line];
  }

  #value(line: number, index: number): number {
    return this.#tokens.values[this.#tokens.lineTokens[line] + index];
  }

  #isEndLine(line: number): boolean {
    return this.#width(line) === 3 && this.#value(line, 0) === 0 && this.#value(line, 1) === 0 && this.#value(line, 2) === 0;
  }

  #fitsAsBag(line: number): boolean {
    return this.#width(line) >= 2 && this.#value(line, 0) === this.#width(line) - 1;
  }

  #coloursFit(line: number, colours: number): boolean {
    const from = this.#tokens.lineTokens[line] + 1;
    const gems = this.#tokens.values.subarray(from, tokensEnd(this.#tokens, line));
    return gems.every((colour) => colour >= 1 && colour <= colours);
  }

  /** The lines below are the bags that the second number of this one announces. */
  #bagsFollow(line: number): boolean {
    const bags = this.#value(line, 1);
    let below = nextFilled(this.#tokens, line + 1);
    for (let bag = 0; bag < Math.min(bags, mostLookedAt); bag++) {
      if (!this.#has(below) || !this.#fitsAsBag(below)) return false;
      below = nextFilled(this.#tokens, below + 1);
    }
    return !this.#has(below) || this.#width(below) === 3;
  }

  #fitsAsHeader(line: number): boolean {
    return this.#width(line) === 3 && this.#value(line, 0) >= 1 && this.#value(line, 2) >= 1 && this.#bagsFollow(line);
  }

  /** Reports on a header and its bags and goes past them; false where the lines make no sense any more. */
  *#header(): Steps<boolean> {
    const tokens = this.#tokens;
    const line = this.#line;
    const width = this.#width(line);
    const first = tokens.lineTokens[line];
    const last = first + width - 1;
    if (this.#caseNumber > 0 && this.#fitsAsBag(line) && !this.#fitsAsHeader(line)) {
      const args = { caseNumber: this.#caseNumber, bags: numeral(tokens, this.#lastHeader + 1) };
      this.#sink.add({ severity: 'error', code: 'extra-bag', args, range: rangeOf(tokens, first, last) });
      this.#line = nextFilled(tokens, line + 1);
      return true;
    }
    const caseNumber = ++this.#caseNumber;
    this.#lastHeader = first;
    if (width < 3) {
      const args = { caseNumber, numbers: width, looksLikePhotos: caseNumber === 1 && this.#looksLikePhotos(line) };
      this.#sink.add({ severity: 'error', code: 'header-too-short', args, range: missingAfter(tokens, last) });
    } else if (width > 3) {
      if (!this.#bagsFollow(line)) return false;
      const args = { caseNumber, numbers: width };
      this.#sink.add({ severity: 'error', code: 'header-too-long', args, range: rangeOf(tokens, first + 3, last) });
    }
    const [colours, bags, meltsAt] = tokens.values.subarray(first, first + 3);
    this.#line = nextFilled(tokens, line + 1);
    if (width < 2 || Number.isNaN(bags) || (width < 3 && !this.#has(this.#line))) return false;
    if (width >= 3 && meltsAt === 0) {
      const args = { caseNumber, most: gemLimits.meltsAt };
      this.#sink.add({ severity: 'error', code: 'melts-at-zero', args, range: rangeOf(tokens, first + 2) });
    }
    if (colours === 0 && bags > 0) {
      const args = { caseNumber, bags: numeral(tokens, first + 1) };
      this.#sink.add({ severity: 'error', code: 'no-colours', args, range: rangeOf(tokens, first) });
    }
    for (let bag = 1; bag <= bags; bag++) {
      if (!this.#bag(first, bag)) return this.#has(this.#line);
      if ((bag & 1023) === 0) yield first / tokens.count;
    }
    yield first / tokens.count;
    return true;
  }

  /** Reports on one bag and goes past its line; false where there is none. */
  #bag(header: number, bag: number): boolean {
    const tokens = this.#tokens;
    const line = this.#line;
    const ends = !this.#has(line);
    const fits = !ends && this.#fitsAsBag(line);
    if (ends || this.#isEndLine(line) || (!fits && this.#fitsAsHeader(line))) {
      const found = bag - 1;
      const before = ends ? 'end-of-text' : this.#isEndLine(line) ? 'end-line' : 'next-case';
      const args = { caseNumber: this.#caseNumber, bags: numeral(tokens, header + 1), found, before } as const;
      const range = ends ? missingAfter(tokens, this.#end - 1) : rangeOf(tokens, tokens.lineTokens[line], tokensEnd(tokens, line) - 1);
      const fix = gemsFix('set-bags', { bags: found }, [replacing(rangeOf(tokens, header + 1), String(found))]);
      this.#sink.add({ severity: 'error', code: 'bags-missing', args, range, fix });
      return false;
    }
    this.#line = nextFilled(tokens, line + 1);
    const first = tokens.lineTokens[line];
    const end = tokensEnd(tokens, line);
    const gems = tokens.values[first];
    const found = end - first - 1;
    if (!fits && !Number.isNaN(gems) && gems !== found) {
      const args = { caseNumber: this.#caseNumber, bag, gems: numeral(tokens, first), found };
      const fix = found > 0 ? { fix: gemsFix('set-gems', { gems: found }, [replacing(rangeOf(tokens, first), String(found))]) } : {};
      if (found > gems) {
        this.#sink.add({ severity: 'error', code: 'bag-too-long', args, range: rangeOf(tokens, first + 1 + gems, end - 1), ...fix });
      } else this.#sink.add({ severity: 'error', code: 'bag-too-short', args, range: missingAfter(tokens, end - 1), ...fix });
    }
    const colours = tokens.values[header];
    for (let token = first + 1; token < end; token++) {
      const colour = tokens.values[token];
      if (colours > 0 && (colour < 1 || colour > colours)) this.#sink.add(colourProblem(tokens, token, header, this.#caseNumber, bag));
    }
    return true;
  }

  #looksLikePhotos(line: number): boolean {
    const below = nextFilled(this.#tokens, line + 1);
    return this.#width(line) === 1 && this.#has(below) && this.#width(below) === 4;
  }
}
