import { doubles } from '../../engines/arithmetic.ts';
import { exhaust, type ExhaustiveGame } from '../../engines/exhaustive.ts';
import type { Steps } from '../../engines/steps.ts';
import type { Amount } from '../game.ts';
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

/** The margin of a game by playing every line of it, and the distinct unfinished positions met on the way. */
export function* proveGemsFight(input: GemsFightCase): Steps<{ readonly margin: Amount; readonly positions: number }> {
  const { margin, positions } = yield* exhaust(gemsFightRules(input), bareStart(input), doubles);
  return { margin: doubles.format(margin), positions };
}
