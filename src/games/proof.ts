import type { Steps } from '../engines/steps.ts';
import type { Proof } from './explanation.ts';
import type { GameId, PositionRef, SolvedCase } from './game.ts';
import { groupBags } from './gemsFight/bags.ts';
import type { GemsFightCase } from './gemsFight/case.ts';
import { totalsBySearch } from './gemsFight/memo.ts';

/** Positions that are played, and sets of bags that are searched, without being asked to: a fraction of a second. */
const quickPositions = 100_000;
const quickStates = 2 ** 18;

/**
 * The proof of a position's value that can be had at once; null where there is none. `input` is the case as its reader
 * gave it. Errors: RangeError where the position cannot be reached.
 */
export function* findProof(game: GameId, input: unknown, solved: SolvedCase, at: PositionRef): Steps<Proof | null> {
  const positions = solved.positionsToVerify(at);
  if (positions !== null && positions <= quickPositions) return { by: 'exhaustive-play', ...(yield* solved.verify(at)) };
  switch (game) {
    case 'family-photos':
      return { by: 'theorem' };
    case 'gems-fight':
      // The search starts with an empty cooker.
      return at.turn + at.branch.length === 0 ? yield* secondSolver(input as GemsFightCase) : null;
  }
}

function* secondSolver(input: GemsFightCase): Steps<Proof | null> {
  const states = groupBags(input).groups.reduce((product, { bags }) => product * (bags.length + 1), 1);
  if (states > quickStates) return null;
  const { first, second } = yield* totalsBySearch(input);
  return { by: 'second-solver', margin: String(first - second) };
}
