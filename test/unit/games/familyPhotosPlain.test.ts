import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import { detect } from '../../../src/games/detect.ts';
import type { FamilyPhotosCase } from '../../../src/games/familyPhotos/case.ts';
import { familyPhotosOf, readFamilyPhotos } from '../../../src/games/familyPhotos/input.ts';
import { caseByWords, readPlain } from '../../../src/games/familyPhotos/plainCase.ts';
import { marginByWords, plainMargin } from '../../../src/games/familyPhotos/plainMargin.ts';
import { byVectors } from '../../../src/games/familyPhotos/vectors.ts';
import type { Reading } from '../../../src/games/game.ts';
import { gemsFightOf } from '../../../src/games/gemsFight/input.ts';
import { bytesOfText, sourceOfBytes } from '../../../src/text/byteSource.ts';
import { tokenize } from '../../../src/text/scanner.ts';
import { sourceOf, type TextSource } from '../../../src/text/source.ts';
import { solve } from './familyPhotosSupport.ts';

const runs = (base: number) => ({ numRuns: Math.round(base * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1)), seed: 5 });

const carefully = (text: TextSource): Reading<FamilyPhotosCase> => finish(familyPhotosOf(finish(tokenize(text))));

/** A text in pieces that end where the cuts say. */
function inPieces(text: string, cuts: readonly number[]): TextSource {
  const ends = [...cuts.map((cut) => cut % (text.length + 1)).toSorted((a, b) => a - b), text.length];
  return { length: text.length, chunks: () => ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end)) };
}

const value = fc.oneof(fc.nat(12), fc.nat(1_000_000_000), fc.constantFrom(0, 9, 10, 99_999_999, 100_000_000, 999_999_999, 1_000_000_000));
const stack = fc.tuple(value, value, value, value);

/** Numbers that are to be told from others at their limits, and words that are no numbers. */
const oddWords = [
  '00',
  '01',
  '+1',
  '-1',
  '1.5',
  'x',
  '1x',
  ':',
  '1:',
  '/',
  '1/2',
  '\0',
  '1\0',
  '٣',
  'é',
  '\ud83d\ude00',
  '\ufeff',
  '0x1',
  '1e9',
  '1000000001',
  '1099999999',
  '4294967296',
  '4294967297',
  '5294967296',
  '8600000000',
  '9007199254740992',
  '9999999999',
  '10000000000',
  '01000000000',
  '00000000000',
  '4294967296000',
  '1'.repeat(17),
  '0'.repeat(300),
  '9'.repeat(40),
];
const oddWord = fc.constantFrom(...oddWords);
const oneSpace = fc.constant(' ');
const oneBreak = fc.constantFrom('\n', '\r\n', '\r');
const anySpace = fc.constantFrom(' ', ' ', '  ', '   ', '\t', '\v', '\u00a0', ' \n', '\n', '\r\n', ' \r');
const anyBreak = fc.constantFrom('\n', '\n\n', '\r\n\r\n', '\n\r', '\r\r', ' \n', '\n ', ' ', '\t\n', '\n\u2003');

/** Files of games, most of them sound, in every way of separating numbers, some with a slip. */
const file = fc
  .record({
    stacks: fc.array(stack, { maxLength: 12 }),
    spaces: fc.oneof({ arbitrary: oneSpace, weight: 3 }, { arbitrary: fc.infiniteStream(anySpace), weight: 1 }),
    breaks: fc.oneof({ arbitrary: oneBreak, weight: 3 }, { arbitrary: fc.infiniteStream(anyBreak), weight: 1 }),
    before: fc.constantFrom('', '', '', '', '\ufeff', '\n', ' ', '\r\n', '0'),
    after: fc.constantFrom(
      '',
      '\n',
      '\n',
      '\n',
      '\n',
      '\n',
      '\r\n',
      '\r',
      ' ',
      ' \n',
      '\n\n',
      '\n \n',
      '\t',
      'x',
      ' x\n',
      '\n7',
      '\n1 2 3 4\n',
      '\0',
    ),
    count: fc.constantFrom(0, 0, 0, 0, 0, 0, -1, 1, 2, 100_000, 4_000_000_000),
    slip: fc.oneof({ arbitrary: fc.constant(null), weight: 2 }, { arbitrary: fc.tuple(fc.nat(), oddWord), weight: 1 }),
  })
  .map(({ stacks, spaces, breaks, before, after, count, slip }) => {
    const next = (from: string | Iterator<string>): string => (typeof from === 'string' ? from : from.next().value!);
    const words = [String(Math.max(stacks.length + count, 0)), ...stacks.flat().map(String)];
    if (slip !== null) words[slip[0] % words.length] = slip[1];
    return `${before}${words.map((word, i) => (i === 0 ? word : `${i % 4 === 1 ? next(breaks) : next(spaces)}${word}`)).join('')}${after}`;
  });
const fileInPieces = fc.tuple(file, fc.array(fc.nat(), { maxLength: 4 })).map(([text, cuts]) => inPieces(text, cuts));
const textOf = (text: TextSource): string => [...text.chunks()].join('');

test('Plain texts are read as the careful reader reads them, and no others are taken for plain', () => {
  let plain = 0;
  const property = fc.property(fileInPieces, (text) => {
    const careful = carefully(text);
    const reading = finish(readPlain(text));
    if (reading !== null) plain++;
    for (const found of [reading?.cases[0], finish(caseByWords(text))]) if (found) assert.deepEqual(found, careful.cases[0]);
    if (reading !== null) assert.deepEqual(reading.problems, careful.problems);
    assert.deepEqual(finish(readFamilyPhotos(text)), careful);
  });
  fc.assert(property, runs(3000));
  assert.ok(plain > 300, String(plain));
});

test('Files with a stack a line are read by vectors, other plain ones by words', () => {
  const values = (text: string): Float64Array | null =>
    finish(byVectors(bytesOfText(sourceOf(text)), (vectors, source) => vectors.values(source)));
  assert.deepEqual(values('2\n1 2 3 4\n5 6 7 8\n'), Float64Array.of(1, 2, 3, 4, 5, 6, 7, 8));
  assert.deepEqual(values('1\n1000000000 0 10 999999999'), Float64Array.of(1_000_000_000, 0, 10, 999_999_999));
  for (const text of [
    '1\r\n1 2 3 4\r\n',
    '1 1 2 3 4',
    ' 1\n1 2 3 4',
    '1\n\n1 2 3 4\n',
    '1\n1 2 3 4\n\n',
    '1\n1  2 3 4\n',
    '2\n1 2\n3 4 5 6 7 8',
  ]) {
    assert.equal(values(text), null);
    assert.notEqual(finish(caseByWords(sourceOf(text))), null, JSON.stringify(text));
  }
});

test('The margin straight from the bytes is that of the solver', () => {
  let answered = 0;
  const property = fc.property(fileInPieces, (text) => {
    const bytes = new TextEncoder().encode(textOf(text));
    const careful = carefully(text);
    for (const found of [finish(plainMargin(() => sourceOfBytes(bytes))), finish(marginByWords(bytesOfText(text)))]) {
      if (found === null) continue;
      answered++;
      const [game] = careful.cases;
      assert.equal(found.stacks, game.stacks);
      assert.equal(String(found.margin), solve(game).summary.margin);
      if (found.countAlone) assert.ok(game.lines[0] > game.line && text.length > 0);
      assert.ok(careful.problems.every(({ code }) => code === 'stacks-limit'));
    }
  });
  fc.assert(property, runs(2000));
  assert.ok(answered > 300);
});

test('A plain text that begins with a line of one number is told to be Family Photos', () => {
  const numbers = fc.array(fc.oneof(fc.nat(3), value), { minLength: 1, maxLength: 14 });
  const property = fc.property(fc.nat(3), numbers, fc.infiniteStream(fc.constantFrom(' ', '\n')), (stacks, numbers, separators) => {
    const text = `${stacks}\n${numbers.map((number) => `${number}${separators.next().value}`).join('')}`;
    const reading = finish(readPlain(sourceOf(text)));
    if (reading === null) return;
    const tokens = finish(tokenize(sourceOf(text)));
    const gems = finish(gemsFightOf(tokens));
    const weight = ({ problems }: Reading<unknown>): number =>
      problems.reduce((sum, { severity }) => sum + (severity === 'error' ? 1000 : severity === 'warning' ? 1 : 0), 0);
    assert.ok(weight(reading) <= weight(gems));
    assert.deepEqual(finish(detect(sourceOf(text))), { game: 'family-photos', ...reading });
  });
  fc.assert(property, runs(5000));
});

/** Stacks by a seed: of all lengths of numbers, so that windows end anywhere in them. */
function largeText(stacks: number, seed: number, separator: string, lineEnd: string): string {
  let state = seed;
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 10 ** (1 + (state % 9));
  };
  const lines = Array.from({ length: stacks }, () => [next(), next(), next(), next()].join(separator));
  return [String(stacks), ...lines, ''].join(lineEnd);
}

test('Windows of large texts may end anywhere', () => {
  for (const [seed, separator, lineEnd] of [
    [1, ' ', '\n'],
    [2, ' ', '\n'],
    [3, '  ', '\r\n'],
    [4, ' ', '\r'],
  ] as const) {
    const text = inPieces(largeText(30_000, seed, separator, lineEnd), [70_001, 131_072, 131_073, 400_003]);
    const careful = carefully(text);
    assert.deepEqual(finish(readPlain(text)), careful);
    assert.deepEqual(finish(caseByWords(text)), careful.cases[0]);
    const { margin } = solve(careful.cases[0]).summary;
    assert.equal(String(finish(plainMargin(() => bytesOfText(text)))?.margin), margin);
    assert.equal(String(finish(marginByWords(bytesOfText(text)))?.margin), margin);
  }
});

test('A slip anywhere in a large text is seen', () => {
  const text = largeText(30_000, 6, ' ', '\n');
  const property = fc.property(fc.nat(text.length - 1), fc.constantFrom('', ' ', '\n', 'x', '00', '\t', '7 7'), (at, slip) => {
    const changed = sourceOf(text.slice(0, at) + slip + text.slice(at + 1));
    const reading = finish(readPlain(changed));
    if (reading !== null) assert.deepEqual(reading, carefully(changed));
    const words = finish(caseByWords(changed));
    assert.deepEqual(words, reading === null ? null : reading.cases[0]);
  });
  fc.assert(property, runs(60));
});

test('Texts above the limit of stacks, and counts that their text is too short for', () => {
  const stacks = 100_001;
  const text = sourceOf(`${stacks}\n${'1 2 3 4\n'.repeat(stacks)}`);
  assert.deepEqual(finish(readPlain(text)), carefully(text));
  assert.equal(finish(plainMargin(() => bytesOfText(text)))?.stacks, stacks);
  for (const count of ['4000000000', '9999999999', '99999999999']) assert.equal(finish(readPlain(sourceOf(`${count}\n1 2 3 4\n`))), null);
});

test('A text whose swings take more than the limit has no margin', () => {
  const text = sourceOf(`1000\n${'1 2 3 4\n'.repeat(1000)}`);
  assert.equal(finish(plainMargin(() => bytesOfText(text), 15_999)), null);
  assert.equal(finish(plainMargin(() => bytesOfText(text), 16_000))?.stacks, 1000);
});

test('Where WebAssembly lacks vectors the answers are the same', () => {
  const script = `
    WebAssembly.validate = () => false;
    const { finish } = await import('./src/engines/steps.ts');
    const { plainMargin } = await import('./src/games/familyPhotos/plainMargin.ts');
    const { readPlain } = await import('./src/games/familyPhotos/plainCase.ts');
    const { bytesOfText } = await import('./src/text/byteSource.ts');
    const { sourceOf } = await import('./src/text/source.ts');
    const text = sourceOf('2\\n12 3 4 7\\n1 15 9 1\\n');
    const { cases } = finish(readPlain(text));
    console.log(String(finish(plainMargin(() => bytesOfText(text))).margin), cases[0].values.join());
  `;
  const flags = ['--no-warnings', '--input-type=module', '--eval', script];
  const cwd = new URL('../../../', import.meta.url);
  assert.equal(execFileSync(process.execPath, flags, { cwd, encoding: 'utf8' }), '1 12,3,4,7,1,15,9,1\n');
});
