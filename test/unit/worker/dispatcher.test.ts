import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CaseRef } from '../../../src/worker/api.ts';
import { Bench, codeOf, told, valueOf } from './bench.ts';
import { summaryOf, toyPosition } from './toyGames.ts';

const a = { uri: 'a', version: 1 };
const b = { uri: 'b', version: 1 };
const start = { turn: 0, branch: [] };
const caseOf = (index: number, uri = 'a', version = 1): CaseRef => ({ uri, version, game: 'gems-fight', index });

void test('reads once a version, and says what it found', async () => {
  const bench = new Bench();
  bench.text('a', '3\n4\n');
  const reply = await bench.settled(bench.dispatcher.read(a, told));
  assert.deepEqual(valueOf(reply), { game: 'gems-fight', problems: [], cases: 2, accepted: true });
  await bench.settled(bench.dispatcher.read(a, told));
  await bench.settled(bench.dispatcher.solve(a, { game: 'gems-fight' }, 1));
  assert.deepEqual(
    bench.log.filter((entry) => entry === 'read'),
    ['read'],
  );
  const other = valueOf(await bench.settled(bench.dispatcher.read(a, { game: 'family-photos' })));
  assert.equal(other.game, 'family-photos');
});

void test('solves every case, with progress at most ten times a second and every finished case named once', async () => {
  const bench = new Bench();
  bench.text('a', '250\n30\n30\n30\n500\n');
  const { cases, milliseconds, game } = valueOf(await bench.settled(bench.dispatcher.solve(a, told, 7)));
  assert.equal(game, 'gems-fight');
  assert.deepEqual(
    cases.map(({ line, margin }) => [line, margin]),
    [
      [0, '250'],
      [1, '30'],
      [2, '30'],
      [3, '30'],
      [4, '500'],
    ],
  );
  assert.equal(milliseconds, 840);
  assert.ok(bench.progress.length >= 7 && bench.progress.length <= 8, `${bench.progress.length} messages in 840 ms`);
  assert.deepEqual(bench.progress[1], { run: 7, solved: 0, cases: 5, share: bench.progress[1].share, finished: [] });
  const finished = bench.progress.flatMap((message) => message.finished.map(({ line }) => line));
  assert.deepEqual(finished, [0, 1, 2, 3]);
  assert.ok(bench.progress.every(({ share }) => share >= 0 && share <= 1));
});

void test('reads and windows overtake a solve of another document', async () => {
  const bench = new Bench();
  bench.text('a', '1000\n');
  bench.text('b', '5\n');
  const order: string[] = [];
  const solve = bench.dispatcher.solve(a, told, 1).then(() => order.push('solve'));
  await bench.pace.settleFor(20);
  const read = bench.dispatcher.read(b, told).then(() => order.push('read'));
  const ledger = bench.dispatcher.ledger(caseOf(0, 'b')).then(() => order.push('ledger'));
  await bench.pace.settle();
  await Promise.all([solve, read, ledger]);
  assert.deepEqual(order, ['read', 'ledger', 'solve']);
});

void test('a cancelled run settles at once, tells of the cases it finished, and they are not solved again', async () => {
  const bench = new Bench();
  bench.text('a', '5\n1000\n');
  const run = bench.dispatcher.solve(a, told, 1);
  await bench.pace.settleFor(10);
  assert.equal(bench.progress.length, 0);
  bench.dispatcher.cancel(1);
  assert.equal(codeOf(await run), 'cancelled');
  assert.deepEqual(bench.progress.at(-1)?.finished, [summaryOf(0, 5)]);
  assert.equal(bench.log.at(-1), 'closed 1');
  const steps = bench.log.length;
  await bench.pace.settle();
  assert.equal(bench.log.length, steps);
  assert.equal(codeOf(await bench.dispatcher.ledger(caseOf(0))), 'ok');
  const again = valueOf(await bench.settled(bench.dispatcher.solve(a, told, 2)));
  assert.equal(again.cases.length, 2);
  assert.deepEqual(bench.solves(), ['solve 0', 'solve 1', 'solve 1']);
});

void test('cancelling before the text is read settles too, and an unknown run is no matter', async () => {
  const bench = new Bench();
  bench.text('a', '5\n');
  const run = bench.dispatcher.solve(a, told, 1);
  bench.dispatcher.cancel(2);
  bench.dispatcher.cancel(1);
  assert.equal(codeOf(await run), 'cancelled');
  await bench.pace.settle();
  assert.deepEqual(bench.solves(), []);
});

void test('a newer run on the document cancels the older, one on another document does not', async () => {
  const bench = new Bench();
  bench.text('a', '100\n');
  bench.text('b', '100\n');
  const first = bench.dispatcher.solve(a, told, 1);
  const other = bench.dispatcher.solve(b, told, 2);
  await bench.pace.settleFor(10);
  const second = bench.dispatcher.solve(a, told, 3);
  assert.equal(codeOf(await first), 'cancelled');
  await bench.pace.settle();
  assert.deepEqual([codeOf(await second), codeOf(await other)], ['ok', 'ok']);
});

void test('an edit ends what works for the old version, and nothing of it is given any more', async () => {
  const bench = new Bench();
  bench.text('a', '100\n');
  assert.equal(codeOf(await bench.settled(bench.dispatcher.solve(a, told, 1))), 'ok');
  const edit = (from: number): void =>
    bench.dispatcher.edit({ uri: 'a', version: from + 1 }, from, [{ offset: 0, length: 1, text: '2' }], 4);
  edit(1);
  for (const reply of [
    bench.dispatcher.ledger(caseOf(0)),
    bench.dispatcher.line(caseOf(0), start, { from: 0, to: 9 }),
    bench.dispatcher.read(a, told),
    bench.dispatcher.solve(a, told, 2),
  ]) {
    assert.equal(codeOf(await reply), 'outdated');
  }
  const second = { uri: 'a', version: 2 };
  const open = [bench.dispatcher.solve(second, told, 3), bench.dispatcher.read(second, told), bench.dispatcher.ledger(caseOf(0, 'a', 2))];
  await bench.pace.settleFor(5);
  edit(2);
  assert.deepEqual((await Promise.all(open)).map(codeOf), ['outdated', 'ok', 'outdated']);
  const third = valueOf(await bench.settled(bench.dispatcher.solve({ uri: 'a', version: 3 }, told, 4)));
  assert.equal(third.cases[0].margin, '200');
});

void test('an edit in the very turn in which the work ends still makes it outdated', async () => {
  const bench = new Bench();
  bench.text('a', '1\n');
  const open = [bench.dispatcher.solve(a, told, 1), bench.dispatcher.ledger(caseOf(0))];
  await bench.pace.settleFor(1);
  bench.pace.run();
  bench.dispatcher.edit({ uri: 'a', version: 2 }, 1, [], 2);
  await bench.pace.settle();
  assert.deepEqual((await Promise.all(open)).map(codeOf), ['outdated', 'outdated']);
});

void test('what is not there, or not as its sender thinks, is not mirrored', async () => {
  const bench = new Bench();
  const code = async (version: number): Promise<string> => codeOf(await bench.settled(bench.dispatcher.read({ uri: 'a', version }, told)));
  assert.equal(await code(1), 'not-mirrored');
  bench.dispatcher.beginText(a);
  bench.dispatcher.appendText(a, '1\n');
  assert.equal(await code(1), 'not-mirrored');
  bench.dispatcher.endText(a, 3);
  assert.equal(await code(1), 'not-mirrored');
  bench.text('a', '1\n');
  assert.equal(await code(1), 'ok');
  assert.equal(await code(2), 'not-mirrored');
  const spoils: readonly (() => void)[] = [
    () => bench.dispatcher.edit({ uri: 'a', version: 3 }, 2, [], 2),
    () => bench.dispatcher.edit({ uri: 'a', version: 2 }, 1, [], 3),
    () => bench.dispatcher.edit({ uri: 'a', version: 1 }, 1, [], 2),
    () => bench.dispatcher.edit({ uri: 'a', version: 2 }, 1, [{ offset: 2, length: 1, text: '1' }], 2),
    () => bench.dispatcher.appendText(a, ''),
    () => bench.dispatcher.endText(a, 2),
    () => bench.dispatcher.close('a'),
  ];
  for (const spoil of spoils) {
    bench.text('a', '1\n');
    assert.equal(await code(1), 'ok');
    spoil();
    assert.deepEqual([await code(1), await code(2)], ['not-mirrored', 'not-mirrored'], String(spoil));
  }
});

void test('a text can be edited between its pieces', async () => {
  const bench = new Bench();
  bench.dispatcher.beginText(a);
  bench.dispatcher.appendText(a, '1\n2');
  bench.dispatcher.edit({ uri: 'a', version: 4 }, 1, [{ offset: 0, length: 1, text: '33' }], 4);
  bench.dispatcher.appendText({ uri: 'a', version: 4 }, '0\n');
  bench.dispatcher.endText({ uri: 'a', version: 4 }, 6);
  const { cases } = valueOf(await bench.settled(bench.dispatcher.solve({ uri: 'a', version: 4 }, told, 1)));
  assert.deepEqual(
    cases.map(({ margin }) => margin),
    ['33', '20'],
  );
});

void test('a text is accepted or not without being mirrored', async () => {
  const bench = new Bench();
  assert.equal(valueOf(await bench.settled(bench.dispatcher.accepts('3\n', true))), true);
  assert.equal(valueOf(await bench.settled(bench.dispatcher.accepts('3\n', false))), false);
});

void test('inputs without an answer say why', async () => {
  const bench = new Bench();
  bench.text('a', '?\n');
  bench.text('b', 'error\n');
  const unknown = valueOf(await bench.settled(bench.dispatcher.read(a, told)));
  assert.deepEqual([unknown.game, unknown.accepted, unknown.cases], [null, false, 0]);
  assert.equal(valueOf(await bench.settled(bench.dispatcher.read(b, told))).accepted, false);
  assert.equal(codeOf(await bench.settled(bench.dispatcher.solve(a, told, 1))), 'unknown-game');
  assert.equal(codeOf(await bench.settled(bench.dispatcher.solve(b, told, 2))), 'input-errors');
  assert.equal(codeOf(await bench.settled(bench.dispatcher.ledger(caseOf(0, 'b')))), 'input-errors');
});

void test('a case that needs more memory than allowed is refused before anything is solved', async () => {
  const bench = new Bench();
  bench.text('a', `5\n5 ${6 * 2 ** 20}\n`);
  const reply = await bench.settled(bench.dispatcher.solve(a, told, 1));
  assert.deepEqual(reply, { ok: false, failure: { code: 'too-large', caseNumber: 2, megabytes: 6, limit: 5 } });
  assert.deepEqual(bench.solves(), []);
  assert.equal(codeOf(await bench.settled(bench.dispatcher.ledger(caseOf(1)))), 'too-large');
  assert.equal(codeOf(await bench.settled(bench.dispatcher.ledger(caseOf(0)))), 'ok');
});

void test('defects become replies and leave the worker working', async () => {
  const bench = new Bench();
  bench.text('a', '5\ncrash\n');
  const reply = await bench.settled(bench.dispatcher.solve(a, told, 1));
  assert.ok(!reply.ok && reply.failure.code === 'unexpected' && reply.failure.message.includes('the toy broke'));
  assert.deepEqual(valueOf(await bench.settled(bench.dispatcher.position(caseOf(0), start))), toyPosition);
  assert.equal(codeOf(await bench.settled(bench.dispatcher.position(caseOf(0), { turn: 9, branch: [] }))), 'unexpected');
  assert.equal(codeOf(await bench.settled(bench.dispatcher.ledger(caseOf(2)))), 'unexpected');
});
