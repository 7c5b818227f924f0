import type { PositionRef } from '../../games/game.ts';
import type { CaseRef, Reply, VerifyResult } from '../../worker/api.ts';
import type { Engine } from '../engine.ts';
import type { StrategyPanel } from './strategyPanel.ts';

/** Exhaustive play for the panel: one at a time, told to it as it goes on, ended when the panel closes. */
export class Verifier {
  private readonly _engine: Engine;
  private readonly _panel: StrategyPanel;
  private _run: number | undefined;

  constructor(engine: Engine, panel: StrategyPanel) {
    this._engine = engine;
    this._panel = panel;
  }

  async verify(at: CaseRef, position: PositionRef): Promise<Reply<VerifyResult | null>> {
    this.cancel();
    const run = this._engine.newRun();
    this._run = run;
    const progress = this._engine.onProgress((message) => {
      if (message.run === run) this._panel.setVerifyProgress(message.share);
    });
    const closed = this._panel.onDidChange(() => {
      if (!this._panel.open && this._run === run) this.cancel();
    });
    try {
      return await this._engine.worker.verify(at, position, run);
    } finally {
      progress.dispose();
      closed.dispose();
      if (this._run === run) this._run = undefined;
    }
  }

  cancel(): void {
    if (this._run === undefined) return;
    this._engine.worker.cancel(this._run);
    this._run = undefined;
  }
}
