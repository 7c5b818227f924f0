import type { Amount, Player } from '../game.ts';
import type { MoveExplanation, ReasonOf } from '../reason.ts';
import type { FamilyPhotosMove, Photo, StackKind } from './facts.ts';

/** A photo with its place. `stack` counts from 1. */
export interface PhotoSpot {
  readonly stack: number;
  readonly place: 'top' | 'bottom';
  /** The top of a cold stack: to take it is to open the stack. */
  readonly opens: boolean;
  readonly photo: Photo;
}

/** Photos that are taken by the other player than otherwise, and what that costs the player on move. */
export interface Exchange {
  readonly photos: number;
  /** Swings of those photos, hottest first: their alternating sum is `cost`. Null where there are more than six. */
  readonly swings: readonly Amount[] | null;
  readonly cost: Amount;
  /** Some photo of the pool is as hot as the last of them: which of these goes to whom is left aside. */
  readonly ties: boolean;
  /** Cooler photos follow, for which nothing changes. */
  readonly rest: boolean;
}

/** All that is to come after a move, turn after turn, where it is short: banked + takes + cold = final. */
export interface WrittenLine {
  readonly banked: Amount;
  /** The move and the pool after it, with what each photo is worth to the player who takes it. */
  readonly takes: readonly { readonly player: Player; readonly worth: Amount }[];
  /** Free gains of both players that are still to come. */
  readonly cold: Amount;
  readonly final: Amount;
}

/**
 * What becomes of a bottom photo laid open. now: the opponent takes it. tied: a photo of the pool is as hot, and she
 * takes that. later: hotter ones go first, in pairs of equal swing. ignored: she takes a hotter one, at the mover's cost.
 */
export type Fate = 'now' | 'tied' | 'later' | 'ignored';

/** A cold stack opened. `answered`, beside it: what it gives where the opponent takes its bottom. */
export interface Opening {
  readonly stack: number;
  readonly top: Photo;
  readonly bottom: Photo;
  readonly fate: Fate;
  /** The hottest photo of the pool before; null where it is empty. */
  readonly hottest: PhotoSpot | null;
  /** Photos of the pool that are hotter than the bottom. */
  readonly hotter: number;
}

/** A part of what is still to come. */
export interface PartToCome {
  readonly kind: StackKind;
  readonly margin: Amount;
}

/** What is still to come, by kind; those with a margin of 0 are left out. */
export interface ToCome {
  readonly margin: Amount;
  readonly parts: readonly PartToCome[];
}

/** Why a move loses nothing. `player` is on move everywhere; margins are first player less second. */
interface ReasonsOfGoodMoves {
  /** `answers`: the stack was opened by the previous turn. `next`: the hottest of the others. */
  readonly hottest: { readonly spot: PhotoSpot; readonly answers: boolean; readonly next: PhotoSpot | null };
  readonly 'equally-hot': { readonly spot: PhotoSpot; readonly other: PhotoSpot };
  /** Hotter photos lie there, but k1 = k2, k3 = k4, ... */
  readonly 'equal-pairs': { readonly spot: PhotoSpot; readonly hotter: number };
  readonly 'free-gain': { readonly player: Player; readonly opening: Opening; readonly answered: TwoPhotos };
  /** A dead stack, or the other's free gain, that may be opened at no cost. */
  readonly harmless: {
    readonly player: Player;
    readonly kind: 'others-gain' | 'dead';
    readonly opening: Opening;
    readonly answered: TwoPhotos;
  };
  /** A pass: the pool costs nothing. `reply`: what the opponent takes; null where she passes as well, ending the game at `banked`. */
  readonly 'pass-free': {
    readonly player: Player;
    readonly pool: Exchange;
    readonly reply: PhotoSpot | null;
    readonly banked: Amount;
  };
  /** The second pass. `goingOn`: final margin of the best other move. */
  readonly 'pass-ends-best': { readonly player: Player; readonly banked: Amount; readonly goingOn: Amount };
}

/** Why a move loses: the costs of a move's reasons add up to its loss. */
interface ReasonsOfLosses {
  readonly cooler: {
    readonly player: Player;
    readonly reply: PhotoSpot;
    readonly exchange: Exchange;
    readonly line: WrittenLine | null;
  };
  /** An own free gain. `answered`: final margin had the opponent answered; `still`: that is the best there is. */
  readonly 'too-early': {
    readonly player: Player;
    readonly opening: Opening;
    readonly reply: PhotoSpot;
    readonly exchange: Exchange;
    readonly line: WrittenLine | null;
    readonly answered: Amount;
    readonly still: boolean;
  };
  /** The other's free gain, apart from `not-answered`. `owners`: what the stack gives where she opens it herself. */
  readonly 'others-gain': {
    readonly player: Player;
    readonly opening: Opening;
    readonly answered: TwoPhotos;
    readonly owners: TwoPhotos;
    readonly cost: Amount;
  };
  /** A dead stack, apart from `not-answered`. */
  readonly dead: { readonly player: Player; readonly opening: Opening; readonly answered: TwoPhotos; readonly cost: Amount };
  /** A stack that is not an own free gain was opened, and a hotter photo is taken. `besides`: another reason precedes. */
  readonly 'not-answered': {
    readonly player: Player;
    readonly opening: Opening;
    readonly reply: PhotoSpot;
    readonly exchange: Exchange;
    readonly besides: boolean;
    readonly answered: Amount;
    readonly still: boolean;
  };
  /** A pass after which the opponent goes on. */
  readonly 'pass-changes': { readonly player: Player; readonly reply: PhotoSpot; readonly pool: Exchange; readonly banked: Amount };
  /** A pass after which the opponent passes as well. `goingOn`: final margin had she gone on, where that is known. */
  readonly 'pass-ended': {
    readonly player: Player;
    readonly toCome: ToCome;
    readonly banked: Amount;
    readonly goingOn: Amount | null;
    readonly cost: Amount;
  };
  /** The second pass. */
  readonly 'pass-ends': { readonly player: Player; readonly toCome: ToCome; readonly banked: Amount; readonly cost: Amount };
  /** A move after a pass, where a second pass is better. */
  readonly 'could-end': { readonly player: Player; readonly banked: Amount; readonly toCome: ToCome; readonly cost: Amount };
}

/** Why a position has its value. */
interface ReasonsOfPositions {
  readonly 'every-move-equal': { readonly player: Player; readonly final: Amount };
  /** The best move is a pass. `others`: the best of the other moves; `more`: how many there are beside those. */
  readonly 'passes-at': {
    readonly player: Player;
    readonly banked: Amount;
    readonly others: readonly FamilyPhotosMove[];
    readonly more: number;
    /** All other moves lose. */
    readonly allLose: boolean;
  };
  /** Why the opponent does not pass after it. */
  readonly 'opponent-opens': {
    readonly player: Player;
    readonly banked: Amount;
    readonly spot: PhotoSpot;
    readonly final: Amount;
  };
  /** The opponent passes as well (`passed`: has done so already). */
  readonly 'game-ends': { readonly player: Player; readonly banked: Amount; readonly passed: boolean };
  /** After a pass: why the player on move does not end the game. */
  readonly 'goes-on': { readonly player: Player; readonly banked: Amount; readonly spot: PhotoSpot; readonly final: Amount };
  /**
   * Why a free gain can wait while the pool holds a hotter photo than the bottom of `stack`, the first of `gains` such
   * stacks. `others`: what the stack gives (Alice's photo less Bonnie's) had the opponent opened it.
   */
  readonly 'gain-waits': {
    readonly player: Player;
    readonly gains: number;
    readonly stack: number;
    readonly own: TwoPhotos;
    readonly others: TwoPhotos;
  };
}

/** One stack, a photo each: first - second = margin. */
export interface TwoPhotos {
  readonly first: Amount;
  readonly second: Amount;
  readonly margin: Amount;
}

export interface FamilyPhotosReasons extends ReasonsOfGoodMoves, ReasonsOfLosses, ReasonsOfPositions {}

export type FamilyPhotosReason = ReasonOf<FamilyPhotosReasons>;
export type FamilyPhotosMoveExplanation = MoveExplanation<FamilyPhotosReason>;

/** A photo of the pool as it is taken in the best line. */
export interface PoolTake {
  readonly player: Player;
  readonly spot: PhotoSpot;
  readonly gain: Amount;
}

/** An untouched cold stack: Alice's photo less Bonnie's if Alice opens it, and if Bonnie does, answered at the bottom. */
export interface ColdStack {
  readonly stack: number;
  readonly byAlice: TwoPhotos;
  readonly byBonnie: TwoPhotos;
}

/** The untouched cold stacks of one kind, the first of them by name. */
export interface ColdPart {
  readonly kind: StackKind;
  readonly stacks: number;
  readonly margin: Amount;
  readonly shown: readonly ColdStack[];
}

/** Where the value of a position comes from: banked + pool + cold parts = banked + toCome. */
export interface FamilyPhotosPositionLedger {
  readonly banked: Amount;
  readonly pool: { readonly photos: number; readonly margin: Amount; readonly shown: readonly PoolTake[] };
  /** Alice's free gains, Bonnie's, dead. */
  readonly cold: readonly [ColdPart, ColdPart, ColdPart];
  readonly toCome: Amount;
  /** After a pass: the player on move ends the game, so that `toCome` does not come. */
  readonly ends: boolean;
  readonly final: Amount;
}

export interface FamilyPhotosPositionExplanation {
  readonly ledger: FamilyPhotosPositionLedger;
  /** In the order they are said; empty where the game is over. */
  readonly reasons: readonly FamilyPhotosReason[];
}
