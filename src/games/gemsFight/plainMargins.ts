import type { Steps } from '../../engines/steps.ts';
import { solveSubsetGame } from '../../engines/subsetGame.ts';
import type { TextSource } from '../../text/source.ts';
import { groupBags } from './bags.ts';
import { readGemsFight } from './input.ts';
import { bytesToSolve } from './memory.ts';

/**
 * The margins of the games of a text under optimal play and nothing else: null where there is anything to be said of the text,
 * or where a game takes more than `limit` bytes to solve.
 */
export function* plainMargins(text: TextSource, limit: number): Steps<readonly number[] | null> {
  const { problems, cases } = yield* readGemsFight(text);
  if (problems.length > 0 || !cases.every((one) => bytesToSolve(one) <= limit)) return null;
  const margins: number[] = [];
  for (const one of cases) margins.push((yield* solveSubsetGame(groupBags(one).subsetGame)).value(0));
  return margins;
}
