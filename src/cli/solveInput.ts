import { finish } from '../engines/steps.ts';
import type { GameId, SolvedCase } from '../games/game.ts';
import type { Problem } from '../games/problems.ts';
import { games } from '../games/registry.ts';
import { tooLargeCases } from '../testCases/readText.ts';
import type { Input } from './readInput.ts';

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

/** Checks that every case of an input can be solved within `memory` bytes, and gives the way to do it. */
export function outcomeOf({ file, game, problems, cases }: Input, memory: number): Outcome {
  const all = game === null ? problems : [...problems, ...tooLargeCases(game, cases, memory)];
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
