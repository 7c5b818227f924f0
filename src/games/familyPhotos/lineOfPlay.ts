import type { Steps } from '../../engines/steps.ts';
import { gainOf, type MutableNumbers, type Numbers } from '../../engines/switchSum.ts';
import type { Player } from '../game.ts';
import { inSlices } from './progress.ts';
import { type Stacks, worthOf } from './stacks.ts';

/** In place of a photo: the turn is a pass. */
export const pass = -1;

/** What of a position decides how play goes on. */
export interface Prospect<N> {
  readonly player: Player;
  /** The previous turn was a pass. */
  readonly passed: boolean;
  /** No photo is left, or two passes ended the game. */
  readonly over: boolean;
  /** Margin of the photos taken so far. */
  readonly banked: N;
  /** Photos of the pool, hottest first, on equal swings the lower stack first. */
  readonly pool: Uint32Array;
  /** Untouched stacks of Alice's and of Bonnie's free gains, in the order of the input. */
  readonly gains: readonly [Uint32Array, Uint32Array];
  /** Untouched dead stacks. */
  readonly dead: number;
}

/** The pool in the order in which it is taken. */
interface PoolOrder<N> {
  readonly length: number;
  readonly photoAt: (turn: number) => number;
  /** Margin before a turn of the pool, or after the last. */
  readonly bankedBefore: (turn: number) => N;
}

/** Untouched stacks of free gains in the order in which they are opened. */
export interface GainOrder<N> {
  readonly length: number;
  readonly stackAt: (index: number) => number;
  /** What the first `count` are worth together. */
  readonly worthBefore: (count: number) => N;
}

/** What a line of play is made from: the parts of a {@link Prospect}, with their sums. */
interface LineParts<N> extends Pick<Prospect<N>, 'player' | 'passed' | 'over' | 'banked' | 'dead'> {
  readonly pool: PoolOrder<N>;
  readonly gains: readonly [GainOrder<N>, GainOrder<N>];
}

/**
 * The line shown from a position, every turn addressable without writing it down: the pool, hottest first; the free
 * gains of the player then on move, opened and answered; a pass; the free gains of the other; the passes that end the
 * game where dead stacks are left. After a pass, a player whose value is not in her favour passes at once.
 */
export class LineOfPlay<N> {
  /** Turns, passes included. */
  readonly length: number;
  /** Margin at the end of the line, which is the final margin of every position along it. */
  readonly final: N;
  /** The value from here were the previous turn no pass. */
  readonly value: N;
  readonly parts: LineParts<N>;
  readonly #stacks: Stacks<N>;
  readonly #ends: boolean;
  /** Free gains of the player on move after the pool, and of the other. */
  readonly #own: GainOrder<N>;
  readonly #others: GainOrder<N>;

  constructor(stacks: Stacks<N>, start: LineParts<N>) {
    const { add, subtract, compare, zero } = stacks.arithmetic;
    this.#stacks = stacks;
    this.parts = start;
    const { pool, gains, player } = start;
    const afterPool = player ^ (pool.length & 1);
    this.#own = gains[afterPool];
    this.#others = gains[1 - afterPool];
    const end = add(
      add(pool.bankedBefore(pool.length), this.#own.worthBefore(this.#own.length)),
      this.#others.worthBefore(this.#others.length),
    );
    this.value = subtract(end, start.banked);
    const favour = compare(this.value, zero);
    this.#ends = start.passed && (player === 0 ? favour <= 0 : favour >= 0);
    this.final = start.over || this.#ends ? start.banked : end;
    this.length = start.over ? 0 : this.#ends ? 1 : this.#fullLength();
  }

  playerAt(turn: number): Player {
    return (this.parts.player ^ (turn & 1)) as Player;
  }

  /** The photo taken in a turn of the line, from 0; or {@link pass}. */
  photoAt(turn: number): number {
    const { pool } = this.parts;
    if (this.#ends) return pass;
    if (turn < pool.length) return pool.photoAt(turn);
    const own = turn - pool.length;
    if (own < 2 * this.#own.length) return 2 * this.#own.stackAt(own >> 1) + (own & 1);
    const others = own - 2 * this.#own.length - 1;
    if (others >= 0 && others < 2 * this.#others.length) return 2 * this.#others.stackAt(others >> 1) + (others & 1);
    return pass;
  }

  /** Banked margin before a turn of the line: that at the start for 0, that at the end for `length`. */
  bankedBefore(turn: number): N {
    const { pool } = this.parts;
    const { add } = this.#stacks.arithmetic;
    if (this.#ends) return this.parts.banked;
    if (turn <= pool.length) return pool.bankedBefore(turn);
    const own = Math.min(turn - pool.length, 2 * this.#own.length);
    const others = Math.min(Math.max(turn - pool.length - own - 1, 0), 2 * this.#others.length);
    const settled = add(add(pool.bankedBefore(pool.length), this.#own.worthBefore(own >> 1)), this.#others.worthBefore(others >> 1));
    const opened = (own & 1) === 1 ? this.#own.stackAt(own >> 1) : (others & 1) === 1 ? this.#others.stackAt(others >> 1) : pass;
    return opened === pass ? settled : add(settled, gainOf(this.#stacks, 2 * opened, this.playerAt(turn - 1)));
  }

  #fullLength(): number {
    const taken = this.parts.pool.length + 2 * this.#own.length + 2 * this.#others.length;
    if (this.#others.length > 0) return taken + (this.parts.dead > 0 ? 3 : 1);
    return taken + (this.parts.dead > 0 ? 2 : 0);
  }
}

/** Adds up the pool and the free gains, and gives the line from a position. */
export function* lineOfPlay<N>(stacks: Stacks<N>, start: Prospect<N>): Steps<LineOfPlay<N>> {
  const { pool, gains } = start;
  const banked = stacks.numbers(pool.length + 1);
  banked[0] = start.banked;
  yield* inSlices(pool.length, (from, to) => bankSome(stacks, start, banked, from, to), 0, 0.6);
  const first = stacks.numbers(gains[0].length + 1);
  yield* inSlices(gains[0].length, (from, to) => addWorths(stacks, gains[0], first, from, to), 0.6, 0.8);
  const second = stacks.numbers(gains[1].length + 1);
  yield* inSlices(gains[1].length, (from, to) => addWorths(stacks, gains[1], second, from, to), 0.8, 1);
  return new LineOfPlay(stacks, {
    ...start,
    pool: { length: pool.length, photoAt: (turn) => pool[turn], bankedBefore: (turn) => banked[turn] },
    gains: [inOrder(gains[0], first), inOrder(gains[1], second)],
  });
}

/** `sums`: what the first 0, 1, 2, ... are worth together. */
function inOrder<N>(list: Uint32Array, sums: Numbers<N>): GainOrder<N> {
  return { length: list.length, stackAt: (index) => list[index], worthBefore: (count) => sums[count] };
}

function bankSome<N>(stacks: Stacks<N>, { pool, player }: Prospect<N>, banked: MutableNumbers<N>, from: number, to: number): void {
  const { add } = stacks.arithmetic;
  if (stacks.values instanceof Float64Array && banked instanceof Float64Array) {
    bankDoubles(stacks.values, pool, player, banked, from, to);
    return;
  }
  let margin = banked[from];
  for (let turn = from; turn < to; turn++) {
    margin = add(margin, gainOf(stacks, pool[turn], player ^ (turn & 1)));
    banked[turn + 1] = margin;
  }
}

function bankDoubles(values: Float64Array, pool: Uint32Array, player: Player, banked: Float64Array, from: number, to: number): void {
  let margin = banked[from];
  for (let turn = from; turn < to; turn++) {
    const photo = pool[turn];
    margin += player === (turn & 1) ? values[2 * photo] : -values[2 * photo + 1];
    banked[turn + 1] = margin;
  }
}

/** `sums[i]`: what the first i stacks of the list are worth together. */
function addWorths<N>(stacks: Stacks<N>, list: Uint32Array, sums: MutableNumbers<N>, from: number, to: number): void {
  const { add } = stacks.arithmetic;
  if (stacks.values instanceof Float64Array && sums instanceof Float64Array) {
    addWorthsInDoubles(stacks.values, list, sums, from, to);
    return;
  }
  let sum = sums[from];
  for (let i = from; i < to; i++) {
    sum = add(sum, worthOf(stacks, list[i]));
    sums[i + 1] = sum;
  }
}

/** Free gains are worth the one of a1 - b2 and a2 - b1 that their player has: above 0 for the first player's, else below. */
function addWorthsInDoubles(values: Float64Array, list: Uint32Array, sums: Float64Array, from: number, to: number): void {
  let sum = sums[from];
  for (let i = from; i < to; i++) {
    const at = 4 * list[i];
    const firstGain = values[at] - values[at + 3];
    sum += firstGain > 0 ? firstGain : values[at + 2] - values[at + 1];
    sums[i + 1] = sum;
  }
}
