import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finish } from '../../../src/engines/steps.ts';
import { accepts, detect } from '../../../src/games/detect.ts';
import { decode } from '../../../src/text/decode.ts';
import { sourceOf } from '../../../src/text/source.ts';
import { assertSound, brief, briefs, gems, photos } from './readingSupport.ts';

/** An input and all that is to be said of it. */
type Row = readonly [input: string, ...problems: readonly string[]];

const photoRows: readonly Row[] = [
  ['', 'error 1:1-1 empty-input'],
  ['\ufeff', 'error 1:1-1 empty-input'],
  ['0\n1 2 3 4\n', 'warning 2:1-8 more-lines'],
  ['1\n1 2\n3 4\n5 6\n7 8\n', 'warning 4:1-4 more-lines'],
  ['2 1 2\n3 4 5\n6 7 8\n9 9\n', 'error 4:1-4 too-many-numbers'],
  ['0 10 0 10\n', 'error 1:1-10 count-line-missing'],
  ['1 2 3 4\n5 6 7 8\n', 'error 1:1-8 count-line-missing'],
  ['2\n1 2 3 4 5\n6 7 8 9\n', 'error 2:9-10 stack-too-long'],
  ['2\n1 2 3 4 5\n5 6 7\n'],
  ['3\n1 2 3 4 5\n1 2 3 4\n1 2 3 4\n', 'error 2:9-10 stack-too-long'],
  ['1\n1 2 3 4 5\n', 'warning 2:9-10 numbers-after-the-end'],
  ['3\n1 2 3\n5 6 7 8\n1 2\n', 'error 2:6-7 stack-too-short', 'error 4:4-5 stack-too-short'],
  ['2\n1 2 3 4\n', 'error 1:1-2 stacks-missing'],
  ['5\n1 2 3 4\n1 2 3\n1 2 3 4\n', 'error 1:1-2 stacks-missing', 'error 3:6-7 stack-too-short'],
  ['2 1 2 3 4 5 6 7', 'error 1:16-17 stack-too-short'],
  ['2\n1\n2\n3\n4\n5\n', 'error 6:2-3 stack-too-short'],
  ['n=1\n1 2 3 4\n', 'error 1:1-4 labelled-number'],
  ['1\n+5 1 +1 1\n', 'warning 2:1-3 plus-sign'],
  ['2\n12, 3, 4, 7\n1, 15, 9, 1\n', 'error 2:1-4 commas'],
  ['1\n1 2 x -4\n', 'error 2:5-6 not-a-number', 'error 2:7-9 negative'],
  ['2\n1 2 x 4\n1 2 3\n', 'error 2:5-6 not-a-number', 'error 3:6-7 stack-too-short'],
  ['Sample\nInput\n1\n1 2 3 4\nOutput: 5\n', 'error 1:1-7 text-line', 'error 5:1-8 text-line'],
  ['1\n"1" "2" "3" "4"\n', 'error 2:1-4 quotes'],
  ['-1\n1 2 3 4\n', 'error 1:1-3 negative'],
  ['{"n":1}\n', 'error 1:1-2 brackets'],
  ['1\n0x10 1_000 \u0661 1\n', 'error 2:1-5 hexadecimal', 'error 2:6-11 digit-grouping', 'error 2:12-13 other-digits'],
  ['1\n1\u200b 2 3 4\n', 'error 2:2-3 invisible-character'],
  ['1\n1 2 3 9007199254740993', 'warning 2:7-23 value-limit'],
  [`1\n1 2 3 ${'9'.repeat(1001)}`, 'error 2:7-1008 number-too-long'],
  ['999999999999999999999999\n', 'error 1:1-25 stacks-missing'],
];

const gemRows: readonly Row[] = [
  [' \n', 'error 1:1-1 empty-input'],
  ['0 0 0\n', 'warning 1:1-6 no-cases'],
  ['0 0\n', 'error 1:4-5 header-too-short'],
  ['0 0 5\n0 0 0\n'],
  ['5 0 0\n0 0 0\n', 'error 1:5-6 melts-at-zero'],
  ['5 5\n', 'error 1:4-5 header-too-short'],
  ['1 1 1\n1 1\n0 0 0 7 text\u00a0\t007 -1 \0\n'],
  ['1 1 1\n1\u00a01\n0 0 0\t\u00a0\n', 'warning 2:2-3 odd-space'],
  ['3 4 3\n2 2 3\n2 1 3\n2 1 2\n3 2 3 1\n2 1 1\n0 0 0\n', 'error 6:1-6 extra-bag'],
  ['3 4 3 9\n2 2 3\n2 1 3\n2 1 2\n3 2 3 1\n0 0 0\n', 'error 1:7-8 header-too-long'],
  ['3 3 3\n2 2 3\n2 1 3\n2 1 2\n2 1 2\n1 1\n1 2\n0 0 0\n', 'error 5:1-6 extra-bag', 'error 6:1-4 extra-bag', 'error 7:1-4 extra-bag'],
  ['2 3 2\n1 1\n1 2\n3 1 2\n3 1 2 3\n0 0 0\n', 'error 4:1-6 bags-missing'],
  ['2 1 2\n3 1 2\n0 0 0\n', 'error 2:6-7 bag-too-short'],
  ['2 2 2\n1 1\n', 'error 2:4-5 bags-missing'],
  ['2 1 2\n0\n0 0 0\n', 'warning 2:1-2 gems-limit'],
  [`1 30 2\n${'1 1\n'.repeat(30)}0 0 0\n`, 'warning 1:3-5 bags-limit'],
  [`${'1 1 1\n1 1\n'.repeat(21)}0 0 0\n`, 'warning 41:1-6 cases-limit'],
  ['1 1 999999999999999999999\n1 1\n0 0 0\n', 'warning 1:5-26 melts-at-limit'],
  ['2 2 2\n1 3\n1 0\n0 0 0\n', 'error 2:3-4 colour-out-of-range', 'error 3:3-4 colour-out-of-range'],
  ['2 2 2 1 3 1 4 0 0 0', 'error 1:9-10 colour-out-of-range'],
  ['2 x 2\n1 1\n0 0 0\n', 'error 1:3-4 not-a-number'],
  ['2 5 2\n1 1\n1 2\n0 0 0\nhello there\n', 'error 4:1-6 bags-missing'],
  ['2 1 2\n1 1', 'warning 2:4-5 no-end-line'],
];

for (const [read, rows] of [
  [photos, photoRows],
  [gems, gemRows],
] as const) {
  for (const [input, ...problems] of rows) {
    test(`${read.name}: ${JSON.stringify(input.slice(0, 60))}`, () => {
      const reading = read(input);
      assert.deepEqual(briefs(reading), problems);
      assertSound(input, reading);
    });
  }
}

test('a flood of errors is cut, with a note how many more there are', () => {
  const reading = photos(`300\n${'1 2 x 4\n'.repeat(300)}`);
  assert.equal(reading.problems.length, 101);
  const last = reading.problems.at(-1)!;
  assert.equal(last.code, 'more-problems');
  assert.deepEqual(last.args, { errors: 200, warnings: 0 });
});

test('a file in Windows-1252 is named as what it is', () => {
  const { text } = decode(Uint8Array.of(49, 10, 49, 0xa0, 50, 32, 51, 32, 52));
  assert.deepEqual(finish(detect(text)).problems.map(brief), ['error 2:2-3 not-utf-8']);
});

test('the game is told from the content, or said not to be', () => {
  const told = (text: string) => {
    const { game, problems } = finish(detect(sourceOf(text)));
    return [game, ...problems.map(brief)];
  };
  assert.deepEqual(told('1\n0 10 0 10'), ['family-photos']);
  assert.deepEqual(told('1 1 1\n1 1\n0 0 0'), ['gems-fight']);
  assert.deepEqual(told('1\n0 10 0 1x'), ['family-photos', 'error 2:8-10 not-a-number']);
  assert.deepEqual(told('1 1 1\n1 x\n0 0 0'), ['gems-fight', 'error 2:3-4 not-a-number']);
  assert.deepEqual(told('1 2 2\n1 1\n2 1 2\n0 0 0'), ['gems-fight', 'error 3:5-6 colour-out-of-range']);
  assert.deepEqual(told('2\n1 2 3 4\n5 6 7'), ['family-photos', 'error 3:6-7 stack-too-short']);
  assert.deepEqual(told('hello world\n'), [null, 'error 1:1-12 unknown-game']);
  assert.deepEqual(told(''), [null, 'error 1:1-1 empty-input']);
});

test('a text that is cut off is accepted as a beginning, one with another fault is not', () => {
  const cut = (text: string) => finish(accepts(text, false));
  assert.equal(cut('100\n1 2 3 4\n5 6 7'), true);
  assert.equal(cut('100\n1 2 3 4\n5 6 7 x\n'), false);
  assert.equal(cut('100\n1 2 3\n5 6\n'), false);
  assert.equal(cut('1 1 1\n1 1\n1 1 1\n1'), true);
  assert.equal(cut('1 1 1\n1 7\n1 1 1\n1'), false);
  assert.equal(cut('Once upon a time'), false);
  const whole = (text: string) => finish(accepts(text, true));
  assert.equal(whole('1\n0 10 0 10'), true);
  assert.equal(whole('2\n0 10 0 10'), false);
  assert.equal(whole('1 1 1\n1 1\n0 0 0'), true);
});
