import type { TextDocumentChangeEvent, Uri } from 'vscode';
import { EventEmitter, workspace } from 'vscode';
import type { RunProgress } from '../worker/api.ts';
import { Owner } from './disposables.ts';
import type { Engine } from './engine.ts';
import { openDocument } from './files.ts';
import type { GameChoices } from './gameChoices.ts';
import type { Input } from './inputs.ts';
import { documentInput } from './inputs.ts';
import type { Run } from './run.ts';
import { runToState, startOf } from './run.ts';
import type { States } from './states.ts';
import type { InputState } from './inputState.ts';
import { editedState, withReady } from './inputState.ts';
import { Debouncer } from './timing.ts';

/** Quiet time after an edit before an input that waits for its answer is solved anew. */
const quietMilliseconds = 250;

/** Solves inputs in the worker and keeps their states. A newer run on an input takes the place of the older. */
export class Solver extends Owner {
  private readonly _engine: Engine;
  private readonly _states: States;
  private readonly _choices: GameChoices;
  private readonly _runs = new Map<string, Run>();
  private readonly _inputs = new Map<string, Input>();
  private readonly _again = this._register(new Debouncer(quietMilliseconds));
  private readonly _restarted = this._register(new EventEmitter<Uri>());
  /** The worker died while it solved this input; another one solves it now. */
  readonly onDidRestart = this._restarted.event;

  constructor(engine: Engine, states: States, choices: GameChoices) {
    super();
    this._engine = engine;
    this._states = states;
    this._choices = choices;
    this._register(engine.onProgress((progress) => this._progressed(progress)));
    this._register(workspace.onDidChangeTextDocument((event) => this._edited(event)));
    this._register(engine.files.onDidChange((input) => this._fileChanged(input)));
    this._register(choices.onDidChange((uri) => this._chosen(uri)));
  }

  /** Settles when the input has its answer, or another state that says why there is none, or a newer run took over. */
  async solve(input: Input): Promise<void> {
    const { uri } = input;
    this._stop(uri);
    const run: Run = { id: this._engine.newRun(), input, choice: this._choices.choiceFor(input) };
    this._inputs.set(uri.toString(), input);
    this._runs.set(uri.toString(), run);
    this._states.set(uri, startOf(run));
    const state = await runToState(this._engine, run, () => this._restarted.fire(uri));
    if (this._runs.get(uri.toString()) !== run) return;
    this._runs.delete(uri.toString());
    if (state) this._states.set(uri, state);
    else this._solveLater(uri);
  }

  /** The input whose state is known. */
  inputOf(uri: Uri): Input | undefined {
    return this._inputs.get(uri.toString());
  }

  /** Ends the run on the input; the cases that are ready stay. */
  cancel(uri: Uri): void {
    this._stop(uri);
    const state = this._states.of(uri);
    if (state?.kind !== 'solving') return;
    this._states.set(uri, { kind: 'cancelled', file: state.file, cases: state.progress?.cases ?? 0, ready: state.ready });
  }

  /** Ends the run on the input and forgets its state. */
  forget(uri: Uri): void {
    this._stop(uri);
    this._inputs.delete(uri.toString());
    this._states.forget(uri);
  }

  private _stop(uri: Uri): void {
    const key = uri.toString();
    this._again.drop(key);
    const run = this._runs.get(key);
    if (!run) return;
    this._runs.delete(key);
    this._engine.worker.cancel(run.id);
  }

  private _progressed(progress: RunProgress): void {
    const run = [...this._runs.values()].find(({ id }) => id === progress.run);
    if (!run) return;
    const state = this._states.of(run.input.uri);
    if (state?.kind !== 'solving') return;
    this._states.set(run.input.uri, {
      ...state,
      progress: { ...progress, finished: [] },
      ready: withReady(state.ready, progress.finished),
    });
  }

  private _edited({ document, contentChanges }: TextDocumentChangeEvent): void {
    const state = this._states.of(document.uri);
    // Saving is told as a change too, of the same version.
    if (!state || state.file.version === document.version) return;
    const lines = contentChanges.map(({ range }) => range.start.line);
    this._become(document.uri, state, editedState(state, lines.length > 0 ? Math.min(...lines) : 0, document.version));
  }

  private _fileChanged({ uri, text }: Input): void {
    const state = this._states.of(uri);
    if (state) this._become(uri, state, editedState(state, null, text.version));
  }

  /** Of another text from now on. */
  private _become(uri: Uri, state: InputState, next: InputState): void {
    if (next === state) return;
    if (next.kind === 'solving') {
      this._stop(uri);
      this._solveLater(uri);
    }
    this._states.set(uri, next);
  }

  private _chosen(uri: Uri): void {
    if (this._states.of(uri)) this._solveLater(uri);
  }

  private _solveLater(uri: Uri): void {
    this._again.schedule(uri.toString(), () => {
      const document = openDocument(uri);
      const input = document ? documentInput(document) : this._engine.files.held(uri);
      if (input) void this.solve(input);
      else this.forget(uri);
    });
  }
}
