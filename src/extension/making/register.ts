import type { TestItem } from 'vscode';
import { commands, l10n, Uri } from 'vscode';
import * as words from '../../words/making.ts';
import { isRecord } from '../../panel/protocol/shape.ts';
import type { Disposable } from '../disposables.ts';
import { DisposableStore } from '../disposables.ts';
import type { Engine } from '../engine.ts';
import type { GameChoices } from '../gameChoices.ts';
import type { Log } from '../log.ts';
import { commands as ids } from '../manifest.ts';
import type { PanelTarget } from '../targets.ts';
import { targetOf } from '../targets.ts';
import type { MakingOptions } from './addTestCase.ts';
import { addTestCase } from './addTestCase.ts';
import type { ListedCases } from './cases.ts';
import { FoundCases } from './cases.ts';
import { Computing } from './computing.ts';
import { exportTestCases } from './exportTestCases.ts';
import { generateInput } from './generateInput.ts';
import { importTestCases } from './importTestCases.ts';
import { newTestCase } from './newTestCase.ts';
import type { AnswerablePrompts } from './prompts.ts';
import { useComputed } from './useComputed.ts';

/** All that makes test cases. `listed` are those of the Test Explorer. */
export function registerMaking(options: {
  readonly engine: Engine;
  readonly choices: GameChoices;
  readonly log: Log;
  readonly panel: PanelTarget;
  readonly listed: ListedCases;
  readonly prompts: AnswerablePrompts;
}): Disposable {
  const { engine, choices, log, panel, listed, prompts } = options;
  const making: MakingOptions = { engine, choices, prompts, computing: new Computing(engine, log), cases: new FoundCases(listed) };
  const store = new DisposableStore();
  const register = (id: string, act: (argument: unknown) => Promise<void>): void => {
    store.add(commands.registerCommand(id, act));
  };
  register(ids.addTestCase, async (argument) => {
    const uri = targetOf(argument, panel);
    if (uri) await addTestCase(making, uri);
    else prompts.prompts.warn(words.noInputToAdd(l10n));
  });
  register(ids.useComputed, async (argument) => {
    const of = itemOf(argument) ?? targetOf(argument, panel);
    const found = of && (await making.cases.find(of));
    if (found) await useComputed(making, found);
    else prompts.prompts.warn(words.noCaseHere(l10n));
  });
  register(ids.newTestCase, () => newTestCase(making));
  register(ids.importTestCases, () => importTestCases(making));
  register(ids.exportTestCases, (argument) => exportTestCases(making, itemOf(argument) ?? targetOf(argument, panel)));
  register(ids.generateInput, () => generateInput(making));
  return store;
}

/** The item of a Test Explorer's menu, or that of the message whose menu it is. */
function itemOf(argument: unknown): TestItem | undefined {
  if (isTestItem(argument)) return argument;
  return isRecord(argument) && isTestItem(argument['test']) ? argument['test'] : undefined;
}

function isTestItem(value: unknown): value is TestItem {
  return isRecord(value) && !(value instanceof Uri) && 'children' in value && 'canResolveChildren' in value;
}
