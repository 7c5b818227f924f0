import type { CancellationToken } from 'vscode';
import type { Disposable } from '../disposables.ts';
import { DisposableStore } from '../disposables.ts';

/** Several cancellation tokens as one. */
export class Stop implements Disposable {
  private readonly _store = new DisposableStore();
  private readonly _listeners = new Set<() => void>();
  stopped: boolean;

  constructor(tokens: readonly CancellationToken[]) {
    this.stopped = tokens.some((token) => token.isCancellationRequested);
    for (const token of tokens) this._store.add(token.onCancellationRequested(() => this._stop()));
  }

  /** Calls back at the stop, unless the returned listener is disposed of before. */
  onStop(listener: () => void): Disposable {
    this._listeners.add(listener);
    return { dispose: () => this._listeners.delete(listener) };
  }

  dispose(): void {
    this._store.dispose();
  }

  private _stop(): void {
    this.stopped = true;
    for (const listener of this._listeners) listener();
  }
}
