import type { Move, PositionRef } from '../../games/game.ts';

/** A line of play: the main line up to `turn`, the `moves` taken instead, and then the best play. No moves: the main line. */
export interface TriedLine {
  readonly turn: number;
  readonly moves: readonly Move[];
}

export const mainLine: TriedLine = { turn: 0, moves: [] };

/** A position on the whole of a line, after `at` turns of it. */
export interface Place {
  readonly line: TriedLine;
  readonly at: number;
}

/** Where one is, and the places that undo and redo lead to, the nearest last. */
export interface PositionState {
  readonly place: Place;
  readonly past: readonly Place[];
  readonly future: readonly Place[];
}

export const startState: PositionState = { place: { line: mainLine, at: 0 }, past: [], future: [] };

/** Undo goes back this far. */
const mostPast = 200;

/** Turns of a line up to the end of the moves taken instead; best play follows. */
export function ownEnd({ turn, moves }: TriedLine): number {
  return turn + moves.length;
}

export function isMain({ moves }: TriedLine): boolean {
  return moves.length === 0;
}

/**
 * The position of a place. `moveAt` gives the move of a turn (from 1) of the line's best play; a position that far needs
 * them all. Null while one of them is not known.
 */
export function refOf({ line, at }: Place, moveAt: (turn: number) => Move | undefined): PositionRef | null {
  if (isMain(line) || at <= line.turn) return { turn: at, branch: [] };
  const end = ownEnd(line);
  const branch = line.moves.slice(0, Math.min(at, end) - line.turn);
  for (let turn = end + 1; turn <= at; turn += 1) {
    const move = moveAt(turn);
    if (move === undefined) return null;
    branch.push(move);
  }
  return { turn: line.turn, branch };
}

/** Steps along the line, which is nothing to undo. */
export function goTo(state: PositionState, at: number): PositionState {
  return at === state.place.at ? state : { ...state, place: { line: state.place.line, at } };
}

/** Moves of the lines in question by turn, from 1; undefined where they are not known. */
export interface KnownMoves {
  readonly main: (turn: number) => Move | undefined;
  /** Of the line that one is on. */
  readonly current: (turn: number) => Move | undefined;
}

/**
 * Takes moves from the position `from` of the line that one is on, one or several, and ends after the last of them. Moves
 * that this line takes as well are only steps along it. Moves that the main line takes are a part of it: a line leaves it
 * as late as can be.
 */
export function takeMoves(state: PositionState, from: PositionRef, moves: readonly Move[], known: KnownMoves): PositionState {
  const at = from.turn + from.branch.length + moves.length;
  const before = at - moves.length;
  if (moves.every((move, index) => known.current(before + index + 1) === move)) return goTo(state, at);
  const taken = [...from.branch, ...moves];
  let same = 0;
  while (same < taken.length && known.main(from.turn + same + 1) === taken[same]) same += 1;
  const rest = taken.slice(same);
  return change(state, { line: rest.length === 0 ? mainLine : { turn: from.turn + same, moves: rest }, at });
}

/** Back to where the line left the main line; on the main line nothing changes. */
export function backToMain(state: PositionState): PositionState {
  const { line, at } = state.place;
  return isMain(line) ? state : change(state, { line: mainLine, at: Math.min(at, line.turn) });
}

/** To a place on another line, as a change of line that can be undone. */
export function chooseLine(state: PositionState, place: Place): PositionState {
  return sameLine(place.line, state.place.line) ? goTo(state, place.at) : change(state, place);
}

export function undo(state: PositionState): PositionState {
  const place = state.past.at(-1);
  return place === undefined ? state : { place, past: state.past.slice(0, -1), future: [...state.future, state.place] };
}

export function redo(state: PositionState): PositionState {
  const place = state.future.at(-1);
  return place === undefined ? state : { place, past: [...state.past, state.place], future: state.future.slice(0, -1) };
}

export function sameLine(one: TriedLine, other: TriedLine): boolean {
  if (one === other) return true;
  if (isMain(one) && isMain(other)) return true;
  return (
    one.turn === other.turn && one.moves.length === other.moves.length && one.moves.every((move, index) => move === other.moves[index])
  );
}

export function samePlace(one: Place, other: Place): boolean {
  return one.at === other.at && sameLine(one.line, other.line);
}

function change(state: PositionState, place: Place): PositionState {
  return { place, past: [...state.past, state.place].slice(-mostPast), future: [] };
}
