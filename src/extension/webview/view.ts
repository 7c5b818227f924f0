import type { Uri, WebviewPanel } from 'vscode';
import { l10n, ViewColumn, window } from 'vscode';
import { createBirpc } from 'birpc';
import type { PositionRef } from '../../games/game.ts';
import type { PanelHostApi, PanelState, PanelViewApi } from '../../panel/protocol/panelApi.ts';
import { panelTitle } from '../../words/extensionMessages.ts';
import { Owner } from '../disposables.ts';
import type { Log } from '../log.ts';
import { panelType } from '../manifest.ts';
import { pageHtml, tabIcon, webviewOptions } from './html.ts';
import { isPanelCall } from './messages.ts';

/** Opens the webview beside the editor; the editor keeps the focus. */
export function openWebview(extensionUri: Uri): WebviewPanel {
  return window.createWebviewPanel(
    panelType,
    panelTitle(l10n),
    { viewColumn: ViewColumn.Beside, preserveFocus: true },
    webviewOptions(extensionUri),
  );
}

/** One webview of the panel and the messages to and from it. */
export class PanelView extends Owner {
  readonly panel: WebviewPanel;
  private readonly _remote: PanelViewApi;

  constructor(panel: WebviewPanel, extensionUri: Uri, host: PanelHostApi, log: Log) {
    super();
    this.panel = this._register(panel);
    const { webview } = panel;
    panel.iconPath = tabIcon(extensionUri);
    webview.options = webviewOptions(extensionUri);
    const remote = createBirpc<PanelViewApi, PanelHostApi>(host, {
      post: (message: unknown) => webview.postMessage(message),
      on: (receive) =>
        this._register(
          webview.onDidReceiveMessage((message: unknown) => {
            if (isPanelCall(message)) receive(message);
            else log.channel.warn('The panel sent a message that is not one of its calls; it was dropped.');
          }),
        ),
      eventNames: ['setState', 'setCurrentLine', 'setVerifyProgress', 'look', 'setPredictFirst', 'play', 'verify', 'sendChart'],
      timeout: -1,
      onFunctionError: (error) => {
        log.unexpected(error);
      },
    });
    this._register({ dispose: () => remote.$close() });
    // A message to a webview that is gone is lost, and needs no answer.
    const lost = (): void => {};
    this._remote = {
      setState: (state) => void remote.setState(state).catch(lost),
      setCurrentLine: (line) => void remote.setCurrentLine(line).catch(lost),
      setVerifyProgress: (share) => void remote.setVerifyProgress(share).catch(lost),
      look: (index, position) => void remote.look(index, position).catch(lost),
      setPredictFirst: (on) => void remote.setPredictFirst(on).catch(lost),
      play: () => void remote.play().catch(lost),
      verify: () => void remote.verify().catch(lost),
      sendChart: () => void remote.sendChart().catch(lost),
    };
    webview.html = pageHtml(webview, extensionUri, 'strategy', panelTitle(l10n));
  }

  setState(state: PanelState): void {
    this._remote.setState(state);
  }

  setCurrentLine(line: number | null): void {
    this._remote.setCurrentLine(line);
  }

  setVerifyProgress(share: number): void {
    this._remote.setVerifyProgress(share);
  }

  look(index: number, position: PositionRef): void {
    this._remote.look(index, position);
  }

  setPredictFirst(on: boolean): void {
    this._remote.setPredictFirst(on);
  }

  play(): void {
    this._remote.play();
  }

  verify(): void {
    this._remote.verify();
  }

  sendChart(): void {
    this._remote.sendChart();
  }
}
