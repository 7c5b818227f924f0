import type { Progress, Uri } from 'vscode';
import { l10n, ProgressLocation, window } from 'vscode';
import type { PanelState } from '../panel/protocol/panelApi.ts';
import { readingFile, solvingCase } from '../words/extensionMessages.ts';
import { Owner } from './disposables.ts';
import { nameOf } from './inputs.ts';
import type { StrategyPanel } from './webview/strategyPanel.ts';
import type { Solver } from './solver.ts';
import type { States } from './states.ts';
import { Debouncer } from './timing.ts';

/** Runs shorter than this are over before anybody asks. */
const patience = 500;

type Solving = Extract<PanelState, { kind: 'solving' }>;

/** A notification with Cancel for every run that takes longer than half a second while the panel does not show it. */
export class RunProgressNotices extends Owner {
  private readonly _states: States;
  private readonly _solver: Solver;
  private readonly _panel: StrategyPanel;
  private readonly _watched = new Set<string>();
  private readonly _soon = this._register(new Debouncer(patience));

  constructor(states: States, solver: Solver, panel: StrategyPanel) {
    super();
    this._states = states;
    this._solver = solver;
    this._panel = panel;
    this._register(states.onDidChange(({ uri, state }) => state?.kind === 'solving' && this._watch(uri)));
  }

  private _watch(uri: Uri): void {
    const key = uri.toString();
    if (this._watched.has(key)) return;
    this._watched.add(key);
    this._soon.schedule(key, () => {
      this._watched.delete(key);
      if (this._solving(uri) && !this._panel.showsInSight(uri)) void this._show(uri);
    });
  }

  private _solving(uri: Uri): Solving | undefined {
    const state = this._states.of(uri);
    return state?.kind === 'solving' ? state : undefined;
  }

  private async _show(uri: Uri): Promise<void> {
    const key = uri.toString();
    this._watched.add(key);
    const title = nameOf(uri);
    await window.withProgress({ location: ProgressLocation.Notification, title, cancellable: true }, async (progress, token) => {
      const cancelling = token.onCancellationRequested(() => this._solver.cancel(uri));
      let reached = 0;
      const report = (state: Solving): void => {
        reached += reportOf(state, reached, progress);
      };
      const state = this._solving(uri);
      if (state) report(state);
      await new Promise<void>((resolve) => {
        const listening = this._states.onDidChange((change) => {
          if (change.uri.toString() !== key) return;
          if (change.state?.kind === 'solving') report(change.state);
          else {
            listening.dispose();
            resolve();
          }
        });
      });
      cancelling.dispose();
    });
    this._watched.delete(key);
  }
}

/** Reports where the run is; returns by how many percent it got further. */
function reportOf({ progress: run }: Solving, reached: number, progress: Progress<{ message?: string; increment?: number }>): number {
  if (!run) return 0;
  if (run.cases === 0) {
    progress.report({ message: readingFile(l10n, Math.floor(run.share * 100)) });
    return 0;
  }
  const increment = Math.max(0, (100 * (run.solved + run.share)) / run.cases - reached);
  progress.report({ message: solvingCase(l10n, Math.min(run.solved + 1, run.cases), run.cases, Math.floor(run.share * 100)), increment });
  return increment;
}
