import type { Reply, RunProgress } from './api.ts';
import type { Channel, Timers } from './channel.ts';
import type { Remote } from './connection.ts';
import { Connection } from './connection.ts';
import { failureOf } from './failed.ts';

export interface KeeperOptions {
  /** Starts a worker; throws where that cannot be done. */
  readonly spawn: () => Channel;
  readonly timers: Timers;
  /** Sends the texts to a worker that replaced another (`TextSender.replay`). Requests wait until it is done. */
  readonly replay: () => Promise<void>;
  readonly onProgress: (progress: RunProgress) => void;
  /** The worker died and another one has taken its place. */
  readonly onRestarted: (reason: string) => void;
  /** It died too often; nothing is answered until `restart`. */
  readonly onStopped: (reason: string) => void;
}

/** Deaths within `deathWindow` milliseconds after which the worker is not replaced. */
const deathsAllowed = 3;
const deathWindow = 60_000;
/** Milliseconds without use after which the worker is ended. */
const idleTime = 5 * 60_000;

/** Keeps one worker: started on first need, replaced when it dies, ended when nobody needs it. */
export class WorkerKeeper {
  readonly #options: KeeperOptions;
  #connection: Connection | null = null;
  #replaying: Promise<void> | null = null;
  #life = 0;
  #stopped = false;
  #deaths: readonly number[] = [];
  #pending = 0;
  #callOffEnd: (() => void) | null = null;
  #memoryLimit: number | null = null;

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** Another number after every end of a worker: texts sent in an earlier life are gone. */
  get life(): number {
    return this.#life;
  }

  /** It died too often, or was disposed of: only `restart` starts another. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** No game document and no panel is open: the worker is ended in five minutes. */
  idle(): void {
    this.busy();
    this.#callOffEnd = this.#options.timers.after(idleTime, () => {
      if (this.#pending > 0) this.idle();
      else this.#end();
    });
  }

  /** It is needed again. It starts with the next message to it. */
  busy(): void {
    this.#callOffEnd?.();
    this.#callOffEnd = null;
  }

  /** Tells the worker, and first of all every one that is started later. Starts none. */
  setMemoryLimit(megabytes: number): void {
    this.#memoryLimit = megabytes;
    this.#tellLimit();
  }

  /** Ends the worker, if one runs, and starts another with the texts sent anew; also after it died too often. */
  async restart(): Promise<void> {
    this.#deaths = [];
    this.#stopped = false;
    this.#end();
    // What was told while it had stopped is lost as well.
    this.#life += 1;
    this.#connect();
    await this.#replay();
  }

  dispose(): void {
    this.busy();
    this.#stopped = true;
    this.#end();
  }

  /** Asks the worker. Never rejects and never stays open: where the worker dies the reply is 'worker-died'. */
  protected async request<Value>(ask: (remote: Remote) => Promise<Reply<Value>>): Promise<Reply<Value>> {
    this.#pending += 1;
    const connection = this.#replaying === null ? this.#connect() : await this.#replaying.then(() => this.#connect());
    try {
      if (connection === null) return { ok: false, failure: { code: 'worker-died', replaced: false } };
      return await connection.request(ask);
    } catch (error) {
      const failure = connection?.over ? ({ code: 'worker-died', replaced: !this.#stopped } as const) : failureOf(error);
      return { ok: false, failure };
    } finally {
      this.#pending -= 1;
    }
  }

  /** Tells the worker something that has no answer. What is told while none can run is lost. */
  protected tell(send: (remote: Remote) => Promise<void>): void {
    const connection = this.#connect();
    // It can only fail where the worker is gone, and then `life` says so.
    if (connection !== null) send(connection.remote).catch(() => {});
  }

  #connect(): Connection | null {
    if (this.#stopped || this.#connection !== null) return this.#connection;
    const { timers, onProgress } = this.#options;
    try {
      const channel = this.#options.spawn();
      this.#connection = new Connection({ channel, timers, onProgress, onDeath: (reason) => this.#died(reason) });
      this.#tellLimit();
    } catch (error) {
      this.#died(error instanceof Error ? error.message : String(error));
    }
    return this.#connection;
  }

  #tellLimit(): void {
    if (this.#memoryLimit !== null) this.#connection?.remote.setMemoryLimit(this.#memoryLimit).catch(() => {});
  }

  #died(reason: string): void {
    const now = this.#options.timers.now();
    this.#connection = null;
    this.#life += 1;
    this.#deaths = [...this.#deaths.filter((death) => now - death < deathWindow), now];
    this.#stopped = this.#deaths.length >= deathsAllowed;
    if (this.#stopped) {
      this.#options.onStopped(reason);
      return;
    }
    if (this.#connect() === null) return;
    void this.#replay();
    this.#options.onRestarted(reason);
  }

  /** A replay that fails leaves texts unsent, which the next request finds out and mends. */
  async #replay(): Promise<void> {
    if (this.#connection === null) return;
    const replaying = this.#options.replay().catch(() => {});
    this.#replaying = replaying;
    await replaying;
    if (this.#replaying === replaying) this.#replaying = null;
  }

  #end(): void {
    const connection = this.#connection;
    this.#connection = null;
    if (connection === null) return;
    this.#life += 1;
    connection.close();
  }
}
