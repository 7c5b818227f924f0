/**
 * A set of bags as a mask (bit 0 is bag 1), from what a person types: one number is a mask, in decimal or as 0b101; several
 * numbers, or any in brackets or with a comma, are bags from 1. Nothing is the empty set. Null for anything else.
 */
export function maskOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return 0;
  if (/^0b[01]+$/i.test(typed)) return safe(Number.parseInt(typed.slice(2), 2));
  if (/^\d+$/.test(typed)) return safe(Number(typed));
  if (!/^[[({]?[\d\s,;]*[\])}]?$/.test(typed)) return null;
  const bags = new Set((typed.match(/\d+/g) ?? []).map(Number));
  let mask = 0;
  for (const bag of bags) {
    if (bag < 1 || bag > mostBags) return null;
    mask += 2 ** (bag - 1);
  }
  return mask;
}

/** Bags whose masks are exact as doubles. */
const mostBags = 53;

function safe(mask: number): number | null {
  return Number.isSafeInteger(mask) ? mask : null;
}
