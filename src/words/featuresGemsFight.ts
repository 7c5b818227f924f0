import type { GemsFightFeature } from '../games/features.ts';
import type { Translator } from './translator.ts';

/** What a case of Gems Fight! has, as the short name of a column. */
export function gemsFightFeatureName(l10n: Translator, feature: GemsFightFeature): string {
  switch (feature) {
    case 'several-stones-of-a-colour':
      return l10n.t('several stones of one colour at once');
    case 'stones-of-two-colours-at-once':
      return l10n.t('stones of two colours at once');
    case 'leftover-gems':
      return l10n.t('gems left over after melting');
    case 'carried-gems':
      return l10n.t('a stone with gems of earlier bags');
    case 'chain':
      return l10n.t('an extra turn that gives another');
    case 'choice-matters':
      return l10n.t('a bag that loses stones');
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
    case 'zero-in-header':
      return l10n.t('no colour or no bag');
  }
}
