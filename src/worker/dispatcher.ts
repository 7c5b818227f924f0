import type {
  CaseRef,
  DocumentRef,
  GameChoice,
  Listed,
  OffsetEdit,
  PlacedMove,
  ReadResult,
  Reply,
  SolveResult,
  VerifyResult,
  Window,
  WorkerApi,
} from './api.ts';
import { Ahead } from './ahead.ts';
import { Documents } from './documents.ts';
import type { Failed } from './failed.ts';
import { replyOf } from './failed.ts';
import type { DispatcherOptions } from './dispatcherOptions.ts';
import { FileReadings } from './fileReadings.ts';
import type { GameRoom } from './readings.ts';
import { hasErrors, Readings } from './readings.ts';
import { Results } from './results.ts';
import { Runs } from './runs.ts';
import { Scheduler } from './scheduler.ts';
import type { StudyJobs, StudyKind } from './studyJobs.ts';
import { Studies } from './studies.ts';
import { Warming } from './warming.ts';
import { preparedFor, stacksOf, Windows } from './windows.ts';
import type { FamilyPhotosStack, RankedPhoto, StackChange, StackOrder, StackValues } from '../games/familyPhotos/facts.ts';
import type { Explanation, ExplanationLimits } from '../games/explanation.ts';
import { bestRows } from '../games/game.ts';
import type {
  Ledger,
  MarginSeries,
  Member,
  Move,
  MoveFilter,
  MoveReasons,
  MoveValue,
  PositionReasons,
  PositionRef,
  PositionSummary,
  SolvedCase,
  Turn,
} from '../games/game.ts';
import { explainCase } from './explaining.ts';

const mebibyte = 2 ** 20;

/** The worker itself: everything but the thread and the messages. No request ever rejects. */
export class Dispatcher implements WorkerApi {
  readonly #documents: Documents;
  readonly #readings: Readings;
  readonly #runs: Runs;
  readonly #windows: Windows;
  readonly #studies: Studies;
  readonly #files: FileReadings;
  readonly #warming: Warming;
  readonly #ahead: Ahead;
  readonly #room: GameRoom;
  readonly #solving: { limit: number };

  constructor({ room, pace, progress, limit = 1024 * mebibyte, files, warmUp, budget, ahead = 0 }: DispatcherOptions) {
    const scheduler = new Scheduler(pace);
    const results = new Results(budget ?? { large: 64 * mebibyte, small: 256 * mebibyte });
    this.#documents = new Documents((uri, reason) => this.#changed(uri, reason, scheduler, results));
    this.#readings = new Readings(this.#documents, scheduler, room);
    const solving = {
      results,
      limit,
      progress,
      now: () => pace.now(),
      check: (document: DocumentRef) => void this.#documents.text(document),
    };
    this.#solving = solving;
    this.#room = room;
    this.#ahead = new Ahead(scheduler, solving, ahead);
    this.#warming = new Warming(scheduler, warmUp === undefined ? null : () => warmUp(room));
    this.#files = new FileReadings(this.#documents, files ?? null, solving);
    this.#runs = new Runs(solving, this.#readings, scheduler);
    this.#windows = new Windows(solving, this.#readings, scheduler);
    this.#studies = new Studies(scheduler, solving);
  }

  beginText(document: DocumentRef): void {
    this.#documents.begin(document);
  }

  appendText(document: DocumentRef, piece: string): void {
    this.#documents.append(document, piece);
  }

  endText(document: DocumentRef, length: number): void {
    this.#documents.end(document, length);
  }

  edit(document: DocumentRef, from: number, edits: readonly OffsetEdit[], length: number): void {
    this.#documents.edit(document, from, edits, length);
  }

  readFile(document: DocumentRef, path: string, run: number): Promise<Reply<null>> {
    return replyOf(() => this.#files.read(document, path, run));
  }

  close(uri: string): void {
    this.#documents.close(uri);
  }

  setMemoryLimit(megabytes: number): void {
    this.#solving.limit = megabytes * mebibyte;
  }

  async ping(): Promise<void> {}

  accepts(beginning: string, whole: boolean): Promise<Reply<boolean>> {
    return replyOf(() => this.#readings.accepts(beginning, whole));
  }

  read(document: DocumentRef, choice: GameChoice): Promise<Reply<ReadResult>> {
    return replyOf(async () => {
      const { game, problems, cases } = await this.#readings.read(document, choice);
      this.#documents.text(document);
      if (game !== null && !hasErrors(problems)) this.#ahead.begin(document, this.#room.games[game], cases);
      this.#warming.begin();
      return { game, problems, cases: cases.length, accepted: game !== null && !hasErrors(problems) };
    });
  }

  solve(document: DocumentRef, choice: GameChoice, run: number): Promise<Reply<SolveResult>> {
    this.#endIdling();
    return replyOf(() => this.#runs.start(document, choice, run));
  }

  cancel(run: number): void {
    this.#files.cancel(run);
    this.#runs.cancel(run);
    this.#studies.cancel(run);
  }

  study<Kind extends StudyKind>(kind: Kind, ask: StudyJobs[Kind]['ask'], run: number): Promise<Reply<StudyJobs[Kind]['answer']>> {
    this.#endIdling();
    return replyOf(() => this.#studies.start(kind, ask, run));
  }

  ledger(at: CaseRef): Promise<Reply<Ledger>> {
    return this.#ask(at, (solved) => solved.ledger());
  }

  members(at: CaseRef, part: string, { from, to }: Window): Promise<Reply<readonly Member[]>> {
    return this.#ask(at, (solved) => solved.members(part, from, to));
  }

  position(at: CaseRef, position: PositionRef): Promise<Reply<PositionSummary>> {
    return this.#askPrepared(at, (solved) => solved.position(position));
  }

  line(at: CaseRef, position: PositionRef, { from, to }: Window): Promise<Reply<readonly Turn[]>> {
    return this.#askPrepared(at, (solved) => solved.line(position, from, to));
  }

  moves(at: CaseRef, position: PositionRef, { from, to }: Window): Promise<Reply<readonly MoveValue[]>> {
    const ask = (solved: SolvedCase): readonly MoveValue[] => solved.moves(position, from, to);
    return to <= bestRows ? this.#askPrepared(at, ask) : this.#askAll(at, position, ask);
  }

  filteredMoves(at: CaseRef, position: PositionRef, filter: MoveFilter, { from, to }: Window): Promise<Reply<Listed<MoveValue>>> {
    return this.#askAll(at, position, (solved) => ({
      count: solved.moveCount(position, filter),
      rows: solved.moves(position, from, to, filter),
    }));
  }

  move(at: CaseRef, position: PositionRef, move: Move, filter: MoveFilter): Promise<Reply<PlacedMove>> {
    return this.#askAll(at, position, (solved) => ({ move: solved.moveOf(position, move), row: solved.rowOf(position, move, filter) }));
  }

  series(at: CaseRef, position: PositionRef, points: number): Promise<Reply<MarginSeries>> {
    return this.#askPrepared(at, (solved) => solved.series(position, points));
  }

  explainPosition(at: CaseRef, position: PositionRef, most: number): Promise<Reply<PositionReasons>> {
    return this.#askAll(at, position, (solved) => solved.explainPosition(position, most));
  }

  explainMoves(at: CaseRef, position: PositionRef, moves: readonly Move[]): Promise<Reply<readonly MoveReasons[]>> {
    return this.#askAll(at, position, (solved) => solved.explainMoves(position, moves));
  }

  verifiable(at: CaseRef, position: PositionRef): Promise<Reply<number | null>> {
    return this.#askPrepared(at, (solved) => solved.positionsToVerify(position));
  }

  verify(at: CaseRef, position: PositionRef, run: number): Promise<Reply<VerifyResult | null>> {
    return replyOf(() => this.#runs.verify(at, position, run, this.#windows));
  }

  explanation(at: CaseRef, position: PositionRef, limits: ExplanationLimits): Promise<Reply<Explanation>> {
    return replyOf(() =>
      this.#windows.work(at, preparedFor(position), (solved, input) => explainCase(at.game, input, solved, position, limits)),
    );
  }

  stacks(at: CaseRef, order: StackOrder, { from, to }: Window): Promise<Reply<Listed<FamilyPhotosStack>>> {
    return replyOf(async () => {
      const stacks = stacksOf(
        await this.#windows.ready(at, {
          key: `stacks ${order.sort} ${order.descending}`,
          work: (solved) => stacksOf(solved).prepare(order),
        }),
      );
      return { count: stacks.count(order), rows: stacks.rows(order, from, to) };
    });
  }

  hottest(at: CaseRef, count: number): Promise<Reply<readonly RankedPhoto[]>> {
    return this.#askPrepared(at, (solved) => stacksOf(solved).hottest(count));
  }

  changedStack(at: CaseRef, stack: number, values: StackValues | 'removed'): Promise<Reply<StackChange>> {
    return this.#askPrepared(at, (solved) => stacksOf(solved).changed(stack, values));
  }

  #ask<Value>(at: CaseRef, question: (solved: SolvedCase) => Value): Promise<Reply<Value>> {
    return replyOf(async () => question(await this.#windows.solved(at)));
  }

  #askPrepared<Value>(at: CaseRef, question: (solved: SolvedCase) => Value): Promise<Reply<Value>> {
    return replyOf(async () => question(await this.#windows.ready(at)));
  }

  #askAll<Value>(at: CaseRef, position: PositionRef, question: (solved: SolvedCase) => Value): Promise<Reply<Value>> {
    return replyOf(async () => question(await this.#windows.ready(at, preparedFor(position))));
  }

  /** Work that nobody waits for gives way to what somebody asks for. */
  #endIdling(): void {
    this.#warming.end();
    this.#ahead.end();
  }

  /** Nothing of the text before is given from now on, and nothing works for it any more. */
  #changed(uri: string, reason: Failed, scheduler: Scheduler, results: Results): void {
    this.#runs.stopAll(uri, reason);
    scheduler.dropAll(uri, reason);
    this.#readings.clear(uri);
    this.#windows.clear(uri);
    results.clear(uri);
  }
}
