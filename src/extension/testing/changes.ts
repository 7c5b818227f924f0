import type { TestController, Uri } from 'vscode';
import { EventEmitter, workspace } from 'vscode';
import { Owner } from '../disposables.ts';
import { Debouncer } from '../timing.ts';
import { isUnsaved, stampOf } from './caseTexts.ts';
import type { Discovery } from './discovery.ts';
import type { ResultMemory } from './resultMemory.ts';
import type { TestCase } from './testCase.ts';
import type { TestCases } from './testCases.ts';

/** Quiet time after a change before a result is looked at again. */
const quietMilliseconds = 100;
/** Cases whose files are asked for at once. */
const askedAtOnce = 64;

/** Marks results as outdated when what they rest on changes, and tells which cases have new files. */
export class Changes extends Owner {
  private readonly _controller: TestController;
  private readonly _discovery: Discovery;
  private readonly _cases: TestCases;
  private readonly _memory: ResultMemory;
  private readonly _debouncer = this._register(new Debouncer(quietMilliseconds));
  private readonly _saved = this._register(new EventEmitter<TestCase>());
  /** The files of a case are others than those that its last result is of. */
  readonly onDidChangeFiles = this._saved.event;
  /** The last look at each case whose files are still asked for. */
  private readonly _looks = new Map<string, symbol>();
  /** Ids of cases that are being checked, and of those whose files changed meanwhile. */
  private readonly _checking = new Set<string>();
  private readonly _late = new Set<string>();
  /** Ids of results that are shown as outdated. */
  readonly outdated = new Set<string>();

  constructor(controller: TestController, discovery: Discovery, cases: TestCases, memory: ResultMemory) {
    super();
    this._controller = controller;
    this._discovery = discovery;
    this._cases = cases;
    this._memory = memory;
    this._register(
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0) this._later(document.uri);
      }),
    );
    this._register(discovery.onDidChangeFile((uri) => this._later(uri)));
    // At once: an editor that is closed then tells no more which text was saved.
    this._register(
      workspace.onDidSaveTextDocument(({ uri }) => {
        for (const one of this._of(uri)) void this._look(one);
      }),
    );
    this._register(
      workspace.onDidChangeConfiguration((event) => {
        const hit = discovery.cases.filter(({ input }) => event.affectsConfiguration('optimalPlay.testCases.strict', input));
        void this.compare(hit);
      }),
    );
  }

  /** The case is checked as it is now: what changed before is no news any more. */
  checking(id: string): void {
    this._debouncer.drop(id);
    this._looks.delete(id);
    this._checking.add(id);
    this.outdated.delete(id);
  }

  /** Whatever came while it was checked is looked at now, beside the new result. */
  checked(one: TestCase): void {
    this._checking.delete(one.id);
    if (this._late.delete(one.id)) void this._look(one);
  }

  /** Marks the results of those cases whose files are others now. */
  async compare(cases: readonly TestCase[]): Promise<void> {
    for (let from = 0; from < cases.length; from += askedAtOnce) {
      await Promise.all(
        cases.slice(from, from + askedAtOnce).map(async (one) => {
          const result = this._memory.of(one.id);
          if (result && (result.stamp === null || result.stamp !== (await stampOf(one)))) this._invalidate(one);
        }),
      );
    }
  }

  private _later(uri: Uri): void {
    for (const one of this._of(uri)) {
      this._debouncer.schedule(one.id, () => void this._look(one));
    }
  }

  private async _look(one: TestCase): Promise<void> {
    if (this._checking.has(one.id)) {
      this._late.add(one.id);
      return;
    }
    const look = Symbol();
    this._looks.set(one.id, look);
    const result = this._memory.of(one.id);
    const before = result?.stamp ?? '';
    const [stamp, now] = await Promise.all([stampOf(one, before), stampOf(one)]);
    // Looked at or checked anew since.
    if (this._looks.get(one.id) !== look) return;
    this._looks.delete(one.id);
    if (result && stamp === before) {
      if (now === before) return;
      // What was checked before it was saved is in the files now.
      this._memory.put({ ...result, stamp: now });
      await this._memory.save();
      return;
    }
    if (result) this._invalidate(one);
    if (!isUnsaved(one)) this._saved.fire(one);
  }

  private _of(uri: Uri): readonly TestCase[] {
    const found = this._cases.find(uri);
    // A file with several cases is found by none of their ids.
    return found ? [found.testCase] : this._discovery.holds(uri) ? this._cases.below(uri) : [];
  }

  private _invalidate({ id }: TestCase): void {
    const item = this._cases.item(id);
    if (!item || !this._memory.of(id) || this.outdated.has(id)) return;
    this.outdated.add(id);
    this._controller.invalidateTestResults(item);
  }
}
