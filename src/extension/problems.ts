import type { Problem } from '../games/problems.ts';
import type { ShownProblem } from '../panel/protocol/panelApi.ts';
import { excerptOf } from './excerpt.ts';

/** Problems that the panel lists at most. */
const mostShown = 100;

/**
 * The problems that the panel shows, with the lines they stand on: errors and warnings, and of all that was merely
 * accepted one line.
 */
export function shownProblems(problems: readonly Problem[], lineAt: (line: number) => string | null): readonly ShownProblem[] {
  const heavy = problems.filter(({ severity }) => severity !== 'information').slice(0, mostShown);
  const light = problems.filter(({ severity }) => severity === 'information').slice(0, 1);
  return [...heavy, ...light].map((problem) => {
    const line = lineAt(problem.range.line);
    return { problem, excerpt: line === null ? null : excerptOf(line, problem.range) };
  });
}
