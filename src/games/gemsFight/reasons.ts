import type { Amount, Move, Player } from '../game.ts';
import type { MoveExplanation, ReasonOf } from '../reason.ts';
import type { ColourCount, GemsFightRun } from './facts.ts';

export interface RunBag {
  readonly bag: Move;
  /** 0 for a quiet bag. */
  readonly stones: number;
}

/** Bags that one player empties in a row, in best play. */
export interface PlayedRun {
  readonly player: Player;
  readonly bags: readonly RunBag[];
  readonly stones: number;
  /**
   * Why it ends. 'no-stone': its last bag is quiet, and no bag left made a stone; 'declined': its last bag is quiet though
   * another one made stones; 'last-bag': no bag is left after it.
   */
  readonly end: 'no-stone' | 'declined' | 'last-bag';
  /** The bags left before its last bag, where they are few (at most 4) and the end is 'no-stone'; else empty. */
  readonly left: readonly Move[];
}

/** All stones of each player at the end of the game: their difference is the final margin. */
export interface Totals {
  readonly first: number;
  readonly second: number;
}

/** A move, with the bags that are the same, and what comes of it. */
export interface Choice {
  readonly bags: readonly Move[];
  readonly stones: number;
  readonly final: Amount;
}

/** Where the next stones fall: bags taken quietly by turns, then a run that makes stones, and the run after it. */
export interface NextStones {
  /** The first bag is the opponent's of the player explained, the players alternate. */
  readonly quiet: readonly RunBag[];
  readonly run: PlayedRun;
  /** Null where the game is over. */
  readonly next: PlayedRun | null;
}

interface FirstStone {
  /** From 1, counted from the start of the game. */
  readonly turn: number;
  readonly player: Player;
  /** Stones were made before: it is the next one. */
  readonly made: boolean;
  /** Stones of the run that begins with it in this line. */
  readonly stones: number;
  /** That run goes on to the end of the game. */
  readonly toEnd: boolean;
}

interface Pass {
  readonly player: Player;
  readonly final: Amount;
  /** The final margin if the opponent had to move instead and could not pass back. */
  readonly passed: Amount;
}

/** Every move that loses nothing names the others that do as well. */
export interface Best {
  readonly player: Player;
  readonly totals: Totals;
  /** Bags that look otherwise and are equally good. */
  readonly equals: readonly Move[];
}

/** Why a position has its value. Margins are final ones, first player less second. */
export interface GemsFightPositionReasons {
  /** `made`: stones were made before. */
  readonly 'no-stone-to-come': { readonly made: boolean; readonly final: Amount };
  readonly 'only-move': { readonly bags: readonly Move[]; readonly final: Amount };
  /** `first`: no bag has been taken. */
  readonly 'all-equal': { readonly first: boolean; readonly final: Amount };
  /** `oneOfEach`: every colour that lies in any bag gives one. */
  readonly 'stones-to-come': {
    readonly made: boolean;
    readonly stones: number;
    readonly colours: readonly ColourCount[];
    readonly oneOfEach: boolean;
  };
  /** Every play has the same number of quiet bags before it. */
  readonly 'first-stone-fixed': FirstStone & { readonly quiet: number };
  /** No play brings it sooner, and after any `quiet` bags some bag makes one. */
  readonly 'first-stone-always': FirstStone & { readonly quiet: number };
  /** Turns at which it comes at the earliest and at the latest, over all play. */
  readonly 'first-stone-in-line': FirstStone & { readonly earliest: number; readonly latest: number };
  readonly 'line-runs': { readonly banked: Amount; readonly runs: readonly GemsFightRun[]; readonly final: Amount };
  /** Each player would rather the other were on move. */
  readonly zugzwang: Pass;
  readonly 'hypothetical-pass': Pass;
  /**
   * A quiet bag is better than every bag that makes a stone. `gives`: stones of the opponent's run after it; `opens`: the
   * quiet bag that the opponent must take then, null where the run ends otherwise; `instead`: the best scoring bag;
   * `wouldOpen`: after that one the player would have to take the next quiet bag.
   */
  readonly 'double-dealing': {
    readonly player: Player;
    readonly best: Choice;
    readonly gives: number;
    readonly opens: Move | null;
    readonly instead: Choice;
    readonly wouldOpen: boolean;
  };
  /** The opponent takes the quiet bag at once, leaving the stones given up: worse for that player. */
  readonly 'other-way': { readonly player: Player; readonly bag: Move; readonly final: Amount };
  /** The bag with most stones is not the best, another scoring one is; `goesOn`: the next bag of the run makes stones too. */
  readonly 'smaller-bite': {
    readonly best: Choice & { readonly goesOn: boolean };
    readonly most: Choice & { readonly goesOn: boolean };
  };
}

/** Why a move loses nothing, or what it loses. */
export interface GemsFightMoveReasons {
  /** Best: a quiet bag, better than every scoring one. `offer`: the scoring bag that the opponent is left, with its stones. */
  readonly declines: Best & NextStones & { readonly offer: RunBag; readonly colours: readonly ColourCount[] };
  /** Best: `run` begins with the bag. `leaves`: gems it leaves in the cooker, without which the next bag made no stone. */
  readonly scores: Best & { readonly run: PlayedRun; readonly leaves: readonly ColourCount[]; readonly reply: PlayedRun | null };
  readonly 'quiet-best': Best & NextStones;

  /**
   * A quiet bag, after which the opponent's `run` makes stones. `opened`: the scoring bags of it that made no stone before the
   * move and do now, with the stones they make right after the move; `offered`: some bag made stones before the move already.
   */
  readonly opens: { readonly run: PlayedRun; readonly opened: readonly RunBag[]; readonly offered: boolean };
  /** A quiet bag, which the opponent answers with a quiet one. */
  readonly 'quiet-answer': NextStones & { readonly final: Amount };
  /** The opponent is left a bag that makes stones and does better not to take it. */
  readonly 'need-not-take': { readonly player: Player; readonly offer: RunBag; readonly final: Amount };
  /**
   * No bag makes a stone after the move. `most`: no bag makes more stones now, and the best ones fewer,
   * but some.
   */
  readonly 'no-bag-scores': { readonly stones: number; readonly most: boolean; readonly cookerEmpty: boolean };
  /** A scoring bag, the first of `run`; after its quiet bag comes the opponent's `reply`. */
  readonly 'goes-on': { readonly run: PlayedRun; readonly most: boolean; readonly reply: PlayedRun };
  /** The quiet bag of the run, taken right after the move, is worse still. */
  readonly 'opening-at-once': { readonly bag: Move; readonly totals: Totals };
  /** The quiet bag after the move is better than going on with a scoring one. */
  readonly 'taking-on': { readonly bag: Move; readonly totals: Totals };
  /** Half the loss: totals in best play after the move, and after a best move. */
  readonly 'owner-changes': { readonly player: Player; readonly stones: number; readonly totals: Totals; readonly best: Totals };
}

export type GemsFightPositionReason = ReasonOf<GemsFightPositionReasons>;
export type GemsFightMoveReason = ReasonOf<GemsFightMoveReasons>;
export type GemsFightReason = GemsFightPositionReason | GemsFightMoveReason;

/** Why a position has its value, before any move. */
export interface GemsFightPositionExplanation {
  /** In the order they are said; empty where the game is over. */
  readonly reasons: readonly GemsFightPositionReason[];
  /** The runs of the line of play from here. */
  readonly runs: readonly GemsFightRun[];
  /** Every legal move has the same value: then no move has reasons. */
  readonly allEqual: boolean;
}

export type GemsFightMoveExplanation = MoveExplanation<GemsFightMoveReason>;
