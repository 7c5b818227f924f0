import { greatestFirst, smallestFirst } from '../../engines/sortNumbers.ts';
import type { Steps } from '../../engines/steps.ts';
import { costOfCooler, type Numbers, type RankedPool, rankPool, swingOf } from '../../engines/switchSum.ts';
import { type Outlook, visibleStacks } from './position.ts';
import { inSlices, scaled } from './progress.ts';
import { contested, type Stacks, worthOf } from './stacks.ts';

/** Every legal move of a position with what it loses for the player on move. */
export interface MoveLosses<N> {
  /** Stacks by their number from 1, in the order of the input; then the pass, 0. */
  readonly moves: Uint32Array;
  readonly losses: Numbers<N>;
  /** Indices of the moves, least loss first, equal ones in the order of `moves`. */
  readonly bestFirst: Uint32Array;
}

/** The cold stacks of a game, that with the hottest bottom first: sorted once, then used for every position. */
export function* coldByBottom<N>(stacks: Stacks<N>): Steps<Uint32Array> {
  const cold = new Uint32Array(stacks.count - stacks.byKind[contested].length);
  let size = 0;
  for (let stack = 0; stack < stacks.count; stack++) if (stacks.kinds[stack] !== contested) cold[size++] = stack;
  const swings = stacks.numbers(cold.length);
  const swingSome = (from: number, to: number): void => {
    for (let i = from; i < to; i++) swings[i] = swingOf(stacks, 2 * cold[i] + 1);
  };
  yield* inSlices(cold.length, swingSome, 0, 0.3);
  const order = yield* scaled(greatestFirst(swings, stacks.arithmetic), 0.3, 1);
  return order.map((place) => cold[place]);
}

/**
 * Loss of every move, exact: taking the pool photo of rank r costs G(r); opening a cold stack costs what its worth
 * exceeds the exchange of its two photos by, and G(r) for the rank that its bottom gets in the pool; a pass costs what
 * the move is worth or, where more, what all photos of the pool changing owner cost. After a pass the mover may also
 * end the game. O(n), and a sort of the losses.
 */
export function* lossesOf<N>(stacks: Stacks<N>, outlook: Outlook<N>, cold: Uint32Array): Steps<MoveLosses<N>> {
  const { arithmetic } = stacks;
  const { subtract, negate, zero } = arithmetic;
  const { position, prospect, line } = outlook;
  if (position.over) return { moves: new Uint32Array(0), losses: stacks.numbers(0), bestFirst: new Uint32Array(0) };
  const pool = rankPool(stacks, prospect.pool);
  yield 0.1;
  const hotter = countHotter(stacks, outlook, pool, cold);
  const value = position.player === 0 ? line.value : negate(line.value);
  const ending = greater(stacks, value, zero);
  const surcharge = position.passed ? subtract(ending, value) : zero;

  yield 0.2;
  const moves = new Uint32Array(visibleStacks(position) + 1);
  const losses = stacks.numbers(moves.length);
  let size = 0;
  const lossesOfSome = (from: number, to: number): void => {
    for (let stack = from; stack < to; stack++) {
      if (position.taken[stack] === 2) continue;
      moves[size] = stack + 1;
      losses[size++] = arithmetic.add(lossOfStack(stacks, outlook, pool, hotter, stack), surcharge);
    }
  };
  yield* inSlices(stacks.count, lossesOfSome, 0.2, 0.6);
  losses[size] = position.passed ? ending : greater(stacks, value, pool.alternating[prospect.pool.length]);
  return { moves, losses, bestFirst: yield* scaled(smallestFirst(losses, arithmetic), 0.6, 1) };
}

/** Pool photos hotter than the visible photo of each stack, or where that opens a cold stack, than its bottom. */
function countHotter<N>(stacks: Stacks<N>, { position, prospect }: Outlook<N>, { swings }: RankedPool<N>, cold: Uint32Array): Uint32Array {
  const { compare } = stacks.arithmetic;
  const { taken } = position;
  const hotter = new Uint32Array(stacks.count);
  for (let rank = 0; rank < prospect.pool.length; rank++) {
    const photo = prospect.pool[rank];
    if (taken[photo >> 1] === (photo & 1)) hotter[photo >> 1] = rank;
  }
  let rank = 0;
  for (let i = 0; i < cold.length; i++) {
    if (taken[cold[i]] > 0) continue;
    const swing = swingOf(stacks, 2 * cold[i] + 1);
    while (rank < swings.length && compare(swings[rank], swing) > 0) rank++;
    hotter[cold[i]] = rank;
  }
  return hotter;
}

function lossOfStack<N>(stacks: Stacks<N>, { position }: Outlook<N>, pool: RankedPool<N>, hotter: Uint32Array, stack: number): N {
  const { arithmetic, values, kinds } = stacks;
  const { add, subtract, negate } = arithmetic;
  const untouched = position.taken[stack] === 0;
  const opens = untouched && kinds[stack] !== contested;
  const swing = swingOf(stacks, untouched && !opens ? 2 * stack : 2 * stack + 1);
  const cost = costOfCooler(pool, arithmetic, hotter[stack], swing);
  if (!opens) return cost;
  const worth = position.player === 0 ? worthOf(stacks, stack) : negate(worthOf(stacks, stack));
  const mine = values[4 * stack + position.player];
  const theirs = values[4 * stack + 3 - position.player];
  return add(cost, subtract(worth, subtract(mine, theirs)));
}

function greater<N>({ arithmetic }: Stacks<N>, a: N, b: N): N {
  return arithmetic.compare(a, b) < 0 ? b : a;
}
