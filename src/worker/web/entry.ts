import { gameRoom } from '../gameRoom.ts';
import { serve } from '../serve.ts';
import { makeTurns } from './turns.ts';

declare const self: DedicatedWorkerGlobalScope;

serve(
  {
    post: (message) => self.postMessage(message),
    onMessage: (listener) => self.addEventListener('message', (event) => listener(event.data)),
  },
  { room: gameRoom, pace: { now: () => performance.now(), yieldToMessages: makeTurns() } },
);
