import type { Feature } from '../games/features.ts';
import type { GameId, Steps } from '../games/game.ts';
import type { Problem } from '../games/problems.ts';
import { games } from '../games/registry.ts';
import type { StrategyId } from '../games/strategyIds.ts';
import { studies } from '../games/studies.ts';
import type { InputAssessment } from './assessment.ts';
import type { FileText, ReadingOptions } from './readText.ts';
import { readSolvable } from './readText.ts';

/** The share of the work that reading is. */
const reading = 0.05;

/**
 * Runs every wrong strategy on an input, and says what it is good for: whole outputs are compared, so one case that
 * differs is enough. An input with errors, or with a case that takes more than `limit` bytes, is not usable.
 */
export function* assessInput(input: FileText, options: ReadingOptions): Steps<InputAssessment> {
  const read = yield* share(readSolvable(input, options), 0, reading);
  if (read.outcome !== 'solvable' || read.cases.length === 0) return unusable(read.game, read.problems);
  const { game, problems, cases } = read;
  return { game, problems, usable: true, ...(yield* share(assessCases(game, cases), reading, 1 - reading)) };
}

function unusable(game: GameId | null, problems: readonly Problem[]): InputAssessment {
  return { game, problems, usable: false, catches: [], unknown: [], features: [] };
}

function* assessCases(game: GameId, cases: readonly unknown[]): Steps<Pick<InputAssessment, 'catches' | 'unknown' | 'features'>> {
  const study = studies[game];
  const { wrongStrategies } = study;
  const caught = new Set<StrategyId>();
  const unknown = new Set<StrategyId>();
  const found = new Set<Feature>();
  // Of a case: solving it, its features, and each strategy.
  const parts = (wrongStrategies.length + 2) * cases.length;
  let done = 0;
  const part = <Result>(steps: Steps<Result>): Steps<Result> => share(steps, done++ / parts, 1 / parts);
  for (const one of cases) {
    const solved = yield* part(games[game].solve(one));
    for (const feature of yield* part(study.features(one, solved))) found.add(feature);
    for (const strategy of wrongStrategies) {
      if (caught.has(strategy.id)) {
        done++;
        continue;
      }
      const says = yield* part(strategy.answer(one));
      if (says === null) unknown.add(strategy.id);
      else if (says !== solved.summary.margin) caught.add(strategy.id);
    }
  }
  return { catches: [...caught], unknown: [...unknown].filter((id) => !caught.has(id)), features: [...found] };
}

/** Work as a part of a larger one: from the share `from` on, `width` of the whole. */
function* share<Result>(steps: Steps<Result>, from: number, width: number): Steps<Result> {
  try {
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      yield from + width * step.value;
    }
  } finally {
    steps.return(undefined as never);
  }
}
