import type { GameId } from '../games/game.ts';
import type { Translator } from '../words/translator.ts';
import { printProblems } from './problems.ts';
import { memoryIn } from './memoryLimit.ts';
import { plainAnswer } from './plainAnswer.ts';
import { print } from './print.ts';
import { type Call, type Usage, choiceIn, filesOf, gameIn, goesWith, isOn, sharedOptions } from './usage.ts';

export const solveUsage: Usage = {
  name: 'solve',
  takes: 'FILE...',
  about: (l10n) => l10n.t('the answers, as the judge expects them'),
  options: sharedOptions,
};

export interface SolveCall {
  readonly files: readonly string[];
  readonly game: GameId | null;
  readonly format: 'text' | 'json';
  readonly verbose: boolean;
  /** Bytes that one case may take. */
  readonly memory: number;
}

/** Errors: UsageError. */
export function solveCallOf(call: Call, l10n: Translator): SolveCall {
  const format = isOn(call, 'json') ? 'json' : (choiceIn(call, 'format', ['text', 'markdown', 'json'], l10n) ?? 'text');
  if (format === 'markdown') throw goesWith('--format markdown', 'explain', l10n);
  return { files: filesOf(call, l10n), game: gameIn(call, l10n), format, verbose: isOn(call, 'verbose'), memory: memoryIn(call, l10n) };
}

/** Prints the answers of a file that takes no more than its numbers to answer it; false where it takes more. */
export function solvePlain(file: string, call: SolveCall, l10n: Translator): boolean {
  const answer = call.format === 'json' ? null : plainAnswer(file, call.game, call.memory);
  if (answer === null) return false;
  printProblems(file, answer.problems, call.verbose, l10n);
  print(answer.margins.map((margin) => `${margin}\n`).join(''));
  return true;
}
