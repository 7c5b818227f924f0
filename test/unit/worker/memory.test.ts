import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CaseRef } from '../../../src/worker/api.ts';
import { isMissingMemory } from '../../../src/worker/failed.ts';
import { Bench, codeOf, told, valueOf } from './bench.ts';

const caseOf = (uri: string, index = 0): CaseRef => ({ uri, version: 1, game: 'gems-fight', index });

/** Which of these cases must be solved again to be looked at. Looking at one may drop another. */
async function gone(bench: Bench, at: CaseRef): Promise<boolean> {
  const before = bench.solves().length;
  assert.equal(codeOf(await bench.settled(bench.dispatcher.ledger(at))), 'ok');
  return bench.solves().length > before;
}

async function solved(text: Readonly<Record<string, string>>): Promise<Bench> {
  const bench = new Bench();
  for (const [uri, content] of Object.entries(text)) bench.text(uri, content);
  for (const [index, uri] of Object.keys(text).entries()) {
    assert.equal(codeOf(await bench.settled(bench.dispatcher.solve({ uri, version: 1 }, told, index))), 'ok');
  }
  return bench;
}

void test('one large table at a time; a dropped one is solved again when it is looked at', async () => {
  const bench = await solved({ a: '3 200\n', b: '3 200\n' });
  assert.equal(await gone(bench, caseOf('b')), false);
  assert.equal(await gone(bench, caseOf('a')), true);
  assert.equal(await gone(bench, caseOf('a')), false);
  assert.equal(await gone(bench, caseOf('b')), true);
});

void test('a large table is dropped before the next one is built, and two are never built at a time', async () => {
  const bench = new Bench();
  bench.text('a', '100 200\n');
  bench.text('b', '100 200\n');
  const runs = ['a', 'b'].map((uri, run) => bench.dispatcher.solve({ uri, version: 1 }, told, run));
  await bench.pace.settle();
  assert.deepEqual((await Promise.all(runs)).map(codeOf), ['ok', 'ok']);
  const order = bench.log.filter((entry) => entry.startsWith('solve') || entry.startsWith('closed'));
  assert.deepEqual(order, ['solve 0', 'closed 0', 'solve 0', 'closed 0']);
});

void test('of small ones the least recently used document goes first', async () => {
  const bench = await solved({ a: '1 100\n', b: '1 100\n', c: '1 100\n' });
  assert.equal(await gone(bench, caseOf('a')), false);
  bench.text('d', '1 100\n');
  assert.equal(await gone(bench, caseOf('d')), true);
  for (const uri of ['c', 'a', 'd']) assert.equal(await gone(bench, caseOf(uri)), false);
  assert.equal(await gone(bench, caseOf('b')), true);
});

void test('closing a document frees what it held', async () => {
  const bench = await solved({ a: '1 100\n', b: '1 100\n', c: '1 100\n' });
  bench.dispatcher.close('c');
  bench.text('d', '1 100\n');
  assert.equal(await gone(bench, caseOf('d')), true);
  for (const uri of ['a', 'b', 'd']) assert.equal(await gone(bench, caseOf(uri)), false);
});

void test('several windows of a dropped case solve it once', async () => {
  const bench = await solved({ a: '3 200\n', b: '3 200\n' });
  const before = bench.solves().length;
  const start = { turn: 0, branch: [] };
  const window = { from: 0, to: 10 };
  const { dispatcher } = bench;
  const at = caseOf('a');
  const open = [
    dispatcher.ledger(at),
    dispatcher.members(at, 'dead', window),
    dispatcher.position(at, start),
    dispatcher.line(at, start, window),
    dispatcher.moves(at, start, window),
  ];
  await bench.pace.settle();
  assert.deepEqual((await Promise.all(open)).map(codeOf), ['ok', 'ok', 'ok', 'ok', 'ok']);
  assert.equal(bench.solves().length, before + 1);
});

void test('the answers of a document stay though its tables are gone', async () => {
  const bench = await solved({ a: '3 200\n4 200\n5 200\n' });
  const before = bench.solves().length;
  const again = await bench.settled(bench.dispatcher.solve({ uri: 'a', version: 1 }, told, 9));
  assert.ok(again.ok && again.value.cases.length === 3);
  assert.equal(bench.solves().length, before);
});

void test('the limit holds from the moment it is told, for solves and for studies', async () => {
  const bench = new Bench();
  bench.text('a', `3 ${6 * 2 ** 20}\n`);
  const a = { uri: 'a', version: 1 };
  const solve = async (run: number): Promise<string> => codeOf(await bench.settled(bench.dispatcher.solve(a, told, run)));
  const computed = async (run: number): Promise<string> => {
    const ask = { input: '1 1 2\n1 1\n0 0 0\n', expected: null, options: { strict: false, game: null, explain: false } } as const;
    const reply = await bench.settled(bench.dispatcher.study('check', ask, run));
    return valueOf(reply).outcome;
  };
  assert.deepEqual([await solve(1), await computed(2)], ['too-large', 'not-checked']);
  bench.dispatcher.setMemoryLimit(6);
  assert.equal(await solve(3), 'ok');
  bench.dispatcher.setMemoryLimit(0);
  bench.text('b', '3 1\n');
  const reply = await bench.settled(bench.dispatcher.solve({ uri: 'b', version: 1 }, told, 4));
  assert.deepEqual(reply, { ok: false, failure: { code: 'too-large', caseNumber: 1, megabytes: 1, limit: 0 } });
  assert.equal(await computed(5), 'too-large');
});

void test('memory that is missing while a case is solved is told as that', async () => {
  const bench = new Bench();
  bench.text('a', '3\nhuge\n');
  const reply = await bench.settled(bench.dispatcher.solve({ uri: 'a', version: 1 }, told, 1));
  assert.deepEqual(reply, { ok: false, failure: { code: 'out-of-memory', caseNumber: 2, megabytes: 0 } });
  assert.equal(codeOf(await bench.settled(bench.dispatcher.ledger(caseOf('a', 1)))), 'out-of-memory');
});

void test('what a host says of missing memory is understood, a stack that is too deep is not taken for it', () => {
  const said = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      return error;
    }
  };
  const deep = (): number => 1 + deep();
  assert.ok(isMissingMemory(said(() => new Float64Array(2 ** 50))));
  assert.ok(isMissingMemory(said(() => new ArrayBuffer(2 ** 52))));
  assert.ok(isMissingMemory(new RangeError('WebAssembly.Memory.grow(): Maximum memory size exceeded')));
  assert.ok(isMissingMemory(new RangeError('WebAssembly.Memory(): could not allocate memory')));
  assert.ok(!isMissingMemory(said(deep)));
});
