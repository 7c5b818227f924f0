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
import type { FileCall } from './eachFile.ts';
import { printObject } from './output.ts';
import { memoryIn } from './memoryLimit.ts';
import { printProblems } from './problems.ts';
import { print } from './print.ts';
import { shownName } from './files.ts';
import type { Input } from './readInput.ts';
import type { Outcome } from './solveInput.ts';
import { choiceIn, filesOf, gameIn, goesWith, isOn, numberIn, sharedOptions } from './usage.ts';
import type { Call, Command } from './usage.ts';

interface ExplainCall extends FileCall {
  /** Number of one case, from 1; null: all. */
  readonly caseNumber: number | null;
  /** Every move and turn, however many (text or Markdown). */
  readonly all: boolean;
  /** The solutions apart from the questions (Markdown). */
  readonly handout: boolean;
}

/** Explains each file in turn: why the value, the first moves, the line of play. */
export const explainCommand: Command = {
  name: 'explain',
  takes: 'FILE...',
  about: (l10n) => l10n.t("why it is the answer, every first move's value, the line of play"),
  options: {
    ...sharedOptions,
    case: { type: 'string', shown: '--case N', about: (l10n) => l10n.t('only case N, from 1') },
    all: { type: 'boolean', shown: '--all', about: (l10n) => l10n.t('all moves and turns, however many') },
    handout: { type: 'boolean', shown: '--handout', about: (l10n) => l10n.t('Markdown to hand out, questions first, the solutions apart') },
  },
  run: async (call, l10n) => explain(explainCallOf(call, l10n), l10n),
};

function explainCallOf(call: Call, l10n: Translator): ExplainCall {
  const handout = isOn(call, 'handout');
  const asked = choiceIn(call, 'format', ['text', 'markdown', 'json'], l10n);
  const format = isOn(call, 'json') ? 'json' : (asked ?? (handout ? 'markdown' : 'text'));
  if (handout && format !== 'markdown') throw goesWith('--handout', '--format markdown', l10n);
  return {
    files: filesOf(call, l10n),
    game: gameIn(call, l10n),
    format,
    verbose: isOn(call, 'verbose'),
    memory: memoryIn(call, l10n),
    caseNumber: numberIn(call, 'case', 1, l10n),
    all: isOn(call, 'all'),
    handout,
  };
}

async function explain(call: ExplainCall, l10n: Translator): Promise<number> {
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

interface ExplainedCase {
  readonly case: number;
  readonly explanation: Explanation;
}

/** The cases asked for, one after the other. */
function* explained(call: ExplainCall, outcome: Outcome, limits: ExplanationLimits): Generator<ExplainedCase, void, void> {
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

function printText(call: ExplainCall, outcome: Outcome, l10n: Translator): void {
  const write = writer(call);
  let first = true;
  for (const { case: number, explanation } of explained(call, outcome, call.all ? wholeLimits : readingLimits)) {
    const text = write(explanation, { name: shownName(outcome.file), case: number }, l10n);
    print(first || call.format === 'text' ? text : `\n${text}`);
    if (call.format === 'text') print('\n');
    first = false;
  }
}

function writer({ format, handout }: ExplainCall): (explanation: Explanation, title: Title, l10n: Translator) => string {
  if (handout) return explanationHandout;
  return format === 'markdown' ? explanationMarkdown : explanationText;
}
