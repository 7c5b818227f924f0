import type { Problem } from '../games/problems.ts';
import { problemSentence } from '../words/problems.ts';
import type { Translator } from '../words/translator.ts';
import { shownName } from './files.ts';
import { complain } from './print.ts';

/** A problem as one line for people and editors: `FILE:LINE:COLUMN: error: what is wrong [code]`. */
export function problemLine(file: string, problem: Problem, l10n: Translator): string {
  const severity = problem.severity === 'information' ? 'note' : problem.severity;
  const { line, start } = problem.range;
  return `${shownName(file)}:${line + 1}:${start + 1}: ${severity}: ${problemSentence(l10n, problem)} [${problem.code}]`;
}

/** Problems to standard error; notes only when asked for. */
export function printProblems(file: string, problems: readonly Problem[], verbose: boolean, l10n: Translator): void {
  for (const problem of problems) {
    if (verbose || problem.severity !== 'information') complain(`${problemLine(file, problem, l10n)}\n`);
  }
}
