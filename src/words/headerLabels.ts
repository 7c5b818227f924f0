import type { Translator } from './translator.ts';

/** Words of the panel's header: its tools and the menu of exports. */
export function headerLabels(l10n: Translator) {
  return {
    pin: l10n.t('Pin to this file'),
    copySummary: l10n.t('Copy a short summary'),
    export: l10n.t('Export the explanation'),
    plainText: l10n.t('Show as plain text'),
    more: l10n.t('More actions'),
  } as const;
}
