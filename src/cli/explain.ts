import { finish } from '../engines/steps.ts';
import { explanationOf, readingLimits, wholeLimits } from '../games/explanation.ts';
import type { Explanation, ExplanationLimits } from '../games/explanation.ts';
import { startPosition } from '../games/game.ts';
import { findProof } from '../games/proof.ts';
import { explanationHandout } from '../words/explanationHandout.ts';
import { explanationJson } from '../words/explanationJson.ts';
import { explanationMarkdown } from '../words/explanationMarkdown.ts';
import type { Title } from '../words/explanationParts.ts';
import { explanationText } from '../words/explanationText.ts';
import type { Translator } from '../words/translator.ts';
import { printProblems, unreadableSentence } from './output.ts';
import { readInput, shownName } from './readInput.ts';
import { printObject, printUnreadable } from './solve.ts';
import { outcomeOf } from './solveInput.ts';
import type { Outcome } from './solveInput.ts';
import type { Call } from './usage.ts';

/** Explains each file in turn: why the value, the first moves, the line of play. Returns the exit code. */
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
    if (call.format === 'json') {
      const { game, problems } = outcome;
      printObject(explanationJson({ file, game, problems, cases: [...explained(call, outcome, wholeLimits)] }, l10n));
    } else {
      printProblems(file, outcome.problems, call.verbose, l10n);
      printText(call, outcome, l10n);
    }
  }
  return exitCode;
}

/** For people who asked for everything: what a part is made of is long enough at twenty. */
const allLimits: ExplanationLimits = { ...wholeLimits, parts: 20 };

interface ExplainedCase {
  readonly case: number;
  readonly explanation: Explanation;
}

/** The cases asked for, one after the other. */
function* explained(call: Call, outcome: Outcome, limits: ExplanationLimits): Generator<ExplainedCase, void, void> {
  const { game, cases } = outcome;
  let number = 0;
  for (const one of outcome.solved()) {
    number += 1;
    if (game !== null && (call.caseNumber === null || call.caseNumber === number)) {
      const proof = finish(findProof(game, cases[number - 1], one, startPosition));
      yield { case: number, explanation: explanationOf(one, startPosition, limits, proof) };
    }
    if (number === call.caseNumber) return;
  }
}

function printText(call: Call, outcome: Outcome, l10n: Translator): void {
  const write = writer(call);
  let first = true;
  for (const { case: number, explanation } of explained(call, outcome, call.all ? allLimits : readingLimits)) {
    const text = write(explanation, { name: shownName(outcome.file), case: number }, l10n);
    process.stdout.write(first || call.format === 'text' ? text : `\n${text}`);
    if (call.format === 'text') process.stdout.write('\n');
    first = false;
  }
}

function writer({ format, handout }: Call): (explanation: Explanation, title: Title, l10n: Translator) => string {
  if (handout) return explanationHandout;
  return format === 'markdown' ? explanationMarkdown : explanationText;
}
