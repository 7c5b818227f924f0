import { commands, l10n, Uri } from 'vscode';
import * as words from '../../words/making.ts';
import type { Disposable } from '../disposables.ts';
import { DisposableStore } from '../disposables.ts';
import type { Engine } from '../engine.ts';
import type { GameChoices } from '../gameChoices.ts';
import type { Log } from '../log.ts';
import { commands as ids } from '../manifest.ts';
import type { PanelTarget } from '../targets.ts';
import { targetOf } from '../targets.ts';
import type { Recheck } from '../testing/register.ts';
import type { TestCases } from '../testing/testCases.ts';
import type { MakingOptions } from './addTestCase.ts';
import { addTestCase } from './addTestCase.ts';
import { FoundCases, listedCases } from './cases.ts';
import { Computing } from './computing.ts';
import { exportTestCases } from './exportTestCases.ts';
import { generateInput } from './generateInput.ts';
import { importTestCases } from './importTestCases.ts';
import { newTestCase } from './newTestCase.ts';
import type { AnswerablePrompts } from './prompts.ts';
import { useComputed } from './useComputed.ts';

/** All that makes test cases. */
export function registerMaking(options: {
  readonly engine: Engine;
  readonly choices: GameChoices;
  readonly log: Log;
  readonly panel: PanelTarget;
  readonly cases: TestCases;
  readonly prompts: AnswerablePrompts;
  readonly recheck: Recheck;
}): Disposable {
  const { engine, choices, log, panel, prompts, recheck } = options;
  const cases = new FoundCases(listedCases(options.cases));
  const making: MakingOptions = { engine, choices, prompts, computing: new Computing(engine, log), cases, recheck };
  const store = new DisposableStore();
  const register = (id: string, act: (argument: unknown) => Promise<void>): void => {
    store.add(commands.registerCommand(id, act));
  };
  // What menus and messages of the Test Explorer hand over is no resource: an item, or its id.
  const chosen = (argument: unknown): unknown =>
    typeof argument === 'string' || (typeof argument === 'object' && argument !== null && !(argument instanceof Uri))
      ? argument
      : targetOf(argument, panel);
  register(ids.addTestCase, async (argument) => {
    const uri = targetOf(argument, panel);
    if (uri) await addTestCase(making, uri);
    else prompts.prompts.warn(words.noInputToAdd(l10n));
  });
  register(ids.useComputed, async (argument) => {
    const found = await cases.find(chosen(argument));
    if (found) await useComputed(making, found);
    else prompts.prompts.warn(words.noCaseHere(l10n));
  });
  register(ids.newTestCase, () => newTestCase(making));
  register(ids.importTestCases, () => importTestCases(making));
  register(ids.exportTestCases, (argument) => exportTestCases(making, chosen(argument)));
  register(ids.generateInput, () => generateInput(making));
  return store;
}
