import type { FamilyPhotosFeature } from '../features.ts';
import type { FeatureExample } from '../study.ts';

/** Stacks as a1 b1 a2 b2. Fewest stacks, then the smallest sum of their values; values within the judge's limits. */
const stacksOf: Readonly<Record<FamilyPhotosFeature, readonly string[]>> = {
  contested: ['1 2 1 1'],
  'contested-with-zero': ['0 1 0 0'],
  'first-gain': ['2 1 3 1'],
  'first-gain-with-zero': ['1 0 2 0'],
  'first-gain-equal-sums': ['2 1 2 1'],
  'first-gain-equal-sums-with-zero': ['1 0 1 0'],
  'second-gain': ['1 2 1 3'],
  'second-gain-with-zero': ['0 1 0 2'],
  'second-gain-equal-sums': ['1 2 1 2'],
  'second-gain-equal-sums-with-zero': ['0 1 0 1'],
  dead: ['1 1 1 2'],
  'dead-with-zero': ['0 0 0 1'],
  'dead-equal-sums': ['1 1 1 1'],
  'dead-equal-sums-with-zero': ['0 0 0 0'],
  'tie-across-stacks': ['0 1 0 0', '0 1 0 0'],
  'bottom-before-a-top': ['0 1 0 0', '0 3 0 2'],
  'pass-in-line': ['0 1 0 1'],
  'gain-waits': ['0 1 0 1', '0 2 0 0'],
  'negative-margin': ['0 1 0 1'],
  // A photo taken first adds its whole value to the margin; a free gain needs a bottom as hot, so two values for each point.
  'margin-beyond-int32': ['1000000000 0 0 0', '573741824 0 573741824 0', '573741824 0 573741824 0'],
  'swing-beyond-float32': ['0 16777217 0 0'],
};

export const familyPhotosExamples: readonly FeatureExample[] = Object.entries(stacksOf).map(([feature, stacks]) => ({
  feature: feature as FamilyPhotosFeature,
  input: `${[stacks.length, ...stacks].join('\n')}\n`,
}));
