import type { Arithmetic } from '../../engines/arithmetic.ts';
import { greatestFirst } from '../../engines/sortNumbers.ts';
import type { Steps } from '../../engines/steps.ts';
import { gainOf, type MutableNumbers, type Numbers, type Switches } from '../../engines/switchSum.ts';
import { inSlices, scaled } from './progress.ts';

/** What the photos of a stack are worth: the top one (1) and the bottom one (2), to Alice (a) and to Bonnie (b). */
export interface Worths<N> {
  readonly a1: N;
  readonly b1: N;
  readonly a2: N;
  readonly b2: N;
}

/** Play by which some stacks put both photos into one pool, taken in turn, and every other stack adds a number. */
export interface PoolPlay {
  readonly joins: <N>(stack: Worths<N>, arithmetic: Arithmetic<N>) => boolean;
  /** What a stack that does not join adds to the margin. */
  readonly adds: <N>(stack: Worths<N>, arithmetic: Arithmetic<N>) => N;
  /** The pool is taken greatest key first, on equal keys the lower stack first and its top before its bottom. */
  readonly key: <N>(a: N, b: N, arithmetic: Arithmetic<N>) => N;
}

/** The photos of the stacks that join, and what the other stacks add. */
interface Parted<N> {
  readonly pool: Switches<N>;
  /** Photos in the pool: number 2 i is the top of the i-th stack that joined, 2 i + 1 its bottom. */
  readonly photos: number;
  readonly added: N;
  /** Stacks that add something else than 0. */
  readonly adding: number;
}

/** The margin of the game played so: the pool from Alice's turn on, and what the other stacks add. */
export function* playPool<N>(game: Switches<N>, stacks: number, play: PoolPlay): Steps<N> {
  const { pool, photos, added } = yield* scaled(partStacks(game, stacks, play), 0, 0.3);
  const order = yield* scaled(greatestKeyFirst(pool, photos, play.key), 0.3, 0.9);
  return game.arithmetic.add(added, yield* scaled(takeInTurn(pool, order, 0), 0.9, 1));
}

/** Asks every stack whether it joins the pool. `stacks`: how many the game has. */
export function* partStacks<N>(game: Switches<N>, stacks: number, { joins, adds }: Omit<PoolPlay, 'key'>): Steps<Parted<N>> {
  const { values, arithmetic, numbers } = game;
  const joined = new Uint32Array(stacks);
  let count = 0;
  let adding = 0;
  let added = arithmetic.zero;
  const ask = (from: number, to: number): void => {
    for (let stack = from; stack < to; stack++) {
      const worths = worthsOf(values, stack);
      if (joins(worths, arithmetic)) {
        joined[count++] = stack;
      } else {
        const more = adds(worths, arithmetic);
        if (arithmetic.compare(more, arithmetic.zero) !== 0) adding++;
        added = arithmetic.add(added, more);
      }
    }
  };
  yield* inSlices(stacks, ask, 0, 0.7);
  const photos = numbers(4 * count);
  yield* inSlices(count, (from, to) => copyStacks(values, joined, photos, from, to), 0.7, 1);
  return { pool: { values: photos, arithmetic, numbers }, photos: 2 * count, added, adding };
}

/** Order in which photos are taken by their keys. */
export function* greatestKeyFirst<N>(pool: Switches<N>, photos: number, key: PoolPlay['key']): Steps<Uint32Array> {
  const { values, arithmetic } = pool;
  const keys = pool.numbers(photos);
  const fill = (from: number, to: number): void => {
    for (let photo = from; photo < to; photo++) keys[photo] = key(values[2 * photo], values[2 * photo + 1], arithmetic);
  };
  yield* inSlices(photos, fill, 0, 0.2);
  return yield* scaled(greatestFirst(keys, arithmetic), 0.2, 1);
}

/** Margin of photos taken in turn, `player` (0 Alice) first. */
export function* takeInTurn<N>(pool: Switches<N>, order: Numbers<number>, player: number): Steps<N> {
  const { add, zero } = pool.arithmetic;
  let margin = zero;
  const take = (from: number, to: number): void => {
    for (let turn = from; turn < to; turn++) margin = add(margin, gainOf(pool, order[turn], player ^ (turn & 1)));
  };
  yield* inSlices(order.length, take, 0, 1);
  return margin;
}

/** A stack joins as it should: its top matters more than its bottom. */
export function isContested<N>({ a1, b1, a2, b2 }: Worths<N>, { add, compare }: Arithmetic<N>): boolean {
  return compare(add(a1, b1), add(a2, b2)) > 0;
}

/** Alice's free gain a1 - b2, else Bonnie's a2 - b1, else 0. */
export function freeGain<N>({ a1, b1, a2, b2 }: Worths<N>, { compare, subtract, zero }: Arithmetic<N>): N {
  if (compare(a1, b2) > 0) return subtract(a1, b2);
  return compare(b1, a2) > 0 ? subtract(a2, b1) : zero;
}

/** As it should be: how much it matters who takes the photo. */
export function swing<N>(a: N, b: N, { add }: Arithmetic<N>): N {
  return add(a, b);
}

/** Right play, for strategies that differ from it in one point. */
export const rightPlay: PoolPlay = { joins: isContested, adds: freeGain, key: swing };

function worthsOf<N>(values: Numbers<N>, stack: number): Worths<N> {
  const at = 4 * stack;
  return { a1: values[at], b1: values[at + 1], a2: values[at + 2], b2: values[at + 3] };
}

function copyStacks<N>(values: Numbers<N>, stacks: Uint32Array, photos: MutableNumbers<N>, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    for (let number = 0; number < 4; number++) photos[4 * i + number] = values[4 * stacks[i] + number];
  }
}
