import { finish } from '../engines/steps.ts';
import type { Steps } from '../engines/steps.ts';
import { boardAt } from './explanationBoard.ts';
import type { Board } from './explanationBoard.ts';
import { leftOverAt, playedUpTo, rowsAtOnce, totalsThrough } from './explanationPlayed.ts';
import type { LeftOver, PlayedMove, Totals } from './explanationPlayed.ts';
import type {
  Amount,
  CaseSummary,
  Ledger,
  MoveReasons,
  MoveValue,
  PositionReasons,
  PositionRef,
  PositionSummary,
  SolvedCase,
  Turn,
} from './game.ts';

/** What an explanation may hold at most; what stands in the lists is the beginning of what there is. */
export interface ExplanationLimits {
  readonly moves: number;
  /** Moves with reasons and a reply, from the best one on. */
  readonly reasons: number;
  readonly turns: number;
  /** Photos and stacks of each part of the value. */
  readonly parts: number;
  /** Stacks on the board, and among those left over. */
  readonly stacks: number;
}

/** What a person wants to read at once. */
export const readingLimits: ExplanationLimits = { moves: 20, reasons: 20, turns: 60, parts: 5, stacks: 20 };

/** All there is, reasons aside: those of a hundred thousand moves would be hundreds of megabytes. */
export const wholeLimits: ExplanationLimits = { moves: Infinity, reasons: 200, turns: Infinity, parts: 200, stacks: 200 };

/** What an explanation can be written as to be taken along; a hand-out has its solutions apart. */
export type ExplanationForm = 'markdown' | 'handout' | 'json';

/** Why the value is right beyond the solver that found it. theorem: the proof of the solver itself (Family Photos). */
export type Proof =
  | { readonly by: 'exhaustive-play'; readonly margin: Amount; readonly positions: number }
  | { readonly by: 'second-solver'; readonly margin: Amount }
  | { readonly by: 'theorem' };

export interface ExplainedMove {
  readonly move: MoveValue;
  /** Null beyond the limit. */
  readonly explanation: MoveReasons | null;
}

/** A position explained, as data: all that an export or a plain text needs. */
export interface Explanation {
  /** The whole case, and where its value comes from. */
  readonly summary: CaseSummary;
  readonly ledger: Ledger;
  readonly at: PositionRef;
  readonly position: PositionSummary;
  /** The moves of the branch that led here; those before it are turns of the line of play. */
  readonly played: readonly PlayedMove[];
  readonly board: Board;
  /** Totals at the end of the line through the position. */
  readonly totals: Totals;
  readonly why: PositionReasons;
  /** No move loses anything: there are no reasons of moves. */
  readonly allEqual: boolean;
  /** Best first, of `position.moves`. */
  readonly moves: readonly ExplainedMove[];
  /** The line from here, of `position.turns`. */
  readonly line: readonly Turn[];
  /** Why the first pass of that line is made, unless it is the move of this position; null where there is none. */
  readonly firstPass: { readonly turn: number; readonly reasons: PositionReasons['reasons'] } | null;
  /** Null in Gems Fight!, where every bag is emptied. */
  readonly leftOver: LeftOver | null;
  /** Null where nobody looked for one. */
  readonly proof: Proof | null;
}

/**
 * Explains a position of a solved case. `proof` is found by the caller, who knows what time there is.
 * Errors: RangeError where the position cannot be reached.
 */
export function explanationOf(solved: SolvedCase, at: PositionRef, limits: ExplanationLimits, proof: Proof | null): Explanation {
  return finish(explain(solved, at, limits, proof));
}

/** Moves explained at once. */
const reasonsAtOnce = 8;

/** As {@link explanationOf}, in steps; the share that they yield says nothing. */
export function* explain(solved: SolvedCase, at: PositionRef, limits: ExplanationLimits, proof: Proof | null): Steps<Explanation> {
  const position = solved.position(at);
  const ledger = solved.ledger();
  const why = solved.explainPosition(at, limits.parts);
  yield 0;
  const moves = yield* rows(limits.moves, position.moves, rowsAtOnce, (from, to) => solved.moves(at, from, to));
  const numbers = moves.slice(0, limits.reasons).map(numberOf);
  const explained = yield* rows(limits.reasons, numbers.length, reasonsAtOnce, (from, to) =>
    solved.explainMoves(at, numbers.slice(from, to)),
  );
  const before = yield* playedUpTo(solved, at);
  const line = yield* rows(limits.turns, position.turns, rowsAtOnce, (from, to) => solved.line(at, from, to));
  return {
    summary: solved.summary,
    ledger,
    at,
    position,
    played: before.branch,
    board: yield* boardAt(solved, at, before, limits.stacks),
    totals: yield* totalsThrough(solved, at, before),
    why,
    allEqual: 'allEqual' in why ? why.allEqual : why.reasons.some(({ code }) => code === 'every-move-equal'),
    moves: moves.map((move, index) => ({ move, explanation: explained[index] ?? null })),
    line,
    firstPass: firstPassOf(solved, at, line, limits.parts),
    leftOver: ledger.game === 'family-photos' ? yield* leftOverAt(solved, at, before, limits.stacks) : null,
    proof,
  };
}

/** The first `most` of `count` rows, so many at once. */
function* rows<Row>(most: number, count: number, atOnce: number, ask: (from: number, to: number) => readonly Row[]): Steps<readonly Row[]> {
  const all: Row[] = [];
  const end = Math.min(most, count);
  for (let from = 0; from < end; from += atOnce) {
    for (const row of ask(from, Math.min(end, from + atOnce))) all.push(row);
    yield 0;
  }
  return all;
}

/** The move of a row; of identical ones the first. */
export function numberOf(move: MoveValue): number {
  return move.game === 'family-photos' ? move.stack : move.bags[0];
}

function firstPassOf(solved: SolvedCase, { turn, branch }: PositionRef, line: readonly Turn[], most: number): Explanation['firstPass'] {
  const index = line.findIndex((row) => row.game === 'family-photos' && row.action === 'passes');
  if (index <= 0) return null;
  // Turns of the line of play itself need no branch, which is slower to follow.
  const moves = line.slice(0, index).map((row) => (row.game === 'family-photos' ? row.stack : row.bag));
  const at = branch.length === 0 ? { turn: turn + index, branch } : { turn, branch: [...branch, ...moves] };
  return { turn: line[index].turn, reasons: solved.explainPosition(at, most).reasons };
}
