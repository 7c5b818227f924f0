import type { Disposable } from './disposables.ts';
import { DisposableStore } from './disposables.ts';
import { inputAt } from './files.ts';
import type { Log } from './log.ts';
import type { SavedFiles } from './savedFiles.ts';
import type { StrategyPanel } from './webview/strategyPanel.ts';
import type { Solver } from './solver.ts';
import type { States } from './states.ts';

/** Solves what the panel turns to, once the panel is in sight: it has nothing to show of an input that was not solved. */
export function registerPanelSolving(panel: StrategyPanel, files: SavedFiles, solver: Solver, states: States, log: Log): Disposable {
  const store = new DisposableStore();
  const look = async (): Promise<void> => {
    const uri = panel.shown;
    if (!uri || !panel.visible || states.of(uri)) return;
    const found = await inputAt(uri, files);
    if (found.ok && !states.of(uri) && panel.showsInSight(uri)) await solver.solve(found.input);
  };
  store.add(panel.onDidChange(() => log.background(look())));
  store.add(states.onDidChange(({ state }) => state === undefined && log.background(look())));
  return store;
}
