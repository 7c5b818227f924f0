import { sumOfEverySecond } from '../../engines/everySecond.ts';
import type { Steps } from '../../engines/steps.ts';
import type { ByteSource } from '../../text/byteSource.ts';
import { NumberWindows } from '../../text/numberWindows.ts';
import { bytesOfSwings, byVectors } from './vectors.ts';

/** The answer of a game whose text is in plain form: nothing is to be said of it but that it may have very many stacks. */
export interface PlainMargin {
  readonly stacks: number;
  /** The text begins with the number of stacks, alone on its line. */
  readonly countAlone: boolean;
  readonly margin: bigint;
}

/**
 * The margin under optimal play and nothing else, straight from the bytes of a text: null where it is not in plain form (see
 * {@link NumberWindows}), or where that takes more than `limit` bytes. `open` gives the text from its start, each time that it
 * is called. Errors: RangeError where there is no room for the game.
 */
export function* plainMargin(open: () => ByteSource, limit = Infinity): Steps<PlainMargin | null> {
  return (yield* byVectors(open(), (vectors, source) => vectors.margin(source, limit))) ?? (yield* marginByWords(open(), limit));
}

/** The same without WebAssembly, in any plain form. */
export function* marginByWords(source: ByteSource, limit = Infinity): Steps<PlainMargin | null> {
  const windows = new NumberWindows(source);
  if (!windows.next() || windows.count === 0) return null;
  const stacks = windows.numbers[0];
  if (stacks === 0 || 8 * stacks > source.length || bytesOfSwings(stacks) > limit) return null;
  const pool = new Pool(stacks);
  const countAlone = windows.beginsText && windows.count > 1 && windows.lines[1] > 0;
  let read = windows.count;
  pool.add(windows.numbers, 1, windows.count);
  while (!windows.ended) {
    yield read / (4 * stacks);
    if (!windows.next()) return null;
    read += windows.count;
    if (read > 1 + 4 * stacks) return null;
    pool.add(windows.numbers, 0, windows.count);
  }
  if (read !== 1 + 4 * stacks) return null;
  const evenRanks = yield* sumOfEverySecond(pool.swings, pool.size);
  return { stacks, countAlone, margin: pool.sum - evenRanks };
}

/** Swings of contested stacks, with the sum of what all photos of the pool are to the first player and what cold stacks are worth. */
class Pool {
  readonly swings: Int32Array;
  size = 0;
  /** A stack that a window ended in. */
  readonly #open = new Int32Array(4);
  #numbersOpen = 0;
  #sum = 0n;

  constructor(stacks: number) {
    this.swings = new Int32Array(2 * stacks + 2);
  }

  get sum(): bigint {
    return this.#sum;
  }

  /** Takes the numbers from one index to before another, which go on where the last ones ended. */
  add(numbers: Int32Array, from: number, to: number): void {
    let start = from;
    if (this.#numbersOpen > 0) {
      while (this.#numbersOpen < 4 && start < to) this.#open[this.#numbersOpen++] = numbers[start++];
      if (this.#numbersOpen < 4) return;
      this.#addStacks(this.#open, 0, 4);
    }
    const end = start + ((to - start) & ~3);
    this.#addStacks(numbers, start, end);
    this.#numbersOpen = to - end;
    for (let i = 0; i < this.#numbersOpen; i++) this.#open[i] = numbers[end + i];
  }

  /** Without a branch: half of them would be guessed wrongly. A window's sums stay below 2^53. */
  #addStacks(numbers: Int32Array, from: number, to: number): void {
    const { swings } = this;
    let { size } = this;
    let sum = 0;
    for (let i = from; i < to; i += 4) {
      const a1 = numbers[i];
      const b1 = numbers[i + 1];
      const a2 = numbers[i + 2];
      const b2 = numbers[i + 3];
      const top = (a1 + b1) | 0;
      const bottom = (a2 + b2) | 0;
      /** All ones where the stack is contested. */
      const contested = (bottom - top) >> 31;
      const firstGain = (a1 - b2) & ~((a1 - b2) >> 31);
      const secondGain = (a2 - b1) & ((a2 - b1) >> 31);
      sum += ((firstGain + secondGain) & ~contested) | ((a1 + a2) & contested);
      swings[size] = top;
      swings[size + 1] = bottom;
      size += contested & 2;
    }
    this.size = size;
    this.#sum += BigInt(sum);
  }
}
