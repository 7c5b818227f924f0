import type { Memento, TextEditor, WebviewPanel } from 'vscode';
import { EventEmitter, Uri, window } from 'vscode';
import type { PanelHostApi, PanelState } from '../../panel/protocol/panelApi.ts';
import { Owner, Slot } from '../disposables.ts';
import type { KnownInputs } from '../known.ts';
import type { Log } from '../log.ts';
import { panelType } from '../manifest.ts';
import type { States } from '../states.ts';
import type { PanelTarget } from '../targets.ts';
import { openWebview, PanelView } from './view.ts';

const storageKey = 'optimalPlay.panelInput';

export interface PanelOptions {
  readonly extensionUri: Uri;
  readonly memento: Memento;
  readonly states: States;
  readonly known: KnownInputs;
  readonly log: Log;
}

/** The one panel: which input it shows, and its state. It follows the active editor from input to input. */
export class StrategyPanel extends Owner implements PanelTarget {
  private readonly _options: PanelOptions;
  private readonly _view = this._register(new Slot<PanelView>());
  private readonly _changed = this._register(new EventEmitter<void>());
  /** It was opened, closed, hidden or shown, or shows another input. */
  readonly onDidChange = this._changed.event;
  /** What the webview may ask; set once, by the feature that answers. */
  host: PanelHostApi | undefined;
  private _shown: Uri | undefined;
  private _line: number | null = null;
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
      window.registerWebviewPanelSerializer(panelType, {
        deserializeWebviewPanel: async (panel) => this._restore(panel),
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

  get shown(): Uri | undefined {
    return this.open ? this._shown : undefined;
  }

  /** The panel is in sight and about this input. */
  showsInSight(uri: Uri): boolean {
    return this.visible && this._isShown(uri);
  }

  get state(): PanelState {
    return (this._shown && this._options.states.of(this._shown)) ?? { kind: 'empty' };
  }

  /** Shows an input, in a new panel beside the editor where there is none. */
  show(uri: Uri | undefined): void {
    if (uri) this._turnTo(uri);
    const view = this._view.current;
    if (!view) this._attach(openWebview(this._options.extensionUri));
    else if (!view.panel.visible) view.panel.reveal(undefined, true);
  }

  /** The webview is up and knows nothing yet. */
  begin(): void {
    this.ready = true;
    this._push();
    this._view.current?.setCurrentLine(this._line);
  }

  setVerifyProgress(share: number): void {
    if (this.ready) this._view.current?.setVerifyProgress(share);
  }

  private _restore(panel: WebviewPanel): void {
    const remembered = this._options.memento.get<unknown>(storageKey);
    if (typeof remembered === 'string' && !this._shown) this._shown = Uri.parse(remembered);
    this._attach(panel);
    this._follow(window.activeTextEditor);
  }

  private _attach(panel: WebviewPanel): void {
    if (!this.host) return;
    this.ready = false;
    const view = new PanelView(panel, this._options.extensionUri, this.host, this._options.log);
    this._view.set(view);
    panel.onDidChangeViewState(() => this._changed.fire());
    panel.onDidDispose(() => {
      if (this._view.current === view) this._view.set(undefined);
      this._changed.fire();
    });
    this._changed.fire();
  }

  private _follow(editor: TextEditor | undefined): void {
    if (!this.open || !editor || !this._options.known.has(editor.document)) return;
    this._turnTo(editor.document.uri);
    this._mark(editor);
  }

  private _turnTo(uri: Uri): void {
    if (this._isShown(uri)) return;
    this._shown = uri;
    this._options.log.background(Promise.resolve(this._options.memento.update(storageKey, uri.toString())));
    this._push();
    this._changed.fire();
  }

  private _mark(editor: TextEditor): void {
    if (!this._isShown(editor.document.uri)) return;
    const { line } = editor.selection.active;
    if (line === this._line) return;
    this._line = line;
    this._view.current?.setCurrentLine(line);
  }

  private _isShown(uri: Uri): boolean {
    return this._shown?.toString() === uri.toString();
  }

  private _push(): void {
    if (this.ready) this._view.current?.setState(this.state);
  }
}
