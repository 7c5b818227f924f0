import type { GemsFightFeature } from '../games/features.ts';
import type { Translator } from './translator.ts';

/** What a case of Gems Fight! has, as the short name of a column. */
export function gemsFightFeatureName(l10n: Translator, feature: GemsFightFeature): string {
  switch (feature) {
    case 'several-stones-from-a-bag':
      return l10n.t('several stones from one bag');
    case 'stones-of-two-colours-at-once':
      return l10n.t('stones of two colours at once');
    case 'leftover-gems':
      return l10n.t('gems left over after melting');
    case 'chain':
      return l10n.t('an extra turn that gives another');
    case 'declining':
      return l10n.t('only a quiet bag is right although a stone is on offer');
    case 'smaller-bite':
      return l10n.t('a bag with fewer stones is better');
    case 'zugzwang':
      return l10n.t('mutual zugzwang');
    case 'identical-bags':
      return l10n.t('identical bags');
    case 'last-colour-decides':
      return l10n.t('the last colour decides');
    case 'negative-margin':
      return l10n.t('negative margin');
    case 'no-stone':
      return l10n.t('no stone');
  }
}
