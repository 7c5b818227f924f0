import type { Failure, UnreadableFile } from '../worker/api.ts';
import { tooLargeSentence } from './memory.ts';
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
      return tooLargeSentence(l10n, failure);
    case 'out-of-memory':
      return l10n.t(
        'Case {0} takes {1} MB of memory, and less is free. Close other programs, or solve a smaller input.',
        grouped(failure.caseNumber),
        grouped(failure.megabytes),
      );
    case 'worker-died':
      return failure.replaced
        ? l10n.t('The solver stopped and was started again. Solve again for the answer.')
        : l10n.t('The solver stopped three times within a minute, so it was not started again. Nothing in your file was changed.');
    case 'unreadable-file':
      return unreadableFile(l10n, failure.reason);
    case 'unexpected':
      return l10n.t('Something went wrong in Optimal Play. The log says what; your file was not changed.');
  }
}

function unreadableFile(l10n: Translator, reason: UnreadableFile): string {
  switch (reason) {
    case 'unreadable':
      return l10n.t('The file can’t be read. Check that it still exists and that you may read it, then solve again.');
    case 'not-text':
      return l10n.t('The file is not a text: it holds zero bytes. Solve a text file of numbers.');
    case 'utf-16':
      return l10n.t('The file is encoded in UTF-16. Save it as UTF-8, then solve again.');
    case 'too-large':
      return l10n.t('The file is larger than 2 GB, or than the memory that is free. Solve a smaller one.');
  }
}
