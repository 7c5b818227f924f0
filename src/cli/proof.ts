import { finish } from '../engines/steps.ts';
import type { Proof } from '../games/explanation.ts';
import { startPosition } from '../games/game.ts';
import type { GameId, SolvedCase } from '../games/game.ts';
import { groupBags } from '../games/gemsFight/bags.ts';
import type { GemsFightCase } from '../games/gemsFight/case.ts';
import { totalsBySearch } from '../games/gemsFight/memo.ts';

/** Positions that are played, and sets of bags that are searched, without being asked to: a fraction of a second. */
const quickPositions = 100_000;
const quickStates = 2 ** 18;

/** The proof of a case's value that can be had at once; null where there is none. */
export function proofOf(game: GameId, input: unknown, solved: SolvedCase): Proof | null {
  const positions = solved.positionsToVerify(startPosition);
  if (positions !== null && positions <= quickPositions) return { by: 'exhaustive-play', ...finish(solved.verify(startPosition)) };
  switch (game) {
    case 'family-photos':
      return { by: 'theorem' };
    case 'gems-fight':
      return secondSolver(input as GemsFightCase);
  }
}

function secondSolver(input: GemsFightCase): Proof | null {
  const states = groupBags(input).groups.reduce((product, { bags }) => product * (bags.length + 1), 1);
  if (states > quickStates) return null;
  const { first, second } = finish(totalsBySearch(input));
  return { by: 'second-solver', margin: String(first - second) };
}
