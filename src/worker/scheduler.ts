import type { Steps } from '../engines/steps.ts';

/** The thread that work runs on, injected so that it can be Node, a browser or a test. */
export interface Pace {
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
  /** Calls back once the messages that have arrived were handled. */
  yieldToMessages(callback: () => void): void;
}

export interface TaskOptions {
  /** The document it works for. */
  readonly owner: string;
  /** 'window': somebody is looking at it, it overtakes every 'solve'. 'idle': nobody waits for it. */
  readonly priority: 'window' | 'solve' | 'idle';
  /** Holds a large table: such tasks run one after the other. */
  readonly exclusive: boolean;
}

export interface Task<Result> {
  readonly result: Promise<Result>;
  /** Ends it at once: `result` rejects with the reason, its generator is closed. */
  drop(reason: Error): void;
}

/** Milliseconds before a slice hands the thread back to the message queue. */
const sliceMilliseconds = 10;
/** The same of work that nobody waits for: a request then hardly waits for it. */
const idleMilliseconds = 2;

/**
 * Runs resumable work in slices, so that no message waits for long. Tasks of the higher priority go first, equal ones
 * take turns slice by slice.
 */
export class Scheduler {
  readonly #pace: Pace;
  readonly #queues: Readonly<Record<TaskOptions['priority'], QueuedTask[]>> = { window: [], solve: [], idle: [] };
  /** The exclusive task that has begun and is not over. */
  #holder: QueuedTask | null = null;
  #waking = false;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** Queues work; nothing of it has run when this returns. */
  start<Result>(steps: Steps<Result>, options: TaskOptions): Task<Result> {
    let settle: Pick<QueuedTask, 'resolve' | 'reject'> = { resolve: () => {}, reject: () => {} };
    const result = new Promise<Result>((resolve, reject) => {
      settle = { resolve: (value) => resolve(value as Result), reject };
    });
    const task: QueuedTask = { ...options, ...settle, steps, running: false, over: false };
    this.#queues[options.priority].push(task);
    this.#wake();
    return { result, drop: (reason) => this.#drop(task, reason) };
  }

  /** Drops everything that works for a document. */
  dropAll(owner: string, reason: Error): void {
    for (const task of Object.values(this.#queues).flat()) if (task.owner === owner) this.#drop(task, reason);
  }

  #wake(): void {
    if (this.#waking) return;
    this.#waking = true;
    this.#pace.yieldToMessages(() => {
      this.#waking = false;
      const task = this.#next();
      if (task === null) return;
      this.#slice(task);
      this.#wake();
    });
  }

  /** The first task that may run. One always may where any is queued: only other exclusive ones wait for the holder. */
  #next(): QueuedTask | null {
    const free = (task: QueuedTask): boolean => !task.exclusive || this.#holder === null || this.#holder === task;
    return this.#queues.window.find(free) ?? this.#queues.solve.find(free) ?? this.#queues.idle.find(free) ?? null;
  }

  /** Runs one task until its slice is used up or it is done; the rest of the queue has its turn before it again. */
  #slice(task: QueuedTask): void {
    if (task.exclusive) this.#holder = task;
    const queue = this.#queues[task.priority];
    queue.push(...queue.splice(queue.indexOf(task), 1));
    task.running = true;
    const most = task.priority === 'idle' ? idleMilliseconds : sliceMilliseconds;
    try {
      const start = this.#pace.now();
      let last = start;
      let step = task.steps.next();
      for (let longest = 0; !step.done && !task.over; step = task.steps.next()) {
        const now = this.#pace.now();
        longest = Math.max(longest, now - last);
        last = now;
        if (now - start + longest > most) break;
      }
      task.running = false;
      if (task.over) task.steps.return(undefined);
      else if (step.done) this.#finish(task, () => task.resolve(step.value));
    } catch (error) {
      task.running = false;
      this.#finish(task, () => task.reject(error));
    }
  }

  #drop(task: QueuedTask, reason: Error): void {
    this.#finish(task, () => task.reject(reason));
    // A task dropped out of its own step is closed when the step returns.
    if (!task.running) task.steps.return(undefined);
  }

  #finish(task: QueuedTask, settle: () => void): void {
    if (task.over) return;
    task.over = true;
    const queue = this.#queues[task.priority];
    queue.splice(queue.indexOf(task), 1);
    if (this.#holder === task) this.#holder = null;
    settle();
  }
}

interface QueuedTask extends TaskOptions {
  readonly steps: Generator<number, unknown, void>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
  running: boolean;
  over: boolean;
}
