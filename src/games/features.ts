/**
 * Structural features of Family Photos inputs: a suite that lacks one cannot catch some mistake. Each stack has exactly one of
 * the first fourteen: by its kind, whether its photos have equal swings (else the bottom of a cold stack is hotter), and
 * whether one of its four values is 0.
 */
export const familyPhotosFeatures = [
  'contested',
  'contested-with-zero',
  'first-gain',
  'first-gain-with-zero',
  'first-gain-equal-sums',
  'first-gain-equal-sums-with-zero',
  'second-gain',
  'second-gain-with-zero',
  'second-gain-equal-sums',
  'second-gain-equal-sums-with-zero',
  'dead',
  'dead-with-zero',
  'dead-equal-sums',
  'dead-equal-sums-with-zero',
  /** Two photos of the pool, of different stacks, have equal swings. */
  'tie-across-stacks',
  /** A bottom of the pool is hotter than the top of another stack of it. */
  'bottom-before-a-top',
  /** In the line of play a photo is taken after a pass. */
  'pass-in-line',
  /** The bottom of a free gain is cooler than the hottest photo of the pool, so opening it must wait. */
  'gain-waits',
  'negative-margin',
  /** 32 bits do not hold the margin. */
  'margin-beyond-int32',
  /** Single precision does not hold the swing of some photo. */
  'swing-beyond-float32',
] as const;

/** Structural features of Gems Fight! cases. */
export const gemsFightFeatures = [
  'several-stones-of-a-colour',
  'stones-of-two-colours-at-once',
  'leftover-gems',
  'carried-gems',
  'chain',
  'choice-matters',
  'declining',
  'smaller-bite',
  'zugzwang',
  'identical-bags',
  'last-colour-decides',
  'negative-margin',
  'no-stone',
  'zero-in-header',
] as const;

export type FamilyPhotosFeature = (typeof familyPhotosFeatures)[number];
export type GemsFightFeature = (typeof gemsFightFeatures)[number];
export type Feature = FamilyPhotosFeature | GemsFightFeature;
