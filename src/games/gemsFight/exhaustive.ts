import { doubles } from '../../engines/arithmetic.ts';
import { exhaust, type ExhaustiveGame } from '../../engines/exhaustive.ts';
import type { Steps } from '../../engines/steps.ts';
import type { Amount, Verified } from '../game.ts';
import type { GemsFightCase } from './case.ts';

/**
 * A position by the bare rules of play: the bags that are left, what is in the cooker, whose turn it is. Deliberately
 * knows nothing of sets, stones made or identical bags: it is what the solvers are checked against.
 */
export interface BarePosition {
  /** Bags from 0, ascending. */
  readonly left: readonly number[];
  /** Gems by colour; colours from 1. */
  readonly cooker: ReadonlyMap<number, number>;
  readonly firstToMove: boolean;
}

export function bareStart({ bags }: GemsFightCase): BarePosition {
  return { left: [...bags.keys()], cooker: new Map(), firstToMove: true };
}

/** Empties a bag (from 0) into the cooker: the stones it makes and the position after it. */
export function emptyBag(
  { bags, meltsAt }: GemsFightCase,
  { left, cooker, firstToMove }: BarePosition,
  bag: number,
): { readonly stones: number; readonly next: BarePosition } {
  const stones = stonesOf(cooker, bags[bag], meltsAt);
  const next = {
    left: left.filter((other) => other !== bag),
    cooker: fill(cooker, bags[bag], meltsAt),
    firstToMove: stones > 0 ? firstToMove : !firstToMove,
  };
  return { stones, next };
}

function stonesOf(cooker: ReadonlyMap<number, number>, gems: readonly number[], meltsAt: number): number {
  let stones = 0;
  for (let gem = 0; gem < gems.length; gem += 1) {
    // Each colour once, at its first gem.
    const colour = gems[gem];
    if (gems.indexOf(colour) < gem) continue;
    let lie = cooker.get(colour) ?? 0;
    for (let other = gem; other < gems.length; other += 1) if (gems[other] === colour) lie += 1;
    for (; lie >= meltsAt; lie -= meltsAt) stones += 1;
  }
  return stones;
}

/** A position in exhaustive play. Its cooker is filled when it is looked into: most positions are met again and again, and looked into once. */
class PositionAfter implements BarePosition {
  readonly left: readonly number[];
  readonly firstToMove: boolean;
  readonly #before: ReadonlyMap<number, number>;
  readonly #gems: readonly number[];
  readonly #meltsAt: number;
  #cooker: ReadonlyMap<number, number> | null = null;

  constructor(
    left: readonly number[],
    bag: number,
    firstToMove: boolean,
    before: ReadonlyMap<number, number>,
    gems: readonly number[],
    meltsAt: number,
  ) {
    this.left = left.filter((other) => other !== bag);
    this.firstToMove = firstToMove;
    this.#before = before;
    this.#gems = gems;
    this.#meltsAt = meltsAt;
  }

  get cooker(): ReadonlyMap<number, number> {
    return (this.#cooker ??= fill(this.#before, this.#gems, this.#meltsAt));
  }
}

function fill(cooker: ReadonlyMap<number, number>, gems: readonly number[], meltsAt: number): ReadonlyMap<number, number> {
  const filled = new Map(cooker);
  for (const colour of gems) {
    const lie = (filled.get(colour) ?? 0) + 1;
    filled.set(colour, lie === meltsAt ? 0 : lie);
  }
  return filled;
}

/**
 * The rules of Gems Fight! for exhaustive play. Positions are told apart by the set of bags left, identical bags being
 * different ones, and the player on move; the cooker follows from the set.
 */
function gemsFightRules(input: GemsFightCase): ExhaustiveGame<BarePosition, number> {
  return {
    key: keyOf,
    firstToMove: ({ firstToMove }) => firstToMove,
    *moves(position) {
      for (const bag of position.left) {
        const { cooker, firstToMove, left } = position;
        const gems = input.bags[bag];
        const stones = stonesOf(cooker, gems, input.meltsAt);
        const next = new PositionAfter(left, bag, stones > 0 ? firstToMove : !firstToMove, cooker, gems, input.meltsAt);
        yield { gain: firstToMove ? stones : 0 - stones, next };
      }
    },
  };
}

/** So many bags have a bit each in a number that is fast to look up. */
const mostBits = 29;

function keyOf({ left, firstToMove }: BarePosition): number | string {
  let bits = firstToMove ? 0 : 1;
  for (let i = 0; i < left.length; i += 1) {
    if (left[i] >= mostBits) return `${left.join(' ')}${firstToMove ? 'A' : 'B'}`;
    bits |= 2 << left[i];
  }
  return bits;
}

/** The position after bags (from 1) were emptied, and the margin banked by then. */
export function barePosition(input: GemsFightCase, bags: readonly number[]): { readonly position: BarePosition; readonly banked: number } {
  let position = bareStart(input);
  let banked = 0;
  for (const bag of bags) {
    const { stones, next } = emptyBag(input, position, bag - 1);
    banked += position.firstToMove ? stones : 0 - stones;
    position = next;
  }
  return { position, banked };
}

/** Distinct unfinished positions that play can reach with so many bags left, at most: any of them left, either player on move. */
export function positionsFrom(bagsLeft: number): number {
  return bagsLeft === 0 ? 0 : 2 ** (bagsLeft + 1);
}

/** Plays every line from a position: its final margin, and the distinct unfinished positions met on the way. */
export function* verifyPosition(input: GemsFightCase, bags: readonly number[]): Steps<Verified> {
  const { position, banked } = barePosition(input, bags);
  const { margin, positions } = yield* exhaust(gemsFightRules(input), position, doubles);
  return { margin: doubles.format(banked + margin), positions };
}

/** The margin of a game by playing every line of it, and the distinct unfinished positions met on the way. */
export function proveGemsFight(input: GemsFightCase): Steps<{ readonly margin: Amount; readonly positions: number }> {
  return verifyPosition(input, []);
}
