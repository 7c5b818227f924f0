import type { CancellationToken, Memento, TestItem, Uri } from 'vscode';
import { l10n, TestRunProfileKind, TestRunRequest, tests } from 'vscode';
import { checkProfile, testsTitle } from '../../words/testing.ts';
import { DisposableStore } from '../disposables.ts';
import type { GameChoices } from '../gameChoices.ts';
import type { SolveOptions } from '../solveCommand.ts';
import { Changes } from './changes.ts';
import { Checker } from './checker.ts';
import { registerTestCommands } from './commands.ts';
import { continuous } from './continuous.ts';
import { Discovery } from './discovery.ts';
import { FullDiff } from './fullDiff.ts';
import { JsonFiles } from './jsonFiles.ts';
import { Ours } from './ours.ts';
import { ResultMemory } from './resultMemory.ts';
import { Runner } from './runner.ts';
import type { TestCase } from './testCase.ts';
import { TestCases } from './testCases.ts';
import type { TestsView } from './testsView.ts';
import { testsView } from './testsView.ts';
import { caseOfItem, Tree } from './tree.ts';

interface TestingOptions {
  readonly solving: SolveOptions;
  readonly choices: GameChoices;
  readonly memento: Memento;
}

/** The Test Explorer: other features ask `cases`, tests look through `view`. */
export interface Testing extends DisposableStore {
  readonly cases: TestCases;
  readonly view: TestsView;
  /** Checks the case that a target stands for, where it is listed; `made` is a file of it that was made a moment ago. */
  readonly recheck: Recheck;
}

export type Recheck = (target: unknown, made?: Uri) => void;

/** The id that `when` clauses name. */
const controllerId = 'optimal-play';

/** Lists, checks and explains the test cases of the workspace; nothing is read before somebody asks for them. */
export function registerTesting({ solving, choices, memento }: TestingOptions): Testing {
  const store = new DisposableStore();
  const { engine, known, log } = solving;
  const controller = store.add(tests.createTestController(controllerId, testsTitle(l10n)));
  const tree = new Tree(controller);
  const memory = new ResultMemory(memento);
  const ours = new Ours(engine, choices);
  const json = new JsonFiles(ours);
  const discovery = store.add(new Discovery({ ours, json, log }, known, choices));
  const cases = new TestCases(discovery, tree, json, memory);
  const checker = new Checker({ engine, choices, ours, json, log });
  const runner = store.add(new Runner(controller, tree, checker, memory));
  const changes = store.add(new Changes(controller, discovery, cases, memory));
  store.add(runner.onWillCheck((id) => changes.checking(id)));
  store.add(runner.onDidCheck((one) => changes.checked(one)));

  let shown = false;
  store.add(
    discovery.onDidChange(() => {
      cases.index();
      tree.update(discovery);
      if (shown) return;
      shown = true;
      const before = discovery.cases.filter(({ id }) => memory.of(id));
      runner.show(before.flatMap(({ id }) => memory.of(id) ?? []));
      log.background(changes.compare(before));
    }),
  );

  const chosen = (request: TestRunRequest): readonly TestCase[] => {
    const wanted = request.include && idsBelow(request.include);
    const unwanted = idsBelow(request.exclude ?? []);
    return discovery.cases.filter(({ id }) => (wanted?.has(id) ?? true) && !unwanted.has(id));
  };
  const run = async (request: TestRunRequest, token: CancellationToken): Promise<void> => {
    await discovery.start();
    if (request.continuous) continuous({ runner, changes, chosen, log }, request, token);
    else await runner.run(request, chosen(request), token);
  };
  const profile = store.add(controller.createRunProfile(checkProfile(l10n), TestRunProfileKind.Run, run, true, undefined, true));
  controller.resolveHandler = async (item) => {
    if (!item) await discovery.start();
  };
  controller.refreshHandler = () => discovery.refresh();
  const diff = store.add(new FullDiff(cases, checker));
  store.add(registerTestCommands({ solving, controller, profile, cases, runner, diff }));
  const view = testsView({ controller, discovery, cases, tree, runner, changes, memory, run, profile });
  const recheck = async (target: unknown, made?: Uri): Promise<void> => {
    if (made) await discovery.lookAt(made);
    const found = cases.find(target)?.testCase;
    const item = found && tree.item(found.id);
    if (item) await runner.run(new TestRunRequest([item], undefined, profile, false, true), [found]);
  };
  return Object.assign(store, { cases, view, recheck: (...of: Parameters<Recheck>) => log.background(recheck(...of)) });
}

/** The ids of the cases that items stand for: themselves, what they hold, or what they are part of. */
function idsBelow(items: readonly TestItem[]): ReadonlySet<string> {
  const ids = new Set<string>();
  const add = (item: TestItem): void => {
    ids.add(caseOfItem(item.id).id);
    for (const [, child] of item.children) add(child);
  };
  for (const item of items) add(item);
  return ids;
}
