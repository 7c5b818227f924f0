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
import { eachFile } from './eachFile.ts';
import { printObject, printProblems } from './output.ts';
import { shownName, type Input } from './readInput.ts';
import type { Outcome } from './solveInput.ts';
import type { Call } from './usage.ts';

/** Explains each file in turn: why the value, the first moves, the line of play. Returns the exit code. */
export async function explain(call: Call, l10n: Translator): Promise<number> {
  const refuse = ({ file, cases }: Input): string | null =>
    call.caseNumber !== null && cases.length > 0 && call.caseNumber > cases.length
      ? l10n.t('{0} has no case {1}; its last is case {2}.', shownName(file), call.caseNumber, cases.length)
      : null;
  const tell = (outcome: Outcome): void => {
    const { file, game, problems } = outcome;
    if (call.format === 'json') {
      printObject(explanationJson({ file, game, problems, cases: [...explained(call, outcome, wholeLimits)] }, l10n));
    } else {
      printProblems(file, problems, call.verbose, l10n);
      printText(call, outcome, l10n);
    }
  };
  return eachFile(call, l10n, tell, refuse);
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
