import type { Memento, TextEditor, WebviewPanel } from 'vscode';
import { EventEmitter, Uri, window, workspace } from 'vscode';
import type { PositionRef } from '../../games/game.ts';
import type { PanelHostApi, PanelState } from '../../panel/protocol/panelApi.ts';
import { Owner, Slot } from '../disposables.ts';
import type { KnownInputs } from '../known.ts';
import type { Log } from '../log.ts';
import { panelType, settings } from '../manifest.ts';
import { setting } from '../setting.ts';
import type { States } from '../states.ts';
import type { PanelTarget } from '../targets.ts';
import { CurrentLine } from './currentLine.ts';
import { HiddenCases } from './hiddenCases.ts';
import { savedPanel } from './messages.ts';
import type { Place } from './place.ts';
import { PanelPlace } from './place.ts';
import { openWebview, PanelView } from './view.ts';

const storageKey = 'optimalPlay.panelInput';

export interface PanelOptions {
  readonly extensionUri: Uri;
  readonly memento: Memento;
  readonly states: States;
  readonly known: KnownInputs;
  readonly log: Log;
}

/**
 * The one panel: which input it shows, and its state. It follows the active editor from input to input unless it is
 * pinned to one.
 */
export class StrategyPanel extends Owner implements PanelTarget {
  private readonly _options: PanelOptions;
  private readonly _view = this._register(new Slot<PanelView>());
  private readonly _changed = this._register(new EventEmitter<void>());
  /** It was opened, closed, hidden or shown, shows another input, or hides another part of an answer. */
  readonly onDidChange = this._changed.event;
  /** What the webview may ask; set once, by the feature that answers. */
  host: PanelHostApi | undefined;
  private _shown: Uri | undefined;
  private _pinned = false;
  private readonly _place = new PanelPlace();
  private readonly _hidden = new HiddenCases();
  private readonly _line = new CurrentLine((line) => this.page?.setCurrentLine(line));
  private _wantsPlay = false;
  private _opening = false;
  /** The webview has said that it is up. */
  ready = false;

  constructor(options: PanelOptions) {
    super();
    this._options = options;
    this._register(options.states.onDidChange(({ uri }) => this._isShown(uri) && this._push()));
    this._register(options.known.onDidChange(() => this._follow(window.activeTextEditor)));
    this._register(window.onDidChangeActiveTextEditor((editor) => this._follow(editor)));
    this._register(window.onDidChangeTextEditorSelection(({ textEditor }) => this._mark(textEditor)));
    this._register(
      workspace.onDidChangeConfiguration((event) => {
        if (!event.affectsConfiguration('optimalPlay')) return;
        this._sendSettings();
        this._changed.fire();
      }),
    );
    this._register(
      window.registerWebviewPanelSerializer(panelType, {
        deserializeWebviewPanel: async (panel, state: unknown) => this._restore(panel, state),
      }),
    );
  }

  get open(): boolean {
    return this._view.current !== undefined;
  }

  get active(): boolean {
    return this._view.current?.panel.active ?? false;
  }

  get visible(): boolean {
    return this._view.current?.panel.visible ?? false;
  }

  /** What can be told to the webview; undefined while none listens. */
  get page(): PanelView | undefined {
    return this.ready ? this._view.current : undefined;
  }

  get shown(): Uri | undefined {
    return this.open || this._opening ? this._shown : undefined;
  }

  /** The panel is in sight and about this input. */
  showsInSight(uri: Uri): boolean {
    return this.visible && this._isShown(uri);
  }

  get state(): PanelState {
    const state = this._shown && this._options.states.of(this._shown);
    return state ? { ...state, file: { ...state.file, pinned: this._pinned } } : { kind: 'empty' };
  }

  get pinned(): boolean {
    return this._pinned;
  }

  /** What the panel looks at, where it shows the answer of the present version of this input. */
  lookedAt(uri: Uri): Place | undefined {
    const { state } = this;
    return this.open && this._isShown(uri) && state.kind !== 'empty' ? this._place.in(state.file) : undefined;
  }

  /** Shows an input, in a new panel beside the editor where there is none. What is asked for by hand ends a pin to another. */
  show(uri: Uri | undefined): void {
    // What it will show is looked at from now on.
    this._opening = true;
    if (uri && !this._isShown(uri)) {
      this._pinned = false;
      this._turnTo(uri);
    }
    const view = this._view.current;
    if (!view) this._attach(openWebview(this._options.extensionUri));
    else if (!view.panel.visible) view.panel.reveal(undefined, true);
    this._opening = false;
  }

  /** The webview is up and knows nothing yet. */
  begin(): void {
    this.ready = true;
    this._hidden.closed();
    if (this.state.kind !== 'empty') this._place.again(this.state.file);
    this._push();
    this._line.again();
  }

  /** The webview tells what it looks at, and whether it hides what comes of it; by now something else may be shown. */
  looking(uri: string, version: number, index: number, position: PositionRef, hidden: boolean): void {
    const { state } = this;
    if (state.kind === 'empty' || state.file.uri !== uri || state.file.version !== version) return;
    this._place.looking(state.file, { index, position });
    if (this._hidden.tell(state.file, index, hidden)) this._changed.fire();
  }

  /** Whether an answer is not to be told outside of the panel: moves are to be predicted first. */
  hides({ file, cases }: Extract<PanelState, { kind: 'answer' }>): boolean {
    return this._hidden.hides(file, cases.length, setting(settings.predictFirst, Uri.parse(file.uri)));
  }

  /** Turns the webview to a case and a position of the answer shown, now or once it is there. */
  lookAt(uri: Uri, index: number, position: PositionRef): void {
    this._place.want(uri.toString(), { index, position });
    this._options.log.background(this._turn());
  }

  togglePin(): void {
    this._pinned = !this._pinned;
    this._push();
    if (!this._pinned) this._follow(window.activeTextEditor);
  }

  /** The pointer rests on this line of the input shown in the editor; null: on none. */
  hover(line: number | null): void {
    this._line.pointer = line;
  }

  /** Has the webview begin a game against the engine, now or once it is up. */
  play(): void {
    this._wantsPlay = !this.ready;
    this.page?.play();
  }

  private _restore(panel: WebviewPanel, state: unknown): void {
    const saved = savedPanel(state);
    const remembered = saved?.uri ?? this._options.memento.get<unknown>(storageKey);
    if (typeof remembered === 'string' && !this._shown) {
      this._shown = Uri.parse(remembered);
      if (saved) {
        this._pinned = saved.pinned;
        this._place.want(saved.uri, saved);
      }
    }
    this._attach(panel);
    this._follow(window.activeTextEditor);
  }

  private _attach(panel: WebviewPanel): void {
    if (!this.host) return;
    this.ready = false;
    const view = new PanelView(panel, this._options.extensionUri, this.host, this._options.log);
    this._view.set(view);
    panel.onDidChangeViewState(() => {
      // A page out of sight is thrown away; another one says that it is up.
      if (!panel.visible) this.ready = false;
      this._changed.fire();
    });
    panel.onDidDispose(() => {
      if (this._view.current === view) {
        this._view.set(undefined);
        this._pinned = false;
        this._place.forget();
        this._hidden.closed();
      }
      this._changed.fire();
    });
    this._changed.fire();
  }

  private _follow(editor: TextEditor | undefined): void {
    if (!this.open || this._pinned || !editor || !this._options.known.has(editor.document)) return;
    this._turnTo(editor.document.uri);
    this._mark(editor);
  }

  private _turnTo(uri: Uri): void {
    if (this._isShown(uri)) return;
    this._shown = uri;
    this._line.clear();
    this._options.log.background(Promise.resolve(this._options.memento.update(storageKey, uri.toString())));
    this._push();
    if (window.activeTextEditor) this._mark(window.activeTextEditor);
    this._changed.fire();
  }

  private _mark(editor: TextEditor): void {
    if (this._isShown(editor.document.uri)) this._line.cursor = editor.selection.active.line;
  }

  private _isShown(uri: Uri): boolean {
    return this._shown?.toString() === uri.toString();
  }

  private _push(): void {
    if (!this.page) return;
    this._sendSettings();
    this.page.setState(this.state);
    // A game begins where the webview was turned to.
    this._options.log.background(this._turn().then(() => this._wantsPlay && this.play()));
  }

  private _sendSettings(): void {
    this.page?.setPredictFirst(setting(settings.predictFirst, this._shown));
  }

  /** Turns the webview to where it is wanted, as soon as it has the answer. */
  private async _turn(): Promise<void> {
    const { host, page } = this;
    if (host && page) await this._place.turn(() => this.state, host, page);
  }
}
