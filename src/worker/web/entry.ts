import { gameRoom } from '../gameRoom.ts';
import { serve } from '../serve.ts';
import { warmUp } from '../warming.ts';
import { makeTurns } from './turns.ts';

/** What Node's worker, a script of its own beside this one, is made of. */
export { gameRoom, serve, warmUp };

declare const self: DedicatedWorkerGlobalScope;

// Only the worker of a browser can import scripts: Node takes the exports alone.
if (typeof importScripts === 'function') {
  serve(
    {
      post: (message) => self.postMessage(message),
      onMessage: (listener) => self.addEventListener('message', (event) => listener(event.data)),
    },
    { room: gameRoom, pace: { now: () => performance.now(), yieldToMessages: makeTurns() }, warmUp },
  );
}
