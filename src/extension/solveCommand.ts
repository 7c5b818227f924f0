import { commands, l10n, Uri, window } from 'vscode';
import { nothingToSolve } from '../words/extensionMessages.ts';
import type { Disposable } from './disposables.ts';
import { DisposableStore } from './disposables.ts';
import type { Engine } from './engine.ts';
import { inputAt, savedFileAt } from './files.ts';
import type { KnownInputs } from './known.ts';
import type { Log } from './log.ts';
import { commands as ids } from './manifest.ts';
import type { StrategyPanel } from './webview/strategyPanel.ts';
import type { Solver } from './solver.ts';
import type { States } from './states.ts';
import { targetOf } from './targets.ts';

export interface SolveOptions {
  readonly engine: Engine;
  readonly known: KnownInputs;
  readonly solver: Solver;
  readonly states: States;
  readonly panel: StrategyPanel;
  readonly log: Log;
}

/**
 * Solves what is behind a resource and shows it in the panel; says one sentence where there is nothing to solve.
 * Settles when the input has its answer or a reason why not.
 */
export async function solveAndShow(options: SolveOptions, uri: Uri, find: typeof inputAt = inputAt): Promise<void> {
  const { engine, known, solver, states, panel, log } = options;
  const found = await find(uri, engine.files);
  if (!found.ok) {
    void window.showWarningMessage(found.sentence);
    return;
  }
  // Asked for by hand: that it died too often before is no reason not to try once more.
  if (engine.worker.stopped) await engine.worker.restart();
  known.ask(uri);
  // The run first: the panel then finds its state, and has nothing to start itself.
  const solving = solver.solve(found.input);
  panel.show(uri);
  await solving;
  const state = states.of(uri);
  if (state?.kind === 'failure' && state.failure.code === 'unexpected') log.unexpected(state.failure.message);
}

/** *Solve*, *Solve File*, *Cancel* and *Show Panel*. */
export function registerSolveCommands(options: SolveOptions): Disposable {
  const { panel, solver, states } = options;
  const store = new DisposableStore();
  store.add(
    commands.registerCommand(ids.solve, async (argument: unknown) => {
      const uri = targetOf(argument, panel);
      if (uri) await solveAndShow(options, uri);
      else void window.showInformationMessage(nothingToSolve(l10n));
    }),
  );
  store.add(
    commands.registerCommand(ids.solveFile, async (argument: unknown) => {
      const uri = argument instanceof Uri ? argument : (await window.showOpenDialog({ canSelectMany: false }))?.[0];
      if (uri) await solveAndShow(options, uri, savedFileAt);
    }),
  );
  store.add(
    commands.registerCommand(ids.cancel, () => {
      for (const uri of states.solvingInputs()) solver.cancel(uri);
    }),
  );
  store.add(
    commands.registerCommand(ids.showPanel, () => {
      panel.show(targetOf(undefined, panel));
    }),
  );
  return store;
}
