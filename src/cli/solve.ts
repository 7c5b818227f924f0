import { problemJson, schemaVersion } from '../words/explanationJson.ts';
import { eachFile } from './eachFile.ts';
import { printObject } from './output.ts';
import { printProblems } from './problems.ts';
import { print } from './print.ts';
import type { Outcome } from './solveInput.ts';
import { solveCallOf, solvePlain, solveUsage } from './solvePlain.ts';
import type { Command } from './usage.ts';

/** Answers each file in turn, as the judge expects it. */
export const solveCommand: Command = {
  ...solveUsage,
  run: async (call, l10n) => {
    const solveCall = solveCallOf(call, l10n);
    const tell = (outcome: Outcome): void => {
      const { file, game, problems } = outcome;
      const cases = Array.from(outcome.solved(), (solved) => solved.summary);
      if (solveCall.format === 'json') {
        printObject({
          schemaVersion,
          file,
          game,
          problems: problems.map((problem) => problemJson(problem, l10n)),
          cases: cases.map(({ line, margin, firstTotal, secondTotal }) => ({ line: line + 1, margin, firstTotal, secondTotal })),
        });
      } else {
        printProblems(file, problems, solveCall.verbose, l10n);
        print(cases.map(({ margin }) => `${margin}\n`).join(''));
      }
    };
    return eachFile(solveCall, l10n, tell, undefined, (file) => solvePlain(file, solveCall, l10n));
  },
};
