import { greatestFirst } from '../../engines/sortNumbers.ts';
import type { Steps } from '../../engines/steps.ts';
import { gainOf, swingOf, type Switches } from '../../engines/switchSum.ts';
import { HottestFirst } from '../../engines/switchSumHeap.ts';
import { inSlices, scaled } from './progress.ts';
import { freeGain, greatestKeyFirst, isContested, partStacks, type PoolPlay, rightPlay, swing, takeInTurn } from './strategiesPool.ts';

/** Finds the margin of a game of so many stacks, played another way than the pool in the order of one key. */
type Play = <N>(game: Switches<N>, stacks: number) => Steps<N>;

/** Turns played between two yields. */
const slice = 256;

/**
 * Each turn takes the visible photo with the largest a + b, of equal ones that of the lowest stack; nobody ever passes.
 * A bottom hotter than its top is taken right after it, as if it were as hot: so one sort tells the order.
 */
function* hottestVisibleTop<N>(game: Switches<N>, stacks: number): Steps<N> {
  const { arithmetic } = game;
  const keys = game.numbers(2 * stacks);
  const fill = (from: number, to: number): void => {
    for (let photo = from; photo < to; photo++) {
      keys[photo] = swingOf(game, photo);
      const top = photo - (photo & 1);
      if (arithmetic.compare(keys[photo], keys[top]) > 0) keys[photo] = keys[top];
    }
  };
  yield* inSlices(2 * stacks, fill, 0, 0.2);
  const order = yield* scaled(greatestFirst(keys, arithmetic), 0.2, 0.9);
  return yield* scaled(takeInTurn(game, order, 0), 0.9, 1);
}

/**
 * Alice takes the visible photo of a contested stack with the largest a, Bonnie that with the largest b, of equal ones
 * that of the lowest stack. Cold stacks are right.
 */
function* eachOwnValue<N>(game: Switches<N>, stacks: number): Steps<N> {
  const { pool, photos, added } = yield* scaled(partStacks(game, stacks, rightPlay), 0, 0.2);
  const views = [
    yield* scaled(
      viewBy(pool, photos, (a) => a),
      0.2,
      0.4,
    ),
    yield* scaled(
      viewBy(pool, photos, (_, b) => b),
      0.4,
      0.6,
    ),
  ];
  const taken = new Uint8Array(photos);
  let margin = added;
  for (let turn = 0; turn < photos; turn++) {
    const { order, visible } = views[turn & 1];
    let photo = order[visible.pop()!];
    // What the other player took still lies in this heap.
    while (taken[photo] === 1) photo = order[visible.pop()!];
    taken[photo] = 1;
    margin = game.arithmetic.add(margin, gainOf(pool, photo, turn & 1));
    if ((photo & 1) === 0) for (const view of views) view.visible.push(view.ranks[photo + 1]);
    if (turn % slice === 0) yield 0.6 + (0.4 * turn) / photos;
  }
  return margin;
}

/** The photos of a pool as one player ranks them, and a heap of the ranks of those that are visible. */
interface View {
  readonly order: Uint32Array;
  readonly ranks: Uint32Array;
  readonly visible: HottestFirst;
}

function* viewBy<N>(pool: Switches<N>, photos: number, key: PoolPlay['key']): Steps<View> {
  const order = yield* scaled(greatestKeyFirst(pool, photos, key), 0, 0.8);
  const ranks = new Uint32Array(photos);
  const visible = new HottestFirst([], (first, second) => first < second);
  const show = (from: number, to: number): void => {
    for (let rank = from; rank < to; rank++) {
      ranks[order[rank]] = rank;
      if ((order[rank] & 1) === 0) visible.push(rank);
    }
  };
  yield* inSlices(photos, show, 0.8, 1);
  return { order, ranks, visible };
}

/** The pool is taken by a + b ascending. Cold stacks are right. The number is that of the pool with Bonnie on move. */
function* ascending<N>(game: Switches<N>, stacks: number): Steps<N> {
  const { pool, photos, added } = yield* scaled(partStacks(game, stacks, rightPlay), 0, 0.3);
  const order = yield* scaled(greatestKeyFirst(pool, photos, swing), 0.3, 0.9);
  return game.arithmetic.add(added, yield* scaled(takeInTurn(pool, order.reverse(), 0), 0.9, 1));
}

/** The free gains are counted right, but where their number is odd Bonnie begins the pool. */
function* gainUsesTheTurn<N>(game: Switches<N>, stacks: number): Steps<N> {
  const { pool, photos, added, adding } = yield* scaled(partStacks(game, stacks, rightPlay), 0, 0.3);
  const order = yield* scaled(greatestKeyFirst(pool, photos, swing), 0.3, 0.9);
  return game.arithmetic.add(added, yield* scaled(takeInTurn(pool, order, adding & 1), 0.9, 1));
}

/** First all tops of contested stacks by a + b descending, then all their bottoms likewise, in turn. Cold stacks are right. */
function* topsThenBottoms<N>(game: Switches<N>, stacks: number): Steps<N> {
  const { pool, photos, added } = yield* scaled(partStacks(game, stacks, { joins: isContested, adds: freeGain }), 0, 0.2);
  const order = yield* scaled(greatestKeyFirst(pool, photos, swing), 0.2, 0.8);
  const inPasses = new Uint32Array(photos);
  let top = 0;
  let bottom = photos / 2;
  const part = (from: number, to: number): void => {
    for (let rank = from; rank < to; rank++) inPasses[(order[rank] & 1) === 0 ? top++ : bottom++] = order[rank];
  };
  yield* inSlices(photos, part, 0.8, 0.9);
  return game.arithmetic.add(added, yield* scaled(takeInTurn(pool, inPasses, 0), 0.9, 1));
}

/** A stack is one item of a1 + a2 and b1 + b2; the items are taken by their sums descending, in turn. */
function* stackSum<N>({ values, arithmetic, numbers }: Switches<N>, stacks: number): Steps<N> {
  const items = numbers(2 * stacks);
  const addUp = (from: number, to: number): void => {
    for (let number = from; number < to; number++) {
      const top = 4 * (number >> 1) + (number & 1);
      items[number] = arithmetic.add(values[top], values[top + 2]);
    }
  };
  yield* inSlices(2 * stacks, addUp, 0, 0.2);
  const pool: Switches<N> = { values: items, arithmetic, numbers };
  const order = yield* scaled(greatestKeyFirst(pool, stacks, swing), 0.2, 0.9);
  return yield* scaled(takeInTurn(pool, order, 0), 0.9, 1);
}

/** Strategies that take photos in another way than by one key. */
export const otherPlays = {
  'hottest-visible-top': hottestVisibleTop,
  'each-own-value': eachOwnValue,
  ascending,
  'gain-uses-the-turn': gainUsesTheTurn,
  'tops-then-bottoms': topsThenBottoms,
  'stack-sum': stackSum,
} as const satisfies Readonly<Record<string, Play>>;
