import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import { accepts, detect } from '../../../src/games/detect.ts';
import type { GameId } from '../../../src/games/game.ts';
import { games } from '../../../src/games/registry.ts';
import { decode } from '../../../src/text/decode.ts';
import { sourceOf } from '../../../src/text/source.ts';
import { fixTitle } from '../../../src/words/problems.ts';
import { english } from '../../../src/words/translator.ts';
import { applyFix } from '../text/applyFix.ts';
import { assertSound, briefs, gems, numRuns, photos, readAs } from './readingSupport.ts';

const bothGames: readonly GameId[] = ['family-photos', 'gems-fight'];

const photoStacks = fc.array(fc.array(fc.nat(2_000_000_000), { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 6 });
const gemCase = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }))
  .chain(([colours, meltsAt]) =>
    fc
      .array(fc.array(fc.integer({ min: 1, max: colours }), { minLength: 1, maxLength: 4 }), { maxLength: 4 })
      .map((bags) => ({ colours, meltsAt, bags })),
  );
const gemCases = fc.array(gemCase, { minLength: 1, maxLength: 3 });

const photoText = photoStacks.map((stacks) => `${[stacks.length, ...stacks.map((stack) => stack.join(' '))].join('\n')}\n`);
const gemText = gemCases.map((cases) => {
  const lines = cases.flatMap(({ colours, meltsAt, bags }) => [
    `${colours} ${bags.length} ${meltsAt}`,
    ...bags.map((bag) => [bag.length, ...bag].join(' ')),
  ]);
  return `${[...lines, '0 0 0'].join('\n')}\n`;
});

const shards = [
  '',
  ' ',
  '\n',
  '\r',
  '\t',
  '0',
  '5',
  '12',
  '-3',
  'x',
  ',',
  ', ',
  '\u00a0',
  '\ufeff',
  '[',
  '"',
  '1e9',
  '007',
  '+4',
  '#',
  '0 0 0',
  '\0',
  '\ufffd',
  '99999999999999999999',
];
const mutated = fc
  .tuple(fc.oneof(photoText, gemText), fc.array(fc.tuple(fc.nat(), fc.nat(6), fc.constantFrom(...shards)), { maxLength: 4 }))
  .map(([text, edits]) =>
    edits.reduce((now, [at, length, shard]) => {
      const from = at % (now.length + 1);
      return now.slice(0, from) + shard + now.slice(from + length);
    }, text),
  );

test('any bytes: no reader throws, what it says is sound', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 120 }), (bytes) => {
      const { text } = decode(bytes);
      const shown = [...text.chunks()].join('');
      for (const game of bothGames) assertSound(shown, finish(games[game].read(text)));
      assertSound(shown, finish(detect(text)));
    }),
    numRuns(2000),
  );
});

test('a good input with slips: what is said is sound, and the same in any pieces', () => {
  fc.assert(
    fc.property(mutated, fc.nat(), (text, at) => {
      const cut = at % (text.length + 1);
      const pieces = { length: text.length, chunks: () => [text.slice(0, cut), text.slice(cut)] };
      for (const game of bothGames) {
        const reading = readAs(game, text);
        assertSound(text, reading);
        assert.deepEqual(finish(games[game].read(pieces)), reading);
      }
      assertSound(text, finish(detect(pieces)));
      finish(accepts(text, false));
    }),
    numRuns(4000),
  );
});

test('a fix, applied, takes its problem away', () => {
  fc.assert(
    fc.property(mutated, (text) => {
      for (const game of bothGames) {
        const before = readAs(game, text);
        for (const problem of before.problems) {
          if (problem.fix === undefined) continue;
          assert.match(fixTitle(english, problem.fix), /^[A-Z]/);
          const after = readAs(game, applyFix(text, problem.fix));
          assertSound(applyFix(text, problem.fix), after);
          assert.notDeepEqual(briefs(after), briefs(before), `${problem.code} in ${JSON.stringify(text)}`);
        }
      }
    }),
    numRuns(4000),
  );
});

/** Puts numbers on lines at random, with blanks between, before and after. */
const spread = (words: readonly string[]) =>
  fc
    .array(fc.constantFrom(' ', '\n', '  ', '\r\n', '\n\n ', '\r', ' \n'), { minLength: words.length + 1, maxLength: words.length + 1 })
    .map((blanks) => words.map((word, index) => blanks[index] + word).join('') + blanks.at(-1));
const spreadText = (text: fc.Arbitrary<string>) =>
  text.chain((one) => fc.tuple(fc.constant(one), spread(one.split(/\s+/).filter((word) => word !== ''))));

test('the same numbers on other lines are the same Family Photos case', () => {
  fc.assert(
    fc.property(spreadText(photoText), ([text, spreadOut]) => {
      const [one, other] = [photos(text), photos(spreadOut)];
      assert.equal(one.cases.length, 1);
      assert.deepEqual(other.cases[0].values, one.cases[0].values);
      assert.deepEqual(
        other.problems.map(({ code }) => code),
        one.problems.map(({ code }) => code),
      );
      const lines = spreadOut.split(/\r\n|\r|\n/);
      // Each stack's first number stands on the line that is given for it.
      one.cases[0].lines.forEach((line, stack) => assert.equal(line, stack + 1));
      other.cases[0].lines.forEach((line, stack) => {
        assert.ok(lines[line].split(' ').includes(String(one.cases[0].values[4 * stack])));
      });
    }),
    numRuns(1000),
  );
});

test('the same numbers on other lines are the same Gems Fight! cases', () => {
  fc.assert(
    fc.property(spreadText(gemText), ([text, spreadOut]) => {
      const [one, other] = [gems(text), gems(spreadOut)];
      assert.deepEqual(briefs(one), []);
      assert.deepEqual(briefs(other), []);
      const withoutLines = (reading: typeof one) => reading.cases.map(({ colours, meltsAt, bags }) => ({ colours, meltsAt, bags }));
      assert.deepEqual(withoutLines(other), withoutLines(one));
      let line = 0;
      for (const { line: header, bagLines } of one.cases) {
        assert.deepEqual([header, ...bagLines], [line, ...bagLines.map((_, bag) => line + 1 + bag)]);
        line += 1 + bagLines.length;
      }
      const lines = spreadOut.split(/\r\n|\r|\n/);
      for (const { bags, bagLines } of other.cases) {
        bagLines.forEach((at, bag) => assert.ok(lines[at].split(' ').includes(String(bags[bag].length))));
      }
    }),
    numRuns(1000),
  );
});

test('values are exact: doubles while every sum is, integers of any size beyond', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt(0n, 2n ** 80n), { minLength: 4, maxLength: 12 }),
      fc.constantFrom(0n, 20n, 27n, 28n, 30n),
      (all, shift) => {
        const values = all.slice(0, all.length - (all.length % 4)).map((value) => value >> shift);
        const stacks = values.length / 4;
        const [{ values: read }] = photos(`${stacks}\n${values.join(' ')}`).cases;
        assert.deepEqual(Array.from(read, BigInt), values);
        const most = values.reduce((a, b) => (a > b ? a : b));
        assert.equal(read instanceof Float64Array, 2n * BigInt(stacks) * most <= 2n ** 53n);
      },
    ),
    numRuns(1000),
  );
});

test('work comes in slices, and a text read a second time reads the same', () => {
  const text = `250000\n${'12 3 4 7\n'.repeat(250_000)}`;
  const steps = games['family-photos'].read(sourceOf(text));
  let slices = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) slices++;
  assert.ok(slices >= 6);
  assert.deepEqual(step.value, photos(text));
});
