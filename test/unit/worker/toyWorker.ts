import { parentPort } from 'node:worker_threads';
import { nodePace, nodePort } from '../../../src/worker/node/thread.ts';
import { serve } from '../../../src/worker/serve.ts';
import { toyRoom } from './toyGames.ts';

/** A real worker thread over toy games: a step takes half a millisecond. */
function step(): void {
  const end = performance.now() + 0.5;
  while (performance.now() < end);
}

if (parentPort === null) throw new Error('This file runs as a worker.');
parentPort.on('message', (message: unknown) => {
  if (message === 'die') process.exit(3);
  if (message === 'throw') throw new Error('the thread broke');
});
serve(nodePort(parentPort), { room: toyRoom([], step), pace: nodePace });
