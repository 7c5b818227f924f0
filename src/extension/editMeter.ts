import { workspace } from 'vscode';
import { Owner } from './disposables.ts';

/** Measures how long all that listens to edits between its own two listeners takes, which are called in their order. */
export class EditMeter extends Owner {
  /** Milliseconds of the last edit. */
  last = 0;
  private _start = 0;

  constructor() {
    super();
    this._register(
      workspace.onDidChangeTextDocument(() => {
        this._start = performance.now();
      }),
    );
  }

  /** To be called when everything else listens. */
  listenLast(): void {
    this._register(
      workspace.onDidChangeTextDocument(() => {
        this.last = performance.now() - this._start;
      }),
    );
  }
}
