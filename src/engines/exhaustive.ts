import type { Arithmetic } from './arithmetic.ts';
import type { Steps } from './steps.ts';

/** A finite game of two players over one margin, told by its bare rules. No position may come up twice in one play. */
export interface ExhaustiveGame<Position, N> {
  /** The same for two positions exactly when all that may still follow is the same. */
  key(position: Position): string | number;
  firstToMove(position: Position): boolean;
  /** Every legal move: by how much it changes the margin (first player less second), and where it leads. None: finished. */
  moves(position: Position): Iterable<{ readonly gain: N; readonly next: Position }>;
}

interface ExhaustiveResult<N> {
  /** The margin still to come when both play their best. */
  readonly margin: N;
  /** Distinct unfinished positions visited, by their keys. */
  readonly positions: number;
}

interface Frame<Position, N> {
  readonly key: string | number;
  readonly firstToMove: boolean;
  readonly moves: readonly { readonly gain: N; readonly next: Position }[];
  /** The move being looked at; those before it are settled. */
  current: number;
  best: N | undefined;
}

const movesAStep = 250;
/** Frames deeper than this move the share done by too little to see. */
const depthOfShare = 12;

/**
 * Plays every line of a game from `start`: backward induction with a memory of the positions met, on a stack of its
 * own, so that neither depth nor interruption matters. Exact as far as `arithmetic` is.
 * Errors: RangeError of the engine's `Map` past some 16 million positions.
 */
export function* exhaust<Position, N>(
  game: ExhaustiveGame<Position, N>,
  start: Position,
  arithmetic: Arithmetic<N>,
): Steps<ExhaustiveResult<N>> {
  const values = new Map<string | number, N>();
  const stack: Frame<Position, N>[] = [];
  let positions = 0;
  let work = 0;

  /** The value where it is known or the game is over; else a frame is pushed and the answer waits for it. */
  function lookUp(position: Position): N | undefined {
    const key = game.key(position);
    const known = values.get(key);
    if (known !== undefined) return known;
    const moves = [...game.moves(position)];
    work += moves.length;
    if (moves.length === 0) {
      values.set(key, arithmetic.zero);
      return arithmetic.zero;
    }
    positions += 1;
    stack.push({ key, firstToMove: game.firstToMove(position), moves, current: 0, best: undefined });
    return undefined;
  }

  let settled = lookUp(start);
  while (stack.length > 0) {
    const frame = stack[stack.length - 1];
    if (settled !== undefined) {
      const candidate = arithmetic.add(frame.moves[frame.current].gain, settled);
      if (frame.best === undefined || better(frame.firstToMove, arithmetic.compare(candidate, frame.best))) {
        frame.best = candidate;
      }
      frame.current += 1;
    }
    if (frame.current < frame.moves.length) {
      settled = lookUp(frame.moves[frame.current].next);
    } else {
      settled = frame.best!;
      values.set(frame.key, settled);
      stack.pop();
    }
    work += 1;
    if (work >= movesAStep) {
      work = 0;
      yield shareDone(stack);
    }
  }
  return { margin: settled!, positions };
}

function better(firstToMove: boolean, comparison: number): boolean {
  return firstToMove ? comparison > 0 : comparison < 0;
}

/** The part of the game tree that lies before the current line: never falls, reaches 1 at the end. */
function shareDone(stack: readonly Frame<unknown, unknown>[]): number {
  let share = 0;
  let width = 1;
  for (let depth = 0; depth < stack.length && depth < depthOfShare; depth += 1) {
    const { moves, current } = stack[depth];
    width /= moves.length;
    share += width * Math.min(current, moves.length);
  }
  return Math.min(share, 1);
}
