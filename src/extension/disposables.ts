/** Anything that lets go of what it holds. */
export interface Disposable {
  dispose(): void;
}

/** Owns disposables; what arrives after the owner is gone is disposed at once. */
export class DisposableStore implements Disposable {
  private readonly _owned = new Set<Disposable>();
  private _disposed = false;

  get disposed(): boolean {
    return this._disposed;
  }

  add<Owned extends Disposable>(owned: Owned): Owned {
    if (this._disposed) owned.dispose();
    else this._owned.add(owned);
    return owned;
  }

  dispose(): void {
    this._disposed = true;
    const owned = [...this._owned];
    this._owned.clear();
    for (const one of owned.toReversed()) one.dispose();
  }
}

/** Base of the features: `_register` whatever must end with them. */
export abstract class Owner implements Disposable {
  protected readonly _store = new DisposableStore();

  protected _register<Owned extends Disposable>(owned: Owned): Owned {
    return this._store.add(owned);
  }

  dispose(): void {
    this._store.dispose();
  }
}

/** Holds the current one of something: setting the next disposes the one before. */
export class Slot<Held extends Disposable> implements Disposable {
  private _held: Held | undefined;
  private _disposed = false;

  get current(): Held | undefined {
    return this._held;
  }

  set(next: Held | undefined): void {
    if (next === this._held) return;
    this._held?.dispose();
    this._held = undefined;
    if (this._disposed) next?.dispose();
    else this._held = next;
  }

  dispose(): void {
    this.set(undefined);
    this._disposed = true;
  }
}
