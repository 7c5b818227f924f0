import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import type { FamilyPhotosCheckpoints, GemsFightCheckpoint } from '../../../src/testCases/checkpoints.ts';
import { maskOf } from '../../../src/panel/diagnose/setOfBags.ts';
import { checkpointsOf, dumpOf, type LastCase } from '../../../src/testCases/compareWith.ts';

const limit = 2 ** 30;
const runs = (base: number): number => Math.round(base * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1));

function setOf(input: string, mask: number, ones: 'taken' | 'left' = 'taken', index = 0): GemsFightCheckpoint | null {
  const found = finish(checkpointsOf({ input, game: 'gems-fight', index, first: 0, mask, ones }, limit));
  assert.notEqual(found?.game, 'family-photos');
  return found?.game === 'gems-fight' ? found : null;
}

function keysOf(input: string, first: number): FamilyPhotosCheckpoints {
  const found = finish(checkpointsOf({ input, game: 'family-photos', index: 0, first, mask: 0, ones: 'taken' }, limit));
  assert.ok(found?.game === 'family-photos');
  return found;
}

interface Gems {
  readonly colours: number;
  readonly meltsAt: number;
  readonly bags: readonly (readonly number[])[];
}

/** f of every set of taken bags by the recurrence of the statement, and F; nothing of the solver is used. */
function naive({ colours, meltsAt, bags }: Gems): { readonly f: number[]; readonly made: number[]; readonly best: number[][] } {
  const sets = 2 ** bags.length;
  const made = Array.from({ length: sets }, (_, taken) => {
    const gems = new Array<number>(colours + 1).fill(0);
    for (const [bag, colors] of bags.entries()) if ((taken >> bag) & 1) for (const colour of colors) gems[colour]++;
    return gems.reduce((sum, count) => sum + Math.floor(count / meltsAt), 0);
  });
  const f = new Array<number>(sets).fill(0);
  const best: number[][] = Array.from({ length: sets }, () => []);
  for (let taken = sets - 2; taken >= 0; taken--) {
    const gains = bags.flatMap((_, bag) => {
      if ((taken >> bag) & 1) return [];
      const next = taken + (1 << bag);
      const stones = made[next] - made[taken];
      return [{ bag: bag + 1, gain: stones > 0 ? stones + f[next] : -f[next] }];
    });
    f[taken] = Math.max(...gains.map(({ gain }) => gain));
    best[taken] = gains.filter(({ gain }) => gain === f[taken]).map(({ bag }) => bag);
  }
  return { f, made, best };
}

const gemsCases = fc
  .record({ colours: fc.integer({ min: 1, max: 3 }), meltsAt: fc.integer({ min: 1, max: 3 }) })
  .chain(({ colours, meltsAt }) =>
    fc
      .array(fc.array(fc.integer({ min: 1, max: colours }), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 })
      .map((bags): Gems => ({ colours, meltsAt, bags })),
  );

const written = ({ colours, meltsAt, bags }: Gems): string =>
  `${colours} ${bags.length} ${meltsAt}\n${bags.map((bag) => `${bag.length} ${bag.join(' ')}`).join('\n')}\n0 0 0\n`;

test('Gems Fight!: f, F, the cooker and the best bags of every set are those of the recurrence', () => {
  fc.assert(
    fc.property(gemsCases, (game) => {
      const input = written(game);
      const { f, made, best } = naive(game);
      const all = f.length - 1;
      for (let taken = 0; taken <= all; taken++) {
        const set = setOf(input, taken);
        assert.ok(set);
        assert.deepEqual([set.taken, set.left], [taken, all - taken]);
        assert.equal(set.f, String(f[taken]));
        assert.deepEqual([set.stones, set.stonesLeft], [String(made[taken]), String(made[all] - made[taken])]);
        assert.deepEqual(set.best, best[taken]);
        assert.deepEqual(setOf(input, all - taken, 'left'), set);
        const gems = game.bags.flatMap((bag, index) => ((taken >> index) & 1 ? bag : []));
        const inCooker = set.cooker.reduce((sum, { count }) => sum + count, 0);
        assert.equal(gems.length, inCooker + game.meltsAt * made[taken]);
        assert.ok(
          set.cooker.every(
            ({ colour, count }) => count < game.meltsAt && gems.filter((one) => one === colour).length % game.meltsAt === count,
          ),
        );
      }
    }),
    { seed: 41, numRuns: runs(40) },
  );
});

test('Gems Fight!: no numbers for a set or a case that is not there', () => {
  const input = '1 2 2\n1 1\n2 1 1\n0 0 0\n';
  assert.equal(setOf(input, 4), null);
  assert.equal(setOf(input, 0, 'taken', 1), null);
  assert.equal(setOf('1 2 2\n1 1\n', 0), null);
  assert.equal(setOf(input, 0.5), null);
  assert.equal(setOf(input, -1), null);
});

test('Gems Fight!: the dump has a line a set under both meanings of 1, in fixed columns', () => {
  const input = '1 2 2\n1 1\n2 1 1\n0 0 0\n';
  const dump = (ones: 'taken' | 'left'): string | null => finish(dumpOf({ input, game: null, index: 0, ones }, limit));
  assert.equal(
    dump('taken'),
    [
      'mask  1=taken  f  F  F-left  cooker  best',
      '   0       00  1  0       1  -       2',
      '   1       01  1  0       1  1:1     2',
      '   2       10  0  1       0  -       1',
      '   3       11  0  1       0  1:1     -',
      '',
    ].join('\n'),
  );
  const lines = (dump('left') ?? '').split('\n');
  assert.match(lines[0], /1=left/);
  assert.match(lines[1], /^ +0 +00 +0 +1 +0 +1:1 +-$/);
  const many = `1 17 2\n${'1 1\n'.repeat(17)}0 0 0\n`;
  assert.equal(finish(dumpOf({ input: many, game: null, index: 0, ones: 'taken' }, limit)), null);
});

test('a case asked of again is not solved again', () => {
  const last: LastCase = { of: null, case: null };
  const ask = (mask: number) => ({ input: '1 2 2\n1 1\n2 1 1\n0 0 0\n', game: null, index: 0, first: 0, mask, ones: 'taken' }) as const;
  finish(checkpointsOf(ask(0), limit, last));
  const kept = last.case;
  assert.ok(kept);
  finish(checkpointsOf(ask(1), limit, last));
  assert.equal(last.case, kept);
  finish(checkpointsOf({ ...ask(1), input: '1 1 2\n1 1\n0 0 0\n' }, limit, last));
  assert.notEqual(last.case, kept);
});

const stacks = fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 8 });

test('Family Photos: sums by kind add up, and the keys are those of the contested stacks in order with the margin so far', () => {
  fc.assert(
    fc.property(stacks, (stacks) => {
      const input = `${stacks.length}\n${stacks.map((stack) => stack.join(' ')).join('\n')}\n`;
      const { parts, keys, keysInAll } = keysOf(input, 100);
      let [first, second] = [0, 0];
      const pool: { swing: number; a: number; b: number }[] = [];
      for (const [a1, b1, a2, b2] of stacks) {
        if (a1 + b1 > a2 + b2) pool.push({ swing: a1 + b1, a: a1, b: b1 }, { swing: a2 + b2, a: a2, b: b2 });
        else if (a1 > b2) first += a1 - b2;
        else if (b1 > a2) second += a2 - b1;
      }
      const margin = (kind: string): string | undefined => parts.find((part) => part.kind === kind)?.margin;
      assert.deepEqual([margin('first-gain'), margin('second-gain'), margin('dead')], [String(first), String(second), '0']);
      assert.equal(keysInAll, pool.length);
      assert.deepEqual(
        keys.map(({ swing }) => Number(swing)),
        pool.map(({ swing }) => swing).toSorted((a, b) => b - a),
      );
      let running = 0;
      const seen = new Set<string>();
      for (const [index, key] of keys.entries()) {
        const at = key.place === 'top' ? 0 : 2;
        const stack = stacks[key.stack - 1];
        assert.equal(stack[at] + stack[at + 1], Number(key.swing));
        seen.add(`${key.stack} ${key.place}`);
        assert.equal(key.taker, index % 2);
        running += index % 2 === 0 ? stack[at] : -stack[at + 1];
        assert.deepEqual([key.rank, key.running], [index + 1, String(running)]);
      }
      assert.equal(seen.size, pool.length);
      assert.equal(margin('contested'), String(running));
      assert.deepEqual(keysOf(input, 3).keys, keys.slice(0, 3));
    }),
    { seed: 42, numRuns: runs(100) },
  );
});

test('a set of bags may be typed as a mask or as bags', () => {
  assert.deepEqual(['', '5', '0b101', '1, 3', '1 3', '{1,3}', '[3]', '3,', '{}'].map(maskOf), [0, 5, 5, 5, 5, 5, 4, 4, 0]);
  assert.deepEqual(
    ['0b', '0b12', 'x', '-1', '0, 1', '54,', '1.5', '9'.repeat(30)].map(maskOf),
    Array.from({ length: 8 }, () => null),
  );
  assert.equal(maskOf('53,'), 2 ** 52);
  assert.equal(maskOf('1 1 2'), 3);
});
