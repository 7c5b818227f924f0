import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FixArguments, Problem, ProblemArguments } from '../../../src/games/problems.ts';
import type { Translator } from '../../../src/words/translator.ts';
import { english } from '../../../src/words/translator.ts';
import { fixTitle, problemSentence } from '../../../src/words/problems.ts';

const specimens: { readonly [Code in keyof ProblemArguments]: ProblemArguments[Code] } = {
  'byte-order-mark': {},
  tabs: { count: 2 },
  'odd-space': { name: 'no-break space', code: 'U+00A0', count: 3 },
  'leading-zeros': { token: '007', value: '7', count: 2 },
  'plus-sign': { token: '+5', value: '5', count: 1 },
  'not-a-number': { token: 'x' },
  'text-line': { token: 'The', lines: 1 },
  comment: { mark: '#', count: 2 },
  commas: { separator: ',', numbers: 4, count: 1 },
  'wide-comma': { character: '，', code: 'U+FF0C', count: 1 },
  brackets: { token: '[[', count: 1 },
  quotes: { token: '"1"', count: 1 },
  negative: { token: '-6', least: '0', most: '1000000000' },
  'unicode-minus': { token: '−8', code: 'U+2212' },
  'decimal-point': { token: '0.5' },
  exponent: { token: '1e9', value: '1000000000', count: 2 },
  hexadecimal: { token: '0xF', value: '15', count: 1 },
  'digit-grouping': { token: '1_000', value: '1000', count: 1 },
  'other-digits': { token: '１', value: '1', count: 1 },
  'labelled-number': { token: 'n=3', value: '3', count: 1 },
  'nul-character': { count: 1 },
  'control-character': { code: 'U+001B', count: 1 },
  'invisible-character': { name: 'zero width space', code: 'U+200B', count: 1 },
  'not-utf-8': { count: 1 },
  'utf-16': {},
  'not-text': {},
  'number-too-long': { digits: 2000, limit: 1000 },
  'more-problems': { errors: 3, warnings: 4 },
  'no-stacks': { limit: 100_000 },
  'stacks-limit': { stacks: '200000', limit: 100_000 },
  'value-limit': { value: '99999999999999999999', limit: 1_000_000_000, count: 1 },
  'count-line-missing': { stacks: 2 },
  'stack-too-short': { stack: 3, stacks: '3', numbers: 3, missing: 'b2', last: true },
  'stack-too-long': { stack: 1, numbers: 5 },
  'stacks-missing': { stacks: '999999999999', found: 1, limit: 100_000, aboveLimit: true },
  'more-lines': { stacks: '1', lines: 2 },
  'second-case': { stacks: '2' },
  'too-many-numbers': { stacks: '2', numbers: 3 },
  'numbers-after-the-end': { stacks: '2', numbers: 1 },
  'header-too-short': { caseNumber: 1, numbers: 2, looksLikePhotos: false },
  'header-too-long': { caseNumber: 1, numbers: 4 },
  'melts-at-zero': { caseNumber: 1, most: 19 },
  'no-colours': { caseNumber: 1, bags: '3' },
  'colour-out-of-range': { caseNumber: 1, bag: 1, colour: '0', colours: '2' },
  'bag-too-long': { caseNumber: 1, bag: 1, gems: '2', found: 3 },
  'bag-too-short': { caseNumber: 1, bag: 1, gems: '3', found: 2 },
  'bags-missing': { caseNumber: 1, bags: '3', found: 2, before: 'end-line' },
  'extra-bag': { caseNumber: 1, bags: '4' },
  'no-end-line': { cases: 1 },
  'no-cases': {},
  'cases-limit': { limit: 20 },
  'colours-limit': { caseNumber: 1, colours: '9', limit: 8 },
  'bags-limit': { caseNumber: 1, bags: '30', limit: 21 },
  'melts-at-limit': { caseNumber: 1, meltsAt: '20', limit: 19 },
  'gems-limit': { caseNumber: 1, bag: 1, gems: '11', limit: 10 },
  'empty-input': { game: 'family-photos', blanks: true },
  'unknown-game': { numbers: 5 },
  'too-large': { caseNumber: 1, megabytes: 2000, limit: 512 },
};

function sentence(code: keyof ProblemArguments, args: object, l10n: Translator = english): string {
  const problem = { severity: 'error', code, args, range: { line: 0, start: 0, end: 1 } };
  return problemSentence(l10n, problem as Problem);
}

for (const [code, args] of Object.entries(specimens)) {
  test(`${code} is said in full sentences, with its numbers as the text has them`, () => {
    const said = sentence(code as keyof ProblemArguments, args);
    assert.match(said, /^\S.*\.$/su);
    assert.doesNotMatch(said, /\{|\}|undefined/);
    const asked: string[] = [];
    sentence(code as keyof ProblemArguments, args, { t: (message) => (asked.push(message), message) });
    assert.ok(asked.length > 0, 'asked of the translator');
  });
}

test('sentences name what, where and what to do', () => {
  const said = (code: keyof ProblemArguments) => sentence(code, specimens[code]);
  assert.equal(said('not-a-number'), "'x' is not a number. Write a whole number in plain digits.");
  assert.equal(said('negative'), '-6 is negative; this number runs from 0 to 1000000000.');
  assert.equal(
    said('stack-too-short'),
    'Stack 3 of 3 has 3 numbers, 4 are needed: b of the bottom photo is missing. The file may be cut off.',
  );
  assert.equal(said('stacks-missing'), 'The number of stacks runs from 1 to 100000; 999999999999 are announced, only 1 follows.');
  assert.equal(said('bag-too-long'), 'Case 1: bag 1 says 2 gems, its line holds 3; this gem is too many.');
  assert.equal(said('bags-missing'), 'Case 1 announces 3 bags, but the end line came after 2. Add the rest, or correct B.');
  assert.equal(said('leading-zeros'), '007 has leading zeros; it was read as 7. One more like it.');
  assert.equal(sentence('empty-input', { game: null, blanks: false }).split('. ')[0], 'The input is empty');
  assert.match(said('unknown-game'), /Select Game, on the command line with --game\.$/);
  assert.equal(said('colour-out-of-range'), 'Case 1, bag 1: colours run from 1 to 2 here; 0 is not a colour.');
});

const fixes: FixArguments = {
  'delete-characters': { count: 1 },
  'use-blanks': { count: 3 },
  'rewrite-numbers': { token: '1e9', value: '1000000000', count: 2 },
  'delete-lines': { lines: 2 },
  'delete-comments': { count: 1 },
  'set-stacks': { stacks: 3 },
  'insert-stacks': { stacks: 2 },
  'delete-rest': { lines: 1 },
  'set-bags': { bags: 2 },
  'set-gems': { gems: 3 },
  'add-end-line': {},
};

test('every fix has a title', () => {
  const titles = Object.entries(fixes).map(([code, args]) => fixTitle(english, { code, args, edits: [] }));
  for (const title of titles) assert.match(title, /^[A-Z][^{}]*$/);
  assert.equal(new Set(titles).size, titles.length);
  assert.equal(titles[2], 'Write 1000000000 for 1e9, and so for 1 more');
});
