import assert from 'node:assert/strict';
import { test } from 'node:test';
import { array, assert as holds, asyncProperty, bigInt, nat, property } from 'fast-check';
import type { FamilyPhotosMember, FamilyPhotosStack, StackChange, StackKind, StackValues } from '../../../src/games/familyPhotos/facts.ts';
import { stackAtLine } from '../../../src/panel/boards/familyPhotos/stackAtLine.ts';
import { StackList } from '../../../src/panel/boards/familyPhotos/stackList.ts';
import { mostDigits, searchedNumber, stackValues, wholeNumber } from '../../../src/panel/boards/familyPhotos/stackValues.ts';
import { StackWhatIf } from '../../../src/panel/boards/familyPhotos/stackWhatIf.ts';
import { bySwing } from '../../../src/panel/boards/familyPhotos/bySwing.ts';
import { grouped } from '../../../src/words/numbers.ts';
import type { Listed, Reply } from '../../../src/worker/api.ts';

const numRuns = 200 * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);

const photo = (a: number, b: number) => ({ a: String(a), b: String(b), swing: String(a + b) });

function member(stack: number, kind: StackKind, [a1, b1, a2, b2]: readonly [number, number, number, number]): FamilyPhotosMember {
  return { stack, line: stack, kind, top: photo(a1, b1), bottom: photo(a2, b2), margin: '0' };
}

function tableRow(stack: number, values: readonly [number, number, number, number]): FamilyPhotosStack {
  const nobody = { rank: null, taker: null };
  return { ...member(stack, 'dead', values), topFate: nobody, bottomFate: nobody, loss: '0' };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

void test('typed numbers are read exactly, grouped or not', () => {
  holds(
    property(bigInt({ min: 0n, max: 10n ** 40n }), (value) => {
      assert.equal(wholeNumber(String(value)), String(value));
      assert.equal(wholeNumber(` ${grouped(String(value))} `), String(value));
    }),
    { seed: 1, numRuns },
  );
  assert.equal(wholeNumber('007'), '7');
  assert.equal(wholeNumber('1 000 000'), '1000000');
  for (const text of ['', ' ', '-1', '1.5', '1e9', '12,34', '1,0000', 'x', '９']) assert.equal(wholeNumber(text), null, text);
  assert.equal(wholeNumber('9'.repeat(mostDigits))?.length, mostDigits);
  assert.equal(wholeNumber('9'.repeat(mostDigits + 1)), null);
});

void test('four values, or none where one is no number', () => {
  assert.deepEqual(stackValues(['1', '02', '3,000', '4']), ['1', '2', '3000', '4']);
  assert.equal(stackValues(['1', '2', '3', '']), null);
});

void test('a stack is searched for by its digits', () => {
  assert.equal(searchedNumber('48,211'), '48211');
  assert.equal(searchedNumber(' 007 '), '7');
  assert.equal(searchedNumber('abc'), '');
});

void test('the stack on a line is found wherever the stacks stand', async () => {
  await holds(
    asyncProperty(array(nat(3), { minLength: 1, maxLength: 60 }), nat(130), nat(20), async (steps, line, first) => {
      let at = 0;
      const lines = steps.map((step) => (at += step));
      const expected = lines.indexOf(line);
      const found = await stackAtLine(line, lines.length, first, (stack) => Promise.resolve(lines[stack]));
      assert.equal(found, expected === -1 ? null : expected);
    }),
    { seed: 2, numRuns },
  );
});

void test('with a stack a line it takes few questions', async () => {
  let asked = 0;
  const lineOf = (stack: number): Promise<number> => {
    asked += 1;
    return Promise.resolve(stack + 1);
  };
  assert.equal(await stackAtLine(48_211, 100_000, 1, lineOf), 48_210);
  assert.ok(asked <= 3, `asked ${asked} times`);
});

void test('a list says how many it has with its first rows, and asks for these once', async () => {
  const asked: number[] = [];
  const load = ({ from, to }: { from: number; to: number }): Promise<Reply<Listed<FamilyPhotosStack>>> => {
    asked.push(from);
    const rows = Array.from({ length: Math.min(to, 250) - from }, (_, index) => tableRow(from + index + 1, [1, 2, 3, 4]));
    return Promise.resolve({ ok: true, value: { count: 250, rows } });
  };
  const list = new StackList({ sort: 'stack', descending: false }, load, () => {});
  const { rows: before } = list;
  assert.equal(before, null);
  await settled();
  assert.equal(list.rows?.count, 250);
  assert.equal(list.rows?.get(99)?.stack, 100);
  list.rows?.ensure(240, 250);
  await settled();
  assert.equal(list.rows?.get(249)?.stack, 250);
  assert.deepEqual(asked, [0, 200]);
});

void test('a list that fails at first is asked for again on demand', async () => {
  let fails = true;
  const list = new StackList(
    { sort: 'adds', descending: true },
    () =>
      Promise.resolve(
        fails ? { ok: false, failure: { code: 'cancelled' } } : { ok: true, value: { count: 1, rows: [tableRow(1, [1, 2, 3, 4])] } },
      ),
    () => {},
  );
  await settled();
  assert.equal(list.failure?.code, 'cancelled');
  fails = false;
  list.retry();
  await settled();
  assert.equal(list.failure, null);
  assert.equal(list.rows?.get(0)?.stack, 1);
});

/** A what-if whose answers the test gives when it likes. */
function whatIf(): {
  readonly whatIf: StackWhatIf;
  readonly asked: (StackValues | 'removed')[];
  readonly answer: (index: number, margin: string) => Promise<void>;
} {
  const asked: (StackValues | 'removed')[] = [];
  const answers: ((reply: Reply<StackChange>) => void)[] = [];
  const model = new StackWhatIf(
    tableRow(1, [1, 2, 3, 4]),
    (values) => {
      asked.push(values);
      return new Promise((resolve) => answers.push(resolve));
    },
    () => {},
  );
  return {
    whatIf: model,
    asked,
    answer: async (index, margin) => {
      answers[index]?.({ ok: true, value: { margin, difference: '0', kind: 'dead' } });
      await settled();
    },
  };
}

void test('a stack is asked about removed, and changed once all four numbers are numbers', async () => {
  const { whatIf: model, asked, answer } = whatIf();
  assert.deepEqual(asked, ['removed']);
  await answer(0, '-7');
  assert.equal(model.removed?.margin, '-7');
  model.type(0, '');
  assert.equal(model.isValid(0), false);
  assert.deepEqual(model.changes, []);
  model.type(0, '12,345');
  assert.deepEqual(model.changes, [[0, '12345']]);
  assert.deepEqual(asked.slice(1), [['12345', '2', '3', '4']]);
  await answer(1, '5');
  assert.equal(model.changed?.margin, '5');
  model.putBack();
  assert.equal(model.changed, null);
  assert.equal(model.isTouched, false);
  assert.equal(asked.length, 2);
});

void test('an answer to what was typed before is dropped', async () => {
  const { whatIf: model, answer } = whatIf();
  model.type(2, '10');
  model.type(2, '100');
  await answer(2, '100');
  await answer(1, '10');
  assert.equal(model.changed?.margin, '100');
});

void test('the pool goes by swing, equal ones by number', () => {
  const stacks = bySwing([
    member(1, 'contested', [2, 2, 0, 0]),
    member(2, 'contested', [50, 50, 0, 0]),
    member(3, 'contested', [4, 0, 1, 1]),
  ]);
  assert.deepEqual(
    stacks.map(({ stack }) => stack),
    [2, 1, 3],
  );
});
