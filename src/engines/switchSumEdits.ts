import type { Arithmetic } from './arithmetic.ts';

/** A ranked pool with its running sums, each found at once. */
export interface PoolSums<N> {
  readonly length: number;
  /** Change of the margin when the hottest `count` are taken in turn, the first player beginning. */
  readonly margin: (count: number) => N;
  /** k1 - k2 + k3 - ... over the hottest `count`. */
  readonly alternating: (count: number) => N;
}

/** A switch {a | -b} put into a ranked pool, before that of a rank (counted from 0) and after all before it. */
export interface PutIn<N> {
  readonly before: number;
  readonly a: N;
  readonly b: N;
}

/** A stretch of the ranked pool, or one switch put in, and what comes before it. */
export interface Piece<N> {
  /** Place of its first switch; the piece ends where the next begins. */
  readonly start: number;
  /** The rank of its first switch; of one put in: -1 less its index among those. */
  readonly rank: number;
  readonly margin: N;
  readonly alternating: N;
}

/**
 * A ranked pool of which the hottest `skipped` and a few more are gone, and into which a few were put: its sums at any
 * place in O(log of the few), without ranking anew. Places and ranks count from 0.
 */
export class EditedPool<N> {
  readonly length: number;
  readonly #arithmetic: Arithmetic<N>;
  readonly #sums: PoolSums<N>;
  readonly #skipped: number;
  readonly #out: readonly number[];
  readonly #in: readonly PutIn<N>[];
  readonly #pieces: Piece<N>[] = [];
  #lastPiece = 0;

  /** `out`: ranks from `skipped` on, ascending. `putIn`: in the order in which they lie in the pool. */
  constructor(arithmetic: Arithmetic<N>, sums: PoolSums<N>, skipped: number, out: readonly number[], putIn: readonly PutIn<N>[]) {
    this.#arithmetic = arithmetic;
    this.#sums = sums;
    this.#skipped = skipped;
    this.#out = out;
    this.#in = putIn;
    this.length = sums.length - skipped - out.length + putIn.length;
    this.#cut();
  }

  /** In order, the last one without a switch. */
  get pieces(): readonly Piece<N>[] {
    return this.#pieces;
  }

  /** The rank of the switch at a place; where it was put in, -1 less its index among those. */
  rankAt(place: number): number {
    const { start, rank } = this.#pieces[this.#pieceAt(place)];
    return rank < 0 ? rank : rank + place - start;
  }

  /** Change of the margin when those before a place are taken in turn. */
  margin(place: number, firstBegins: boolean): N {
    const margin = this.#marginTo(this.#pieceAt(place), place);
    return firstBegins ? margin : this.#arithmetic.subtract(margin, this.alternating(place));
  }

  /** k1 - k2 + k3 - ... over those before a place. */
  alternating(place: number): N {
    return this.#alternatingTo(this.#pieceAt(place), place);
  }

  /** The place of the first switch of a rank or after it that is left; those put in before that rank come first. */
  placeOf(rank: number): number {
    const from = Math.max(rank, this.#skipped);
    const gone = firstWhere(this.#out.length, (index) => this.#out[index] >= from);
    return from - this.#skipped - gone + firstWhere(this.#in.length, (index) => this.#in[index].before > rank);
  }

  /** Those put in before a rank and not before an earlier one: the first of them by index, and the one after the last. */
  putInAt(rank: number): readonly [number, number] {
    return [
      firstWhere(this.#in.length, (index) => this.#in[index].before >= rank),
      firstWhere(this.#in.length, (index) => this.#in[index].before > rank),
    ];
  }

  #cut(): void {
    let rank = this.#skipped;
    let place = 0;
    const end = (to: number): void => {
      if (to > rank) this.#push(place, rank);
      place += to - rank;
      rank = to;
    };
    let nextOut = 0;
    for (const [index, { before }] of this.#in.entries()) {
      for (; nextOut < this.#out.length && this.#out[nextOut] < before; nextOut++) {
        end(this.#out[nextOut]);
        rank++;
      }
      end(Math.max(before, rank));
      this.#push(place++, -1 - index);
    }
    for (; nextOut < this.#out.length; nextOut++) {
      end(this.#out[nextOut]);
      rank++;
    }
    end(this.#sums.length);
    this.#push(place, rank);
  }

  #push(start: number, rank: number): void {
    const { zero } = this.#arithmetic;
    const last = this.#pieces.length - 1;
    const margin = last < 0 ? zero : this.#marginTo(last, start);
    const alternating = last < 0 ? zero : this.#alternatingTo(last, start);
    this.#pieces.push({ start, rank, margin, alternating });
  }

  /** Places are mostly asked for one after the other. */
  #pieceAt(place: number): number {
    const last = this.#lastPiece;
    const pieces = this.#pieces;
    if (pieces[last].start <= place && (last + 1 === pieces.length || place < pieces[last + 1].start)) return last;
    return (this.#lastPiece = firstWhere(pieces.length, (index) => pieces[index].start > place) - 1);
  }

  /** A piece that begins at an even place, or at an odd one, with its ranks the other way round. */
  #marginTo(piece: number, place: number): N {
    const { start, rank, margin } = this.#pieces[piece];
    if (place === start) return margin;
    const { add, subtract } = this.#arithmetic;
    if (rank < 0) {
      const { a, b } = this.#in[-1 - rank];
      return start % 2 === 0 ? add(margin, a) : subtract(margin, b);
    }
    const to = rank + place - start;
    const sameTurns = subtract(this.#sums.margin(to), this.#sums.margin(rank));
    if ((start - rank) % 2 === 0) return add(margin, sameTurns);
    return add(margin, subtract(sameTurns, subtract(this.#sums.alternating(to), this.#sums.alternating(rank))));
  }

  #alternatingTo(piece: number, place: number): N {
    const { start, rank, alternating } = this.#pieces[piece];
    if (place === start) return alternating;
    const { add, subtract } = this.#arithmetic;
    if (rank < 0) {
      const { a, b } = this.#in[-1 - rank];
      return start % 2 === 0 ? add(alternating, add(a, b)) : subtract(alternating, add(a, b));
    }
    const change = subtract(this.#sums.alternating(rank + place - start), this.#sums.alternating(rank));
    return (start - rank) % 2 === 0 ? add(alternating, change) : subtract(alternating, change);
  }
}

/** The first of `count` indices that fulfils what all after it fulfil; `count` where none does. */
export function firstWhere(count: number, fulfils: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fulfils(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
