import type { GemsFightProblems } from '../games/gemsFight/problems.ts';
import type { Sentences } from './problemsText.ts';
import type { Translator } from './translator.ts';

function bagsOf(l10n: Translator, bags: string): string {
  return bags === '1' ? l10n.t('1 bag') : l10n.t('{0} bags', bags);
}

function gemsOf(l10n: Translator, gems: string): string {
  return gems === '1' ? l10n.t('1 gem') : l10n.t('{0} gems', gems);
}

function missingBags({ caseNumber, bags, found, before }: GemsFightProblems['bags-missing'], l10n: Translator): string {
  const announced = bagsOf(l10n, bags);
  switch (before) {
    case 'end-line':
      return l10n.t('Case {0} announces {1}, but the end line came after {2}. Add the rest, or correct B.', caseNumber, announced, found);
    case 'end-of-text':
      return l10n.t('Case {0} announces {1}, but the text ends after {2}. Add the rest, or correct B.', caseNumber, announced, found);
    case 'next-case':
      return l10n.t('Case {0} announces {1}, but a new case seems to start here, after {2}.', caseNumber, announced, found);
  }
}

export const gemsFightSentences: Sentences<GemsFightProblems> = {
  'header-too-short': ({ caseNumber, numbers, looksLikePhotos }, l10n) => {
    if (looksLikePhotos) return l10n.t('A header has three numbers G B S, this line has one. It looks like a Family Photos input.');
    return numbers === 2
      ? l10n.t('Case {0}: a header has three numbers G B S; S is missing.', caseNumber)
      : l10n.t('Case {0}: a header has three numbers G B S; B and S are missing.', caseNumber);
  },
  'header-too-long': ({ caseNumber, numbers }, l10n) =>
    l10n.t('Case {0}: a header has three numbers G B S, this line has {1}.', caseNumber, numbers),
  'melts-at-zero': ({ caseNumber, most }, l10n) =>
    l10n.t('Case {0}: S, the number of gems that melt into a stone, must be 1 to {1}; with 0 no melting is defined.', caseNumber, most),
  'no-colours': ({ caseNumber, bags }, l10n) =>
    l10n.t('Case {0}: G = 0 means that there is no colour, so no bag can hold a gem, yet B = {1}.', caseNumber, bags),
  'colour-out-of-range': ({ caseNumber, bag, colour, colours }, l10n) =>
    l10n.t('Case {0}, bag {1}: colours run from 1 to {3} here; {2} is not a colour.', caseNumber, bag, colour, colours),
  'bag-too-long': ({ caseNumber, bag, gems, found }, l10n) =>
    found - Number(gems) === 1
      ? l10n.t('Case {0}: bag {1} says {2}, its line holds {3}; this gem is too many.', caseNumber, bag, gemsOf(l10n, gems), found)
      : l10n.t('Case {0}: bag {1} says {2}, its line holds {3}; these gems are too many.', caseNumber, bag, gemsOf(l10n, gems), found),
  'bag-too-short': ({ caseNumber, bag, gems, found }, l10n) =>
    l10n.t('Case {0}: bag {1} says {2}, only {3} found. Add the rest, or correct the number.', caseNumber, bag, gemsOf(l10n, gems), found),
  'bags-missing': missingBags,
  'extra-bag': ({ caseNumber, bags }, l10n) =>
    l10n.t('Case {0} announces {1}; this line looks like one more. Delete it, or correct B.', caseNumber, bagsOf(l10n, bags)),
  'no-end-line': ({ cases }, l10n) =>
    cases === 1
      ? l10n.t('The line 0 0 0 that ends the input is missing; 1 case was read.')
      : l10n.t('The line 0 0 0 that ends the input is missing; {0} cases were read.', cases),
  'no-cases': (_, l10n) => l10n.t('The input ends before its first case: there is nothing to answer.'),
  'cases-limit': ({ limit }, l10n) => l10n.t("More cases than the judge's limit (at most {0}); answered.", limit),
  'colours-limit': ({ caseNumber, colours, limit }, l10n) =>
    l10n.t("Case {0}: G = {1} is outside the judge's limit (at most {2} colours); answered.", caseNumber, colours, limit),
  'bags-limit': ({ caseNumber, bags, limit }, l10n) =>
    l10n.t("Case {0}: B = {1} is outside the judge's limit (at most {2} bags).", caseNumber, bags, limit),
  'melts-at-limit': ({ caseNumber, meltsAt, limit }, l10n) =>
    l10n.t("Case {0}: S = {1} is outside the judge's limit (1 to {2}); answered.", caseNumber, meltsAt, limit),
  'gems-limit': ({ caseNumber, bag, gems, limit }, l10n) =>
    l10n.t("Case {0}: bag {1} has {2}, outside the judge's limit (1 to {3}); answered.", caseNumber, bag, gemsOf(l10n, gems), limit),
};
