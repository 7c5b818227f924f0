import { familyPhotosFeatures, type FamilyPhotosFeature, type Feature } from '../games/features.ts';
import { familyPhotosFeatureName } from './featuresFamilyPhotos.ts';
import { gemsFightFeatureName } from './featuresGemsFight.ts';
import type { Translator } from './translator.ts';

/** The short name of a structural feature, as it stands in a list; a feature of both games has one name. */
export function featureName(l10n: Translator, feature: Feature): string {
  return ofFamilyPhotos(feature) ? familyPhotosFeatureName(l10n, feature) : gemsFightFeatureName(l10n, feature);
}

function ofFamilyPhotos(feature: Feature): feature is FamilyPhotosFeature {
  return familyPhotosFeatures.some((one) => one === feature);
}
