import { EventEmitter } from 'vscode';
import type { GameId } from '../../games/game.ts';
import type { AssessReport, AssessState, LeftOutReason } from '../../panel/protocol/assessApi.ts';
import { Owner } from '../disposables.ts';
import type { Engine } from '../engine.ts';
import type { TestCase } from '../testing/testCase.ts';
import type { Assessing } from './assessing.ts';
import { begun, gamesOf, inputOf, namesOf, reasonOf } from './assessing.ts';
import type { Scope } from './scope.ts';
import { casesOf } from './scope.ts';
import type { DiscoveredCases, WatchedSuite } from './suiteChanges.ts';
import { SuiteChanges } from './suiteChanges.ts';

/** Files under way at once: one is read while the worker is at another. */
const atOnce = 8;
/** Between two states that are told while files are assessed: so many milliseconds, and as a multiple of what telling takes. */
const tellEvery = 150;
const restShare = 20;

export interface AssessorOptions {
  readonly engine: Engine;
  readonly cases: DiscoveredCases;
}

/** Assesses one suite at a time, and tells how far it is. Only the latest call goes on. */
export class Assessor extends Owner {
  private readonly _options: AssessorOptions;
  private readonly _changed = this._register(new EventEmitter<void>());
  readonly onDidChange = this._changed.event;
  private readonly _changes: SuiteChanges;
  private _scope: Scope | undefined;
  private _now: Assessing | Exclude<AssessState['kind'], 'report'> | undefined;
  /** What the worker does now, or is to do next. */
  private readonly _jobs = new Set<number>();
  private _tellAfter = 0;
  /** Tells whether what was looked for is still wanted. */
  private _token: object | undefined;

  constructor(options: AssessorOptions) {
    super();
    this._options = options;
    this._changes = this._register(new SuiteChanges(options.cases, (suite) => this._setOutdated(suite)));
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
    if (typeof now === 'string') return { kind: now, place: scope.name };
    const { run, names, done, running, failure, outdated, leftOut, added } = now;
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
      games: gamesOf(now),
      leftOut: leftOut.toSorted((one, other) => one.file - other.file),
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
    const cases = await casesOf(scope, await this._options.cases.all());
    if (this._token !== token) return;
    if (cases.length === 0) {
      this._now = 'nothing';
      this._changed.fire();
      return;
    }
    const assessing = begun(run, cases);
    this._now = assessing;
    this._changes.watch({ scope, cases: assessing.cases });
    this._changed.fire();
    if (engine.worker.stopped) await engine.worker.restart();
    await this._known(assessing);
    let next = 0;
    const goOn = async (): Promise<void> => {
      while (next < cases.length && assessing.running && assessing.failure === null) {
        await this._assessFile(assessing, next++, () => assessing.running);
        if (this._now === assessing) this._tellSometimes();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, goOn));
    assessing.running = false;
    if (this._now === assessing) this._changed.fire();
  }

  /** Ends what is on its way; what was found stays. */
  cancel(): void {
    this._token = undefined;
    for (const job of this._jobs) this._options.engine.worker.cancel(job);
    const now = this._now;
    if (now === 'looking') this._now = 'cancelled';
    else if (typeof now === 'object' && now.running) {
      now.running = false;
      now.failure = { code: 'cancelled' };
    } else return;
    this._changed.fire();
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
    if (!now.outdated) this._changes.caughtUp();
    now.added.push(now.names[file]);
    if (this._now === now) this._changed.fire();
  }

  private _setOutdated({ cases }: WatchedSuite): void {
    const now = this._now;
    if (typeof now !== 'object' || now.cases !== cases || now.outdated) return;
    now.outdated = true;
    this._changed.fire();
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
    this._jobs.add(job);
    const reply = await engine.worker.study('assess', { input, game: testCase.game }, job);
    this._jobs.delete(job);
    if (!reply.ok) assessing.failure ??= reply.failure;
    else if (reply.value.usable) {
      assessing.found[file] = reply.value;
      assessing.done++;
    } else leave(reasonOf(reply.value));
  }

  private _tellSometimes(): void {
    const start = performance.now();
    if (start < this._tellAfter) return;
    this._changed.fire();
    const end = performance.now();
    this._tellAfter = end + Math.max(tellEvery, restShare * (end - start));
  }

  override dispose(): void {
    this.cancel();
    super.dispose();
  }
}
