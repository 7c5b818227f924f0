import { finish } from '../../../src/engines/steps.ts';
import { explanationOf, numberOf, readingLimits } from '../../../src/games/explanation.ts';
import type { Explanation, ExplanationLimits, Proof } from '../../../src/games/explanation.ts';
import type { Move, SolvedCase } from '../../../src/games/game.ts';
import { solveGemsFight } from '../../../src/games/gemsFight/solved.ts';
import { gameOfText, solve } from '../games/familyPhotosSupport.ts';
import { inOneLine } from '../games/gemsFightInputs.ts';

/** Numbers of Family Photos in one line. */
export function photos(text: string): SolvedCase {
  return solve(gameOfText(text.replaceAll('/', ' ')));
}

/** A case of Gems Fight! with lines separated by '/'. */
export function gems(text: string): SolvedCase {
  return finish(solveGemsFight(inOneLine(text)));
}

export const models = {
  exchange: '2 / 12 3 4 7 / 1 15 9 1',
  threat: '2 / 50 50 0 0 / 3 0 5 2',
  kinds: '4 / 6 4 3 2 / 5 1 6 2 / 1 6 2 7 / 1 2 5 6',
  onlyPass: '1 / 0 1 0 2',
  nothingToChoose: '3 4 3 / 2 2 3 / 2 1 3 / 2 1 2 / 3 2 3 1',
  smallerBite: '2 4 2 / 1 2 / 2 1 2 / 2 1 2 / 1 2',
  declining: '5 4 2 / 3 1 1 2 / 1 2 / 3 3 4 5 / 3 3 4 5',
};

/** The position after some moves, with the proof by exhaustive play. */
export function explain(solved: SolvedCase, branch: readonly Move[] = [], limits: ExplanationLimits = readingLimits): Explanation {
  const at = { turn: 0, branch };
  const proof: Proof | null = solved.positionsToVerify(at) === null ? null : { by: 'exhaustive-play', ...finish(solved.verify(at)) };
  return explanationOf(solved, at, limits, proof);
}

/** Each text must stand after the one before it. Gives the first that does not. */
export function outOfOrder(text: string, parts: readonly string[]): string | undefined {
  const flat = text.replace(/\s+/g, ' ');
  let from = 0;
  return parts.find((part) => {
    const found = flat.indexOf(part.replace(/\s+/g, ' '), from);
    from = found + part.length;
    return found < 0;
  });
}

/** Legal moves after some turns of the line of play, one for each draw while the game goes on. */
export function someBranch(solved: SolvedCase, draws: readonly number[], turn = 0): Move[] {
  const branch: Move[] = [];
  for (const draw of draws) {
    const moves = solved.moves({ turn, branch }, 0, Infinity);
    if (moves.length === 0) break;
    branch.push(numberOf(moves[draw % moves.length]));
  }
  return branch;
}
