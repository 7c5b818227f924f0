import { createBirpc } from 'birpc';
import type { WorkerApi, WorkerClientApi } from './api.ts';
import type { Port } from './channel.ts';
import { Dispatcher } from './dispatcher.ts';
import type { DispatcherOptions } from './dispatcherOptions.ts';

/** Bytes; enough for 190,000 stacks or 23 bags: some tens of milliseconds. */
const solvedAhead = 32 * 2 ** 20;

/** Joins a dispatcher to the thread's messages. */
export function serve(port: Port, options: Omit<DispatcherOptions, 'progress'>): void {
  const dispatcher = new Dispatcher({ ahead: solvedAhead, ...options, progress: (progress) => void client.progress(progress) });
  const client = createBirpc<WorkerClientApi, WorkerApi>(dispatcher, {
    post: (message: unknown) => port.post(message),
    on: (listener) => port.onMessage(listener),
    eventNames: ['progress'],
    bind: 'functions',
    timeout: -1,
  });
}
