import type { CancellationToken, TestController, TestRun } from 'vscode';
import { EventEmitter, l10n, TestRunRequest } from 'vscode';
import { cancelledTests, noTests, outputLine, passedOf, savedResults } from '../../words/testing.ts';
import { Owner } from '../disposables.ts';
import type { Checked, Checker } from './checker.ts';
import { publish } from './publish.ts';
import type { CaseResult } from './result.ts';
import type { ResultMemory } from './resultMemory.ts';
import { Stop } from './stop.ts';
import type { TestCase } from './testCase.ts';
import type { Tree } from './tree.ts';

/** Checks cases one after the other, and shows what came of them. */
export class Runner extends Owner {
  private readonly _controller: TestController;
  private readonly _tree: Tree;
  private readonly _checker: Checker;
  private readonly _memory: ResultMemory;
  private readonly _checking = this._register(new EventEmitter<string>());
  /** Tells the id of a case whose files are read next. */
  readonly onWillCheck = this._checking.event;
  private readonly _checked = this._register(new EventEmitter<TestCase>());
  /** Tells a case whose check has ended, one way or another. */
  readonly onDidCheck = this._checked.event;
  private _before: Promise<void> = Promise.resolve();
  /** The last line of the output of the last run. */
  summary = '';
  /** Runs that have begun and not ended. */
  running = 0;

  constructor(controller: TestController, tree: Tree, checker: Checker, memory: ResultMemory) {
    super();
    this._controller = controller;
    this._tree = tree;
    this._checker = checker;
    this._memory = memory;
  }

  /** Settles when the run has ended, one way or another. Never rejects for what a case holds. */
  async run(request: TestRunRequest, cases: readonly TestCase[], token?: CancellationToken): Promise<void> {
    const run = this._controller.createTestRun(request);
    const stopping = new Stop([run.token, ...(token ? [token] : [])]);
    this.running++;
    try {
      for (const { id } of cases) {
        const item = this._tree.item(id);
        if (item) run.enqueued(item);
      }
      const mine = this._before.then(() => this._runAll(run, cases, stopping));
      // What comes after waits for this one, whatever becomes of it.
      this._before = mine.catch(() => {});
      await mine;
    } finally {
      run.end();
      this.running--;
      stopping.dispose();
      await this._memory.save();
    }
  }

  /** Shows results again that were found before, as they were then. */
  show(results: readonly CaseResult[]): void {
    const items = results.map(({ id }) => this._tree.item(id)).filter((item) => item !== undefined);
    if (items.length === 0) return;
    // Not kept by the editor: they come from our own memory.
    const run = this._controller.createTestRun(new TestRunRequest(items), savedResults(l10n), false);
    for (const result of results) this._publish(run, result);
    run.end();
  }

  private async _runAll(run: TestRun, cases: readonly TestCase[], stopping: Stop): Promise<void> {
    const counts = { passed: 0, checked: 0, skipped: 0 };
    let done = 0;
    for (const one of cases) {
      if (stopping.stopped) break;
      const item = this._tree.item(one.id);
      done++;
      // Gone since.
      if (!item) continue;
      run.started(item);
      const checked = await this._check(one, stopping);
      if (!checked) {
        done--;
        break;
      }
      const { result, unsaved, note } = checked;
      this._publish(run, result);
      if (result.state === 'passed') counts.passed++;
      if (result.state === 'skipped') counts.skipped++;
      else counts.checked++;
      const name = one.suite === '' ? one.label : `${one.suite}/${one.label}`;
      run.appendOutput(`${outputLine(l10n, { name, state: result.state, unsaved, note })}\r\n`, undefined, item);
    }
    const pending = cases.slice(done);
    for (const { id } of pending) {
      const item = this._tree.item(id);
      if (item) run.skipped(item);
    }
    if (stopping.stopped) run.appendOutput(`${cancelledTests(l10n, pending.length)}\r\n`);
    this.summary = cases.length === 0 ? noTests(l10n) : passedOf(l10n, counts);
    run.appendOutput(`${this.summary}\r\n`);
  }

  private async _check(one: TestCase, stopping: Stop): Promise<Checked | undefined> {
    this._checking.fire(one.id);
    try {
      const checked = await this._checker.check(one, stopping);
      if (checked) this._memory.put(checked.result);
      return checked;
    } finally {
      this._checked.fire(one);
    }
  }

  private _publish(run: TestRun, result: CaseResult): void {
    publish(run, this._tree, result);
    if (result.game) this._tree.setGame(result.id, result.game);
  }
}
