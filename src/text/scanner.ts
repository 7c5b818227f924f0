import { isBlank, isOddSpace } from './characters.ts';
import type { TextSource } from './source.ts';
import { recordedPlaces, recordedText } from './tokens.ts';
import type { Oddity, OddityKind, Tokens } from './tokens.ts';

const tab = 9;
const lineFeed = 10;
const carriageReturn = 13;
const space = 32;
const byteOrderMark = 0xfeff;

/** Characters read between two yields: a fraction of a millisecond. */
const windowLength = 1 << 16;

interface OpenOddity {
  count: number;
  readonly places: number[];
  readonly sample: string;
}

function grown<A extends Float64Array | Uint32Array | Uint8Array>(array: A, make: (length: number) => A, used: number, more: number): A {
  if (used + more <= array.length) return array;
  const larger = make(Math.max(used + more, 2 * array.length));
  larger.set(array.subarray(0, used));
  return larger;
}

/** Cuts a text into tokens, window by window; what a window ends in the middle of is carried into the next. */
class Scanner {
  #values = new Float64Array(1024);
  #starts = new Uint32Array(1024);
  #lengths = new Uint8Array(1024);
  #lineStarts = new Uint32Array(1024);
  #lineTokens = new Uint32Array(1024);
  #count = 0;
  #lines = 1;
  #bad = 0;
  readonly #longLengths = new Map<number, number>();
  readonly #texts = new Map<number, string>();
  readonly #oddities = new Map<OddityKind, OpenOddity>();
  /** Offset of the next character. */
  #offset = 0;
  /** The last character was a carriage return: a line feed now belongs to it. */
  #afterReturn = false;
  /** Offset of the token that is open, or -1, and its text so far, cut to a little over {@link recordedText}. */
  #openStart = -1;
  #openText = '';

  /** Reads `piece[from, to)`. */
  feed(piece: string, from: number, to: number): void {
    this.#reserve(to - from);
    const values = this.#values;
    const starts = this.#starts;
    const lengths = this.#lengths;
    const base = this.#offset - from;
    let i = this.#openStart >= 0 ? this.#continue(piece, from, to) : from;
    let count = this.#count;
    while (i < to) {
      const unit = piece.charCodeAt(i);
      if (unit >= 48 && unit <= 57) {
        const start = i++;
        let value = unit - 48;
        let next = 0;
        while (i < to) {
          next = piece.charCodeAt(i);
          if (next < 48 || next > 57) break;
          value = value * 10 + (next - 48);
          i++;
        }
        const plain = i < to && (next === space || next === lineFeed || next === carriageReturn || next === tab);
        if (plain && value <= Number.MAX_SAFE_INTEGER && (unit !== 48 || i - start === 1)) {
          values[count] = value;
          starts[count] = base + start;
          lengths[count] = i - start;
          count++;
        } else {
          this.#count = count;
          i = this.#open(piece, start, to, base + start);
          count = this.#count;
        }
      } else if (unit === space) {
        i++;
      } else {
        this.#count = count;
        i = this.#other(piece, i, to, base + i);
        count = this.#count;
      }
    }
    this.#count = count;
    this.#offset = base + to;
    if (to > from) this.#afterReturn = piece.charCodeAt(to - 1) === carriageReturn;
  }

  end(): Tokens {
    if (this.#openStart >= 0) this.#close(this.#offset);
    return {
      count: this.#count,
      values: this.#values,
      starts: this.#starts,
      lengths: this.#lengths,
      longLengths: this.#longLengths,
      texts: this.#texts,
      bad: this.#bad,
      lines: this.#lines,
      lineStarts: this.#lineStarts,
      lineTokens: this.#lineTokens,
      length: this.#offset,
      oddities: this.#oddities satisfies ReadonlyMap<OddityKind, Oddity>,
    };
  }

  /** Room for all that a window of this length can hold, so that the loop need not ask. */
  #reserve(length: number): void {
    const tokens = (length >>> 1) + 2;
    this.#values = grown(this.#values, (n) => new Float64Array(n), this.#count, tokens);
    this.#starts = grown(this.#starts, (n) => new Uint32Array(n), this.#count, tokens);
    this.#lengths = grown(this.#lengths, (n) => new Uint8Array(n), this.#count, tokens);
    this.#lineStarts = grown(this.#lineStarts, (n) => new Uint32Array(n), this.#lines, length + 1);
    this.#lineTokens = grown(this.#lineTokens, (n) => new Uint32Array(n), this.#lines, length + 1);
  }

  /** A character that is neither digit nor space; returns the index to go on at. */
  #other(piece: string, i: number, to: number, offset: number): number {
    const unit = piece.charCodeAt(i);
    if (unit === lineFeed || unit === carriageReturn) {
      const before = i > 0 && offset > this.#offset ? piece.charCodeAt(i - 1) === carriageReturn : this.#afterReturn;
      if (unit === lineFeed && before) {
        this.#lineStarts[this.#lines - 1] = offset + 1;
      } else {
        this.#lineStarts[this.#lines] = offset + 1;
        this.#lineTokens[this.#lines++] = this.#count;
      }
      return i + 1;
    }
    if (unit === tab) this.#note('tabs', offset, '\t');
    else if (isOddSpace(unit)) this.#note('odd-space', offset, piece[i]);
    else if (unit === byteOrderMark && offset === 0) this.#note('byte-order-mark', 0, piece[i]);
    else return this.#open(piece, i, to, offset);
    return i + 1;
  }

  /** Begins a token that is not plain digits, or may not be. */
  #open(piece: string, i: number, to: number, offset: number): number {
    this.#openStart = offset;
    this.#openText = '';
    return this.#continue(piece, i, to, offset);
  }

  #continue(piece: string, i: number, to: number, offset = this.#offset): number {
    const start = i;
    while (i < to && !isBlank(piece.charCodeAt(i))) i++;
    if (this.#openText.length <= recordedText) this.#openText += piece.slice(start, Math.min(i, start + recordedText + 1));
    if (i < to) this.#close(offset + i - start);
    return i;
  }

  #close(end: number): void {
    const token = this.#count++;
    const start = this.#openStart;
    const length = end - start;
    const text = this.#openText.slice(0, recordedText);
    this.#openStart = -1;
    this.#starts[token] = start;
    this.#lengths[token] = Math.min(length, 255);
    if (length >= 255) this.#longLengths.set(token, length);
    if (length > recordedText || !/^\+?[0-9]+$/.test(text)) {
      this.#values[token] = Number.NaN;
      if (this.#bad++ < recordedPlaces) this.#texts.set(token, text);
      return;
    }
    const value = Number(text);
    this.#values[token] = value <= Number.MAX_SAFE_INTEGER ? value : Infinity;
    if (value > Number.MAX_SAFE_INTEGER) this.#texts.set(token, text);
    if (text.startsWith('+')) this.#note('plus-sign', start, text);
    else if (text.startsWith('0') && length > 1) this.#note('leading-zeros', start, text);
  }

  #note(kind: OddityKind, offset: number, sample: string): void {
    const known = this.#oddities.get(kind);
    if (known === undefined) {
      this.#oddities.set(kind, { count: 1, places: [offset], sample });
      return;
    }
    known.count++;
    if (known.places.length < recordedPlaces) known.places.push(offset);
  }
}

/**
 * Cuts a text into tokens; takes any text. Yields the share done. Memory grows with what was read (about 14 bytes a
 * token and 8 a line), never with a number that the text announces.
 */
export function* tokenize(text: TextSource): Generator<number, Tokens, void> {
  const scanner = new Scanner();
  let done = 0;
  for (const piece of text.chunks()) {
    for (let from = 0; from < piece.length; from += windowLength) {
      const to = Math.min(piece.length, from + windowLength);
      scanner.feed(piece, from, to);
      done += to - from;
      yield text.length > 0 ? Math.min(1, done / text.length) : 1;
    }
  }
  return scanner.end();
}
