import { createBirpc } from 'birpc';
import type { WorkerApi, WorkerClientApi } from './api.ts';
import type { Port } from './channel.ts';
import { Dispatcher } from './dispatcher.ts';
import type { DispatcherOptions } from './dispatcherOptions.ts';

/** Joins a dispatcher to the thread's messages. */
export function serve(port: Port, options: Omit<DispatcherOptions, 'progress'>): void {
  const dispatcher = new Dispatcher({ ...options, progress: (progress) => void client.progress(progress) });
  const client = createBirpc<WorkerClientApi, WorkerApi>(dispatcher, {
    post: (message: unknown) => port.post(message),
    on: (listener) => port.onMessage(listener),
    eventNames: ['progress'],
    bind: 'functions',
    timeout: -1,
  });
}
