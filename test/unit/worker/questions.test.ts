import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CaseRef } from '../../../src/worker/api.ts';
import { Bench, codeOf, told, valueOf } from './bench.ts';

const start = { turn: 0, branch: [] };
const a = { uri: 'a', version: 1 };
const caseOf = (index: number): CaseRef => ({ ...a, game: 'gems-fight', index });

/** What was made ready, in order. */
function preparations({ log }: Bench): readonly string[] {
  return log.filter((entry) => entry.startsWith('prepare'));
}

void test('a case is made ready once for all who ask about its positions, and not for its ledger', async () => {
  const bench = new Bench();
  bench.text('a', '5\n');
  const { dispatcher } = bench;
  const window = { from: 0, to: 9 };
  const at = caseOf(0);
  assert.equal(codeOf(await bench.settled(dispatcher.ledger(at))), 'ok');
  assert.deepEqual(preparations(bench), []);
  const asked = [
    dispatcher.position(at, start),
    dispatcher.line(at, start, window),
    dispatcher.moves(at, start, window),
    dispatcher.moves(at, start, { from: 2000, to: 2100 }),
    dispatcher.filteredMoves(at, start, { loses: 'something' }, window),
    dispatcher.move(at, start, 0, {}),
    dispatcher.series(at, start, 100),
    dispatcher.explainPosition(at, start, 5),
    dispatcher.explainMoves(at, start, [0, 0]),
    dispatcher.verifiable(at, start),
  ];
  await bench.pace.settle();
  assert.deepEqual(
    (await Promise.all(asked)).map(codeOf),
    asked.map(() => 'ok'),
  );
  assert.deepEqual(preparations(bench), ['prepare 0', 'prepare all 0']);
  assert.deepEqual(bench.solves(), ['solve 0']);
  assert.equal(valueOf(await bench.settled(dispatcher.explainMoves(at, start, [0, 0]))).length, 2);
  for (const reply of [dispatcher.hottest(at, 3), dispatcher.stacks(at, { sort: 'adds', descending: true }, window)]) {
    assert.equal(codeOf(await bench.settled<unknown>(reply)), 'unexpected', 'the toy has no stacks');
  }
});

void test('an edit while a case is made ready makes what waits for it outdated', async () => {
  const bench = new Bench();
  bench.text('a', '1\n');
  assert.equal(codeOf(await bench.settled(bench.dispatcher.ledger(caseOf(0)))), 'ok');
  const open = bench.dispatcher.position(caseOf(0), start);
  await bench.pace.settleFor(0);
  bench.dispatcher.edit({ uri: 'a', version: 2 }, 1, [], 2);
  await bench.pace.settle();
  assert.equal(codeOf(await open), 'outdated');
});

void test('exhaustive play is a run: it tells its share, agrees or not, and leaves the thread free for questions', async () => {
  const bench = new Bench();
  bench.text('a', '400\n');
  const order: string[] = [];
  const verify = bench.dispatcher.verify(caseOf(0), start, 3);
  void verify.then(() => order.push('verify'));
  await bench.pace.settleFor(60);
  void bench.dispatcher.ledger(caseOf(0)).then(() => order.push('ledger'));
  const result = valueOf(await bench.settled(verify));
  // The toy is solved as its number of steps, and says of every position that it is worth 0.
  assert.deepEqual(result, { margin: '400', positions: 400, agrees: false, milliseconds: 400 });
  assert.deepEqual(order, ['ledger', 'verify']);
  const shares = bench.progress.filter(({ run }) => run === 3).map(({ share }) => share);
  assert.ok(shares.length >= 3 && shares.every((share, index) => share <= 1 && (index === 0 || share >= shares[index - 1])));
});

void test('exhaustive play ends when it is cancelled, when a newer one begins, and at an edit', async () => {
  const bench = new Bench();
  bench.text('a', '1000\n');
  assert.equal(codeOf(await bench.settled(bench.dispatcher.solve(a, told, 1))), 'ok');
  const first = bench.dispatcher.verify(caseOf(0), start, 2);
  await bench.pace.settleFor(5);
  bench.dispatcher.cancel(2);
  assert.equal(codeOf(await first), 'cancelled');
  assert.equal(bench.log.at(-1), 'verified 0', 'its generator is closed');
  const second = bench.dispatcher.verify(caseOf(0), start, 3);
  await bench.pace.settleFor(5);
  const third = bench.dispatcher.verify(caseOf(0), start, 4);
  assert.equal(codeOf(await second), 'cancelled');
  await bench.pace.settleFor(5);
  bench.dispatcher.edit({ uri: 'a', version: 2 }, 1, [], 5);
  assert.equal(codeOf(await third), 'outdated');
  await bench.pace.settle();
});

void test('exhaustive play and a solve of the same document do not cancel each other', async () => {
  const bench = new Bench();
  bench.text('a', '50\n');
  const verify = bench.dispatcher.verify(caseOf(0), start, 1);
  const solve = bench.dispatcher.solve(a, told, 2);
  await bench.pace.settle();
  assert.deepEqual([codeOf(await verify), codeOf(await solve)], ['ok', 'ok']);
});

void test('what is too large for exhaustive play is said to be so', async () => {
  const bench = new Bench();
  bench.text('a', '5\n');
  const later = { turn: 2, branch: [] };
  assert.equal(valueOf(await bench.settled(bench.dispatcher.verifiable(caseOf(0), start))), 5);
  assert.equal(valueOf(await bench.settled(bench.dispatcher.verifiable(caseOf(0), later))), null);
  assert.equal(valueOf(await bench.settled(bench.dispatcher.verify(caseOf(0), later, 1))), null);
});
