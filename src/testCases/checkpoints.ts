import type { ColourCount } from '../games/gemsFight/facts.ts';
import type { FamilyPhotosPart } from '../games/familyPhotos/facts.ts';
import type { Amount, Player } from '../games/game.ts';

/** Numbers to compare a program for Family Photos with. */
export interface FamilyPhotosCheckpoints {
  readonly game: 'family-photos';
  /** The sums by kind; they add up to the margin. */
  readonly parts: readonly FamilyPhotosPart[];
  /** The first keys a + b of the pool, hottest first, and the margin of the pool after each. */
  readonly keys: readonly {
    readonly rank: number;
    readonly swing: Amount;
    readonly stack: number;
    readonly place: 'top' | 'bottom';
    readonly taker: Player;
    readonly running: Amount;
  }[];
  readonly keysInAll: number;
}

/** Numbers to compare a program for Gems Fight! with: one set of bags. Bit i of a mask is bag i + 1. */
export interface GemsFightCheckpoint {
  readonly game: 'gems-fight';
  /** The set with 1 = taken and with 1 = left. */
  readonly taken: number;
  readonly left: number;
  /** Value of the set for the player on move: stones to come of theirs less the opponent's. */
  readonly f: Amount;
  /** Stones made so far. */
  readonly stones: Amount;
  readonly stonesLeft: Amount;
  /** Gems in the cooker, by colour. */
  readonly cooker: readonly ColourCount[];
  /** Bags that keep the value. */
  readonly best: readonly number[];
}
