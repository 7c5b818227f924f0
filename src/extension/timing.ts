import type { Disposable } from './disposables.ts';

/** Runs `run` once, `milliseconds` from now, unless disposed before. */
export function later(milliseconds: number, run: () => void): Disposable {
  const timer = setTimeout(run, milliseconds);
  return { dispose: () => clearTimeout(timer) };
}

/** Runs one task a key after a quiet time: a newer task of the key replaces the one that waits. */
export class Debouncer implements Disposable {
  private readonly _waiting = new Map<string, Disposable>();
  private readonly _milliseconds: number;

  constructor(milliseconds: number) {
    this._milliseconds = milliseconds;
  }

  schedule(key: string, run: () => void): void {
    this.drop(key);
    this._waiting.set(
      key,
      later(this._milliseconds, () => {
        this._waiting.delete(key);
        run();
      }),
    );
  }

  /** True where a task waited. */
  drop(key: string): boolean {
    this._waiting.get(key)?.dispose();
    return this._waiting.delete(key);
  }

  dispose(): void {
    for (const waiting of this._waiting.values()) waiting.dispose();
    this._waiting.clear();
  }
}
