import type { TextProblems } from '../text/oddities.ts';
import { paragraph } from './lists.ts';
import type { Translator } from './translator.ts';

/** A sentence for every code of a room's problems. */
export type Sentences<ByCode> = { readonly [Code in keyof ByCode]: (args: ByCode[Code], l10n: Translator) => string };

/** Adds how often the same fault comes again. */
export function withMore(l10n: Translator, sentence: string, count: number): string {
  if (count <= 1) return sentence;
  const more = count === 2 ? l10n.t('One more like it.') : l10n.t('{0} more like it.', count - 1);
  return paragraph([sentence, more]);
}

export const textSentences: Sentences<TextProblems> = {
  'byte-order-mark': (_, l10n) => l10n.t('A byte order mark before the first number was ignored.'),
  tabs: (_, l10n) => l10n.t('Tabs between numbers are fine.'),
  'odd-space': ({ name, code, count }, l10n) =>
    withMore(
      l10n,
      l10n.t('A special blank ({0}, {1}) was read as a blank. A judge may not read it: put a plain blank.', name, code),
      count,
    ),
  'leading-zeros': ({ token, value, count }, l10n) =>
    withMore(l10n, l10n.t('{0} has leading zeros; it was read as {1}.', token, value), count),
  'plus-sign': ({ token, value, count }, l10n) => withMore(l10n, l10n.t('{0} has a plus sign; it was read as {1}.', token, value), count),

  'not-a-number': ({ token }, l10n) => l10n.t("'{0}' is not a number. Write a whole number in plain digits.", token),
  'text-line': ({ token, lines }, l10n) =>
    lines === 1
      ? l10n.t("This line is text ('{0}' …), not numbers. Delete it.", token)
      : l10n.t("These {1} lines are text ('{0}' …), not numbers. Delete them.", token, lines),
  comment: ({ mark, count }, l10n) =>
    withMore(l10n, l10n.t("'{0}' is not a number: comments are not part of the format. Delete the comment.", mark), count),
  commas: ({ separator, numbers, count }, l10n) =>
    withMore(
      l10n,
      l10n.t("'{0}' between numbers: use blanks ({1} numbers on this line if each '{0}' is read as a blank).", separator, numbers),
      count,
    ),
  'wide-comma': ({ character, code, count }, l10n) =>
    withMore(l10n, l10n.t("'{0}' ({1}) is not a blank: put a blank between the numbers.", character, code), count),
  brackets: ({ token, count }, l10n) =>
    withMore(
      l10n,
      l10n.t("'{0}': brackets are not part of the format (a pasted array?). Write plain numbers with blanks between.", token),
      count,
    ),
  quotes: ({ token, count }, l10n) => withMore(l10n, l10n.t('{0} is in quotes. Write the number alone.', token), count),
  negative: ({ token, least, most }, l10n) =>
    most === ''
      ? l10n.t('{0} is negative; no number of this format is.', token)
      : l10n.t('{0} is negative; this number runs from {1} to {2}.', token, least, most),
  'unicode-minus': ({ token, code }, l10n) =>
    l10n.t("The sign of {0} is the character {1}, not '-', and no number of this format is negative.", token, code),
  'decimal-point': ({ token }, l10n) => l10n.t('{0} has a decimal point. Write whole numbers only.', token),
  exponent: ({ token, value, count }, l10n) =>
    withMore(
      l10n,
      value === ''
        ? l10n.t('{0} is in exponent form, which is not read. Write the whole number in plain digits.', token)
        : l10n.t('{0} is in exponent form, which is not read. Write {1}.', token, value),
      count,
    ),
  hexadecimal: ({ token, value, count }, l10n) =>
    withMore(l10n, l10n.t('{0} is hexadecimal, which is not read. Write {1}.', token, value), count),
  'digit-grouping': ({ token, value, count }, l10n) =>
    withMore(l10n, l10n.t('{0} has signs between its digits. Write {1}.', token, value), count),
  'other-digits': ({ token, value, count }, l10n) =>
    withMore(l10n, l10n.t('{0} has digits other than 0 to 9. Write {1}.', token, value), count),
  'labelled-number': ({ token, value, count }, l10n) =>
    withMore(l10n, l10n.t("'{0}' has a name before the number. Write {1} alone.", token, value), count),
  'nul-character': ({ count }, l10n) =>
    withMore(l10n, l10n.t('A NUL byte (damaged file, or another encoding than UTF-8). Write the number anew.'), count),
  'control-character': ({ code, count }, l10n) => withMore(l10n, l10n.t('A control character ({0}). Delete it.', code), count),
  'invisible-character': ({ name, code, count }, l10n) =>
    withMore(l10n, l10n.t('An invisible character ({0}, {1}). Delete it.', name, code), count),
  'not-utf-8': ({ count }, l10n) =>
    withMore(l10n, l10n.t('A character here is damaged: the file is not UTF-8. Save it as UTF-8, or write the number anew.'), count),
  'utf-16': (_, l10n) => l10n.t('The file is saved as UTF-16. Save it as UTF-8.'),
  'not-text': (_, l10n) => l10n.t('This is no text but a file of another kind. Solve a text file of numbers.'),
  'number-too-long': ({ digits, limit }, l10n) => l10n.t('A number of {0} digits; at most {1} are read.', digits, limit),
  'more-problems': ({ errors, warnings }, l10n) =>
    warnings === 0
      ? l10n.t('More errors than are listed: {0} more.', errors)
      : l10n.t('More problems than are listed: {0} more errors, {1} more warnings.', errors, warnings),
};
