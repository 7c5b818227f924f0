import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { finish } from '../../../src/engines/steps.ts';
import { solveSubsetGame, type SubsetGame, subsetGameBytes } from '../../../src/engines/subsetGame.ts';
import { formOf } from '../../../src/engines/subsetGameForm.ts';
import { distinctBags } from './subsetGameSupport.ts';

/** What tells the forms apart: different bags, alike ones, a total past a byte, many colours, much to melt, few bags. */
const games: Readonly<Record<string, SubsetGame>> = {
  different: distinctBags(15, 6, 5, 1),
  past127: distinctBags(15, 1, 10, 1),
  past255: distinctBags(15, 1, 20, 1),
  nineColours: {
    meltsAt: 2,
    kinds: Array.from({ length: 14 }, (_, bag) => ({ count: 1, gems: new Array<number>(9).fill(1 + (bag % 2)) })),
  },
  meltsAt129: { meltsAt: 129, kinds: Array.from({ length: 14 }, (_, bag) => ({ count: 1, gems: [100 + bag] })) },
  alike: { meltsAt: 3, kinds: distinctBags(7, 3, 5, 1).kinds.map(({ gems }) => ({ count: 3, gems })) },
  few: distinctBags(4, 2, 3, 1),
  pair: { meltsAt: 6, kinds: distinctBags(16, 6, 5, 3).kinds.map(({ gems }, bag) => ({ count: bag === 5 ? 2 : 1, gems })) },
};

const namesOf = (): Record<string, string> => Object.fromEntries(Object.entries(games).map(([name, game]) => [name, formOf(game).name]));

void test('vectors for different bags, digits for all that they cannot do', () => {
  assert.deepEqual(namesOf(), {
    different: 'vectors',
    past127: 'vectors',
    past255: 'digits',
    nineColours: 'digits',
    meltsAt129: 'digits',
    alike: 'digits',
    few: 'digits',
    pair: 'vectors',
  });
});

/** The forms chosen in a thread where `prepare` was run first: Node itself needs WebAssembly to load the sources. */
async function elsewhere(prepare: string): Promise<Record<string, string>> {
  const [form, support] = ['../../../src/engines/subsetGameForm.ts', './subsetGameSupport.ts'].map(
    (path) => new URL(path, import.meta.url).href,
  );
  const code = `
    const { formOf } = await import(${JSON.stringify(form)});
    const { solveSubsetGame } = await import(${JSON.stringify(form.replace('Form', ''))});
    const { finish } = await import(${JSON.stringify(form.replace('subsetGameForm', 'steps'))});
    const { distinctBags } = await import(${JSON.stringify(support)});
    const { parentPort, workerData } = await import('node:worker_threads');
    ${prepare}
    parentPort.postMessage([
      Object.entries(workerData).map(([name, game]) => [name, formOf(game).name]),
      finish(solveSubsetGame(workerData.different)).value(0),
    ]);`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), { workerData: games });
  const [names, value] = await new Promise<[[string, string][], number]>((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
  });
  assert.equal(value, finish(solveSubsetGame(games['different'])).value(0));
  return Object.fromEntries(names);
}

void test('words where there is no WebAssembly, and where it has no vectors or compiling is forbidden', async () => {
  const expected = { ...namesOf(), different: 'words', past127: 'digits', pair: 'words' };
  assert.deepEqual(await elsewhere('delete globalThis.WebAssembly;'), expected);
  assert.deepEqual(
    await elsewhere("WebAssembly.Module = class { constructor() { throw new WebAssembly.CompileError('no'); } };"),
    expected,
  );
});

void test('an estimate without a table: the bytes of the form that will be used', () => {
  for (const game of Object.values(games)) assert.equal(finish(solveSubsetGame(game)).bytes, subsetGameBytes(game));
  assert.equal(subsetGameBytes(games['alike']), 2 * 4 ** 7);
  const largest = subsetGameBytes(distinctBags(28, 7, 10, 1));
  assert.ok(largest >= 2 * 2 ** 28 && largest <= 1.1 * 512 * 2 ** 20);
});

void test('alike bags do not take much more memory than by digits, however fast', () => {
  const { kinds } = distinctBags(10, 9, 7, 1);
  const alike = { meltsAt: 9, kinds: kinds.map(({ gems }, index) => ({ count: index < 2 ? 7 : 2, gems })) };
  assert.equal(formOf(alike).name, 'digits');
});
