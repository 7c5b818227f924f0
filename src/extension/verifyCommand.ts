import type { Uri } from 'vscode';
import { l10n, ProgressLocation, window } from 'vscode';
import { mostPositionsToVerify } from '../games/game.ts';
import { playingEveryLine, tooLargeToVerify, verifiedSentence } from '../words/extensionExports.ts';
import { showLogButton } from '../words/extensionMessages.ts';
import { failureSentence } from '../words/failures.ts';
import type { Explainer } from './explaining.ts';
import type { Log } from './log.ts';
import type { StrategyPanel } from './webview/strategyPanel.ts';
import type { Verifier } from './webview/verifier.ts';

/** *Verify by Exhaustive Play*: of the position that the panel shows, else of the start; said in a message and in the panel. */
export class VerifyCommand {
  private readonly _explainer: Explainer;
  private readonly _verifier: Verifier;
  private readonly _panel: StrategyPanel;
  private readonly _log: Log;

  constructor(explainer: Explainer, verifier: Verifier, panel: StrategyPanel, log: Log) {
    this._explainer = explainer;
    this._verifier = verifier;
    this._panel = panel;
    this._log = log;
  }

  async verify(uri: Uri): Promise<void> {
    const answer = await this._explainer.answer(uri);
    if (typeof answer === 'string') {
      void window.showWarningMessage(answer);
      return;
    }
    const { index, position } = this._explainer.subject(uri, answer);
    const { cases } = this._explainer;
    const { name, version } = answer.file;
    const { worker } = cases.engine;
    const [summary, reply] = await window.withProgress(
      { location: ProgressLocation.Notification, title: playingEveryLine(l10n, name), cancellable: true },
      (_, token) => {
        token.onCancellationRequested(() => this._verifier.cancel());
        return Promise.all([
          cases.ask(uri, version, index, (at) => worker.position(at, position)),
          cases.ask(uri, version, index, (at) => this._verifier.verify(at, position)),
        ]);
      },
    );
    if (!reply.ok || !summary.ok) {
      const failure = !reply.ok ? reply.failure : summary.ok ? null : summary.failure;
      if (failure && failure.code !== 'cancelled') void window.showWarningMessage(failureSentence(l10n, failure));
      return;
    }
    // The panel asks for the same, and has the answer at once.
    if (this._panel.lookedAt(uri)) this._panel.page?.verify();
    if (reply.value === null) void window.showInformationMessage(tooLargeToVerify(l10n, mostPositionsToVerify));
    else if (reply.value.agrees) void window.showInformationMessage(verifiedSentence(l10n, reply.value, summary.value.final));
    else await this._alarm(verifiedSentence(l10n, reply.value, summary.value.final));
  }

  private async _alarm(sentence: string): Promise<void> {
    this._log.channel.error(sentence);
    if ((await window.showErrorMessage(sentence, showLogButton(l10n))) !== undefined) this._log.show();
  }
}
