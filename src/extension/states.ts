import { EventEmitter, Uri } from 'vscode';
import type { PanelState } from '../panel/protocol/panelApi.ts';
import { Owner } from './disposables.ts';

/** What is known of one input: everything that panel and status bar show of it. */
export type InputState = Exclude<PanelState, { kind: 'empty' }>;

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

/**
 * The state after an edit: an answer stays and is marked outdated, what is no answer is solved anew, cases of a
 * cancelled run are gone. The same object where the edit changes nothing.
 */
export function editedState(state: InputState, editedLine: number, version: number): InputState {
  const file = { ...state.file, version };
  switch (state.kind) {
    case 'answer':
      return state.outdated ? state : { ...state, outdated: { editedLine } };
    case 'solving':
    case 'errors':
    case 'unknown-game':
      return { kind: 'solving', file, progress: null, ready: [] };
    case 'cancelled':
      return { ...state, file, ready: [] };
    case 'failure':
      return state.failure.code === 'too-large' ? { kind: 'solving', file, progress: null, ready: [] } : { ...state, file };
  }
}
