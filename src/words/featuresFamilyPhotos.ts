import type { FamilyPhotosFeature } from '../games/features.ts';
import type { Translator } from './translator.ts';

/** What a case of Family Photos has, as the short name of a column. */
export function familyPhotosFeatureName(l10n: Translator, feature: FamilyPhotosFeature): string {
  switch (feature) {
    case 'contested':
      return l10n.t('contested stack');
    case 'contested-with-zero':
      return l10n.t('contested stack with a 0');
    case 'first-gain':
      return l10n.t("Alice's free gain");
    case 'first-gain-with-zero':
      return l10n.t("Alice's free gain with a 0");
    case 'first-gain-equal-sums':
      return l10n.t("Alice's free gain, equal sums");
    case 'first-gain-equal-sums-with-zero':
      return l10n.t("Alice's free gain, equal sums, with a 0");
    case 'second-gain':
      return l10n.t("Bonnie's free gain");
    case 'second-gain-with-zero':
      return l10n.t("Bonnie's free gain with a 0");
    case 'second-gain-equal-sums':
      return l10n.t("Bonnie's free gain, equal sums");
    case 'second-gain-equal-sums-with-zero':
      return l10n.t("Bonnie's free gain, equal sums, with a 0");
    case 'dead':
      return l10n.t('dead stack');
    case 'dead-with-zero':
      return l10n.t('dead stack with a 0');
    case 'dead-equal-sums':
      return l10n.t('dead stack, equal sums');
    case 'dead-equal-sums-with-zero':
      return l10n.t('dead stack, equal sums, with a 0');
    case 'tie-across-stacks':
      return l10n.t('equal a + b in two contested stacks');
    case 'bottom-before-a-top':
      return l10n.t('a bottom goes before the top of another stack');
    case 'pass-in-line':
      return l10n.t('a pass, then play goes on');
    case 'gain-waits':
      return l10n.t('a free gain waits for the pool');
    case 'negative-margin':
      return l10n.t('negative margin');
    case 'margin-beyond-int32':
      return l10n.t('margin beyond 32 bits');
    case 'swing-beyond-float32':
      return l10n.t('a + b beyond single precision');
  }
}
