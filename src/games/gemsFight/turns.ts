import type { GemsFightCase } from './case.ts';
import type { GemsFightTurn } from './facts.ts';
import type { GemsFightPosition } from './position.ts';

/** Empties a bag (from 1) and gives the turn as it is shown. Errors: RangeError where the bag is not left. */
export function takeTurn(input: GemsFightCase, position: GemsFightPosition, bag: number): GemsFightTurn {
  const { player, banked } = position;
  const stones = position.take(bag);
  return {
    game: 'gems-fight',
    turn: position.turn,
    player,
    bag,
    line: input.bagLines[bag - 1],
    gems: position.gemsOf(bag),
    stones,
    again: stones.length > 0 && position.bagsLeft > 0,
    cooker: position.cooker,
    gain: String(position.banked - banked),
    banked: String(position.banked),
    final: String(position.final),
  };
}
