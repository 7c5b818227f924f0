import { asciiDigits, isControl, isInvisible } from './characters.ts';
import type { TextProblems } from './oddities.ts';

/** Faults that are a token's own, each reported by itself. */
export type SingleCode = 'not-a-number' | 'negative' | 'unicode-minus' | 'decimal-point' | 'number-too-long';

/** Faults of habit or origin that usually run through a text: reported once, at the first place. */
export type GroupedCode =
  | 'comment'
  | 'commas'
  | 'wide-comma'
  | 'brackets'
  | 'quotes'
  | 'exponent'
  | 'hexadecimal'
  | 'digit-grouping'
  | 'other-digits'
  | 'labelled-number'
  | 'nul-character'
  | 'control-character'
  | 'invisible-character'
  | 'not-utf-8';

/** What a token that is no number turned out to be. */
export interface BadToken {
  readonly code: (SingleCode | GroupedCode) & keyof TextProblems;
  /** The part of the token that is at fault, offsets in the token. */
  readonly start: number;
  readonly end: number;
  /** What to write instead of the token; null where nobody can tell. */
  readonly mended: string | null;
}

const singleCodes: ReadonlySet<string> = new Set<SingleCode>([
  'not-a-number',
  'negative',
  'unicode-minus',
  'decimal-point',
  'number-too-long',
]);

export function isGrouped(code: SingleCode | GroupedCode): code is GroupedCode {
  return !singleCodes.has(code);
}

/** Longest number written out for an exponent. */
const longestExponent = 400;

function firstIndex(text: string, test: (unit: number) => boolean): number {
  for (let i = 0; i < text.length; i++) if (test(text.charCodeAt(i))) return i;
  return -1;
}

/** `1.5e3` as `1500`; null where it is no whole number, negative or very long. */
function expandExponent(text: string): string | null {
  const [, whole, fraction = '', exponent] = /^\+?([0-9]*)\.?([0-9]*)[eE](\+?[0-9]+|-[0-9]+)$/.exec(text) ?? [];
  if (whole === undefined || Math.abs(Number(exponent)) > longestExponent) return null;
  const shift = Number(exponent) - fraction.replace(/0+$/, '').length;
  const digits = whole + fraction.replace(/0+$/, '');
  if (digits === '') return null;
  const plain = shift >= 0 ? digits + '0'.repeat(shift) : new RegExp(`^([0-9]*)0{${-shift}}$`).exec(digits)?.[1];
  return plain === undefined ? null : plain.replace(/^0+(?=.)/, '') || '0';
}

/** Brackets, commas and quotes as blanks, a bracket that closes before one that opens as a line end. */
function withoutBrackets(text: string): string {
  return text.replace(/[[\](){}<>,;|"'\s]+/g, (run) => (/[\])}>].*[[({<]/.test(run) ? '\n' : ' ')).replace(/^[ \n]+|[ \n]+$/g, '');
}

type Rule = (text: string) => Omit<BadToken, 'start' | 'end'> | null;

/** Rules for whole tokens, first that fits. */
const rules: readonly Rule[] = [
  (text) => (/^-[0-9]+$/.test(text) ? { code: 'negative', mended: null } : null),
  (text) => (/^[‐‑‒–—―−⁻₋﹣－]\p{Nd}+$/u.test(text) ? { code: 'unicode-minus', mended: null } : null),
  (text) =>
    /^[-+]?([0-9]+\.[0-9]*|\.[0-9]+)$/.test(text)
      ? { code: 'decimal-point', mended: /^\+?([0-9]+)\.0*$/.exec(text)?.[1]?.replace(/^0+(?=.)/, '') ?? null }
      : null,
  (text) => (/^[-+]?([0-9]+(\.[0-9]*)?|\.[0-9]+)[eE][-+]?[0-9]+$/.test(text) ? { code: 'exponent', mended: expandExponent(text) } : null),
  (text) => (/^0[xX][0-9a-fA-F]+$/.test(text) ? { code: 'hexadecimal', mended: BigInt(text).toString() } : null),
  (text) =>
    /^[0-9]+([_'’][0-9]+)+$/.test(text) ? { code: 'digit-grouping', mended: text.replace(/[_'’]/g, '').replace(/^0+(?=.)/, '') } : null,
  (text) => (/^\p{Nd}+$/u.test(text) ? { code: 'other-digits', mended: asciiDigits(text).replace(/^0+(?=.)/, '') } : null),
  (text) => (/^[-+0-9.,;|]+$/.test(text) && /[,;|]/.test(text) ? { code: 'commas', mended: text.replace(/[,;|]+/g, ' ').trim() } : null),
  (text) => (/^["'“”‘’«»`]+[0-9]+["'“”‘’«»`]+$/.test(text) ? { code: 'quotes', mended: text.replace(/[^0-9]/g, '') } : null),
  (text) => {
    const value = /^\p{L}[\p{L}\p{N}_]*[=:]+([0-9]+)[,;]?$/u.exec(text)?.[1];
    return value === undefined ? null : { code: 'labelled-number', mended: value };
  },
];

/**
 * Says what a token is that is no whole number in plain digits. Takes its text, cut to what was kept of it, and its
 * full length.
 */
export function classify(text: string, length: number): BadToken {
  const at = (code: BadToken['code'], start: number, end: number, mended: string | null = null): BadToken => ({ code, start, end, mended });
  const whole = length === text.length;
  const nul = text.indexOf('\0');
  if (nul >= 0) return at('nul-character', nul, nul + 1);
  const replaced = text.indexOf('\uFFFD');
  if (replaced >= 0) return at('not-utf-8', replaced, replaced + 1);
  const control = firstIndex(text, isControl);
  if (control >= 0) return at('control-character', control, control + 1);
  const hidden = firstIndex(text, isInvisible);
  if (hidden >= 0) return at('invisible-character', hidden, hidden + 1, whole ? removeInvisible(text) : null);
  if (/^\+?[0-9]+$/.test(text)) return at('number-too-long', 0, length);
  const mark = /^(#+|\/\/+|\/\*|%+|--+)/.exec(text)?.[0];
  if (mark !== undefined) return at('comment', 0, mark.length);
  const wide = /^[-+0-9]*([，、；،؛﹐﹑｡。])[-+0-9，、；،؛﹐﹑]*$/u.exec(text);
  if (wide !== null) {
    const start = text.indexOf(wide[1]);
    return at('wide-comma', start, start + 1, whole ? text.replace(/[^-+0-9]+/g, ' ').trim() : null);
  }
  const bracket = /^[-+0-9.,;|"']*([[\](){}<>]+)(?![[\](){}<>])[-+0-9.,;|"'[\](){}<>]*$/.exec(text);
  if (bracket !== null) {
    const start = text.indexOf(bracket[1]);
    return at('brackets', start, start + bracket[1].length, whole ? withoutBrackets(text) : null);
  }
  const opening = /^[[({<]+/.exec(text)?.[0];
  if (opening !== undefined) return at('brackets', 0, opening.length);
  for (const rule of whole ? rules : []) {
    const found = rule(text);
    if (found !== null) return { ...found, start: 0, end: length };
  }
  return at('not-a-number', 0, length);
}

function removeInvisible(text: string): string {
  return Array.from(text)
    .filter((character) => !isInvisible(character.charCodeAt(0)))
    .join('');
}
