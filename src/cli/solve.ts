import { problemJson, schemaVersion } from '../words/explanationJson.ts';
import { eachFile } from './eachFile.ts';
import { printObject, printProblems } from './output.ts';
import { plainAnswer } from './plainAnswer.ts';
import type { Outcome } from './solveInput.ts';
import { UsageError, choiceIn, filesOf, gameIn, isOn, sharedOptions } from './usage.ts';
import type { Command } from './usage.ts';

/** Answers each file in turn, as the judge expects it. */
export const solveCommand: Command = {
  name: 'solve',
  takes: 'FILE...',
  about: (l10n) => l10n.t('the answers, as the judge expects them'),
  options: sharedOptions,
  run: async (call, l10n) => {
    const format = isOn(call, 'json') ? 'json' : (choiceIn(call, 'format', ['text', 'markdown', 'json'], l10n) ?? 'text');
    if (format === 'markdown') throw new UsageError(l10n.t('{0} goes with {1}', '--format markdown', 'explain'));
    const files = { files: filesOf(call, l10n), game: gameIn(call, l10n), format, verbose: isOn(call, 'verbose') };
    const tell = (outcome: Outcome): void => {
      const { file, game, problems } = outcome;
      const cases = Array.from(outcome.solved(), (solved) => solved.summary);
      if (format === 'json') {
        printObject({
          schemaVersion,
          file,
          game,
          problems: problems.map((problem) => problemJson(problem, l10n)),
          cases: cases.map(({ line, margin, firstTotal, secondTotal }) => ({ line: line + 1, margin, firstTotal, secondTotal })),
        });
      } else {
        printProblems(file, problems, files.verbose, l10n);
        process.stdout.write(cases.map(({ margin }) => `${margin}\n`).join(''));
      }
    };
    const tellAtOnce = (file: string): boolean => {
      const answer = format === 'json' ? null : plainAnswer(file, files.game);
      if (answer === null) return false;
      printProblems(file, answer.problems, files.verbose, l10n);
      process.stdout.write(`${answer.margin}\n`);
      return true;
    };
    return eachFile(files, l10n, tell, undefined, tellAtOnce);
  },
};
