import type { Steps } from './steps.ts';
import type { SubsetGame, SubsetTable } from './subsetGame.ts';
import { layOut, type Layout } from './subsetGameLayout.ts';
import { bestOfRow, stonesToCome, type TableArrays } from './subsetGameRow.ts';

/** Pairs of a state and a move (or a word of gems) that one step looks at: about half a millisecond. */
const workAStep = 150_000;

/**
 * Solves any game, state by state: the number of bags taken of each kind is a digit of the state, so that bags that are the
 * same move cost nothing. Errors: RangeError where the table does not fit into memory; see `bytesByDigits`.
 */
export function* solveByDigits(game: SubsetGame): Steps<SubsetTable> {
  const layout = layOut(game);
  const arrays = tableArrays(layout);
  const workAState = game.kinds.length + layout.fields.words + 1;
  let work = 0;
  for (let row = layout.rows - 1; row >= 0; row -= 1) {
    layout.goToRow(row);
    stonesToCome(layout, arrays);
    bestOfRow(layout, arrays);
    work += layout.rowWork + layout.rowStates * workAState;
    if (work >= workAStep) {
      work = 0;
      yield 1 - row / layout.rows;
    }
  }
  const { toCome, opponents } = arrays;
  return {
    strides: layout.strides,
    stones: layout.stones,
    bytes: bytesByDigits(layout.states, layout.stones),
    value: (state) => toCome[state] - 2 * opponents[state],
    stonesMade: (state) => layout.stones - toCome[state],
  };
}

/** Bytes taken at the peak, the tables shared by all rows (some kilobytes) left out. */
export function bytesByDigits(states: number, stones: number): number {
  return 2 * states * (stones <= 0xff ? 1 : stones <= 0xffff ? 2 : 4);
}

function tableArrays({ states, stones, rowStates }: Layout): TableArrays {
  const best = new Int32Array(rowStates);
  if (stones <= 0xff) return { toCome: new Uint8Array(states), opponents: new Uint8Array(states), best };
  if (stones <= 0xffff) return { toCome: new Uint16Array(states), opponents: new Uint16Array(states), best };
  return { toCome: new Uint32Array(states), opponents: new Uint32Array(states), best };
}
