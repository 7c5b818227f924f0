import { EventEmitter, Uri } from 'vscode';
import { Owner } from './disposables.ts';
import type { InputState } from './inputState.ts';

export interface StateChange {
  readonly uri: Uri;
  readonly state: InputState | undefined;
}

/** The state of each input that was asked about. The one place that says whether an answer is current. */
export class States extends Owner {
  private readonly _states = new Map<string, InputState>();
  private readonly _changed = this._register(new EventEmitter<StateChange>());
  readonly onDidChange = this._changed.event;

  of(uri: Uri): InputState | undefined {
    return this._states.get(uri.toString());
  }

  set(uri: Uri, state: InputState): void {
    this._states.set(uri.toString(), state);
    this._changed.fire({ uri, state });
  }

  forget(uri: Uri): void {
    if (this._states.delete(uri.toString())) this._changed.fire({ uri, state: undefined });
  }

  /** Some input is being solved. */
  get solving(): boolean {
    return this.solvingInputs().length > 0;
  }

  /** The inputs whose state is known. */
  inputs(): readonly Uri[] {
    return [...this._states.values()].map(({ file }) => Uri.parse(file.uri));
  }

  solvingInputs(): readonly Uri[] {
    return this.inputs().filter((uri) => this.of(uri)?.kind === 'solving');
  }
}
