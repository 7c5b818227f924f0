/** Structural features of Family Photos inputs: a suite that lacks one cannot catch some mistake. */
export const familyPhotosFeatures = [
  'contested',
  'contested-with-zero',
  'first-gain',
  'first-gain-equal-sums',
  'first-gain-with-zero',
  'second-gain',
  'second-gain-equal-sums',
  'second-gain-with-zero',
  'dead',
  'dead-equal-sums',
  'dead-with-zero',
  'tie-across-stacks',
  'pass-in-line',
  'gain-waits',
  'negative-margin',
  'sum-above-int32',
  'value-above-float32',
] as const;

/** Structural features of Gems Fight! cases. */
export const gemsFightFeatures = [
  'several-stones-from-a-bag',
  'stones-of-two-colours-at-once',
  'leftover-gems',
  'chain',
  'declining',
  'smaller-bite',
  'zugzwang',
  'identical-bags',
  'last-colour-decides',
  'negative-margin',
  'no-stone',
] as const;

export type FamilyPhotosFeature = (typeof familyPhotosFeatures)[number];
export type GemsFightFeature = (typeof gemsFightFeatures)[number];
export type Feature = FamilyPhotosFeature | GemsFightFeature;
