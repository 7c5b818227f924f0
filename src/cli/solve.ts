import { problemJson, schemaVersion } from '../words/explanationJson.ts';
import type { Translator } from '../words/translator.ts';
import { printProblems, unreadableSentence } from './output.ts';
import { readInput } from './readInput.ts';
import { outcomeOf } from './solveInput.ts';
import type { Call } from './usage.ts';

/** Answers each file in turn, as the judge expects it. Returns the exit code. */
export async function solve(call: Call, l10n: Translator): Promise<number> {
  let exitCode = 0;
  for (const file of call.files) {
    const input = await readInput(file, call.game);
    if ('reason' in input) {
      exitCode = 2;
      const message = unreadableSentence(file, input.reason, l10n);
      if (call.format === 'json') printUnreadable(file, message);
      else process.stderr.write(`${message}\n`);
      continue;
    }
    const outcome = outcomeOf(input);
    if (outcome.failed && exitCode === 0) exitCode = 1;
    const cases = Array.from(outcome.solved(), (solved) => solved.summary);
    if (call.format === 'json') {
      const { game, problems } = outcome;
      printObject({
        schemaVersion,
        file,
        game,
        problems: problems.map((problem) => problemJson(problem, l10n)),
        cases: cases.map(({ line, margin, firstTotal, secondTotal }) => ({ line: line + 1, margin, firstTotal, secondTotal })),
      });
    } else {
      printProblems(file, outcome.problems, call.verbose, l10n);
      process.stdout.write(cases.map(({ margin }) => `${margin}\n`).join(''));
    }
  }
  return exitCode;
}

/** One JSON object a line, so that a program can read file after file. */
export function printObject(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

/** The object of a file that cannot be read: it has the same shape, and says so as its problem. */
export function printUnreadable(file: string, message: string): void {
  const problem = { severity: 'error', code: 'unreadable', message, line: 1, startColumn: 1, endColumn: 1 };
  printObject({ schemaVersion, file, game: null, problems: [problem], cases: [] });
}
