import type { Steps } from '../../engines/steps.ts';
import { gainOf } from '../../engines/switchSum.ts';
import type { Move, Player } from '../game.ts';
import { type LineOfPlay, lineOfPlay, pass, type Prospect } from './lineOfPlay.ts';
import { scaled } from './progress.ts';
import { contested, dead, firstGain, isHotter, secondGain, type Stacks } from './stacks.ts';

/** Where a game stands after some moves. */
export interface Position<N> {
  /** Photos taken of each stack: 0, 1 or 2. */
  readonly taken: Uint8Array;
  /** Photos left in all. */
  left: number;
  /** Turns played. */
  turn: number;
  player: Player;
  passed: boolean;
  over: boolean;
  banked: N;
  /** The cold stack that the previous turn opened; -1 where it did not. */
  opened: number;
}

/** The position in which the first `turn` turns of the line from the start have been played. */
export function positionAlong<N>(stacks: Stacks<N>, line: LineOfPlay<N>, turn: number): Position<N> {
  const taken = new Uint8Array(stacks.count);
  let left = 2 * stacks.count;
  for (let i = 0; i < turn; i++) {
    const photo = line.photoAt(i);
    if (photo === pass) continue;
    taken[photo >> 1]++;
    left--;
  }
  const last = turn > 0 ? line.photoAt(turn - 1) : pass;
  return {
    taken,
    left,
    turn,
    player: line.playerAt(turn),
    passed: turn > 0 && last === pass,
    over: turn === line.length,
    banked: line.bankedBefore(turn),
    opened: coldStackOpened(stacks, last),
  };
}

/** Plays one move. Errors: RangeError where it is not legal. */
export function play<N>(stacks: Stacks<N>, position: Position<N>, move: Move): void {
  if (position.over) throw new RangeError('The game is over.');
  if (!Number.isInteger(move) || move < 0 || move > stacks.count) throw new RangeError(`There is no stack ${move}.`);
  const photo = move === 0 ? pass : 2 * (move - 1) + position.taken[move - 1];
  if (photo === pass) {
    position.over = position.passed;
    position.passed = true;
  } else {
    if (position.taken[move - 1] === 2) throw new RangeError(`No photo is left on stack ${move}.`);
    position.banked = stacks.arithmetic.add(position.banked, gainOf(stacks, photo, position.player));
    position.taken[move - 1]++;
    position.left--;
    position.over = position.left === 0;
    position.passed = false;
  }
  position.opened = coldStackOpened(stacks, photo);
  position.turn++;
  position.player = position.player === 0 ? 1 : 0;
}

/** The cold stack whose top the photo is, else -1. */
export function coldStackOpened<N>({ kinds }: Stacks<N>, photo: number): number {
  return photo !== pass && (photo & 1) === 0 && kinds[photo >> 1] !== contested ? photo >> 1 : -1;
}

/** `ranked`: the pool of the start position, in order. O(n) beside the sort of the cold stacks that lie open. */
function prospectOf<N>(stacks: Stacks<N>, ranked: Uint32Array, position: Position<N>): Prospect<N> {
  const { byKind } = stacks;
  const { taken } = position;
  const opened: number[] = [];
  for (const kind of [firstGain, secondGain, dead]) {
    for (const stack of byKind[kind]) if (taken[stack] === 1) opened.push(2 * stack + 1);
  }
  opened.sort((a, b) => (isHotter(stacks, a, b) ? -1 : 1));
  const left = photosLeft(ranked, taken);
  return {
    player: position.player,
    passed: position.passed,
    over: position.over,
    banked: position.banked,
    pool: opened.length === 0 ? left : merged(stacks, left, opened),
    gains: [untouched(byKind[firstGain], taken), untouched(byKind[secondGain], taken)],
    dead: untouched(byKind[dead], taken).length,
  };
}

function photosLeft(ranked: Uint32Array, taken: Uint8Array): Uint32Array {
  const left = new Uint32Array(ranked.length);
  let size = 0;
  for (let rank = 0; rank < ranked.length; rank++) {
    const photo = ranked[rank];
    if (taken[photo >> 1] <= (photo & 1)) left[size++] = photo;
  }
  return left.subarray(0, size);
}

function untouched(list: Uint32Array, taken: Uint8Array): Uint32Array {
  const left = new Uint32Array(list.length);
  let size = 0;
  for (let i = 0; i < list.length; i++) if (taken[list[i]] === 0) left[size++] = list[i];
  return left.subarray(0, size);
}

/** Stacks that still have a photo. */
export function visibleStacks({ taken }: Pick<Position<unknown>, 'taken'>): number {
  let visible = 0;
  for (let stack = 0; stack < taken.length; stack++) if (taken[stack] < 2) visible++;
  return visible;
}

function merged<N>(stacks: Stacks<N>, ranked: Uint32Array, added: readonly number[]): Uint32Array {
  const all = new Uint32Array(ranked.length + added.length);
  let fromAdded = 0;
  for (let place = 0; place < all.length; place++) {
    const rank = place - fromAdded;
    const takesAdded = fromAdded < added.length && (rank === ranked.length || isHotter(stacks, added[fromAdded], ranked[rank]));
    all[place] = takesAdded ? added[fromAdded++] : ranked[rank];
  }
  return all;
}

/** A position with its line of play. */
export interface Outlook<N> {
  readonly position: Position<N>;
  readonly prospect: Prospect<N>;
  readonly line: LineOfPlay<N>;
}

export function* outlookOf<N>(stacks: Stacks<N>, ranked: Uint32Array, position: Position<N>): Steps<Outlook<N>> {
  const prospect = prospectOf(stacks, ranked, position);
  yield 0.3;
  return { position, prospect, line: yield* scaled(lineOfPlay(stacks, prospect), 0.3, 1) };
}
