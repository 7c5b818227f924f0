import { commands, workspace } from 'vscode';
import type { Disposable } from './disposables.ts';
import { DisposableStore } from './disposables.ts';
import type { Engine } from './engine.ts';
import { documentInput } from './inputs.ts';
import type { KnownInputs } from './known.ts';
import { contextKeys } from './manifest.ts';
import type { StrategyPanel } from './webview/strategyPanel.ts';
import type { Solver } from './solver.ts';
import type { States } from './states.ts';

/**
 * Lets go of what nobody looks at any more: texts and answers of closed documents that the panel does not show, and the
 * worker itself once no input is open and no panel.
 */
export function registerLifetimes(engine: Engine, solver: Solver, states: States, known: KnownInputs, panel: StrategyPanel): Disposable {
  const store = new DisposableStore();
  const dropUnseen = (): void => {
    const seen = new Set([...workspace.textDocuments.map(({ uri }) => uri.toString()), panel.shown?.toString()]);
    for (const uri of states.inputs()) {
      if (seen.has(uri.toString())) continue;
      solver.forget(uri);
      engine.release(uri);
    }
    engine.setInUse(known.any || panel.open);
  };
  store.add(
    workspace.onDidCloseTextDocument(({ uri }) => {
      if (panel.shown?.toString() !== uri.toString()) engine.release(uri);
      dropUnseen();
    }),
  );
  store.add(
    workspace.onDidOpenTextDocument((document) => {
      // Versions of a document that was opened anew say nothing about those of the one before.
      const held = solver.inputOf(document.uri);
      if (!held || held === documentInput(document)) return;
      solver.forget(document.uri);
      engine.release(document.uri);
    }),
  );
  store.add(
    panel.onDidChange(() => {
      dropUnseen();
    }),
  );
  store.add(known.onDidChange(() => engine.setInUse(known.any || panel.open)));
  store.add(states.onDidChange(({ uri, state }) => state === undefined && engine.files.forget(uri)));
  let solving = false;
  store.add(
    states.onDidChange(() => {
      if (states.solving === solving) return;
      solving = states.solving;
      void commands.executeCommand('setContext', contextKeys.solving, solving);
    }),
  );
  return store;
}
