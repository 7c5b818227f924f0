import type { GemsFightCase } from './case.ts';
import type { MarginTrack } from '../marginSeries.ts';
import type { Player } from '../game.ts';
import type { GemsFightMove, GemsFightTurn } from './facts.ts';
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

/** Every legal move as it is shown, best first, equal ones in the order of the input. */
export function movesOf(input: GemsFightCase, position: GemsFightPosition): readonly GemsFightMove[] {
  const sign = position.player === 0 ? 1 : -1;
  const { final } = position;
  return position
    .moves()
    .toSorted((a, b) => sign * (b.final - a.final))
    .map((move) => ({
      game: 'gems-fight',
      bags: position.bagsLeftOf(move.group),
      line: input.bagLines[move.bag - 1],
      gems: move.group.gems,
      stones: move.stones,
      final: String(move.final),
      loss: String(Math.abs(final - move.final)),
    }));
}

/** The margins when bags (from 1) are emptied, the first of them in `position`, the start, and then the line of play goes on to the end. */
export function trackOf(position: GemsFightPosition, bags: readonly number[]): MarginTrack {
  const turns = position.bagsLeft;
  const { final } = position;
  const players: Player[] = [];
  const banked: number[] = [];
  const finals: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    players.push(position.player);
    position.take(turn < bags.length ? bags[turn] : position.bestMove().bag);
    banked.push(position.banked);
    finals.push(position.final);
  }
  return {
    turns,
    final,
    bankedAfter: (turn) => banked[turn - 1],
    finalAfter: (turn) => finals[turn - 1],
    playerOf: (turn) => players[turn - 1],
    passesAt: () => false,
  };
}
