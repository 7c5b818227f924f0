import { Worker } from 'node:worker_threads';
import type { Channel } from '../channel.ts';

/** Starts the worker of a script beside the bundle; throws where the path is no absolute one. */
export function spawnNodeWorker(script: string | URL): Channel {
  const worker = new Worker(script, { name: 'optimal-play' });
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => void worker.on('message', listener),
    onExit: (listener) => {
      // An error comes first and says more than the exit that follows.
      worker.on('error', (error) => listener(error instanceof Error ? (error.stack ?? error.message) : String(error)));
      worker.on('exit', (code) => listener(`exit code ${code}`));
    },
    terminate: () => void worker.terminate(),
  };
}

/** Lets the thread's other events have their turn. */
export function nodePause(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
