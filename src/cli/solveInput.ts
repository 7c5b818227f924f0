import { finish } from '../engines/steps.ts';
import type { GameId, SolvedCase } from '../games/game.ts';
import type { Problem } from '../games/problems.ts';
import { games } from '../games/registry.ts';
import type { Input } from './readInput.ts';

/** Bytes that the solver of one case may take; beyond, the case is refused. */
const memoryLimit = 4 * 2 ** 30;

/** An input with what became of it. `solved` yields the cases one after the other, so that only one table is held. */
export interface Outcome {
  readonly file: string;
  readonly game: GameId | null;
  readonly problems: readonly Problem[];
  readonly cases: readonly unknown[];
  /** An error stands: no answer is given. */
  readonly failed: boolean;
  solved(): Generator<SolvedCase, void, void>;
}

/** Checks that every case of an input can be solved, and gives the way to do it. */
export function outcomeOf({ file, game, problems, cases }: Input): Outcome {
  const all = game === null ? problems : [...problems, ...tooLarge(game, cases)];
  const failed = game === null || all.some((problem) => problem.severity === 'error');
  return {
    file,
    game,
    problems: all,
    cases,
    failed,
    *solved() {
      if (failed) return;
      for (const one of cases) yield finish(games[game].solve(one));
    },
  };
}

function tooLarge(game: GameId, cases: readonly unknown[]): Problem[] {
  return cases.flatMap((one, index): Problem[] => {
    const bytes = games[game].estimate(one);
    if (bytes <= memoryLimit) return [];
    const args = { caseNumber: index + 1, megabytes: Math.ceil(bytes / 2 ** 20), limit: memoryLimit / 2 ** 20 };
    return [{ severity: 'error', code: 'too-large', args, range: { line: lineOf(one), start: 0, end: 0 } }];
  });
}

function lineOf(one: unknown): number {
  return typeof one === 'object' && one !== null && 'line' in one && typeof one.line === 'number' ? one.line : 0;
}
