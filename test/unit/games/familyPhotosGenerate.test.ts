import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finish } from '../../../src/engines/steps.ts';
import type { FamilyPhotosCase } from '../../../src/games/familyPhotos/case.ts';
import { familyPhotos } from '../../../src/games/familyPhotos/game.ts';
import { photoLimits } from '../../../src/games/familyPhotos/problems.ts';
import { familyPhotosStudy } from '../../../src/games/familyPhotos/study.ts';
import { familyPhotosStrategies, type StrategyId } from '../../../src/games/strategyIds.ts';
import { type Generated, type GeneratorRequest, generatorKinds } from '../../../src/games/study.ts';
import { sourceOf } from '../../../src/text/source.ts';
import { inputsOfSum } from './familyPhotosSmall.ts';
import { gameOf, solve } from './familyPhotosSupport.ts';

const { wrongStrategies } = familyPhotosStudy;
const small = generatorKinds.filter((kind) => kind !== 'full');

function made(request: Partial<GeneratorRequest>): Generated {
  return finish(familyPhotosStudy.generate({ kind: 'random', seed: 1, size: null, cases: 1, tellApart: null, ...request }));
}

function generated(request: Partial<GeneratorRequest>): string {
  const one = made(request);
  return 'input' in one ? one.input : assert.fail(one.refusal);
}

function read(text: string): FamilyPhotosCase {
  const { problems, cases } = finish(familyPhotos.read(sourceOf(text)));
  assert.deepEqual(problems, [], text.slice(0, 200));
  return cases[0];
}

function prints(id: StrategyId | 'right', game: FamilyPhotosCase): string | null {
  return id === 'right' ? solve(game).summary.margin : finish(wrongStrategies.find((one) => one.id === id)!.answer(game));
}

void test('every text is read without a problem; the same seed gives the same text, other seeds others', () => {
  for (const kind of small) {
    const texts = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const text = generated({ kind, seed });
      assert.ok(read(text).stacks >= 1);
      assert.equal(generated({ kind, seed }), text);
      texts.add(text);
    }
    assert.ok(texts.size > (kind === 'interesting' ? 5 : 25), `${kind} ${texts.size}`);
  }
});

void test('as many stacks as asked for', () => {
  for (const kind of generatorKinds) {
    for (const size of [1, 2, 3, 10, 1000]) assert.equal(read(generated({ kind, size })).stacks, size);
  }
  assert.equal(read(generated({ size: photoLimits.stacks })).stacks, photoLimits.stacks);
});

void test('full: the judge’s limits', () => {
  const { stacks, values } = read(generated({ kind: 'full' }));
  assert.equal(stacks, photoLimits.stacks);
  const greatest = Array.from(values, Number).reduce((most, value) => Math.max(most, value), 0);
  assert.ok(greatest > 0.99 * photoLimits.value && greatest <= photoLimits.value);
});

void test('values are those of their kind', () => {
  const valuesOf = (kind: GeneratorRequest['kind'], seed: number): number[] =>
    Array.from(read(generated({ kind, seed, size: 50 })).values, Number);
  for (let seed = 0; seed < 20; seed++) {
    assert.ok(new Set(valuesOf('ties', seed)).size <= 3);
    const zeros = valuesOf('zeros', seed).filter((value) => value === 0).length;
    assert.ok(zeros > 60 && zeros < 140, String(zeros));
    assert.deepEqual(new Set(valuesOf('extremes', seed)), new Set([0, 1, photoLimits.value - 1, photoLimits.value]));
    const lengths = new Set(valuesOf('random', seed).map((value) => String(value).length));
    assert.ok(lengths.size >= 6, [...lengths].join());
  }
});

void test('a strategy drawn by the seed is one that fails on so many stacks', () => {
  for (let seed = 0; seed < 60; seed++) assert.equal(read(generated({ kind: 'interesting', seed, size: 1 })).stacks, 1);
});

void test('what is not allowed is refused, and why', () => {
  for (const size of [0, -1, 1.5, photoLimits.stacks + 1, Number.NaN]) assert.deepEqual(made({ size }), { refusal: 'size' });
  for (const cases of [0, 2]) assert.deepEqual(made({ cases }), { refusal: 'cases' });
  const apart = (size: number | null, ...tellApart: [StrategyId, StrategyId | 'right']): Generated => {
    return made({ kind: 'interesting', size, tellApart });
  };
  assert.deepEqual(apart(null, 'ascending', 'ascending'), { refusal: 'strategies' });
  assert.deepEqual(apart(null, 'no-extra-turn', 'right'), { refusal: 'strategies' });
  assert.deepEqual(apart(1, 'tops-then-bottoms', 'right'), { refusal: 'not-apart' });
  assert.deepEqual(apart(2, 'int32-sum', 'right'), { refusal: 'not-apart' });
  assert.throws(() => familyPhotosStudy.write([]), RangeError);
});

void test('any two strategies, and each and right play, are told apart by a smallest input', () => {
  const everything = [...familyPhotosStrategies, 'right' as const];
  // What everyone prints for all small inputs, in the order of stacks, then sums.
  const levels: { readonly stacks: number; readonly sum: number }[] = [];
  for (let sum = 0; sum <= 8; sum++) levels.push({ stacks: 1, sum });
  for (let sum = 0; sum <= 6; sum++) levels.push({ stacks: 2, sum });
  const least = new Map<string, number>();
  const open = everything.map((_, i) => new Set(Array.from({ length: i }, (_, j) => j)));
  for (const [level, { stacks, sum }] of levels.entries()) {
    const asked = new Set(open.flatMap((others, i) => (others.size === 0 ? [] : [i, ...others])));
    for (const game of inputsOfSum(stacks, sum)) {
      const printed = everything.map((id, i) => (asked.has(i) ? prints(id, game) : ''));
      for (const [i, others] of open.entries()) {
        for (const j of others) {
          if (printed[i] === printed[j]) continue;
          others.delete(j);
          least.set(`${j} ${i}`, level);
        }
      }
    }
  }
  for (const [i, second] of everything.entries()) {
    for (const [j, first] of familyPhotosStrategies.slice(0, i).entries()) {
      const game = read(generated({ kind: 'interesting', seed: i + j, tellApart: [first, second] }));
      assert.notEqual(prints(first, game), prints(second, game), `${first} ${second}`);
      const level = least.get(`${j} ${i}`);
      const sum = Array.from(game.values, Number).reduce((total, value) => total + value, 0);
      if (level === undefined) assert.ok([first, second].some((id) => id === 'int32-sum' || id === 'float32-keys'));
      else assert.deepEqual({ stacks: game.stacks, sum }, levels[level], `${first} ${second}`);
    }
  }
});

void test('inputs for large numbers alone stay within the limits, whatever the seed', () => {
  for (let seed = 0; seed < 50; seed++) {
    for (const id of ['int32-sum', 'float32-keys'] as const) {
      const game = read(generated({ kind: 'interesting', seed, size: 4, tellApart: [id, 'right'] }));
      assert.equal(game.stacks, 4);
      assert.notEqual(prints(id, game), prints('right', game));
    }
  }
});

void test('stacks without points at the end change no output', () => {
  for (let seed = 0; seed < 30; seed++) {
    const game = read(generated({ kind: (['ties', 'zeros', 'extremes'] as const)[seed % 3], seed }));
    const longer = gameOf([...Array.from(game.values, Number), ...new Array<number>(12).fill(0)]);
    for (const id of familyPhotosStrategies) assert.equal(prints(id, longer), prints(id, game), id);
  }
});

void test('what is written is read again', () => {
  const values = [12, 3, 4, 7, 1, 15, 9, 1];
  assert.equal(familyPhotosStudy.write([gameOf(values)]), '2\n12 3 4 7\n1 15 9 1\n');
  assert.equal(familyPhotosStudy.write([gameOf([])]), '0\n');
  assert.equal(familyPhotosStudy.write([{ ...gameOf([0, 0, 0, 0]), values: [10n ** 30n, 0n, 1n, 2n] }]), `1\n1${'0'.repeat(30)} 0 1 2\n`);
});
