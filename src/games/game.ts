import type { Steps } from '../engines/steps.ts';
import type { TextSource } from '../text/source.ts';
import type { FamilyPhotosLedger, FamilyPhotosMember, FamilyPhotosMove, FamilyPhotosTurn } from './familyPhotos/facts.ts';
import type { GemsFightLedger, GemsFightMove, GemsFightTurn } from './gemsFight/facts.ts';
import type { Problem } from './problems.ts';

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

/**
 * A solved case, kept where it was solved and asked for windows of what it holds: `from` inclusive, `to` exclusive,
 * clipped to what there is. All positions are reachable ones; a `PositionRef` with an illegal move throws RangeError.
 */
export interface SolvedCase {
  readonly summary: CaseSummary;
  /** Memory held, in bytes, for the budget of tables. */
  readonly bytes: number;
  /** Where the value comes from: the parts whose sum is the margin, or the runs of the line. */
  ledger(): Ledger;
  /** Members of one part of the ledger, in the order of the input. */
  members(part: string, from: number, to: number): readonly Member[];
  position(at: PositionRef): PositionSummary;
  /** The line of play from a position on; row 0 is the first turn after it. */
  line(at: PositionRef, from: number, to: number): readonly Turn[];
  /** Every legal move, best first, equal ones in the order of the input, identical ones in one row. */
  moves(at: PositionRef, from: number, to: number): readonly MoveValue[];
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
