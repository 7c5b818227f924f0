import type { FamilyPhotosProblems } from '../games/familyPhotos/problems.ts';
import { paragraph } from './lists.ts';
import { withMore } from './problemsText.ts';
import type { Sentences } from './problemsText.ts';
import type { Translator } from './translator.ts';

function photoNumber(l10n: Translator, place: FamilyPhotosProblems['stack-too-short']['missing']): string {
  switch (place) {
    case 'a1':
      return l10n.t('a of the top photo');
    case 'b1':
      return l10n.t('b of the top photo');
    case 'a2':
      return l10n.t('a of the bottom photo');
    case 'b2':
      return l10n.t('b of the bottom photo');
  }
}

function stacksOf(l10n: Translator, stacks: string): string {
  return stacks === '1' ? l10n.t('1 stack') : l10n.t('{0} stacks', stacks);
}

function found(l10n: Translator, stacks: number): string {
  if (stacks === 0) return l10n.t('none follows');
  return stacks === 1 ? l10n.t('only 1 follows') : l10n.t('only {0} follow', stacks);
}

export const familyPhotosSentences: Sentences<FamilyPhotosProblems> = {
  'no-stacks': ({ limit }, l10n) =>
    l10n.t("Outside the judge's limit (1 to {0} stacks); answered: without a photo the margin is 0.", limit),
  'stacks-limit': ({ stacks, limit }, l10n) =>
    l10n.t("{0} stacks are outside the judge's limit (1 to {1}); answered exactly.", stacks, limit),
  'value-limit': ({ value, limit, count }, l10n) =>
    withMore(l10n, l10n.t("{0} is outside the judge's limit (0 to {1}); answered exactly.", value, limit), count),
  'count-line-missing': ({ stacks }, l10n) =>
    l10n.t('The first line must hold the number of stacks alone; this looks like a stack. Put {0} on a line before it.', stacks),
  'stack-too-short': ({ stack, stacks, numbers, missing, last }, l10n) => {
    const has =
      numbers === 1
        ? l10n.t('Stack {0} of {1} has 1 number, 4 are needed: {2} is missing.', stack, stacks, photoNumber(l10n, missing))
        : l10n.t('Stack {0} of {1} has {2} numbers, 4 are needed: {3} is missing.', stack, stacks, numbers, photoNumber(l10n, missing));
    return last ? paragraph([has, l10n.t('The file may be cut off.')]) : has;
  },
  'stack-too-long': ({ stack, numbers }, l10n) =>
    numbers === 5
      ? l10n.t('Stack {0} has 5 numbers on its line, 4 are needed. Delete one.', stack)
      : l10n.t(
          'Stack {0} has {1} numbers on its line, 4 are needed. Delete {2}, or put each stack on a line.',
          stack,
          numbers,
          numbers - 4,
        ),
  'stacks-missing': ({ stacks, found: follow, limit, aboveLimit }, l10n) =>
    aboveLimit
      ? l10n.t('The number of stacks runs from 1 to {0}; {1} are announced, {2}.', limit, stacks, found(l10n, follow))
      : l10n.t('{0} announced, {1}. Add the rest or correct this number.', stacksOf(l10n, stacks), found(l10n, follow)),
  'more-lines': ({ stacks, lines }, l10n) =>
    lines === 1
      ? l10n.t(
          '{0} announced, but 1 more line of numbers follows, which was not used. Correct the number of stacks, or delete the line.',
          stacksOf(l10n, stacks),
        )
      : l10n.t(
          '{0} announced, but {1} more lines of numbers follow, which were not used. Correct the number of stacks, or delete the lines.',
          stacksOf(l10n, stacks),
          lines,
        ),
  'second-case': ({ stacks }, l10n) =>
    l10n.t('A file holds one case. After its {0} a second case seems to start here; it was not used.', stacksOf(l10n, stacks)),
  'too-many-numbers': ({ stacks, numbers }, l10n) =>
    l10n.t(
      '{0} announced, but there are numbers left over ({1}). Put each stack on a line of its own and count them.',
      stacksOf(l10n, stacks),
      numbers,
    ),
  'numbers-after-the-end': ({ stacks, numbers }, l10n) =>
    numbers === 1
      ? l10n.t('After {0} one more number follows; it was not used.', stacksOf(l10n, stacks))
      : l10n.t('After {0} {1} more numbers follow; they were not used.', stacksOf(l10n, stacks), numbers),
};
