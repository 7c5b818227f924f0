import type { FamilyPhotosFeature } from '../games/features.ts';
import type { Translator } from './translator.ts';

/** What a case of Family Photos has, as the short name of a column. */
export function familyPhotosFeatureName(_l10n: Translator, feature: FamilyPhotosFeature): string {
  return feature;
}
