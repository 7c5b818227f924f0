import type { Failure } from '../worker/api.ts';
import { grouped } from './numbers.ts';
import type { Translator } from './translator.ts';

/** Why a request got no value, and what to do. */
export function failureSentence(l10n: Translator, failure: Failure): string {
  switch (failure.code) {
    case 'not-mirrored':
      return l10n.t('The solver does not hold the text of this file. Solve again.');
    case 'outdated':
      return l10n.t('The file was edited since. Solve again.');
    case 'cancelled':
      return l10n.t('Cancelled. Solve again for the answer.');
    case 'input-errors':
      return l10n.t('The input has errors. Mend them, then solve again.');
    case 'unknown-game':
      return l10n.t('The game cannot be told from the text. Choose it, then solve again.');
    case 'too-large':
      return l10n.t(
        'Case {0} would take {1} MB of memory; {2} MB are allowed. Solve it with fewer bags.',
        grouped(failure.caseNumber),
        grouped(failure.megabytes),
        grouped(failure.limit),
      );
    case 'worker-died':
      return failure.replaced
        ? l10n.t('The solver stopped and was started again. Solve again for the answer.')
        : l10n.t('The solver stopped three times within a minute, so it was not started again. Nothing in your file was changed.');
    case 'unexpected':
      return l10n.t('Something went wrong in Optimal Play. The log says what; your file was not changed.');
  }
}
