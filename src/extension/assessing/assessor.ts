import type { Event, FileSystemWatcher, Uri } from 'vscode';
import { EventEmitter, workspace } from 'vscode';
import type { GameId } from '../../games/game.ts';
import type { AssessReport, AssessState, LeftOutReason } from '../../panel/protocol/assessApi.ts';
import { suiteOf } from '../../testCases/suite.ts';
import { Owner, Slot } from '../disposables.ts';
import type { Engine } from '../engine.ts';
import type { TestCase } from '../testing/testCase.ts';
import type { Assessing } from './assessing.ts';
import { begun, inputOf, namesOf, reasonOf } from './assessing.ts';
import type { Scope } from './scope.ts';
import { casesOf } from './scope.ts';

/** Between two states that are told while files are assessed. */
const tellEvery = 150;

/** Test cases as the Test Explorer finds them. */
export interface DiscoveredCases {
  /** Every case, in natural order, once all that is there now is found. */
  all(): Promise<readonly TestCase[]>;
  /** Cases came or went. */
  readonly onDidChange: Event<void>;
}

export interface AssessorOptions {
  readonly engine: Engine;
  readonly cases: DiscoveredCases;
}

/** Assesses one suite at a time, and tells how far it is. Only the latest call goes on. */
export class Assessor extends Owner {
  private readonly _options: AssessorOptions;
  private readonly _changed = this._register(new EventEmitter<void>());
  readonly onDidChange = this._changed.event;
  private readonly _watching = this._register(new Slot<FileSystemWatcher>());
  private _scope: Scope | undefined;
  private _now: Assessing | 'looking' | 'nothing' | undefined;
  /** Of the work that the worker does now. */
  private _job: number | undefined;
  private _told = 0;
  /** Tells whether what was looked for is still wanted. */
  private _token: object | undefined;

  constructor(options: AssessorOptions) {
    super();
    this._options = options;
    this._register(
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => contentChanges.length > 0 && this._edited(document.uri)),
    );
    this._register(options.cases.onDidChange(() => void this._compare()));
  }

  get scope(): Scope | undefined {
    return this._scope;
  }

  /** The report of a run that is still the one shown. */
  reportOf(run: number): AssessReport | undefined {
    const { state } = this;
    return state?.kind === 'report' && state.run === run ? state : undefined;
  }

  get state(): AssessState | undefined {
    const now = this._now;
    const scope = this._scope;
    if (now === undefined || scope === undefined) return undefined;
    if (now === 'looking' || now === 'nothing') return { kind: now, place: scope.name };
    const { run, names, done, running, failure, outdated, found, known, leftOut, added } = now;
    const games = known ? suiteOf(found, known) : [];
    return {
      kind: 'report',
      run,
      place: scope.name,
      folder: scope.folder?.toString() ?? null,
      files: names,
      done,
      running,
      failure,
      outdated,
      games,
      leftOut,
      added,
    };
  }

  /** The file at a place of the report. */
  caseAt(run: number, file: number): TestCase | undefined {
    return this._at(run)?.cases[file];
  }

  casesOf(run: number): readonly TestCase[] {
    return this._at(run)?.cases ?? [];
  }

  /** The cases of a game that could be used. */
  inputsOf(run: number, game: GameId): readonly TestCase[] {
    const now = this._at(run);
    return now?.cases.filter((_, file) => now.found[file]?.game === game) ?? [];
  }

  /** Settles when the whole scope has been assessed, or this was cancelled or overtaken. */
  async assess(scope: Scope): Promise<void> {
    this.cancel();
    const { engine } = this._options;
    const run = engine.newRun();
    this._scope = scope;
    this._now = 'looking';
    const token = {};
    this._token = token;
    this._changed.fire();
    this._watch();
    const cases = await casesOf(scope, await this._options.cases.all());
    if (this._token !== token) return;
    if (cases.length === 0) {
      this._now = 'nothing';
      this._changed.fire();
      return;
    }
    const assessing = begun(run, cases);
    this._now = assessing;
    this._changed.fire();
    if (engine.worker.stopped) await engine.worker.restart();
    await this._known(assessing);
    for (let file = 0; file < cases.length && assessing.running && assessing.failure === null; file++) {
      await this._assessFile(assessing, file, () => assessing.running);
      if (this._now !== assessing) return;
      this._tellSometimes();
    }
    assessing.running = false;
    if (this._now === assessing) this._changed.fire();
  }

  /** Ends what is on its way; what was found stays. */
  cancel(): void {
    this._token = undefined;
    if (this._job !== undefined) this._options.engine.worker.cancel(this._job);
    const now = this._now;
    if (typeof now === 'object' && now.running) {
      now.running = false;
      now.failure = { code: 'cancelled' };
      this._changed.fire();
    }
  }

  /** Takes a file into the report that was not there when it was made. */
  async take(run: number, testCase: TestCase): Promise<void> {
    const now = this._at(run);
    if (!now) return;
    now.cases.push(testCase);
    now.found.push(null);
    now.names.splice(0, now.names.length, ...namesOf(now.cases));
    const file = now.cases.length - 1;
    await this._assessFile(now, file, () => true);
    now.added.push(now.names[file]);
    if (this._now === now) this._changed.fire();
  }

  /** A file is not what it was any more. */
  private _edited(uri: Uri): void {
    const now = this._now;
    const key = uri.toString();
    if (typeof now === 'object' && now.cases.some(({ input }) => input.toString() === key)) this._setOutdated(now);
  }

  /** Whether cases came or went since. */
  private async _compare(): Promise<void> {
    const now = this._now;
    const scope = this._scope;
    if (typeof now !== 'object' || scope === undefined) return;
    const present = await casesOf(scope, await this._options.cases.all());
    const known = new Set(now.cases.map(({ id }) => id));
    if (present.length !== known.size || present.some(({ id }) => !known.has(id))) this._setOutdated(now);
  }

  private _setOutdated(assessing: Assessing): void {
    if (assessing.outdated || this._now !== assessing) return;
    assessing.outdated = true;
    this._changed.fire();
  }

  /** Files that a program writes are told by no document. */
  private _watch(): void {
    if (this._watching.current) return;
    const watcher = workspace.createFileSystemWatcher('**', true, false, true);
    watcher.onDidChange((uri) => this._edited(uri));
    this._watching.set(watcher);
  }

  private _at(run: number): Assessing | undefined {
    return typeof this._now === 'object' && this._now.run === run ? this._now : undefined;
  }

  private async _known(assessing: Assessing): Promise<void> {
    const { engine } = this._options;
    const [photos, gems] = await Promise.all(
      (['family-photos', 'gems-fight'] as const).map((game) => engine.worker.study('known', { game }, engine.newRun())),
    );
    if (photos.ok && gems.ok) assessing.known = { 'family-photos': photos.value, 'gems-fight': gems.value };
    else assessing.failure = photos.ok ? (gems.ok ? null : gems.failure) : photos.failure;
  }

  private async _assessFile(assessing: Assessing, file: number, wanted: () => boolean): Promise<void> {
    const { engine } = this._options;
    const testCase = assessing.cases[file];
    const leave = (reason: LeftOutReason): void => {
      assessing.leftOut.push({ file, reason });
      assessing.done++;
    };
    const input = await inputOf(testCase);
    if (input === null) {
      leave('unreadable');
      return;
    }
    if (!wanted()) return;
    const job = engine.newRun();
    this._job = job;
    const reply = await engine.worker.study('assess', { input, game: testCase.game }, job);
    if (this._job === job) this._job = undefined;
    if (!reply.ok) assessing.failure ??= reply.failure;
    else if (reply.value.usable) {
      assessing.found[file] = reply.value;
      assessing.done++;
    } else leave(reasonOf(reply.value));
  }

  private _tellSometimes(): void {
    const now = performance.now();
    if (now - this._told < tellEvery) return;
    this._told = now;
    this._changed.fire();
  }

  override dispose(): void {
    this.cancel();
    super.dispose();
  }
}
