import type { Arithmetic } from '../../engines/arithmetic.ts';
import { firstWhere } from '../../engines/switchSumEdits.ts';
import type { GainOrder } from './lineOfPlay.ts';

/** Free gains of which the first `opened` and a few more are touched: the rest in its order, with what it is worth. */
export class GainsLeft<N> implements GainOrder<N> {
  readonly length: number;
  readonly #arithmetic: Arithmetic<N>;
  readonly #all: GainOrder<N>;
  readonly #opened: number;
  readonly #out: readonly number[];
  /** What the first 0, 1, 2, ... of `out` are worth together. */
  readonly #outWorth: readonly N[];

  /** `out`: indices from `opened` on, ascending. */
  constructor(arithmetic: Arithmetic<N>, all: GainOrder<N>, opened: number, out: readonly number[]) {
    const { add, subtract, zero } = arithmetic;
    this.#arithmetic = arithmetic;
    this.#all = all;
    this.#opened = opened;
    this.#out = out;
    let sum = zero;
    const worth = out.map((index) => (sum = add(sum, subtract(all.worthBefore(index + 1), all.worthBefore(index)))));
    this.#outWorth = [zero, ...worth];
    this.length = all.length - opened - out.length;
  }

  stackAt(index: number): number {
    return this.#all.stackAt(this.#indexOf(index));
  }

  worthBefore(count: number): N {
    const { subtract, zero } = this.#arithmetic;
    if (count === 0) return zero;
    const end = this.#indexOf(count - 1) + 1;
    const out = firstWhere(this.#out.length, (index) => this.#out[index] >= end);
    return subtract(subtract(this.#all.worthBefore(end), this.#all.worthBefore(this.#opened)), this.#outWorth[out]);
  }

  #indexOf(index: number): number {
    const wanted = this.#opened + index;
    return wanted + firstWhere(this.#out.length, (skipped) => this.#out[skipped] - skipped > wanted);
  }
}
