import type { Steps } from '../../engines/steps.ts';
import type { Amount, Player } from '../game.ts';

/** The four kinds of stacks, and what is left of one that was opened. */
export type StackKind = 'contested' | 'first-gain' | 'second-gain' | 'dead';

/** A row of the ledger: the stacks of one kind, and what they contribute to the margin. */
export interface FamilyPhotosPart {
  readonly kind: StackKind;
  readonly stacks: number;
  readonly margin: Amount;
}

export interface FamilyPhotosLedger {
  readonly game: 'family-photos';
  /** All four kinds in the order contested, first-gain, second-gain, dead; their margins add up to the answer. */
  readonly parts: readonly FamilyPhotosPart[];
}

/** A photo: worth `a` to Alice, `b` to Bonnie; swing = a + b is what it matters who takes it. */
export interface Photo {
  readonly a: Amount;
  readonly b: Amount;
  readonly swing: Amount;
}

/** A stack as a member of its part of the ledger. `line` counts from 0, `stack` from 1. */
export interface FamilyPhotosMember {
  readonly stack: number;
  readonly line: number;
  readonly kind: StackKind;
  readonly top: Photo;
  readonly bottom: Photo;
  /** What the stack contributes: photos taken in the line of play, or its free gain, or 0. */
  readonly margin: Amount;
}

/** takes: a pool photo. opens: the top of a cold stack. answers: the bottom right after it was opened. */
export type PhotoAction = 'takes-top' | 'takes-bottom' | 'opens' | 'answers' | 'passes';

export interface FamilyPhotosTurn {
  readonly game: 'family-photos';
  /** From 1, counted from the start of the game. */
  readonly turn: number;
  readonly player: Player;
  readonly action: PhotoAction;
  /** From 1; 0 for a pass. */
  readonly stack: number;
  /** The text line of the stack from 0; null for a pass. */
  readonly line: number | null;
  readonly photo: Photo | null;
  /** Change of the margin by this turn, and the margins after it. */
  readonly gain: Amount;
  readonly banked: Amount;
  readonly final: Amount;
}

export interface FamilyPhotosMove {
  readonly game: 'family-photos';
  /** From 1; 0 for a pass. */
  readonly stack: number;
  readonly line: number | null;
  /** What the photo is taken from: the kind for an untouched stack, 'opened' for a half-taken one, 'pass'. */
  readonly kind: StackKind | 'opened' | 'pass';
  readonly photo: Photo | null;
  readonly final: Amount;
  /** Points lost against the best move, for the player on move; never negative. */
  readonly loss: Amount;
}

/** How the table of stacks is ordered, on equality by stack, and what it leaves out. */
export interface StackOrder {
  /** adds: what a stack contributes to the margin. */
  readonly sort: 'stack' | 'topSwing' | 'bottomSwing' | 'adds';
  readonly descending: boolean;
  readonly kinds?: readonly StackKind[];
  /** Digits that the number of the stack begins with. */
  readonly number?: string;
}

/** A photo in the line of play from the start. */
export interface PhotoFate {
  /** Its place in the pool from 1, hottest first; null for a photo of a cold stack. */
  readonly rank: number | null;
  /** Who takes it; null where nobody does. */
  readonly taker: Player | null;
}

/** A row of the table of stacks. */
export interface FamilyPhotosStack extends FamilyPhotosMember {
  readonly topFate: PhotoFate;
  readonly bottomFate: PhotoFate;
  /** What it costs Alice to take from it first. */
  readonly loss: Amount;
}

/** A photo of the pool. */
export interface RankedPhoto extends PhotoFate {
  readonly stack: number;
  readonly line: number;
  readonly place: 'top' | 'bottom';
  readonly photo: Photo;
}

/** a1 b1 a2 b2: whole numbers of 0 or more. */
export type StackValues = readonly [Amount, Amount, Amount, Amount];

/** What comes of it where one stack is another or is not there. */
export interface StackChange {
  readonly margin: Amount;
  /** `margin` less the answer of the game as it is. */
  readonly difference: Amount;
  /** The kind of the stack then; null where it is not there. */
  readonly kind: StackKind | null;
}

/** All stacks of a game. Rows `from` (inclusive) to `to` (exclusive), clipped to what there is. Stacks count from 1. */
export interface StackTable {
  /** Sorts for an order, once; `rows` and `count` do at once what is not done yet. */
  prepare(order: StackOrder): Steps<void>;
  rows(order: StackOrder, from: number, to: number): readonly FamilyPhotosStack[];
  count(order: StackOrder): number;
  /** The hottest photos of the pool, in its order. */
  hottest(count: number): readonly RankedPhoto[];
  /** The answer where one stack has other values or is not there. Errors: RangeError for no stack or no such values. */
  changed(stack: number, values: StackValues | 'removed'): StackChange;
}
