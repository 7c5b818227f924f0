import type { Move } from '../game.ts';
import type { GemsFightCase } from './case.ts';
import type { GemsFightTurn } from './facts.ts';
import type { GemsFightPosition } from './position.ts';
import type { NextStones, PlayedRun, RunBag } from './reasons.ts';
import { takeTurn } from './turns.ts';

/** A run as it is told, and its turns as they are shown. */
export interface RunOfTurns {
  readonly run: PlayedRun;
  readonly turns: readonly GemsFightTurn[];
}

const fewBags = 4;

/**
 * Plays on to the end of the run of the player on move: the bags of `first`, then the best ones. The position has a bag
 * left before, and stands after the run then.
 */
export function playRun(input: GemsFightCase, position: GemsFightPosition, ...first: readonly Move[]): RunOfTurns {
  const { player } = position;
  const bags: RunBag[] = [];
  const turns: GemsFightTurn[] = [];
  let stones = 0;
  let end: PlayedRun['end'] | undefined;
  let left: readonly Move[] = [];
  while (end === undefined) {
    const best = turns.length < first.length ? undefined : position.bestMove();
    const bag = best?.bag ?? first[turns.length];
    const options = best !== undefined && best.stones > 0 ? [] : position.moves();
    const leftBefore = position.bagsLeft <= fewBags ? options.flatMap(({ group }) => position.bagsLeftOf(group)) : [];
    const turn = takeTurn(input, position, bag);
    turns.push(turn);
    const made = turn.stones.reduce((sum, { count }) => sum + count, 0);
    bags.push({ bag, stones: made });
    stones += made;
    if (position.bagsLeft === 0) {
      end = 'last-bag';
    } else if (made === 0) {
      end = options.some((option) => option.stones > 0) ? 'declined' : 'no-stone';
      if (end === 'no-stone') left = leftBefore.toSorted((a, b) => a - b);
    }
  }
  return { run: { player, bags, stones, end, left }, turns };
}

/**
 * Where the next stones fall in best play from a position with stones to come, and the run after them; `opening` is the
 * run that is played first there.
 */
export function nextStones(input: GemsFightCase, position: GemsFightPosition, opening: PlayedRun): NextStones {
  const quiet: RunBag[] = [];
  let run = opening;
  while (run.stones === 0 && position.bagsLeft > 0) {
    quiet.push(...run.bags);
    ({ run } = playRun(input, position));
  }
  return { quiet, run, next: position.bagsLeft > 0 ? playRun(input, position).run : null };
}
