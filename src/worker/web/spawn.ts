import type { Channel } from '../channel.ts';
import { makeTurns } from './turns.ts';

/** Starts the worker of a classic script. A web worker does not tell its end: what can be seen is an error in it. */
export function spawnWebWorker(url: string): Channel {
  const worker = new Worker(url, { name: 'optimal-play' });
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.addEventListener('message', (event) => listener(event.data)),
    onExit: (listener) => worker.addEventListener('error', (event) => listener(event.message || 'the worker could not be loaded')),
    terminate: () => worker.terminate(),
  };
}

/** Makes the function that lets the thread's other events have their turn. */
export function makeWebPause(): () => Promise<void> {
  const turn = makeTurns();
  return () => new Promise((resolve) => turn(resolve));
}
