import type { Steps } from '../../engines/steps.ts';
import { groupBags } from './bags.ts';
import type { GemsFightCase } from './case.ts';

/** A game in play, for players who follow a rule of thumb: what each kind of bag would do now. */
export class ThumbPlay {
  readonly kinds: number;
  bagsLeft: number;
  readonly #meltsAt: number;
  readonly #gems: readonly (readonly number[])[];
  /** Numbers of the bags left of each kind, the lowest last. */
  readonly #bags: number[][];
  readonly #cooker: Float64Array;

  constructor(input: GemsFightCase) {
    const { groups, subsetGame } = groupBags(input);
    this.#meltsAt = subsetGame.meltsAt;
    this.kinds = subsetGame.kinds.length;
    this.bagsLeft = input.bags.length;
    this.#gems = subsetGame.kinds.map(({ gems }) => gems);
    this.#bags = subsetGame.kinds.map((_, kind) =>
      groups
        .filter((group) => group.kind === kind)
        .flatMap(({ bags }) => bags)
        .toSorted((a, b) => b - a),
    );
    this.#cooker = new Float64Array(subsetGame.kinds[0]?.gems.length ?? 0);
  }

  /** The kinds that have a bag left, by the lowest number of such a bag. */
  kindsLeft(): number[] {
    const left: number[] = [];
    for (let kind = 0; kind < this.kinds; kind += 1) if (this.#bags[kind].length > 0) left.push(kind);
    return left.toSorted((a, b) => this.#bags[a].at(-1)! - this.#bags[b].at(-1)!);
  }

  stonesOf(kind: number): number {
    return this.#gems[kind].reduce((sum, gems, colour) => sum + Math.floor((this.#cooker[colour] + gems) / this.#meltsAt), 0);
  }

  /** The most stones that a single bag makes once one of `kind` is emptied; 0 where none is left. */
  mostStonesAfter(kind: number): number {
    const cooker = this.#cooker.slice();
    const bag = this.#bags[kind].pop()!;
    this.#fill(kind);
    let most = 0;
    for (let next = 0; next < this.kinds; next += 1) if (this.#bags[next].length > 0) most = Math.max(most, this.stonesOf(next));
    this.#bags[kind].push(bag);
    this.#cooker.set(cooker);
    return most;
  }

  /** Empties the lowest bag of a kind; gives the stones it makes. */
  take(kind: number): number {
    const stones = this.stonesOf(kind);
    this.#bags[kind].pop();
    this.bagsLeft -= 1;
    this.#fill(kind);
    return stones;
  }

  #fill(kind: number): void {
    for (const [colour, gems] of this.#gems[kind].entries()) this.#cooker[colour] = (this.#cooker[colour] + gems) % this.#meltsAt;
  }
}

/** More kinds than any game has that can be solved. */
const mostKinds = 64;

/** The margin when both choose a kind of bag in that way, each turn. Null where there are too many kinds. */
export function* byThumb(input: GemsFightCase, choose: (play: ThumbPlay) => number): Steps<number | null> {
  const play = new ThumbPlay(input);
  if (play.kinds > mostKinds) return null;
  let margin = 0;
  let sign = 1;
  while (play.bagsLeft > 0) {
    const stones = play.take(choose(play));
    margin += sign * stones;
    if (stones === 0) sign = 0 - sign;
    yield 1 - play.bagsLeft / input.bags.length;
  }
  return margin;
}

/** The first of the items with the greatest number, none of them being an empty list. */
export function firstGreatest(items: readonly number[], numberOf: (item: number) => number): number {
  let best = items[0];
  let greatest = -Infinity;
  for (const item of items) {
    const number = numberOf(item);
    if (number > greatest) {
      greatest = number;
      best = item;
    }
  }
  return best;
}
