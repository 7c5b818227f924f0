/** Strategies for Family Photos that people take for right and that are not. */
export const familyPhotosStrategies = [
  'all-photos-sorted',
  'hottest-visible-top',
  'cold-ignored',
  'all-stacks-contested-stackwise',
  'dead-as-bonnies',
  'pass-forgotten',
  'sign-test-first',
  'dead-test-misprinted',
  'each-own-value',
  'sort-by-difference',
  'sort-by-max',
  'sort-by-a',
  'ascending',
  'gain-uses-the-turn',
  'tops-then-bottoms',
  'stack-sum',
  'bonnie-sign',
  'bottom-first',
  'aabb-order',
  'alice-total',
  'absolute-value',
  'not-below-zero',
  'each-dimension',
  'net-temperature-both',
  'int32-sum',
  'float32-keys',
] as const;

/** Strategies for Gems Fight! that people take for right and that are not. */
export const gemsFightStrategies = [
  'no-extra-turn',
  'sign-kept',
  'best-starts-at-zero',
  'grand-total',
  'alice-stones',
  'most-stones-now',
  'least-for-opponent',
  'input-order',
  'one-bonus-only',
  'a-turn-per-stone',
  'leftovers-thrown',
  'one-stone-a-colour',
  'one-stone-a-turn',
  'more-than-s',
  'own-cookers',
  'cooker-not-carried',
  'colours-ignored',
  'last-colour-missed',
  'all-bags-scoring-first',
  'even-quiet-wins',
] as const;

export type FamilyPhotosStrategy = (typeof familyPhotosStrategies)[number];
export type GemsFightStrategy = (typeof gemsFightStrategies)[number];
export type StrategyId = FamilyPhotosStrategy | GemsFightStrategy;
