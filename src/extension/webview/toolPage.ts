import type { Uri, WebviewPanel } from 'vscode';
import { ViewColumn, window } from 'vscode';
import { createBirpc } from 'birpc';
import type { CallGuards } from '../../panel/protocol/envelope.ts';
import { isMessage } from '../../panel/protocol/envelope.ts';
import type { PageName } from '../../panel/protocol/pages.ts';
import { DisposableStore, Owner, Slot } from '../disposables.ts';
import type { Log } from '../log.ts';
import { pageHtml, tabIcon, webviewOptions } from './html.ts';

/** Calls without an answer. */
type Calls<Api> = { readonly [Name in keyof Api]: (...args: never) => void };

export interface ToolPageOptions<HostApi, ViewApi> {
  readonly extensionUri: Uri;
  readonly log: Log;
  /** The webview type, as the manifest's activation event names it. */
  readonly type: string;
  readonly page: PageName;
  /** What the tab says. */
  readonly title: string;
  /** What the page may call, and the guards of its arguments. */
  readonly host: HostApi;
  readonly calls: CallGuards<HostApi>;
  /** What may be told to the page. */
  readonly tells: readonly (keyof ViewApi & string)[];
  /** The page is there again after a reload of the window: what it had left with `setState`, of any shape. */
  readonly restored?: (state: unknown) => void;
  readonly closed?: () => void;
}

/** A page of its own beside the strategy panel: one at a time, there again after a reload of the window. */
export class ToolPage<HostApi extends object, ViewApi extends Calls<ViewApi>> extends Owner {
  private readonly _options: ToolPageOptions<HostApi, ViewApi>;
  private readonly _shown = this._register(new Slot<ShownPage<ViewApi>>());

  constructor(options: ToolPageOptions<HostApi, ViewApi>) {
    super();
    this._options = options;
    this._register(
      window.registerWebviewPanelSerializer(options.type, {
        deserializeWebviewPanel: async (panel, state: unknown) => {
          options.restored?.(state);
          this._attach(panel);
        },
      }),
    );
  }

  get open(): boolean {
    return this._shown.current !== undefined;
  }

  get visible(): boolean {
    return this._shown.current?.panel.visible ?? false;
  }

  get active(): boolean {
    return this._shown.current?.panel.active ?? false;
  }

  /** The page to tell something; nothing is told where it is closed, or has not yet called its host. */
  get view(): ViewApi | undefined {
    return this._shown.current?.view;
  }

  /** Opens the page in the active column, or comes back to it; the page gets the focus. */
  show(): void {
    const shown = this._shown.current;
    if (shown) {
      shown.panel.reveal();
      return;
    }
    const { type, title, extensionUri } = this._options;
    this._attach(window.createWebviewPanel(type, title, ViewColumn.Active, webviewOptions(extensionUri)));
  }

  private _attach(panel: WebviewPanel): void {
    const shown = new ShownPage(panel, this._options);
    this._shown.set(shown);
    panel.onDidDispose(() => {
      if (this._shown.current !== shown) return;
      this._shown.set(undefined);
      this._options.closed?.();
    });
  }
}

/** One webview of a page and the messages to and from it. */
class ShownPage<ViewApi extends Calls<ViewApi>> extends DisposableStore {
  readonly panel: WebviewPanel;
  readonly view: ViewApi;

  constructor(panel: WebviewPanel, options: ToolPageOptions<object, ViewApi>) {
    super();
    this.panel = this.add(panel);
    const { extensionUri, log, page, title, host, calls, tells } = options;
    const { webview } = panel;
    panel.title = title;
    panel.iconPath = tabIcon(extensionUri);
    webview.options = webviewOptions(extensionUri);
    const remote = createBirpc<ViewApi, object>(host, {
      post: (message: unknown) => webview.postMessage(message),
      on: (receive) =>
        this.add(
          webview.onDidReceiveMessage((message: unknown) => {
            if (isMessage(message, calls)) receive(message);
            else log.channel.warn('A page sent a message that is not one of its calls; it was dropped.');
          }),
        ),
      timeout: -1,
      onFunctionError: (error) => {
        log.unexpected(error);
      },
    });
    this.add({ dispose: () => remote.$close() });
    const view: Partial<Record<keyof ViewApi, unknown>> = {};
    for (const name of tells) {
      // A message to a webview that is gone is lost, and needs no answer.
      view[name] = (...args: unknown[]): void => void remote.$callRaw({ method: name, args, event: true, optional: true }).catch(() => {});
    }
    this.view = view as ViewApi;
    webview.html = pageHtml(webview, extensionUri, page, title);
  }
}
