import type { LogOutputChannel } from 'vscode';
import { l10n, window } from 'vscode';
import { showLogButton, unexpectedError } from '../words/extensionMessages.ts';
import { Owner } from './disposables.ts';

/** The log of the extension, and the one way in which an unexpected error reaches the user. */
export class Log extends Owner {
  readonly channel: LogOutputChannel = this._register(window.createOutputChannel('Optimal Play', { log: true }));
  private _popUpOpen = false;

  show(): void {
    this.channel.show(true);
  }

  /** Writes a defect of ours to the log and says so once, quietly: no second pop-up while one is open. */
  unexpected(error: unknown): void {
    this.channel.error(error instanceof Error ? error : String(error));
    void this._popUp();
  }

  /** Work that nobody waits for: whatever it throws is logged. */
  background(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.unexpected(error));
  }

  private async _popUp(): Promise<void> {
    if (this._popUpOpen) return;
    this._popUpOpen = true;
    const button = showLogButton(l10n);
    const answer = await window.showErrorMessage(unexpectedError(l10n), button);
    this._popUpOpen = false;
    if (answer === button) this.show();
  }
}
