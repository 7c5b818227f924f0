import type { Event, FileSystemWatcher, Uri } from 'vscode';
import { workspace } from 'vscode';
import { Owner, Slot } from '../disposables.ts';
import type { TestCase } from '../testing/testCase.ts';
import type { Scope } from './scope.ts';
import { casesOf } from './scope.ts';

/** Test cases as the Test Explorer finds them. */
export interface DiscoveredCases {
  /** Every case, in natural order, once all that is there now is found. */
  all(): Promise<readonly TestCase[]>;
  /** Cases came or went. */
  readonly onDidChange: Event<void>;
}

/** A suite whose files are looked after. */
export interface WatchedSuite {
  readonly scope: Scope;
  readonly cases: readonly TestCase[];
}

/** Tells when an input of a suite was edited, in the editor or on the disk, and when cases of it came or went. */
export class SuiteChanges extends Owner {
  private readonly _discovered: DiscoveredCases;
  private readonly _changed: (suite: WatchedSuite) => void;
  private readonly _watcher = this._register(new Slot<FileSystemWatcher>());
  private _suite: WatchedSuite | undefined;
  /** Its inputs: much may be written at once. */
  private _inputs: ReadonlySet<string> = new Set();
  /** What was written before this time, in milliseconds since 1970, has been read as it is. */
  private _since = 0;

  constructor(discovered: DiscoveredCases, changed: (suite: WatchedSuite) => void) {
    super();
    this._discovered = discovered;
    this._changed = changed;
    this._register(
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => contentChanges.length > 0 && this._edited(document.uri)),
    );
    this._register(discovered.onDidChange(() => void this._compare()));
  }

  /** Looks after this suite from now on, as it is at each moment. */
  watch(suite: WatchedSuite): void {
    this._suite = suite;
    this.caughtUp();
    if (this._watcher.current) return;
    // Files that a program writes are told by no document.
    const watcher = workspace.createFileSystemWatcher('**', true, false, true);
    watcher.onDidChange((uri) => void this._written(uri));
    this._watcher.set(watcher);
  }

  /** Every file of the suite has been read as it is. */
  caughtUp(): void {
    this._since = Date.now();
    this._inputs = new Set(this._suite?.cases.map(({ input }) => input.toString()));
  }

  private _edited(uri: Uri): void {
    if (this._suite && this._holds(uri)) this._changed(this._suite);
  }

  /** The disk tells late: a file that has just been taken in is still told as changed. */
  private async _written(uri: Uri): Promise<void> {
    const [suite, since] = [this._suite, this._since];
    if (!this._holds(uri)) return;
    const isOld = await workspace.fs.stat(uri).then(
      ({ mtime }) => mtime < since,
      () => false,
    );
    if (!isOld && suite && suite === this._suite) this._changed(suite);
  }

  private _holds(uri: Uri): boolean {
    return this._inputs.has(uri.toString());
  }

  private async _compare(): Promise<void> {
    const suite = this._suite;
    if (!suite) return;
    const present = await casesOf(suite.scope, await this._discovered.all());
    const known = new Set(suite.cases.map(({ id }) => id));
    if (present.length !== known.size || present.some(({ id }) => !known.has(id))) this._changed(suite);
  }
}
