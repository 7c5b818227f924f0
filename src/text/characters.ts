/** Blanks beside space, tab and line ends, with their Unicode names: they come with text copied from web pages. */
const oddSpaces: ReadonlyMap<number, string> = new Map([
  [0x0b, 'line tabulation'],
  [0x0c, 'form feed'],
  [0x85, 'next line'],
  [0xa0, 'no-break space'],
  [0x1680, 'ogham space mark'],
  [0x2000, 'en quad'],
  [0x2001, 'em quad'],
  [0x2002, 'en space'],
  [0x2003, 'em space'],
  [0x2004, 'three-per-em space'],
  [0x2005, 'four-per-em space'],
  [0x2006, 'six-per-em space'],
  [0x2007, 'figure space'],
  [0x2008, 'punctuation space'],
  [0x2009, 'thin space'],
  [0x200a, 'hair space'],
  [0x2028, 'line separator'],
  [0x2029, 'paragraph separator'],
  [0x202f, 'narrow no-break space'],
  [0x205f, 'medium mathematical space'],
  [0x3000, 'ideographic space'],
]);

/** Characters that show nothing and separate nothing. */
const invisible: ReadonlyMap<number, string> = new Map([
  [0xad, 'soft hyphen'],
  [0x180e, 'mongolian vowel separator'],
  [0x200b, 'zero width space'],
  [0x200c, 'zero width non-joiner'],
  [0x200d, 'zero width joiner'],
  [0x200e, 'left-to-right mark'],
  [0x200f, 'right-to-left mark'],
  [0x202a, 'left-to-right embedding'],
  [0x202b, 'right-to-left embedding'],
  [0x202c, 'pop directional formatting'],
  [0x202d, 'left-to-right override'],
  [0x202e, 'right-to-left override'],
  [0x2060, 'word joiner'],
  [0x2066, 'left-to-right isolate'],
  [0x2067, 'right-to-left isolate'],
  [0x2068, 'first strong isolate'],
  [0x2069, 'pop directional isolate'],
  [0xfeff, 'byte order mark'],
]);

/** True for every character that separates numbers, line ends included. */
export function isBlank(unit: number): boolean {
  if (unit <= 32) return unit === 32 || (unit >= 9 && unit <= 13);
  return unit >= 0x85 && oddSpaces.has(unit);
}

export function isOddSpace(unit: number): boolean {
  return oddSpaces.has(unit);
}

export function isInvisible(unit: number): boolean {
  return invisible.has(unit);
}

/** Control characters that are no blanks: NUL to US, DEL and the C1 block. */
export function isControl(unit: number): boolean {
  return (unit < 32 || (unit >= 127 && unit < 160)) && !isBlank(unit);
}

/** The Unicode name of an odd space or an invisible character; '' for others. */
export function nameOf(unit: number): string {
  return oddSpaces.get(unit) ?? invisible.get(unit) ?? '';
}

/** `U+00A0` for the first character of `text`. */
export function codePointOf(text: string): string {
  return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** ASCII digits for decimal digits of any script: in Unicode each script has its ten in one run, zero first. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0)!;
    let value = 0;
    while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(point - value - 1))) value++;
    return String(value);
  });
}
