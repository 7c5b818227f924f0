import { type ByteSource, fillAll } from './byteSource.ts';

const windowBytes = 1 << 17;
/** Bytes past the window that are looked at before it is known that they are not of it. */
const slack = 16;
const space = 32;
const lineFeed = 10;
const carriageReturn = 13;
const zero = 48;
const mostDigits = 10;
const mostNumber = 1_000_000_000;

/** Bits of four ASCII digits that are the same in all; with 6 added to each, those of ':' to '?' are others. */
const digitBits = 0x30303030;
const highBits = 0xf0f0f0f0;
const sixes = 0x06060606;

/**
 * Numbers of a text in *plain form*, window by window: whole numbers from 0 to 10^9 without leading zeros, between them blanks
 * and line ends (LF, CRLF, CR). Nothing of such a text is to be reported; any other is refused, and has to be read in
 * another way.
 */
export class NumberWindows {
  /** The numbers of the last window, and the lines that they stand on, from 0; `count` of each. */
  readonly numbers = new Int32Array(windowBytes / 2 + mostDigits);
  readonly lines = new Uint32Array(windowBytes / 2 + mostDigits);
  count = 0;
  readonly #source: ByteSource;
  readonly #window = new Uint8Array(windowBytes + slack);
  readonly #words = new DataView(this.#window.buffer);
  /** Bytes of a number that the last window ended in. */
  #kept = 0;
  #line = 0;
  #afterReturn = false;
  #ended = false;
  #begins: boolean | null = null;

  constructor(source: ByteSource) {
    this.#source = source;
  }

  /** The window that was read last was the last one of the text. */
  get ended(): boolean {
    return this.#ended;
  }

  /** The text begins with its first number. */
  get beginsText(): boolean {
    return this.#begins === true;
  }

  /** Reads the next window: a fraction of a millisecond. Returns false where the text is not in plain form. */
  next(): boolean {
    const window = this.#window;
    const end = this.#kept + fillAll(this.#source, window.subarray(this.#kept, windowBytes));
    this.#ended = end < windowBytes;
    this.#begins ??= window[0] >= zero;
    let cut = end;
    if (!this.#ended) while (cut > end - slack && window[cut - 1] >= zero) cut--;
    // Any number this long is too long.
    if (cut === end - slack) return false;
    const rest = window.slice(cut, end);
    window.fill(space, cut, cut + slack);
    this.count = 0;
    if (!this.#read(cut)) return false;
    this.#afterReturn = cut > 0 ? window[cut - 1] === carriageReturn : this.#afterReturn;
    window.set(rest);
    this.#kept = rest.length;
    return true;
  }

  /** Reads to `end`, past which there are blanks. */
  #read(end: number): boolean {
    const window = this.#window;
    const { numbers, lines } = this;
    let count = 0;
    let line = this.#line;
    let before = this.#afterReturn ? carriageReturn : space;
    let at = 0;
    while (at < end) {
      const character = window[at];
      if (character < zero) {
        if (character === lineFeed) line += before === carriageReturn ? 0 : 1;
        else if (character === carriageReturn) line++;
        else if (character !== space) return false;
        before = character;
        at++;
        continue;
      }
      const start = at;
      let number = 0;
      let four = this.#fourDigits(at);
      if (four >= 0) {
        number = four;
        at += 4;
        four = this.#fourDigits(at);
        if (four >= 0) {
          number = Math.imul(number, 10_000) + four;
          at += 4;
        }
      }
      let digit = window[at] - zero;
      const leading = number;
      while (digit >= 0 && digit <= 9) {
        number = (Math.imul(number, 10) + digit) | 0;
        digit = window[++at] - zero;
      }
      const length = at - start;
      // A character above the digits ends a number too, and is refused as one of no digits.
      if (length === 0 || length > mostDigits || (length > 1 && window[start] === zero)) return false;
      if (length === mostDigits && (leading > mostNumber / 100 || number > mostNumber)) return false;
      numbers[count] = number;
      lines[count++] = line;
      before = space;
    }
    this.count = count;
    this.#line = line;
    return true;
  }

  /** The number of the four digits at an offset, or -1 where not all are digits: pairs, then the pairs joined. */
  #fourDigits(at: number): number {
    const word = this.#words.getInt32(at, true);
    if ((word & highBits) !== digitBits || ((word + sixes) & highBits) !== digitBits) return -1;
    const digits = word & ~highBits;
    const pairs = Math.imul(digits, 10) + (digits >>> 8);
    return Math.imul(pairs & 0xff, 100) + ((pairs >>> 16) & 0xff);
  }
}
