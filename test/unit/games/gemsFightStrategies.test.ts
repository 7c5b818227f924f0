import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import type { GemsFightCase } from '../../../src/games/gemsFight/case.ts';
import { rightPlay } from '../../../src/games/gemsFight/strategiesByTable.ts';
import { gemsFightStudy } from '../../../src/games/gemsFight/study.ts';
import { gemsFightStrategies, type GemsFightStrategy } from '../../../src/games/strategyIds.ts';
import { caseFiles, casesOf, gemsCase, gemsCases, inOneLine, livelyCases, runs } from './gemsFightInputs.ts';
import { simulate, stonesInAll, wrongRules } from './gemsFightNaive.ts';

const strategies = new Map(gemsFightStudy.wrongStrategies.map((one) => [one.id, one]));
const answerOf = (id: GemsFightStrategy, input: GemsFightCase): string | null => finish(strategies.get(id)!.answer(input));
const right = (input: GemsFightCase): string | null => finish(rightPlay(input));

const small = fc.oneof(
  gemsCases({ bags: 5, gems: 5, colours: 3, meltsAt: 4 }),
  livelyCases.filter(({ bags }) => bags.length < 7),
);

/** What each prints for the fingerprint; right are 1 -4 4 0. */
const prints: Readonly<Record<GemsFightStrategy, string>> = {
  'no-extra-turn': '-3 -2 2 0',
  'sign-kept': '5 4 6 2',
  'best-starts-at-zero': '2 0 5 0',
  'grand-total': '3 -4 14 2',
  'alice-stones': '3 0 5 1',
  'most-stones-now': '-1 2 4 -2',
  'least-for-opponent': '-1 -4 4 -2',
  'input-order': '-1 4 -2 2',
  'one-bonus-only': '5 -2 4 0',
  'a-turn-per-stone': '-1 -4 6 0',
  'leftovers-thrown': '1 -4 5 0',
  'one-stone-a-colour': '1 -4 6 0',
  'one-stone-a-turn': '1 -3 2 0',
  'more-than-s': '0 -1 3 0',
  'own-cookers': '2 1 5 1',
  'cooker-not-carried': '1 0 3 0',
  'colours-ignored': '5 2 4 0',
  'last-colour-missed': '0 -3 3 -1',
  'all-bags-scoring-first': '-1 -4 4 0',
  'even-quiet-wins': '5 -4 6 2',
};

void test('every strategy is there, once and in order', () => {
  assert.deepEqual(
    gemsFightStudy.wrongStrategies.map(({ id }) => id),
    gemsFightStrategies,
  );
});

void describe('the smallest counterexample', () => {
  for (const { id, smallest, ...strategy } of gemsFightStudy.wrongStrategies) {
    void test(id, () => {
      const [input, ...others] = casesOf(smallest.input);
      assert.equal(others.length, 0);
      assert.ok(smallest.input.endsWith('\n0 0 0\n'));
      assert.equal(finish(strategy.answer(input)), smallest.says);
      assert.equal(right(input), smallest.right);
      assert.equal(String(simulate(input)), smallest.right);
      assert.notEqual(smallest.says, smallest.right);
    });
  }
});

void test('the fingerprint: 20 strategies print 20 different things, none of them right', () => {
  const cases = casesOf(gemsFightStudy.fingerprint);
  assert.equal(cases.map(right).join(' '), '1 -4 4 0');
  for (const id of gemsFightStrategies) assert.equal(cases.map((one) => answerOf(id, one)).join(' '), prints[id], id);
  assert.equal(new Set([...Object.values(prints), '1 -4 4 0']).size, 21);
});

void test('right play, against simulation and the cases', () => {
  fc.assert(
    fc.property(small, (input) => assert.equal(right(input), String(simulate(input)))),
    { seed: 21, numRuns: runs(200) },
  );
  const read = caseFiles.flatMap(({ cases, answers }) => cases.map((one, index) => [one, answers[index]] as const));
  for (const [one, answer] of read.filter(([one]) => one.bags.length < 15)) assert.equal(right(one), answer);
});

void describe('right play under wrong rules, against a simulation of these rules', () => {
  for (const [id, ruleOf] of wrongRules) {
    void test(id, () => {
      fc.assert(
        fc.property(small, (input) => assert.equal(answerOf(id, input), String(simulate(input, ruleOf(input)) + 0))),
        { seed: 22, numRuns: runs(150) },
      );
    });
  }
});

void describe('the recurrences that are no game, by recursion', () => {
  type Recurrence = (stones: number, next: number, all: number) => number;
  const recurrences: readonly (readonly [GemsFightStrategy, Recurrence, number])[] = [
    ['sign-kept', (stones, next) => stones + next, -Infinity],
    ['best-starts-at-zero', (stones, next) => (stones > 0 ? stones + next : -next), 0],
    ['grand-total', (stones, next, all) => (stones > 0 ? stones + next : all - next), -Infinity],
  ];
  const without = (input: GemsFightCase, left: readonly number[]): number =>
    stonesInAll({ ...input, bags: input.bags.filter((_, bag) => !left.includes(bag)) });
  for (const [id, value, from] of recurrences) {
    void test(id, () => {
      const solve = (input: GemsFightCase): number => {
        const all = stonesInAll(input);
        const best = (left: readonly number[]): number =>
          left.length === 0
            ? 0
            : Math.max(
                from,
                ...left.map((bag) => {
                  const next = left.filter((other) => other !== bag);
                  return value(without(input, next) - without(input, left), best(next), all);
                }),
              );
        const found = best([...input.bags.keys()]);
        return (id === 'grand-total' ? 2 * found - all : found) + 0;
      };
      fc.assert(
        fc.property(small, (input) => assert.equal(answerOf(id, input), String(solve(input)))),
        { seed: 23, numRuns: runs(100) },
      );
    });
  }
  void test('alice-stones', () => {
    fc.assert(
      fc.property(small, (input) => assert.equal(answerOf('alice-stones', input), String((stonesInAll(input) + simulate(input)) / 2))),
      { seed: 24, numRuns: runs(100) },
    );
  });
});

void describe('rules of thumb', () => {
  const line = (input: GemsFightCase, bags: readonly number[]): string => {
    let [sign, margin, before] = [1, 0, 0];
    for (const [turn] of bags.entries()) {
      const made = stonesInAll({ ...input, bags: bags.slice(0, turn + 1).map((bag) => input.bags[bag]) });
      margin += sign * (made - before);
      if (made === before) sign = -sign;
      before = made;
    }
    return String(margin + 0);
  };
  /** Takes the first bag of the greatest rating, turn after turn. */
  const greedy = (
    input: GemsFightCase,
    rate: (made: (bags: readonly number[]) => number, taken: readonly number[]) => number[],
  ): string => {
    const made = (bags: readonly number[]): number => stonesInAll({ ...input, bags: bags.map((bag) => input.bags[bag]) });
    const taken: number[] = [];
    while (taken.length < input.bags.length) {
      const left = [...input.bags.keys()].filter((bag) => !taken.includes(bag));
      const ratings = left.map((bag) => rate(made, [...taken, bag]));
      let best = 0;
      for (const [index, [first, second]] of ratings.entries()) {
        if (first > ratings[best][0] || (first === ratings[best][0] && second > ratings[best][1])) best = index;
      }
      taken.push(left[best]);
    }
    return line(input, taken);
  };
  void test('most-stones-now, least-for-opponent and input-order', () => {
    fc.assert(
      fc.property(small, (input) => {
        const all = [...input.bags.keys()];
        const most = greedy(input, (made, taken) => [made(taken), 0]);
        const least = greedy(input, (made, taken) => {
          const after = all.filter((bag) => !taken.includes(bag)).map((bag) => made([...taken, bag]) - made(taken));
          return [made(taken), -Math.max(0, ...after)];
        });
        assert.equal(answerOf('most-stones-now', input), most);
        assert.equal(answerOf('least-for-opponent', input), least);
        assert.equal(answerOf('input-order', input), line(input, all));
      }),
      { seed: 25, numRuns: runs(300) },
    );
  });
  void test('even-quiet-wins', () => {
    assert.equal(answerOf('even-quiet-wins', inOneLine('1 2 2 / 1 1 / 3 1 1 1')), '2');
    assert.equal(answerOf('even-quiet-wins', inOneLine('1 4 2 / 1 1 / 1 1 / 1 1 / 1 1')), '-2');
    assert.equal(answerOf('even-quiet-wins', inOneLine('1 3 2 / 1 1 / 1 1 / 1 1')), '1');
    assert.equal(answerOf('even-quiet-wins', gemsCase(3)), '0');
  });
});

void describe('what is not wrong gives the same answers', () => {
  void test('colours that never melt, and the order of the bags, change nothing', () => {
    const minded = new Set<GemsFightStrategy>(['most-stones-now', 'least-for-opponent', 'input-order']);
    fc.assert(
      fc.property(small, (input) => {
        const reversed = { ...input, bags: input.bags.toReversed().map((bag) => bag.toReversed()) };
        for (const id of gemsFightStrategies.filter((one) => !minded.has(one))) {
          assert.equal(answerOf(id, reversed), answerOf(id, input), id);
        }
      }),
      { seed: 26, numRuns: runs(60) },
    );
  });
});

void test('where too many positions must be looked at there is no answer, at once', () => {
  const bags = Array.from({ length: 21 }, (_, bag) => [1 + (bag % 2), 1 + ((bag >> 1) % 2), ...new Array<number>(1 + bag).fill(3)]);
  const input = gemsCase(3, ...bags);
  for (const id of ['a-turn-per-stone', 'leftovers-thrown', 'one-stone-a-colour', 'own-cookers'] as const) {
    assert.deepEqual(strategies.get(id)!.answer(input).next(), { done: true, value: null }, id);
  }
});
