import { codePointOf, nameOf } from './characters.ts';
import { fixMaker, replacing } from './fixes.ts';
import type { TextFixes } from './fixes.ts';
import type { TextProblems } from './oddities.ts';
import type { ProblemOf } from './problem.ts';
import type { ProblemSink } from './problemList.ts';
import type { TextEdit } from './range.ts';
import { placeOf, rangeAt, rangeOf, recordedPlaces, shown } from './tokens.ts';
import type { Tokens } from './tokens.ts';

const textFix = fixMaker<TextFixes>();

/** Reports what was accepted before the offset `until`, though it is not as the format has it. */
export function inspectOddities(tokens: Tokens, list: ProblemSink<ProblemOf<TextProblems>>, until: number): void {
  for (const [kind, oddity] of tokens.oddities) {
    const places = oddity.places.filter((offset) => offset < until);
    if (places.length === 0) continue;
    const count = places.length === recordedPlaces ? oddity.count : places.length;
    const length = kind === 'leading-zeros' || kind === 'plus-sign' ? oddity.sample.length : 1;
    const range = rangeAt(tokens, places[0], length);
    const each = (newText: string, width = 1): TextEdit[] => places.map((offset) => replacing(rangeAt(tokens, offset, width), newText));
    switch (kind) {
      case 'byte-order-mark':
        list.add({ severity: 'information', code: kind, args: {}, range, fix: textFix('delete-characters', { count: 1 }, each('')) });
        break;
      case 'tabs':
        list.add({ severity: 'information', code: kind, args: { count }, range });
        break;
      case 'odd-space': {
        const args = { name: nameOf(oddity.sample.charCodeAt(0)), code: codePointOf(oddity.sample), count };
        list.add({ severity: 'warning', code: kind, args, range, fix: textFix('use-blanks', { count: places.length }, each(' ')) });
        break;
      }
      case 'leading-zeros':
      case 'plus-sign': {
        const value = oddity.sample.replace(/^\+?0*(?=[0-9])/, '');
        const token = shown(oddity.sample);
        const fix = textFix('rewrite-numbers', { token, value: shown(value), count: places.length }, plainNumbers(tokens, places));
        list.add({ severity: 'warning', code: kind, args: { token, value: shown(value), count }, range, fix });
        break;
      }
    }
  }
}

/** Edits that write the numbers at these offsets without sign and leading zeros. */
function plainNumbers(tokens: Tokens, places: readonly number[]): TextEdit[] {
  return places.map((offset) => {
    const token = tokenAt(tokens, offset);
    const value = tokens.values[token];
    const plain = Number.isFinite(value) ? String(value) : tokens.texts.get(token)!.replace(/^\+?0*(?=[0-9])/, '');
    return replacing(rangeOf(tokens, token), plain);
  });
}

/** The token that starts at an offset. */
function tokenAt(tokens: Tokens, offset: number): number {
  let low = tokens.lineTokens[placeOf(tokens, offset).line];
  let high = tokens.count;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (tokens.starts[middle] <= offset) low = middle;
    else high = middle;
  }
  return low;
}
