// A worker thread in which there is no WebAssembly: solves the games of a file and tells the milliseconds, at each message.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

Reflect.deleteProperty(globalThis, 'WebAssembly');
// Loaded only now, so that no module has seen it.
const { finish } = await import('../../src/engines/steps.ts');
const { gemsFight } = await import('../../src/games/gemsFight/game.ts');
const { sourceOf } = await import('../../src/text/source.ts');

const { cases } = finish(gemsFight.read(sourceOf(readFileSync(String(workerData), 'utf8'))));
parentPort?.on('message', () => {
  const start = performance.now();
  for (const one of cases) finish(gemsFight.solve(one));
  parentPort?.postMessage(performance.now() - start);
});
