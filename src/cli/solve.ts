import { problemJson, schemaVersion } from '../words/explanationJson.ts';
import type { Translator } from '../words/translator.ts';
import { eachFile } from './eachFile.ts';
import { printObject, printProblems } from './output.ts';
import type { Call } from './usage.ts';

/** Answers each file in turn, as the judge expects it. Returns the exit code. */
export async function solve(call: Call, l10n: Translator): Promise<number> {
  return eachFile(call, l10n, (outcome) => {
    const { file, game, problems } = outcome;
    const cases = Array.from(outcome.solved(), (solved) => solved.summary);
    if (call.format === 'json') {
      printObject({
        schemaVersion,
        file,
        game,
        problems: problems.map((problem) => problemJson(problem, l10n)),
        cases: cases.map(({ line, margin, firstTotal, secondTotal }) => ({ line: line + 1, margin, firstTotal, secondTotal })),
      });
    } else {
      printProblems(file, problems, call.verbose, l10n);
      process.stdout.write(cases.map(({ margin }) => `${margin}\n`).join(''));
    }
  });
}
