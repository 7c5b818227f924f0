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
  const filled = new Map(cooker);
  for (const colour of bags[bag]) filled.set(colour, (filled.get(colour) ?? 0) + 1);
  let stones = 0;
  for (const [colour, gems] of filled) {
    let rest = gems;
    while (rest >= meltsAt) {
      rest -= meltsAt;
      stones += 1;
    }
    filled.set(colour, rest);
  }
  const goesAgain = stones > 0;
  const next = {
    left: left.filter((other) => other !== bag),
    cooker: filled,
    firstToMove: goesAgain ? firstToMove : !firstToMove,
  };
  return { stones, next };
}

/**
 * The rules of Gems Fight! for exhaustive play. Positions are told apart by the set of bags left, identical bags being
 * different ones, and the player on move; the cooker follows from the set.
 */
export function gemsFightRules(input: GemsFightCase): ExhaustiveGame<BarePosition, number> {
  return {
    key: ({ left, firstToMove }) => `${left.join(' ')}${firstToMove ? 'A' : 'B'}`,
    firstToMove: ({ firstToMove }) => firstToMove,
    *moves(position) {
      for (const bag of position.left) {
        const { stones, next } = emptyBag(input, position, bag);
        yield { gain: position.firstToMove ? stones : 0 - stones, next };
      }
    },
  };
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
