import type { GameId } from '../games/game.ts';
import type { Translator } from './translator.ts';

/** Sentences of notifications, and the labels of their buttons. */

export function unexpectedError(l10n: Translator): string {
  return l10n.t('Something went wrong in Optimal Play. The log says what; your file was not changed.');
}

export function showLogButton(l10n: Translator): string {
  return l10n.t('Show log');
}

export function solverRestarted(l10n: Translator): string {
  return l10n.t('The solver stopped and was started again.');
}

export function tryAgainButton(l10n: Translator): string {
  return l10n.t('Try once more');
}

export function nothingToSolve(l10n: Translator): string {
  return l10n.t('Open the input of a game first, then solve it.');
}

export function unreadableFile(l10n: Translator, name: string): string {
  return l10n.t('{0} can’t be read. Open it in a text editor, or check that it still exists.', name);
}

export function fileNotText(l10n: Translator, name: string): string {
  return l10n.t('{0} is not a text: it holds zero bytes. Solve a text file of numbers.', name);
}

export function fileTooLarge(l10n: Translator, name: string): string {
  return l10n.t('{0} is too large to be solved in the editor. Use the command line: optimal-play solve FILE.', name);
}

export function readingFile(l10n: Translator, percent: number): string {
  return l10n.t('Reading the file ({0} %)', percent);
}

/** Progress of a run: case from 1, percent of that case. */
export function solvingCase(l10n: Translator, caseNumber: number, cases: number, percent: number): string {
  return cases > 1 ? l10n.t('Solving case {0} of {1} ({2} %)', caseNumber, cases, percent) : l10n.t('Solving ({0} %)', percent);
}

/** Title of the panel. */
export function panelTitle(l10n: Translator): string {
  return l10n.t('Optimal Play');
}

export function selectGameTitle(l10n: Translator, name: string): string {
  return l10n.t('Game of {0}', name);
}

export function detectGame(l10n: Translator): { readonly label: string; readonly detail: string } {
  return { label: l10n.t('Detect from content'), detail: l10n.t('Go by the language of the file, then by its numbers.') };
}

/** What the input of a game looks like, below its name. */
export function inputShape(l10n: Translator, game: GameId): string {
  switch (game) {
    case 'family-photos':
      return l10n.t('The number of stacks, then four numbers a stack.');
    case 'gems-fight':
      return l10n.t('Colours, bags and gems a stone, then the bags; 0 0 0 ends the input.');
  }
}

export function currentChoice(l10n: Translator): string {
  return l10n.t('current');
}

export function sampleTitle(l10n: Translator): string {
  return l10n.t('Sample of which game?');
}
