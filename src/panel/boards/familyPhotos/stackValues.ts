import type { StackValues } from '../../../games/familyPhotos/facts.ts';
import type { Amount } from '../../../games/game.ts';

/** Digits that a typed number may have: far more than any input holds, few enough to reckon with at once. */
export const mostDigits = 400;

/**
 * A typed whole number of 0 or more, digits alone or in groups of three; null where it is none. '1,000' and '007' are read
 * as '1000' and '7'.
 */
export function wholeNumber(text: string): Amount | null {
  const typed = text.trim();
  if (!/^(\d+|\d{1,3}([ ,_'\u00A0\u2009\u202F]\d{3})+)$/.test(typed)) return null;
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits.length > mostDigits ? null : digits;
}

/** The number of a stack as it is searched for: its digits, without what groups them or leads. */
export function searchedNumber(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^0+/, '');
}

/** All four values, or null where one of them is no number. */
export function stackValues(texts: readonly [string, string, string, string]): StackValues | null {
  const [a1, b1, a2, b2] = [wholeNumber(texts[0]), wholeNumber(texts[1]), wholeNumber(texts[2]), wholeNumber(texts[3])];
  return a1 === null || b1 === null || a2 === null || b2 === null ? null : [a1, b1, a2, b2];
}
