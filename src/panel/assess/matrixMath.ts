import type { GameSuite } from '../../testCases/suite.ts';

/** Columns drawn at once: more would make every key press slow, and nobody reads them side by side. */
export const columnsAtOnce = 60;

/** A place in the matrix: row -1 is the head. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The strategies in the order of the rows, by their places in the suite: those that nothing catches first. */
export function rowOrder({ strategies }: Pick<GameSuite, 'strategies'>): readonly number[] {
  const rank = (index: number): number => (strategies[index].caught > 0 ? 2 : strategies[index].unknown > 0 ? 1 : 0);
  return strategies.map((_, index) => index).sort((a, b) => rank(a) - rank(b) || a - b);
}

/** Columns `from` (inclusive) to `to` (exclusive): the ones drawn together with a column. */
export function pageOf(column: number, columns: number): { readonly from: number; readonly to: number } {
  const from = Math.floor(column / columnsAtOnce) * columnsAtOnce;
  return { from, to: Math.min(columns, from + columnsAtOnce) };
}

/** Where a key leads from a place; null where the key moves nothing. */
export function placeAfterKey(key: string, { row, column }: Place, rows: number, columns: number): Place | null {
  const at = (row: number, column: number): Place => ({
    row: Math.min(rows - 1, Math.max(-1, row)),
    column: Math.min(columns - 1, Math.max(0, column)),
  });
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'Home':
      return at(row, 0);
    case 'End':
      return at(row, columns - 1);
    case 'PageUp':
      return at(-1, column);
    case 'PageDown':
      return at(rows - 1, column);
    default:
      return null;
  }
}
