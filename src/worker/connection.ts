import type { BirpcReturn } from 'birpc';
import { createBirpc } from 'birpc';
import type { RunProgress, WorkerApi, WorkerClientApi } from './api.ts';
import type { Channel, Timers } from './channel.ts';

/** A worker's requests as messages; a call's message is posted before it returns. */
export type Remote = BirpcReturn<WorkerApi, WorkerClientApi>;

export interface ConnectionOptions {
  readonly channel: Channel;
  readonly timers: Timers;
  readonly onProgress: (progress: RunProgress) => void;
  /** Called once, before the open requests reject; not after `close`. */
  readonly onDeath: (reason: string) => void;
}

/** Milliseconds between two looks at a worker that owes an answer, and looks without an answer after which it hangs. */
const lookInterval = 2000;
const looksUntilHung = 5;

/** One worker from its start to its end. */
export class Connection {
  readonly remote: Remote;
  readonly #options: ConnectionOptions;
  #over = false;
  #pending = 0;
  /** Looks since the last ping was sent; null where every ping was answered. */
  #unanswered: number | null = null;
  #stopLooking: (() => void) | null = null;

  constructor(options: ConnectionOptions) {
    const { channel, onProgress } = options;
    this.#options = options;
    this.remote = createBirpc<WorkerApi, WorkerClientApi>(
      { progress: (progress) => (this.#over ? undefined : onProgress(progress)) },
      {
        post: (message: unknown) => channel.post(message),
        on: (listener) => channel.onMessage(listener),
        eventNames: ['beginText', 'appendText', 'endText', 'edit', 'close', 'setMemoryLimit', 'cancel'],
        timeout: -1,
      },
    );
    channel.onExit((reason) => this.#die(reason));
  }

  /** It died or was closed: what it was asked rejects. */
  get over(): boolean {
    return this.#over;
  }

  /** Asks, and watches that the worker lives until it has answered. */
  async request<Value>(ask: (remote: Remote) => Promise<Value>): Promise<Value> {
    this.#pending += 1;
    if (this.#stopLooking === null) this.#look();
    try {
      return await ask(this.remote);
    } finally {
      this.#pending -= 1;
    }
  }

  /** Ends the worker. */
  close(): void {
    this.#over = true;
    this.#stopLooking?.();
    this.#options.channel.terminate();
    this.remote.$close();
  }

  #die(reason: string): void {
    if (this.#over) return;
    this.#over = true;
    this.#options.onDeath(reason);
    this.close();
  }

  /**
   * Looks are counted instead of time, since a machine that slept has let time pass in which nobody could answer.
   */
  #look(): void {
    this.#stopLooking = this.#options.timers.after(lookInterval, () => {
      this.#stopLooking = null;
      if (this.#pending === 0) {
        this.#unanswered = null;
        return;
      }
      if (this.#unanswered === null) this.#ping();
      else this.#unanswered += 1;
      if (this.#unanswered === looksUntilHung) this.#die('no answer');
      else this.#look();
    });
  }

  #ping(): void {
    this.#unanswered = 0;
    const answered = (): void => {
      this.#unanswered = null;
    };
    this.remote.ping().then(answered, answered);
  }
}
