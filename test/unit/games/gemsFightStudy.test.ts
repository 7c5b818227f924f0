import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import { gemsFightFeatures } from '../../../src/games/features.ts';
import type { GemsFightCase } from '../../../src/games/gemsFight/case.ts';
import { readGemsFight } from '../../../src/games/gemsFight/input.ts';
import { smallGames } from '../../../src/games/gemsFight/smallGames.ts';
import { solveGemsFight } from '../../../src/games/gemsFight/solved.ts';
import { rightPlay } from '../../../src/games/gemsFight/strategiesByTable.ts';
import { gemsFightStudy } from '../../../src/games/gemsFight/study.ts';
import { gemsFightStrategies, type GemsFightStrategy } from '../../../src/games/strategyIds.ts';
import { type Generated, type GeneratorRequest, generatorKinds } from '../../../src/games/study.ts';
import { sourceOf } from '../../../src/text/source.ts';
import { caseFiles, casesOf, gemsCase, gemsCases, runs } from './gemsFightInputs.ts';

const featuresOf = (input: GemsFightCase): readonly string[] => finish(gemsFightStudy.features(input, finish(solveGemsFight(input))));
const gemsOf = ({ bags }: GemsFightCase): number => bags.flat().length;

function inputOf(made: Generated): string {
  return 'input' in made ? made.input : assert.fail(made.refusal);
}

/** All games of so many gems in non-empty bags, colours named anyhow. */
function* allGames(gems: number): Generator<GemsFightCase, void, void> {
  for (let cuts = 0; cuts < 2 ** Math.max(gems - 1, 0); cuts += 1) {
    for (let names = 0; names < gems ** gems; names += 1) {
      const bags: number[][] = [];
      for (let gem = 0; gem < gems; gem += 1) {
        if (gem === 0 || ((cuts >> (gem - 1)) & 1) === 1) bags.push([]);
        bags.at(-1)?.push(1 + (Math.floor(names / gems ** gem) % gems));
      }
      for (let meltsAt = 1; meltsAt <= Math.max(gems, 1) + 1; meltsAt += 1) yield gemsCase(meltsAt, ...bags);
    }
  }
}

void describe('features', () => {
  test('every feature has an example that has it', () => {
    assert.deepEqual(
      gemsFightStudy.examples.map(({ feature }) => feature),
      gemsFightFeatures,
    );
    for (const { feature, input } of gemsFightStudy.examples) {
      const [example, ...others] = casesOf(input);
      assert.equal(others.length, 0);
      assert.ok(featuresOf(example).includes(feature), feature);
    }
  });

  test('no smaller input has it', () => {
    const sizes = new Map<string, { gems: number; bags: number }>();
    for (const { feature, input } of gemsFightStudy.examples) {
      const [example] = casesOf(input);
      sizes.set(feature, { gems: gemsOf(example), bags: example.bags.length });
    }
    const check = (input: GemsFightCase): void => {
      for (const feature of featuresOf(input)) {
        const { gems, bags } = sizes.get(feature)!;
        const given = gemsOf(input);
        assert.ok(given > gems || (given === gems && input.bags.length >= bags), `${feature}: ${JSON.stringify(input)}`);
      }
    };
    for (const gems of [0, 1, 2, 3]) for (const input of allGames(gems)) check(input);
    // A smaller bite takes three stones of two gems, declining one five.
    for (const bags of [1, 2, 3]) for (const input of smallGames(6, bags, true)) if (input.meltsAt <= 2) check(input);
  });

  test('the sample, declining a stone, nothing to choose, no bag', () => {
    const [sample] = caseFiles.find(({ name }) => name.startsWith('sample'))!.cases;
    assert.deepEqual(featuresOf(sample), [
      'stones-of-two-colours-at-once',
      'carried-gems',
      'choice-matters',
      'zugzwang',
      'last-colour-decides',
    ]);
    assert.ok(featuresOf(gemsCase(2, [1, 1, 2], [2], [3, 4, 5], [3, 4, 5])).includes('declining'));
    assert.ok(!featuresOf(gemsCase(1, [1], [1])).includes('choice-matters'));
    assert.deepEqual(featuresOf(gemsCase(1)), ['zero-in-header']);
  });

  test('each once, in the order of the list', () => {
    fc.assert(
      fc.property(gemsCases({ bags: 6, gems: 5, colours: 3, meltsAt: 4 }), (input) => {
        const found = featuresOf(input);
        assert.deepEqual(
          found,
          gemsFightFeatures.filter((feature) => found.includes(feature)),
        );
        assert.equal(found.includes('negative-margin'), finish(rightPlay(input))!.startsWith('-'));
      }),
      { seed: 31, numRuns: runs(100) },
    );
  });
});

void describe('small games', () => {
  const look = ({ meltsAt, bags }: GemsFightCase): string => `${meltsAt}: ${bags.map((bag) => bag.join(' ')).join(', ')}`;
  /** The least of the looks that other names of the colours, and other orders of the bags, give a game. */
  const least = (input: GemsFightCase, ordered: boolean): string => {
    const used = [...new Set(input.bags.flat())];
    const looks = permutations(used).map((names) => {
      const bags = input.bags.map((bag) => bag.map((colour) => 1 + names.indexOf(colour)).toSorted((a, b) => a - b));
      return look({ ...input, bags: ordered ? bags : bags.toSorted((a, b) => (a.join() < b.join() ? -1 : 1)) });
    });
    return looks.toSorted()[0];
  };
  for (const ordered of [true, false]) {
    test(ordered ? 'all of every order' : 'all, whatever the order', () => {
      for (const gems of [1, 2, 3, 4]) {
        const wanted = new Set<string>();
        for (const input of allGames(gems)) if (input.meltsAt <= gems) wanted.add(least(input, ordered));
        const found = new Set<string>();
        for (let bags = 1; bags <= gems; bags += 1) {
          for (const input of smallGames(gems, bags, ordered)) {
            assert.equal(gemsOf(input), gems);
            assert.equal(input.bags.length, bags);
            found.add(least(input, ordered));
          }
        }
        assert.deepEqual([...found].toSorted(), [...wanted].toSorted());
      }
    });
  }
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => permutations(items.filter((_, other) => other !== at)).map((rest) => [item].concat(rest)));
}

void describe('generated inputs', () => {
  const request = (some: Partial<GeneratorRequest>): GeneratorRequest => ({
    kind: 'random',
    seed: 1,
    size: null,
    cases: 1,
    tellApart: null,
    ...some,
  });
  const made = (some: Partial<GeneratorRequest>): Generated => finish(gemsFightStudy.generate(request(some)));
  const generate = (some: Partial<GeneratorRequest>): string => inputOf(made(some));

  for (const kind of generatorKinds) {
    test(`${kind}: the same seed gives the same text, another seed another, all read without a problem`, () => {
      const texts = new Set<string>();
      for (let seed = 0; seed < 30; seed += 1) {
        const cases = kind === 'interesting' ? 1 : 1 + (seed % 20);
        const text = generate({ kind, seed, cases });
        assert.equal(generate({ kind, seed, cases }), text);
        const reading = finish(readGemsFight(sourceOf(text)));
        assert.deepEqual(reading.problems, []);
        assert.equal(reading.cases.length, cases);
        assert.equal(gemsFightStudy.write(reading.cases), text);
        texts.add(text);
      }
      assert.ok(texts.size > 8, `${texts.size} texts`);
    });
  }

  test('what each kind is for', () => {
    const of = (kind: GeneratorRequest['kind'], size: number | null = null): readonly GemsFightCase[] =>
      [1, 2, 3].flatMap((seed) => casesOf(generate({ kind, seed, cases: 20, size })));
    assert.ok(of('ties').every((one) => featuresOf(one).includes('identical-bags')));
    assert.ok(
      of('zeros').some(({ colours }) => colours === 0) && of('zeros').some(({ colours, bags }) => colours > 0 && bags.length === 0),
    );
    const extremes = of('extremes');
    assert.deepEqual(new Set(extremes.map(({ meltsAt }) => meltsAt)), new Set([1, 19]));
    assert.deepEqual(new Set(extremes.map(({ colours }) => colours)), new Set([1, 8]));
    assert.ok(extremes.some(({ bags }) => bags.every((bag) => bag.length === 10)));
    assert.ok(of('full').every(({ colours, bags }) => colours === 8 && bags.length === 21));
    for (const kind of ['random', 'ties', 'extremes', 'full'] as const) assert.ok(of(kind, 5).every(({ bags }) => bags.length === 5));
  });

  test('a size or number of cases that is not allowed', () => {
    for (const cases of [0, 21, 1.5]) assert.deepEqual(made({ cases }), { refusal: 'cases' });
    for (const size of [-1, 22, 0.5]) assert.deepEqual(made({ size }), { refusal: 'size' });
  });
});

void describe('interesting inputs', () => {
  type Id = GemsFightStrategy | 'right';
  const answerOf = (id: Id, input: GemsFightCase): string | null =>
    finish(id === 'right' ? rightPlay(input) : gemsFightStudy.wrongStrategies.find((one) => one.id === id)!.answer(input));
  const made = (tellApart: GeneratorRequest['tellApart'], seed: number, size: number | null = null): Generated =>
    finish(gemsFightStudy.generate({ kind: 'interesting', seed, size, cases: 1, tellApart }));
  const interesting = (tellApart: readonly [GemsFightStrategy, Id], seed: number, size: number | null = null): GemsFightCase =>
    casesOf(inputOf(made(tellApart, seed, size)))[0];

  test('each strategy against right play: as small as its counterexample', () => {
    for (const { id, smallest } of gemsFightStudy.wrongStrategies) {
      if (!gemsFightStrategies.some((one) => one === id)) continue;
      const strategy = id as GemsFightStrategy;
      const [known] = casesOf(smallest.input);
      for (const seed of [1, 2]) {
        const input = interesting([strategy, 'right'], seed);
        assert.notEqual(answerOf(strategy, input), answerOf('right', input), id);
        assert.deepEqual([gemsOf(input), input.bags.length], [gemsOf(known), known.bags.length], id);
      }
    }
  });

  test('any two: told apart, and by no smaller game', () => {
    const pairs = gemsFightStrategies.flatMap((one, index) => gemsFightStrategies.slice(index + 1).map((other) => [one, other] as const));
    for (const [one, other] of pairs) {
      const input = interesting([one, other], 5);
      assert.notEqual(answerOf(one, input), answerOf(other, input), `${one}, ${other}`);
      if (gemsOf(input) > 3) continue;
      for (let gems = 1; gems <= gemsOf(input); gems += 1) {
        for (const smaller of allGames(gems)) {
          if (gems === gemsOf(input) && smaller.bags.length >= input.bags.length) continue;
          assert.equal(answerOf(one, smaller), answerOf(other, smaller), `${one}, ${other}: ${JSON.stringify(smaller)}`);
        }
      }
    }
  });

  test('with so many bags', () => {
    assert.equal(interesting(['sign-kept', 'right'], 1, 5).bags.length, 5);
  });

  test('what cannot be told apart', () => {
    assert.deepEqual(made(['sign-kept', 'sign-kept'], 1), { refusal: 'strategies' });
    assert.deepEqual(made(['sign-kept', 'right'], 1, 0), { refusal: 'not-apart' });
    assert.deepEqual(made(['stack-sum', 'right'], 1), { refusal: 'strategies' });
  });
});
