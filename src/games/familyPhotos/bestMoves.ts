import { Least } from '../../engines/least.ts';
import { swingOf } from '../../engines/switchSum.ts';
import { firstWhere } from '../../engines/switchSumEdits.ts';
import type { Move } from '../game.ts';
import { pass } from './lineOfPlay.ts';
import { contested, isHotter, type Stacks } from './stacks.ts';
import { type ColdOrder, costOfOpening } from './startOrder.ts';
import type { WhatIf } from './whatIf.ts';

/** A legal move with what it loses for the player on move. */
export interface MoveLoss<N> {
  readonly move: Move;
  readonly loss: N;
}

/** Loss of one move, as {@link lossesOf} finds it for all. Errors: RangeError where it is not legal. */
export function lossOf<N>(whatIf: WhatIf<N>, move: Move): N {
  const { arithmetic } = whatIf.order.stacks;
  const photo = whatIf.photoOf(move);
  return photo === pass ? lossOfPass(whatIf) : arithmetic.add(lossOfPhoto(whatIf, photo), surcharge(whatIf));
}

/**
 * The best `count` moves (all where there are fewer), least loss first, equal ones in the order of the input, the pass
 * last. G(r) never falls along the pool, nor along the cold stacks in the order of their bottoms: each list is left as
 * soon as nothing better can follow, so that no more is looked at than a few times `count` in most positions.
 */
export function bestMoves<N>(whatIf: WhatIf<N>, count: number): readonly MoveLoss<N>[] {
  if (whatIf.over) return [];
  const { arithmetic } = whatIf.order.stacks;
  const { add, subtract, compare } = arithmetic;
  const inOrder = (a: MoveLoss<N>, b: MoveLoss<N>): number => compare(a.loss, b.loss) || placeOf(a.move) - placeOf(b.move);
  const least = new Least<MoveLoss<N>>(count, inOrder);
  const extra = surcharge(whatIf);
  least.offer({ move: 0, loss: subtract(lossOfPass(whatIf), extra) });
  offerPool(whatIf, least);
  // Her own free gains first: what they lose leaves the least to look for among the others.
  const [deadOnes, first, second] = whatIf.order.cold;
  const inTurn = whatIf.player === 0 ? [first, deadOnes, second] : [second, deadOnes, first];
  for (const cold of inTurn) offerCold(whatIf, cold, least);
  return least.sorted().map(({ move, loss }) => ({ move, loss: add(loss, extra) }));
}

function offerPool<N>(whatIf: WhatIf<N>, least: Least<MoveLoss<N>>): void {
  const { order, pool } = whatIf;
  const { add, subtract, compare } = order.stacks.arithmetic;
  let worst = least.worst;
  for (const [index, { start, rank, alternating }] of pool.pieces.entries()) {
    const end = index + 1 < pool.pieces.length ? pool.pieces[index + 1].start : pool.length;
    let sum = alternating;
    for (let place = start; place < end; place++) {
      const photo = rank < 0 ? whatIf.laidOpen[-1 - rank].photo : order.pool[rank + place - start];
      const swing = swingOf(order.stacks, photo);
      const isEven = (place & 1) === 0;
      const loss = isEven ? sum : subtract(sum, swing);
      const comparison = worst === null ? -1 : compare(loss, worst.loss);
      if (comparison > 0) return;
      const move = (photo >> 1) + 1;
      if ((comparison < 0 || isBefore(move, worst)) && whatIf.isVisible(photo)) {
        least.offer({ move, loss });
        worst = least.worst;
      }
      sum = isEven ? add(sum, swing) : loss;
    }
  }
}

/** Stacks after which the bounds on what can still be among the best are found anew. */
const renewal = 16;

/**
 * Opening a cold stack loses what its bottom's rank costs, G(r), and what opening it costs by itself: the stacks are gone
 * through in the order of the one and of the other at the same time, until a stack that had only what both lists have come to
 * would not be among the best (the threshold algorithm of Fagin, Lotem and Naor). Far along the line most bottoms cost nothing
 * or too much: G(r) is only found where bounds on it leave it open.
 */
function offerCold<N>(whatIf: WhatIf<N>, { kind, byBottom, byCost }: ColdOrder<N>, least: Least<MoveLoss<N>>): void {
  const { stacks, places } = whatIf.order;
  const { add, compare, zero } = stacks.arithmetic;
  const { stacks: byOpening, costs } = byCost[whatIf.player];
  const openingAt = (place: number): N => (costs === null ? zero : costs[place]);
  const isBeforePlace = (stack: number, opening: N, place: number): boolean => {
    const comparison = compare(opening, openingAt(place));
    return comparison < 0 || (comparison === 0 && stack < byOpening[place]);
  };
  const isOut = (loss: N, move: Move): boolean => {
    const { worst } = least;
    const comparison = worst === null ? -1 : compare(loss, worst.loss);
    return comparison > 0 || (comparison === 0 && !isBefore(move, worst));
  };
  const offer = (stack: number, opening: N): void => {
    if (whatIf.taken(stack) === 0) least.offer({ move: stack + 1, loss: add(costAt(whatIf, 2 * stack + 1), opening) });
  };
  // Her own free gains are in the order of the input, in which the line of play opens them.
  const touched = costs === null ? whatIf.gainsTouched(kind) : 0;
  let leastCost = zero;
  let coolest = Infinity;
  for (let place = touched; place < byOpening.length; place++) {
    const hot = byBottom[place - touched];
    const cheap = byOpening[place];
    if ((place - touched) % renewal === 0) {
      leastCost = costAt(whatIf, 2 * hot + 1);
      coolest = coolestRank(whatIf, least.worst);
      if (isOut(add(leastCost, openingAt(place)), cheap + 1)) return;
    }
    const hotOpening = costs === null ? zero : costOfOpening(stacks, hot, whatIf.player);
    // Each unless it was met in the other order before.
    if (!isOut(add(leastCost, hotOpening), hot + 1) && !isBeforePlace(hot, hotOpening, place)) offer(hot, hotOpening);
    if (cheap !== hot && places[2 * cheap + 1] <= coolest && isHotter(stacks, 2 * hot + 1, 2 * cheap + 1)) offer(cheap, openingAt(place));
  }
}

/** The greatest rank of a bottom for which G(r) may be no more than the worst loss. */
function coolestRank<N>({ order, pool, laidOpen }: WhatIf<N>, worst: MoveLoss<N> | null): number {
  if (worst === null) return Infinity;
  const { compare } = order.stacks.arithmetic;
  // G(r) of the photo at a place is the alternating sum to the even place there or after it.
  const place = firstWhere(pool.length, (at) => compare(pool.alternating((at + 1) & ~1), worst.loss) > 0);
  if (place === pool.length) return Infinity;
  const rank = pool.rankAt(place);
  return rank < 0 ? laidOpen[-1 - rank].before : rank;
}

/** The pass comes after all stacks. */
function placeOf(move: Move): number {
  return move === 0 ? Infinity : move;
}

function isBefore<N>(move: Move, worst: MoveLoss<N> | null): boolean {
  return worst === null || move < placeOf(worst.move);
}

function lossOfPhoto<N>(whatIf: WhatIf<N>, photo: number): N {
  const { stacks } = whatIf.order;
  const opens = (photo & 1) === 0 && stacks.kinds[photo >> 1] !== contested;
  return opens ? stacks.arithmetic.add(costAt(whatIf, photo + 1), costOfOpening(stacks, photo >> 1, whatIf.player)) : costAt(whatIf, photo);
}

/** G(r) for a photo of the pool, or a bottom that would get there. */
function costAt<N>(whatIf: WhatIf<N>, photo: number): N {
  const { order, pool } = whatIf;
  const { arithmetic } = order.stacks;
  const place = whatIf.placeOf(photo);
  const sum = pool.alternating(place);
  return place % 2 === 0 ? sum : arithmetic.subtract(sum, swingOf(order.stacks, photo));
}

/** What the rest is worth to the player on move, were the previous turn no pass. */
function valueOf<N>({ order, player, line }: WhatIf<N>): N {
  return mine(order.stacks, player, line.value);
}

function lossOfPass<N>(whatIf: WhatIf<N>): N {
  const { arithmetic } = whatIf.order.stacks;
  return greater(whatIf, valueOf(whatIf), whatIf.passed ? arithmetic.zero : whatIf.pool.alternating(whatIf.pool.length));
}

/** After a pass the mover may also end the game: what every other move loses by that. */
function surcharge<N>(whatIf: WhatIf<N>): N {
  const { arithmetic } = whatIf.order.stacks;
  if (!whatIf.passed) return arithmetic.zero;
  const value = valueOf(whatIf);
  return arithmetic.subtract(greater(whatIf, value, arithmetic.zero), value);
}

function mine<N>({ arithmetic }: Stacks<N>, player: number, amount: N): N {
  return player === 0 ? amount : arithmetic.negate(amount);
}

function greater<N>({ order }: WhatIf<N>, a: N, b: N): N {
  return order.stacks.arithmetic.compare(a, b) < 0 ? b : a;
}
