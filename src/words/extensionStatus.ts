import type { Translator } from './translator.ts';

/** Words of the status bar item: short, one line. */

export function solveStatus(l10n: Translator): string {
  return l10n.t('Solve');
}

export function solveStatusTooltip(l10n: Translator): string {
  return l10n.t('Solve this input under optimal play');
}

export function solvingStatus(l10n: Translator, percent: number): string {
  return l10n.t('Solving {0} %', percent);
}

export function readingStatus(l10n: Translator, percent: number): string {
  return l10n.t('Reading {0} %', percent);
}

export function cancelTooltip(l10n: Translator): string {
  return l10n.t('Click to cancel');
}

export function cancelledStatus(l10n: Translator): string {
  return l10n.t('Cancelled');
}

export function errorsStatus(l10n: Translator, errors: number): string {
  return errors === 1 ? l10n.t('1 error, no answer') : l10n.t('{0} errors, no answer', errors);
}

export function unknownGameStatus(l10n: Translator): string {
  return l10n.t('Select game');
}

export function failureStatus(l10n: Translator): string {
  return l10n.t('No answer');
}

/** There is an answer, and moves are to be predicted before it is told. */
export function hiddenStatus(l10n: Translator): string {
  return l10n.t('Solved');
}

export function hiddenTooltip(l10n: Translator): string {
  return l10n.t('The answer is hidden: predict the move first.');
}

export function outdatedStatus(l10n: Translator, answer: string): string {
  return l10n.t('{0} (outdated)', answer);
}

export function outdatedTooltip(l10n: Translator): string {
  return l10n.t('The file was edited since. Solve again for the answer of the text as it is now.');
}

/** Name of the item in the status bar's own menu. */
export function statusName(l10n: Translator): string {
  return l10n.t('Optimal Play');
}
