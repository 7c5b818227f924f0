import type { SubsetGame } from './subsetGame.ts';
import { Counter, type Fields, fieldsFor, sizeOf } from './subsetGameCounts.ts';

/** States in a row at most: its tables stay in the cache. */
const longestRow = 256;

/** Their numbers are int32. */
const mostStates = 2 ** 31 - 1;

/**
 * The mixed-radix order of the states: kinds with few bags are the low digits. A *row* is the run of states that
 * differ in the low digits alone, so that whatever depends on the high digits is worked out once a row.
 */
export interface Layout {
  readonly states: number;
  readonly stones: number;
  readonly rows: number;
  readonly rowStates: number;
  readonly strides: readonly number[];
  /** Operations to turn to a row, beside those for its states. */
  readonly rowWork: number;
  readonly fields: Fields;
  /** By state within a row: stones made by the low digits alone. */
  readonly lowStones: Int32Array;
  /** By word, then by state within a row: gems left over by the low digits. */
  readonly lowGems: Int32Array;
  /** Strides of the low kinds with a bag left: those of state s lie from lowMovesStart[s] to lowMovesStart[s + 1]. */
  readonly lowMoves: Int32Array;
  readonly lowMovesStart: Int32Array;
  /** Of the row: its first state, stones to come were no low bag taken, gems left over (plus a bias), moves. */
  readonly row: Row;
  goToRow(row: number): void;
}

export interface Row {
  start: number;
  toCome: number;
  readonly gems: Int32Array;
  readonly moves: Int32Array;
  moveCount: number;
}

/** Chooses the order of the states and prepares what is shared by all rows. Errors: RangeError above 2^31 states. */
export function layOut(game: SubsetGame): Layout {
  const { kinds, meltsAt } = game;
  const { states, stones } = sizeOf(game);
  if (states > mostStates) throw new RangeError(`A table of ${states} states is too large.`);
  const colours = kinds[0]?.gems.length ?? 0;
  const order = kinds.map((_, index) => index).sort((a, b) => kinds[a].count - kinds[b].count);
  const strides = new Array<number>(kinds.length).fill(0);
  let stride = 1;
  let rowStates = 1;
  let lowCount = 0;
  for (const [place, index] of order.entries()) {
    strides[index] = stride;
    stride *= kinds[index].count + 1;
    if (stride <= longestRow) {
      rowStates = stride;
      lowCount = place + 1;
    }
  }
  const low = order.slice(0, lowCount);
  const high = order.slice(lowCount);
  const fields = fieldsFor(colours, meltsAt);
  const counter = new Counter(kinds, colours, meltsAt);

  const lowStones = new Int32Array(rowStates);
  const lowGems = new Int32Array(fields.words * rowStates);
  const lowMoves = new Int32Array(rowStates * low.length);
  const lowMovesStart = new Int32Array(rowStates + 1);
  let moveCount = 0;
  for (let state = 0; state < rowStates; state += 1) {
    counter.count(low, strides, state);
    lowStones[state] = counter.stones;
    for (let colour = 0; colour < colours; colour += 1) {
      const word = Math.floor(colour / fields.inWord);
      lowGems[word * rowStates + state] |= counter.left[colour] << ((colour % fields.inWord) * fields.bits);
    }
    for (const kind of low) {
      if (counter.taken[kind] < kinds[kind].count) lowMoves[moveCount++] = strides[kind];
    }
    lowMovesStart[state + 1] = moveCount;
  }

  const bias = 2 ** (fields.bits - 1) - meltsAt;
  const row: Row = {
    start: 0,
    toCome: 0,
    gems: new Int32Array(fields.words),
    moves: new Int32Array(high.length),
    moveCount: 0,
  };
  function goToRow(index: number): void {
    row.start = index * rowStates;
    counter.count(high, strides, row.start);
    row.toCome = stones - counter.stones;
    row.gems.fill(0);
    for (let colour = 0; colour < colours; colour += 1) {
      const shift = (colour % fields.inWord) * fields.bits;
      row.gems[Math.floor(colour / fields.inWord)] |= (bias + counter.left[colour]) << shift;
    }
    row.moveCount = 0;
    for (const kind of high) {
      if (counter.taken[kind] < kinds[kind].count) row.moves[row.moveCount++] = strides[kind];
    }
  }
  const rows = states / rowStates;
  const rowWork = kinds.length * (colours + 1);
  return { states, stones, rows, rowStates, strides, rowWork, fields, lowStones, lowGems, lowMoves, lowMovesStart, row, goToRow };
}
