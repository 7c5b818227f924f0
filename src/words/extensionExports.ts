import type { ExplanationForm } from '../games/explanation.ts';
import type { Amount } from '../games/game.ts';
import type { VerifyResult } from '../worker/api.ts';
import { grouped, signed } from './numbers.ts';
import { disagreement, verifyEffort } from './panelVerify.ts';
import type { Translator } from './translator.ts';

/** Words of what can be taken along: exports, the summary, the plain text, exhaustive play. */

export function exportTitle(l10n: Translator, name: string, caseNumber: number, cases: number): string {
  return cases > 1
    ? l10n.t('Export the explanation of {0}, case {1}', name, grouped(caseNumber))
    : l10n.t('Export the explanation of {0}', name);
}

/** An entry of the list of exports: its name, and what it is for. */
export function exportChoice(l10n: Translator, form: ExplanationForm | 'chart'): { readonly label: string; readonly detail: string } {
  switch (form) {
    case 'markdown':
      return { label: l10n.t('Markdown'), detail: l10n.t('The position, why it has its value, its moves and the line of play.') };
    case 'handout':
      return {
        label: l10n.t('Markdown hand-out, solutions apart'),
        detail: l10n.t('The position with questions first; the solutions on a page of their own.'),
      };
    case 'json':
      return { label: l10n.t('JSON'), detail: l10n.t('The same as data, for other programs.') };
    case 'chart':
      return { label: l10n.t('Chart as SVG'), detail: l10n.t('The line of play as the panel draws it.') };
  }
}

export function nothingToExplain(l10n: Translator): string {
  return l10n.t('There is nothing to solve. Put a case before the line 0 0 0.');
}

export function summaryCopied(l10n: Translator): string {
  return l10n.t('The summary is in the clipboard.');
}

/** Name of the document with the plain text of an explanation. */
export function plainTextName(l10n: Translator, name: string): string {
  return l10n.t('{0} explained', name);
}

/** Stands above a plain text whose file was edited since. */
export function outdatedText(l10n: Translator): string {
  return l10n.t('Outdated: the file was edited since. Solve it again for the explanation of the text as it is now.');
}

/** Progress of exhaustive play that was asked for by command. */
export function playingEveryLine(l10n: Translator, name: string): string {
  return l10n.t('Playing every line of {0}', name);
}

/** What exhaustive play said; `final` is the solver's value. */
export function verifiedSentence(l10n: Translator, { agrees, margin, positions, milliseconds }: VerifyResult, final: Amount): string {
  if (!agrees) return disagreement(l10n, margin, final, positions);
  return l10n.t('Exhaustive play gives the same value, {0} ({1}).', signed(final), verifyEffort(l10n, positions, milliseconds));
}

export function tooLargeToVerify(l10n: Translator, most: number): string {
  return l10n.t(
    'This position is too large to play out: more than {0} positions. Go on along the line in the panel, or try a smaller input.',
    grouped(most),
  );
}
