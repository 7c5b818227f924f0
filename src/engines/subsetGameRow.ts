import type { Layout } from './subsetGameLayout.ts';

export interface TableArrays {
  /** R: stones still to come, by state. */
  readonly toCome: Uint8Array | Uint16Array | Uint32Array;
  /** theta: stones that the opponent of the player on move still makes, by state. */
  readonly opponents: Uint8Array | Uint16Array | Uint32Array;
  /** Scratch for a row: the least theta found so far. */
  readonly best: Int32Array;
}

/** Fills R for the states of the layout's row. */
export function stonesToCome(layout: Layout, { toCome }: TableArrays): void {
  const { lowStones, lowGems, rowStates, row, fields } = layout;
  const { start } = row;
  const none = row.toCome;
  for (let low = 0; low < rowStates; low += 1) toCome[start + low] = none - lowStones[low];
  const { tops, ones, bits } = fields;
  const topToLowest = bits - 1;
  const sumInTop = 32 - bits;
  for (let word = 0; word < fields.words; word += 1) {
    const gems = row.gems[word];
    const offset = word * rowStates;
    for (let low = 0; low < rowStates; low += 1) {
      // A field's top bit is set where the gems left over by low and high digits make a stone together; the
      // multiplication adds these bits up in the highest field.
      const melted = ((lowGems[offset + low] + gems) & tops) >>> topToLowest;
      toCome[start + low] -= Math.imul(melted, ones) >>> sumInTop;
    }
  }
}

/** Fills theta for the states of the layout's row, R being known there, and both in the rows above. */
export function bestOfRow(layout: Layout, { toCome, opponents, best }: TableArrays): void {
  const { lowMoves, lowMovesStart, rowStates, row } = layout;
  const { start } = row;
  for (let low = 0; low < rowStates; low += 1) best[low] = toCome[start + low];
  for (let move = 0; move < row.moveCount; move += 1) {
    const next = start + row.moves[move];
    for (let low = 0; low < rowStates; low += 1) {
      const here = toCome[start + low];
      const theirs = opponents[next + low];
      // Without branches, which nothing could predict: all ones where the move makes a stone, else zero.
      const scored = (toCome[next + low] - here) >> 31;
      const after = theirs + ((here - 2 * theirs) & ~scored);
      const more = after - best[low];
      best[low] += more & (more >> 31);
    }
  }
  for (let low = rowStates - 1; low >= 0; low -= 1) {
    const here = toCome[start + low];
    let least = best[low];
    const end = lowMovesStart[low + 1];
    for (let move = lowMovesStart[low]; move < end; move += 1) {
      const next = start + low + lowMoves[move];
      const theirs = opponents[next];
      const scored = (toCome[next] - here) >> 31;
      const after = theirs + ((here - 2 * theirs) & ~scored);
      const more = after - least;
      least += more & (more >> 31);
    }
    opponents[start + low] = least;
  }
}
