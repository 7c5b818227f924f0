import type { MessagePort } from 'node:worker_threads';
import type { Port } from '../channel.ts';
import type { Pace } from '../scheduler.ts';

/** A worker thread's own end of its messages. */
export function nodePort(port: MessagePort): Port {
  return {
    post: (message) => port.postMessage(message),
    onMessage: (listener) => void port.on('message', listener),
  };
}

/** `setImmediate` comes after the poll phase, in which messages that have arrived are delivered. */
export const nodePace: Pace = {
  now: () => performance.now(),
  yieldToMessages: (callback) => void setImmediate(callback),
};
