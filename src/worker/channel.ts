/** The extension's end of a worker. */
export interface Channel {
  /** Messages are delivered in order, and copied. */
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
  /** Called when the worker ends by itself (a crash, memory used up, a script that cannot be loaded); the first call counts. */
  onExit(listener: (reason: string) => void): void;
  /** Ends it now; `onExit` may or may not be called afterwards. */
  terminate(): void;
}

/** What the extension's side of a worker needs of the host that it runs in. */
export interface WorkerHost {
  spawn(): Channel;
  /** Lets the thread's other events have their turn, without the milliseconds that a timer waits. */
  pause(): Promise<void>;
  /** Whether the workers that it starts can read files by their paths. */
  readonly readsFiles: boolean;
}

/** The worker's end. */
export interface Port {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
}

/** Time for the extension's side, injected for tests. */
export interface Timers {
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
  /** Calls back once after a time; the function returned calls it off. */
  after(milliseconds: number, callback: () => void): () => void;
}
