import type { Steps } from '../../engines/steps.ts';
import { groupBags } from './bags.ts';
import type { GemsFightCase } from './case.ts';

/** Rules of play under which the set of bags taken does not say what is in the cooker or whose turn comes. */
export interface CookerRule {
  /** 1: shared. 2: each player fills one. */
  readonly cookers: 1 | 2;
  /** What so many gems of a colour give once a bag is emptied, whether the bag held any of it or not. */
  melt(gems: number, meltsAt: number): { readonly stones: number; readonly left: number };
  /** once: a turn with stones earns one more turn. each: every stone earns one, and they add up. */
  readonly extraTurns: 'once' | 'each';
}

/** Positions looked at; beyond that there is no answer. */
const mostPositions = 300_000;
/** Keys have 16 bits a number. */
const mostGems = 0xffff;
const movesAStep = 500;

interface Frame {
  /** Bags taken of each kind, gems of each colour in the mover's cooker, in the other one, extra turns in hand. */
  readonly position: Uint16Array;
  readonly key: string;
  kind: number;
  best: number;
  stones: number;
  keepsTurn: boolean;
}

/** The margin when both play their best under the rule: a search that remembers positions. Null where there are too many. */
export function* bySearch(input: GemsFightCase, rule: CookerRule): Steps<number | null> {
  const gemsInAll = input.bags.reduce((sum, bag) => sum + bag.length, 0);
  if (gemsInAll + input.bags.length > mostGems) return null;
  const moves = new Moves(input, rule);
  // Every set of bags can be met, so there are no fewer positions than sets.
  if (moves.sets > mostPositions) return null;
  const known = new Map<string, number>();
  const frameOf = (position: Uint16Array, key: string): Frame => ({
    position,
    key,
    kind: -1,
    best: -Infinity,
    stones: 0,
    keepsTurn: false,
  });
  const start = new Uint16Array(moves.width);
  const stack = [frameOf(start, keyOf(start))];
  let work = 0;
  for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
    frame.kind = moves.kindAfter(frame);
    if (frame.kind === moves.kinds) {
      known.set(frame.key, frame.best === -Infinity ? 0 : frame.best);
      if (known.size > mostPositions) return null;
      stack.pop();
      const before = stack.at(-1);
      if (before !== undefined) credit(before, known.get(frame.key)!);
    } else {
      const next = moves.take(frame);
      const key = keyOf(next);
      const value = known.get(key);
      if (value === undefined) stack.push(frameOf(next, key));
      else credit(frame, value);
    }
    work += 1;
    if (work % movesAStep === 0) yield known.size / mostPositions;
  }
  return known.get(keyOf(start))!;
}

/** The move tried in a frame leads to a position of that value for the player on move there. */
function credit(frame: Frame, value: number): void {
  frame.best = Math.max(frame.best, frame.stones + (frame.keepsTurn ? value : 0 - value));
}

function keyOf(position: Uint16Array): string {
  return String.fromCharCode(...position);
}

class Moves {
  readonly kinds: number;
  readonly width: number;
  /** Sets of bags, identical ones being one. */
  readonly sets: number;
  readonly #rule: CookerRule;
  readonly #meltsAt: number;
  readonly #counts: readonly number[];
  readonly #gems: readonly (readonly number[])[];
  readonly #bags: number;
  readonly #colours: number;

  constructor(input: GemsFightCase, rule: CookerRule) {
    const { kinds } = groupBags(input).subsetGame;
    this.kinds = kinds.length;
    this.sets = kinds.reduce((product, { count }) => product * (count + 1), 1);
    this.#rule = rule;
    this.#meltsAt = input.meltsAt;
    this.#counts = kinds.map(({ count }) => count);
    this.#gems = kinds.map(({ gems }) => gems);
    this.#bags = input.bags.length;
    this.#colours = kinds[0]?.gems.length ?? 0;
    this.width = this.kinds + rule.cookers * this.#colours + 1;
  }

  /** The first kind after the one tried last that has a bag left; `kinds` where there is none. */
  kindAfter({ position, kind }: Frame): number {
    let next = kind + 1;
    while (next < this.kinds && position[next] === this.#counts[next]) next += 1;
    return next;
  }

  /** The position after a bag of the frame's kind, as the player sees it who is on move there. */
  take(frame: Frame): Uint16Array {
    const { position, kind } = frame;
    const next = position.slice();
    next[kind] += 1;
    let stones = 0;
    for (let colour = 0; colour < this.#colours; colour += 1) {
      const melted = this.#rule.melt(position[this.kinds + colour] + this.#gems[kind][colour], this.#meltsAt);
      next[this.kinds + colour] = melted.left;
      stones += melted.stones;
    }
    const extra = this.#rule.extraTurns === 'once' ? Math.min(stones, 1) : position[this.width - 1] + stones;
    frame.stones = stones;
    frame.keepsTurn = extra > 0;
    if (this.#rule.extraTurns === 'each') next[this.width - 1] = Math.min(Math.max(extra - 1, 0), this.#bagsLeft(next));
    if (!frame.keepsTurn && this.#rule.cookers === 2) {
      const own = next.slice(this.kinds, this.kinds + this.#colours);
      next.copyWithin(this.kinds, this.kinds + this.#colours, this.kinds + 2 * this.#colours);
      next.set(own, this.kinds + this.#colours);
    }
    return next;
  }

  /** More extra turns than bags are as good as one for each. */
  #bagsLeft(position: Uint16Array): number {
    let left = this.#bags;
    for (let kind = 0; kind < this.kinds; kind += 1) left -= position[kind];
    return left;
  }
}
