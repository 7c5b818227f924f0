import type { Memento } from 'vscode';
import { commands } from 'vscode';
import type { Disposable } from './disposables.ts';
import { DisposableStore } from './disposables.ts';
import type { KnownInputs } from './known.ts';
import { contextKeys } from './manifest.ts';
import type { TestCases } from './testing/testCases.ts';

/** Lets the explorer's menus offer what is of use only where there are inputs: from the first one that is met, remembered with the workspace. */
export function registerPresence(memento: Memento, known: KnownInputs, cases: TestCases): Disposable {
  const store = new DisposableStore();
  let told = false;
  const look = (): void => {
    const found = memento.get(contextKeys.hasInputs, false);
    if (told || !(found || known.any || cases.cases.length > 0)) return;
    told = true;
    void commands.executeCommand('setContext', contextKeys.hasInputs, true);
    if (!found) void memento.update(contextKeys.hasInputs, true);
  };
  store.add(known.onDidChange(look));
  store.add(cases.onDidChange(look));
  look();
  return store;
}
