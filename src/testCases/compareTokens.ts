import type { Amount } from '../games/game.ts';
import { isControl, isInvisible, isOddSpace, nameOf, codePointOf } from '../text/characters.ts';
import { endOfTokens, tokenAt, tokenText } from './expectedTokens.ts';
import type { ExpectedTokens } from './expectedTokens.ts';
import { amountOf } from './printed.ts';
import type { Difference } from './verdict.ts';

/** Which token each case is compared with. */
export interface Alignment {
  readonly tokens: ExpectedTokens;
  /** Number of values wanted. */
  readonly wanted: number;
  /** Index of the token of a case; past the last token where none is left for it. */
  tokenOf(index: number): number;
  /** Index of the first token that belongs to no case; -1 where there is none. */
  readonly extra: number;
}

/**
 * Cases and tokens go together one by one. Where words stand around as many numbers as there are cases ('Case 1:',
 * 'Answer:'), the numbers go with the cases and the words are what is wrong.
 */
export function align(tokens: ExpectedTokens, wanted: number): Alignment {
  const { count } = tokens;
  if (count > wanted) {
    const numbers: number[] = [];
    let word = -1;
    for (let index = 0; index < count && numbers.length <= wanted; index++) {
      if (isNumeral(tokenText(tokens, index))) numbers.push(index);
      else if (word < 0) word = index;
    }
    if (word >= 0 && numbers.length === wanted) return { tokens, wanted, tokenOf: (index) => numbers[index], extra: word };
  }
  return { tokens, wanted, tokenOf: (index) => index, extra: count > wanted ? wanted : -1 };
}

/**
 * What is wrong with the token of a case; null where it says the computed value. Tokens are compared as a judge compares
 * them, character by character: '+3', '03', '3.0' are not 3, and '-0' is not 0; they are told as another value.
 */
export function differenceOf(alignment: Alignment, index: number, computed: Amount): Difference | null {
  const { tokens, wanted } = alignment;
  const token = alignment.tokenOf(index);
  if (token >= tokens.count) return { code: 'value-missing', at: endOfTokens(tokens), computed, found: tokens.count, wanted };
  const text = tokenText(tokens, token);
  if (text === computed) return null;
  const expected = tokenAt(tokens, token);
  return isNumeral(text)
    ? { code: 'other-value', expected, computed }
    : { code: 'not-a-number', expected, computed, hidden: hiddenIn(text) };
}

/** What is wrong beyond the cases: a value too many, or words around the values. */
export function beyondCases({ tokens, wanted, extra }: Alignment): Difference | null {
  if (extra < 0) return null;
  const expected = tokenAt(tokens, extra);
  return isNumeral(expected.text)
    ? { code: 'value-extra', expected, found: tokens.count, wanted }
    : { code: 'not-a-number', expected, computed: null, hidden: hiddenIn(expected.text) };
}

/** Where right values stand in another layout than a line each; null where they do not. */
export function layoutDifference({ tokens }: Alignment, computed: readonly Amount[]): Difference | null {
  const { oddAt, starts, lineStarts } = tokens;
  if (oddAt < 0) return null;
  const next = starts.findIndex((start) => start > oddAt);
  const line = lineStarts.findLastIndex((start) => start <= oddAt);
  const start = oddAt - lineStarts[line];
  const isAhead = next >= 0 && tokens.lines[next] === line;
  const expected = isAhead ? tokenAt(tokens, next) : { text: '', line, start, end: start };
  return { code: 'layout', expected, computed: next < 0 ? '' : computed[next] };
}

/** The value a token says in its own spelling, as amounts are written ('3.0' is 3); null where it is no whole number. */
export function amountIn(text: string): Amount | null {
  return isNumeral(text) ? amountOf(text.replace(/\.0*$/, '')) : null;
}

function isNumeral(text: string): boolean {
  return /^[+-]?\d+(?:\.\d*)?$/.test(text);
}

/** Names of the characters in a token that cannot be seen, each once. */
function hiddenIn(text: string): readonly string[] {
  const names = new Set<string>();
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (isInvisible(unit) || isOddSpace(unit)) names.add(nameOf(unit).toUpperCase());
    else if (isControl(unit)) names.add(codePointOf(text[i]));
  }
  return [...names];
}
