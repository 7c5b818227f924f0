import type { PositionRef } from '../../games/game.ts';
import type { CaseRef, Reply, VerifyResult } from '../../worker/api.ts';
import type { Engine } from '../engine.ts';
import type { StrategyPanel } from './strategyPanel.ts';

interface Verifying {
  readonly key: string;
  readonly run: number;
  readonly reply: Promise<Reply<VerifyResult | null>>;
}

/**
 * Exhaustive play, for the panel and the command: one position at a time, told to the panel as it goes on, ended when
 * the panel that asked closes. Who asks again for the position asked for last gets the same answer.
 */
export class Verifier {
  private readonly _engine: Engine;
  private readonly _panel: StrategyPanel;
  private _latest: Verifying | undefined;

  constructor(engine: Engine, panel: StrategyPanel) {
    this._engine = engine;
    this._panel = panel;
  }

  async verify(at: CaseRef, position: PositionRef): Promise<Reply<VerifyResult | null>> {
    const key = JSON.stringify([at.uri, at.version, at.game, at.index, position.turn, position.branch]);
    if (this._latest?.key === key) return this._latest.reply;
    this.cancel();
    const run = this._engine.newRun();
    const verifying: Verifying = { key, run, reply: this._run(at, position, run) };
    this._latest = verifying;
    const reply = await verifying.reply;
    // What was cancelled or failed may be tried again.
    if (!reply.ok && this._latest === verifying) this._latest = undefined;
    return reply;
  }

  /** Ends what is on its way; what is known stays. */
  cancel(): void {
    if (this._latest) this._engine.worker.cancel(this._latest.run);
  }

  private async _run(at: CaseRef, position: PositionRef, run: number): Promise<Reply<VerifyResult | null>> {
    const progress = this._engine.onProgress((message) => {
      if (message.run === run) this._panel.page?.setVerifyProgress(message.share);
    });
    let { open } = this._panel;
    const closed = this._panel.onDidChange(() => {
      if (open && !this._panel.open) this._engine.worker.cancel(run);
      ({ open } = this._panel);
    });
    try {
      return await this._engine.worker.verify(at, position, run);
    } finally {
      progress.dispose();
      closed.dispose();
    }
  }
}
