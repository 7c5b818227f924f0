import { explanationOf } from '../games/explanation.ts';
import type { SolvedCase } from '../games/game.ts';
import { explanationText } from '../words/explanationText.ts';
import type { Translator } from '../words/translator.ts';
import { printProblems, problemJson, schemaVersion, unreadableSentence } from './output.ts';
import { readInput, shownName } from './readInput.ts';
import { printObject, printUnreadable } from './solve.ts';
import { outcomeOf } from './solveInput.ts';
import type { Outcome } from './solveInput.ts';
import type { Call } from './usage.ts';

/** What a person wants to read at once; `--all` and JSON give everything. */
const shortLimits = { moves: 20, turns: 60 };
const noLimits = { moves: Infinity, turns: Infinity };

/** Explains each file in turn: where the value comes from, the first moves, the line of play. Returns the exit code. */
export async function explain(call: Call, l10n: Translator): Promise<number> {
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
    if (call.caseNumber !== null && input.cases.length > 0 && call.caseNumber > input.cases.length) {
      process.stderr.write(
        `${l10n.t('{0} has no case {1}; its last is case {2}.', shownName(file), call.caseNumber, input.cases.length)}\n`,
      );
      exitCode = 2;
      continue;
    }
    const outcome = outcomeOf(input);
    if (outcome.failed && exitCode === 0) exitCode = 1;
    if (call.format === 'json') printJson(call, outcome, l10n);
    else printText(call, outcome, l10n);
  }
  return exitCode;
}

function* chosen(call: Call, outcome: Outcome): Generator<{ readonly number: number; readonly solved: SolvedCase }, void, void> {
  let number = 0;
  for (const solved of outcome.solved()) {
    number += 1;
    if (call.caseNumber === null || call.caseNumber === number) yield { number, solved };
    if (number === call.caseNumber) return;
  }
}

function printJson(call: Call, outcome: Outcome, l10n: Translator): void {
  const { file, game } = outcome;
  const problems = outcome.problems.map((problem) => problemJson(problem, l10n));
  const cases = Array.from(chosen(call, outcome), ({ number, solved }) => {
    const { summary, ledger, moves, line } = explanationOf(solved, noLimits);
    const { margin, firstTotal, secondTotal } = summary;
    return {
      case: number,
      line: summary.line + 1,
      margin,
      firstTotal,
      secondTotal,
      ledger,
      moves: moves.map(lineFromOne),
      play: line.map(lineFromOne),
    };
  });
  printObject({ schemaVersion, file, game, problems, cases });
}

/** Text lines count from 1 in what people and other programs read. */
function lineFromOne<Row extends { readonly line: number | null }>(row: Row): Row {
  return row.line === null ? row : { ...row, line: row.line + 1 };
}

function printText(call: Call, outcome: Outcome, l10n: Translator): void {
  printProblems(outcome.file, outcome.problems, call.verbose, l10n);
  const limits = call.all ? noLimits : shortLimits;
  for (const { number, solved } of chosen(call, outcome)) {
    const text = explanationText(explanationOf(solved, limits), { name: shownName(outcome.file), case: number }, l10n);
    process.stdout.write(`${text}\n`);
  }
}
