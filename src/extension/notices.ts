import { l10n, window } from 'vscode';
import { showLogButton, solverRestarted, tryAgainButton } from '../words/extensionMessages.ts';
import { failureSentence } from '../words/failures.ts';
import type { Disposable } from './disposables.ts';
import { DisposableStore } from './disposables.ts';
import type { Engine } from './engine.ts';
import type { Log } from './log.ts';
import type { StrategyPanel } from './webview/strategyPanel.ts';
import type { Solver } from './solver.ts';

/** Tells of the worker's deaths: where the panel shows the run it tells itself. */
export function registerNotices(engine: Engine, solver: Solver, panel: StrategyPanel, log: Log): Disposable {
  const store = new DisposableStore();
  store.add(solver.onDidRestart((uri) => !panel.showsInSight(uri) && log.background(tellRestart(log))));
  store.add(engine.onDidStop(() => log.background(tellEnd(engine, log))));
  return store;
}

async function tellRestart(log: Log): Promise<void> {
  const answer = await window.showWarningMessage(solverRestarted(l10n), showLogButton(l10n));
  if (answer !== undefined) log.show();
}

async function tellEnd(engine: Engine, log: Log): Promise<void> {
  const again = tryAgainButton(l10n);
  const showLog = showLogButton(l10n);
  const answer = await window.showErrorMessage(failureSentence(l10n, { code: 'worker-died', replaced: false }), again, showLog);
  if (answer === showLog) log.show();
  if (answer === again) await engine.worker.restart();
}
