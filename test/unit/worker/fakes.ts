import type { Channel, Timers } from '../../../src/worker/channel.ts';
import type { Pace } from '../../../src/worker/scheduler.ts';

/** A thread whose clock and turns the test moves. */
export class FakePace implements Pace {
  time = 0;
  /** Turns come by themselves. */
  automatic = false;
  readonly #queue: (() => void)[] = [];

  now(): number {
    return this.time;
  }

  yieldToMessages(callback: () => void): void {
    if (this.automatic) setImmediate(callback);
    else this.#queue.push(callback);
  }

  get waiting(): number {
    return this.#queue.length;
  }

  /** One turn of the message loop. */
  turn(): void {
    this.#queue.shift()?.();
  }

  /** Turns until nothing is left to do. */
  run(): void {
    while (this.#queue.length > 0) this.turn();
  }

  /** A number of turns, promises going on before and after each. */
  async settleFor(turns: number): Promise<void> {
    await promisesHadTheirTurn();
    for (let turn = 0; turn < turns; turn++) {
      this.turn();
      await promisesHadTheirTurn();
    }
  }

  /** Turns, and lets promises go on in between, until nothing is left to do. */
  async settle(): Promise<void> {
    await promisesHadTheirTurn();
    while (this.#queue.length > 0) {
      this.turn();
      await promisesHadTheirTurn();
    }
  }
}

/** Everything that only waits for promises has gone on. */
export function promisesHadTheirTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Timers that ring when the test says that time passes. */
export class FakeTimers implements Timers {
  time = 0;
  #timers: { readonly at: number; readonly callback: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = { at: this.time + milliseconds, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  get waiting(): number {
    return this.#timers.length;
  }

  /** Rings what is due, in order, and lets promises go on after each. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds;
    for (;;) {
      const due = this.#timers.toSorted((a, b) => a.at - b.at)[0];
      if (due === undefined || due.at > end) break;
      this.#timers = this.#timers.filter((other) => other !== due);
      this.time = due.at;
      due.callback();
      await promisesHadTheirTurn();
    }
    this.time = end;
  }
}

export const realTimers: Timers = {
  now: () => performance.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A worker played by the test: what was posted to it, and its side of the wire. */
export class FakeChannel implements Channel {
  readonly posted: unknown[] = [];
  terminated = false;
  send: (message: unknown) => void = () => {};
  crash: (reason: string) => void = () => {};
  /** Handles what is posted; null: a worker that does not answer. */
  answer: ((message: unknown) => void) | null = null;

  post(message: unknown): void {
    if (this.terminated) return;
    this.posted.push(message);
    this.answer?.(message);
  }

  onMessage(listener: (message: unknown) => void): void {
    this.send = listener;
  }

  onExit(listener: (reason: string) => void): void {
    this.crash = listener;
  }

  terminate(): void {
    this.terminated = true;
  }
}
