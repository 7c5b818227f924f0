import type { Amount } from '../games/game.ts';

/** Digits of a number that are still looked at; no output of a game comes near. */
const mostDigits = 1000;

/**
 * The whole numbers of what a program printed, whatever its layout: blanks, line breaks, commas and brackets part them.
 * '+5' and '005' are 5, '-0' is 0, a minus sign counts as a hyphen. Null where anything else stands there.
 */
export function printedValues(printed: string): readonly Amount[] | null {
  const values: Amount[] = [];
  for (const token of printed.split(/[\s,;[\](){}\ufeff]+/)) {
    if (token === '') continue;
    const value = amountOf(token);
    if (value === null) return null;
    values.push(value);
  }
  return values;
}

/** The whole number that a token is, as amounts are written; null where it is none. */
export function amountOf(token: string): Amount | null {
  const parts = /^([+\-\u2212]?)0*(\d+)$/.exec(token);
  if (parts === null || parts[2].length > mostDigits) return null;
  return parts[2] !== '0' && parts[1] !== '' && parts[1] !== '+' ? `-${parts[2]}` : parts[2];
}
