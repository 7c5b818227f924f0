import type { SubsetKind } from '../../engines/subsetGame.ts';

/**
 * An order of the sets of bags: a set is the sum over the kinds of (bags taken) x (stride of the kind). A row is the run
 * of sets that differ in the first kinds alone, so that the other kinds are looked at once a row.
 */
export interface Rows {
  readonly count: number;
  readonly rowSets: number;
  /** Kinds that differ within a row. */
  readonly lowKinds: number;
  readonly strides: readonly number[];
  /** Bags of each kind. */
  readonly counts: readonly number[];
  /** Strides of the low kinds with a bag left: those of set s of a row lie from lowMovesStart[s] to lowMovesStart[s + 1]. */
  readonly lowMoves: Int32Array;
  readonly lowMovesStart: Int32Array;
}

/** Of all sets, by set. */
export type Table = Int16Array | Int32Array;

/** Sets in a row at most: its scratch stays in the cache. */
const longestRow = 256;
/** No value of a strategy is more than twice the stones. */
const mostForInt16 = 2 ** 14 - 1;

export function rowsOf(kinds: readonly SubsetKind[], sets: number): Rows {
  const counts = kinds.map(({ count }) => count);
  const strides: number[] = [];
  let stride = 1;
  let rowSets = 1;
  let lowKinds = 0;
  for (const [kind, count] of counts.entries()) {
    strides.push(stride);
    stride *= count + 1;
    if (stride > longestRow) continue;
    rowSets = stride;
    lowKinds = kind + 1;
  }
  const lowMoves = new Int32Array(rowSets * lowKinds);
  const lowMovesStart = new Int32Array(rowSets + 1);
  const rows = { count: sets / rowSets, rowSets, lowKinds, strides, counts, lowMoves, lowMovesStart };
  let moves = 0;
  for (let low = 0; low < rowSets; low += 1) {
    for (let kind = 0; kind < lowKinds; kind += 1) {
      if (takenOf(rows, low, kind) < counts[kind]) lowMoves[moves++] = strides[kind];
    }
    lowMovesStart[low + 1] = moves;
  }
  return rows;
}

/** Bags of a kind that are taken in a set. */
export function takenOf({ strides, counts }: Rows, set: number, kind: number): number {
  return Math.floor(set / strides[kind]) % (counts[kind] + 1);
}

/** F of every set, row by row: the sum over the colours of floor((gems - spare) / S), none below 0. */
export class StoneCounter {
  readonly made: Table;
  readonly #kinds: readonly SubsetKind[];
  readonly #rows: Rows;
  /** By gems of a colour. */
  readonly #stones: Int32Array;
  /** By colour, then by set within a row: gems of the low kinds. */
  readonly #lowGems: readonly Int32Array[];

  constructor(kinds: readonly SubsetKind[], rows: Rows, meltsAt: number, spare: number) {
    this.#kinds = kinds;
    this.#rows = rows;
    const colours = [...(kinds[0]?.gems.keys() ?? [])];
    const gemsInAll = colours.map((colour) => kinds.reduce((sum, { count, gems }) => sum + count * gems[colour], 0));
    const most = Math.max(0, ...gemsInAll);
    this.#stones = Int32Array.from({ length: most + 1 }, (_, gems) => Math.max(0, Math.floor((gems - spare) / meltsAt)));
    this.#lowGems = colours.map((colour) =>
      Int32Array.from({ length: rows.rowSets }, (_, low) => this.#gemsOf(colour, low, 0, rows.lowKinds)),
    );
    const sets = rows.count * rows.rowSets;
    this.made = gemsInAll.reduce((sum, gems) => sum + gems, 0) <= mostForInt16 ? new Int16Array(sets) : new Int32Array(sets);
  }

  /** Counts for the sets from `row`, the first of a row, to its end. */
  count(row: number): void {
    const { made } = this;
    const stones = this.#stones;
    for (const [colour, lowGems] of this.#lowGems.entries()) {
      const gems = this.#gemsOf(colour, row, this.#rows.lowKinds, this.#kinds.length);
      for (let low = 0; low < lowGems.length; low += 1) made[row + low] += stones[gems + lowGems[low]];
    }
  }

  /** Gems of a colour in the bags of the kinds from `first` to before `end` that are taken in a set. */
  #gemsOf(colour: number, set: number, first: number, end: number): number {
    let gems = 0;
    for (let kind = first; kind < end; kind += 1) gems += takenOf(this.#rows, set, kind) * this.#kinds[kind].gems[colour];
    return gems;
  }
}
