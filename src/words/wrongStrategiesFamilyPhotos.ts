import type { FamilyPhotosStrategy } from '../games/strategyIds.ts';
import type { Translator } from './translator.ts';

/** The name of a wrong strategy, for lists, and one sentence: what a program of it does and why that is wrong. */
export function familyPhotosStrategyWords(
  l10n: Translator,
  id: FamilyPhotosStrategy,
): { readonly name: string; readonly sentence: string } {
  switch (id) {
    case 'all-photos-sorted':
      return {
        name: l10n.t('all photos in one list'),
        sentence: l10n.t(
          'All photos are sorted by a + b and taken in turn; a bottom lies under its top, so a hotter one cannot be taken first.',
        ),
      };
    case 'hottest-visible-top':
      return {
        name: l10n.t('hottest visible photo'),
        sentence: l10n.t(
          'Every turn takes the visible photo with the largest a + b; opening a stack with a hotter bottom can cost points, and passing is allowed.',
        ),
      };
    case 'cold-ignored':
      return {
        name: l10n.t('only contested stacks counted'),
        sentence: l10n.t(
          'Stacks that are not contested count 0; one with a1 > b2 gives Alice a1 - b2, and one with b1 > a2 gives Bonnie b1 - a2.',
        ),
      };
    case 'all-stacks-contested-stackwise':
      return {
        name: l10n.t('stack by stack'),
        sentence: l10n.t(
          'Each contested stack is finished before the next, so it adds a1 - b2; the photos of all contested stacks are taken in one order, by a + b.',
        ),
      };
    case 'dead-as-bonnies':
      return {
        name: l10n.t('dead stacks counted for Bonnie'),
        sentence: l10n.t(
          'Every stack that is not contested and has a1 <= b2 adds a2 - b1; only where b1 > a2 does Bonnie gain, else the stack is dead and adds 0.',
        ),
      };
    case 'pass-forgotten':
      return {
        name: l10n.t('no passing'),
        sentence: l10n.t('After the pool Alice opens every other stack, a1 - b2 each; she may pass, and opening can cost her points.'),
      };
    case 'sign-test-first':
      return {
        name: l10n.t('gains before the sums'),
        sentence: l10n.t(
          'A stack with a1 > b2 adds a1 - b2, and one with b1 > a2 adds a2 - b1, whatever the sums; where a1 + b1 > a2 + b2 the photos belong to the pool.',
        ),
      };
    case 'dead-test-misprinted':
      return {
        name: l10n.t('dead test with a2 and b1 swapped'),
        sentence: l10n.t('A stack with a1 <= b2 and a2 <= b1 adds 0; dead are those with a1 <= b2 and b1 <= a2.'),
      };
    case 'each-own-value':
      return {
        name: l10n.t('each by their own value'),
        sentence: l10n.t(
          'Of the pool Alice takes the largest a and Bonnie the largest b; a photo matters by a + b, since taking it also keeps it from the other.',
        ),
      };
    case 'sort-by-difference':
      return {
        name: l10n.t('sorted by the difference of a and b'),
        sentence: l10n.t('The pool is taken by the difference of a and b, largest first; what it matters who takes a photo is a + b.'),
      };
    case 'sort-by-max':
      return {
        name: l10n.t('sorted by the larger of a and b'),
        sentence: l10n.t('The pool is taken by the larger of a and b, largest first; what it matters who takes a photo is a + b.'),
      };
    case 'sort-by-a':
      return {
        name: l10n.t('sorted by a'),
        sentence: l10n.t('The pool is taken by a, largest first; what it matters who takes a photo is a + b.'),
      };
    case 'ascending':
      return {
        name: l10n.t('sorted the wrong way round, or Bonnie begins'),
        sentence: l10n.t(
          'The pool is taken by a + b, smallest first, or Bonnie takes first, which gives the same number; the largest goes first, to Alice.',
        ),
      };
    case 'gain-uses-the-turn':
      return {
        name: l10n.t('free gains change the turn'),
        sentence: l10n.t(
          'With an odd number of free gains Bonnie begins the pool; a free gain takes two turns, so it leaves the turn as it was.',
        ),
      };
    case 'tops-then-bottoms':
      return {
        name: l10n.t('tops first, then bottoms'),
        sentence: l10n.t(
          'All tops of the pool are taken before all bottoms, each by a + b; a bottom can come before the top of another stack.',
        ),
      };
    case 'stack-sum':
      return {
        name: l10n.t('a stack as one photo'),
        sentence: l10n.t(
          'Each stack counts as one photo of a1 + a2 and b1 + b2, sorted by their sum; its two photos are taken in separate turns.',
        ),
      };
    case 'bonnie-sign':
      return {
        name: l10n.t("sign of Bonnie's gains"),
        sentence: l10n.t('The free gains of Bonnie are added as b1 - a2; they count against Alice, a2 - b1.'),
      };
    case 'bottom-first':
      return {
        name: l10n.t('bottom photo read first'),
        sentence: l10n.t('Each line is read as a2 b2 a1 b1; the first two numbers are the top photo.'),
      };
    case 'aabb-order':
      return {
        name: l10n.t('line read as a1 a2 b1 b2'),
        sentence: l10n.t('Each line is read as a1 a2 b1 b2; the order is a1 b1 a2 b2.'),
      };
    case 'alice-total':
      return {
        name: l10n.t('total of Alice'),
        sentence: l10n.t('It prints the total of Alice; asked for is hers less that of Bonnie.'),
      };
    case 'absolute-value':
      return {
        name: l10n.t('absolute value'),
        sentence: l10n.t('It prints the difference without its sign; where Bonnie wins it is negative.'),
      };
    case 'not-below-zero':
      return {
        name: l10n.t('never below zero'),
        sentence: l10n.t(
          'It prints 0 where the difference is negative, as if Alice could always pass; Bonnie can still take photos after a pass.',
        ),
      };
    case 'each-dimension':
      return {
        name: l10n.t('a and b compared apart'),
        sentence: l10n.t('A stack joins the pool only where a1 > a2 and b1 > b2; it joins where a1 + b1 > a2 + b2.'),
      };
    case 'net-temperature-both':
      return {
        name: l10n.t('a1 - b2 for both players'),
        sentence: l10n.t('The free gains of both players add a1 - b2; Bonnie opens hers herself, so they add a2 - b1.'),
      };
    case 'int32-sum':
      return {
        name: l10n.t('sum in 32 bits'),
        sentence: l10n.t('The difference is kept in 32 bits; it can be larger than 2147483647 or smaller than -2147483648.'),
      };
    case 'float32-keys':
      return {
        name: l10n.t('a + b in single precision'),
        sentence: l10n.t('a + b is compared in single precision (float); above 16777216 that rounds, and different sums become equal.'),
      };
  }
}
