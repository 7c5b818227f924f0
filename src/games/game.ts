import type { Steps } from '../engines/steps.ts';
import type { TextSource } from '../text/source.ts';
import type { FamilyPhotosLedger, FamilyPhotosMember, FamilyPhotosMove, FamilyPhotosTurn, StackTable } from './familyPhotos/facts.ts';
import type { FamilyPhotosMoveExplanation, FamilyPhotosPositionExplanation } from './familyPhotos/reasons.ts';
import type { GemsFightLedger, GemsFightMove, GemsFightTurn } from './gemsFight/facts.ts';
import type { GemsFightMoveExplanation, GemsFightPositionExplanation } from './gemsFight/reasons.ts';
import type { Problem } from './problems.ts';

export type { Steps } from '../engines/steps.ts';

export type GameId = 'family-photos' | 'gems-fight';

/** 0: the first player, always Alice. 1: the second (Bonnie in Family Photos, Bob in Gems Fight!). */
export type Player = 0 | 1;

/** A whole number in decimal, exact whatever its size ('-' where negative). */
export type Amount = string;

/** A move as data: the number of the stack or bag it takes from, counted from 1; 0 is a pass. */
export type Move = number;

/** A position: the first `turn` turns of the line of play, then the moves of `branch` instead. */
export interface PositionRef {
  readonly turn: number;
  readonly branch: readonly Move[];
}

export const startPosition: PositionRef = { turn: 0, branch: [] };

/** What a reader found in a text. `cases` is empty where an error stands. */
export interface Reading<Case> {
  /** In the order of the text; bounded, so that a file of garbage does not flood the editor. */
  readonly problems: readonly Problem[];
  readonly cases: readonly Case[];
}

/** The answer of one case. Totals are those of the line shown (Gems Fight!: of every optimal line). */
export interface CaseSummary {
  /** The line of the text where the case begins, from 0. */
  readonly line: number;
  /** First player's total less the second player's, under optimal play. */
  readonly margin: Amount;
  readonly firstTotal: Amount;
  readonly secondTotal: Amount;
  /** Turns of the line of play, passes included. */
  readonly turns: number;
  /** Legal moves at the start, identical ones counted once. */
  readonly moves: number;
}

/** What is known of a position beside its moves. Margins are first player less second, whoever is on move. */
export interface PositionSummary {
  readonly player: Player;
  /** No move is left, or two passes ended the game. */
  readonly over: boolean;
  readonly banked: Amount;
  readonly final: Amount;
  /** Turns of the line of play from here, and legal moves here. */
  readonly turns: number;
  readonly moves: number;
}

export type Ledger = FamilyPhotosLedger | GemsFightLedger;
export type Turn = FamilyPhotosTurn | GemsFightTurn;
export type MoveValue = FamilyPhotosMove | GemsFightMove;
export type Member = FamilyPhotosMember;
export type PositionReasons = FamilyPhotosPositionExplanation | GemsFightPositionExplanation;
export type MoveReasons = FamilyPhotosMoveExplanation | GemsFightMoveExplanation;

/** What a move does: in Family Photos what it takes from, in Gems Fight! whether it makes a stone now. */
export type MoveKind = FamilyPhotosMove['kind'] | 'scoring' | 'quiet';

/** Which moves to list; what is left out asks for nothing. */
export interface MoveFilter {
  readonly kinds?: readonly MoveKind[];
  /** Digits that the number of the stack, or of a bag of the row, begins with; a pass has no number. */
  readonly number?: string;
  readonly loses?: 'nothing' | 'something';
}

/** A turn of a margin chart, or a stretch of turns. Margins as doubles: exact enough to draw. */
export interface MarginPoint {
  /** The turn, or the last one of the stretch, from 1. */
  readonly turn: number;
  /** Banked and final margin after it. */
  readonly banked: number;
  readonly final: number;
  /** Extremes of both within the stretch. */
  readonly least: number;
  readonly greatest: number;
  readonly leastFinal: number;
  readonly greatestFinal: number;
  /** Who made the turn; null for a stretch. */
  readonly player: Player | null;
  readonly passes: boolean;
}

/** The margins along a whole line of play. */
export interface MarginSeries {
  /** The line of play up to the position, the moves of its branch, and the line from there. */
  readonly turns: number;
  /** Final margin before the first turn; banked is 0 there. */
  readonly final: number;
  readonly points: readonly MarginPoint[];
}

/** What exhaustive play of a position found, knowing nothing but the bare rules. */
export interface Verified {
  /** Final margin of the position. */
  readonly margin: Amount;
  /** Distinct unfinished positions visited. */
  readonly positions: number;
}

/** Rows from the top of a list of moves that are found without looking at all moves. */
export const bestRows = 1000;

/** Positions that exhaustive play may have to visit at most: seconds of work and some hundred megabytes. */
export const mostPositionsToVerify = 3_000_000;

/**
 * A solved case, kept where it was solved and asked for windows of what it holds: `from` inclusive, `to` exclusive,
 * clipped to what there is. All positions are reachable ones; a `PositionRef` with an illegal move throws RangeError.
 */
export interface SolvedCase {
  readonly summary: CaseSummary;
  /** Memory held, in bytes, for the budget of tables. */
  readonly bytes: number;
  /** Work that all questions about positions rest on, done once; the first of them does at once what is not done yet. */
  prepare(): Steps<void>;
  /** As {@link prepare}, for rows of moves past the first {@link bestRows}, filters, rows of single moves and reasons of a position. */
  prepareAll(at: PositionRef): Steps<void>;
  /** Where the value comes from: the parts whose sum is the margin, or the runs of the line. */
  ledger(): Ledger;
  /** Members of one part of the ledger, in the order of the input. */
  members(part: string, from: number, to: number): readonly Member[];
  position(at: PositionRef): PositionSummary;
  /** The line of play from a position on; row 0 is the first turn after it. */
  line(at: PositionRef, from: number, to: number): readonly Turn[];
  /** Every legal move, or those that a filter lets through: best first, equal ones in the order of the input, identical ones in one row. */
  moves(at: PositionRef, from: number, to: number, filter?: MoveFilter): readonly MoveValue[];
  /** Rows of `moves` with a filter. */
  moveCount(at: PositionRef, filter: MoveFilter): number;
  /** One legal move; of identical ones their row. Errors: RangeError where it is not legal. */
  moveOf(at: PositionRef, move: Move): MoveValue;
  /** The row of a legal move in `moves`; null where the filter leaves it out. Errors: RangeError where it is not legal. */
  rowOf(at: PositionRef, move: Move, filter?: MoveFilter): number | null;
  /**
   * The margins after each turn of the whole line through a position where it has no more than `points` turns, else of
   * at most `points` stretches of equal length, with the extremes of each.
   */
  series(at: PositionRef, points: number): MarginSeries;
  /** Why a position has its value; at most `most` of each kind of what it is made of are named. */
  explainPosition(at: PositionRef, most: number): PositionReasons;
  /** Why moves have their values. Errors: RangeError where one is not legal. */
  explainMoves(at: PositionRef, moves: readonly Move[]): readonly MoveReasons[];
  /** A bound on the positions that {@link verify} visits; null where that is more than {@link mostPositionsToVerify}. */
  positionsToVerify(at: PositionRef): number | null;
  /** Plays every line from a position. Errors: RangeError where `positionsToVerify` is null. */
  verify(at: PositionRef): Steps<Verified>;
  /** Family Photos: all its stacks as a table. Null where the game has none. */
  readonly stacks: StackTable | null;
}

/** What each game fulfils; `games/catalogue.ts` lists them. `Case` is one instance of the game as its reader gives it. */
export interface Game<Case = unknown> {
  readonly id: GameId;
  /** Reads the whole text: never throws on any input, every range inside the text. */
  read(text: TextSource): Steps<Reading<Case>>;
  /** Bytes that solving takes at its peak, known before the start. */
  estimate(input: Case): number;
  /** Solves one case exactly. Errors: none for a case that the reader gave and the memory allows. */
  solve(input: Case): Steps<SolvedCase>;
}
