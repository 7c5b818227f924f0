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
import { WorkerKeeper } from './keeper.ts';
import type { StudyJobs, StudyKind } from './studyJobs.ts';
import type { FamilyPhotosStack, RankedPhoto, StackChange, StackOrder, StackValues } from '../games/familyPhotos/facts.ts';
import type { Explanation, ExplanationLimits } from '../games/explanation.ts';
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
  Turn,
} from '../games/game.ts';

/** The one worker as the extension sees it: the same interface that the worker fulfils, over messages. */
export class WorkerClient extends WorkerKeeper implements WorkerApi {
  beginText(document: DocumentRef): void {
    this.tell((worker) => worker.beginText(document));
  }

  appendText(document: DocumentRef, piece: string): void {
    this.tell((worker) => worker.appendText(document, piece));
  }

  endText(document: DocumentRef, length: number): void {
    this.tell((worker) => worker.endText(document, length));
  }

  edit(document: DocumentRef, from: number, edits: readonly OffsetEdit[], length: number): void {
    this.tell((worker) => worker.edit(document, from, edits, length));
  }

  readFile(document: DocumentRef, path: string, run: number): Promise<Reply<null>> {
    return this.request((worker) => worker.readFile(document, path, run));
  }

  close(uri: string): void {
    this.tell((worker) => worker.close(uri));
  }

  async ping(): Promise<void> {
    await this.request(async (worker) => ({ ok: true, value: await worker.ping() }));
  }

  accepts(beginning: string, whole: boolean): Promise<Reply<boolean>> {
    return this.request((worker) => worker.accepts(beginning, whole));
  }

  read(document: DocumentRef, choice: GameChoice): Promise<Reply<ReadResult>> {
    return this.request((worker) => worker.read(document, choice));
  }

  solve(document: DocumentRef, choice: GameChoice, run: number): Promise<Reply<SolveResult>> {
    return this.request((worker) => worker.solve(document, choice, run));
  }

  cancel(run: number): void {
    this.tell((worker) => worker.cancel(run));
  }

  study<Kind extends StudyKind>(kind: Kind, ask: StudyJobs[Kind]['ask'], run: number): Promise<Reply<StudyJobs[Kind]['answer']>> {
    return this.request((worker) => worker.study(kind, ask, run));
  }

  ledger(at: CaseRef): Promise<Reply<Ledger>> {
    return this.request((worker) => worker.ledger(at));
  }

  members(at: CaseRef, part: string, window: Window): Promise<Reply<readonly Member[]>> {
    return this.request((worker) => worker.members(at, part, window));
  }

  position(at: CaseRef, position: PositionRef): Promise<Reply<PositionSummary>> {
    return this.request((worker) => worker.position(at, position));
  }

  line(at: CaseRef, position: PositionRef, window: Window): Promise<Reply<readonly Turn[]>> {
    return this.request((worker) => worker.line(at, position, window));
  }

  moves(at: CaseRef, position: PositionRef, window: Window): Promise<Reply<readonly MoveValue[]>> {
    return this.request((worker) => worker.moves(at, position, window));
  }

  filteredMoves(at: CaseRef, position: PositionRef, filter: MoveFilter, window: Window): Promise<Reply<Listed<MoveValue>>> {
    return this.request((worker) => worker.filteredMoves(at, position, filter, window));
  }

  move(at: CaseRef, position: PositionRef, move: Move, filter: MoveFilter): Promise<Reply<PlacedMove>> {
    return this.request((worker) => worker.move(at, position, move, filter));
  }

  series(at: CaseRef, position: PositionRef, points: number): Promise<Reply<MarginSeries>> {
    return this.request((worker) => worker.series(at, position, points));
  }

  explainPosition(at: CaseRef, position: PositionRef, most: number): Promise<Reply<PositionReasons>> {
    return this.request((worker) => worker.explainPosition(at, position, most));
  }

  explainMoves(at: CaseRef, position: PositionRef, moves: readonly Move[]): Promise<Reply<readonly MoveReasons[]>> {
    return this.request((worker) => worker.explainMoves(at, position, moves));
  }

  verifiable(at: CaseRef, position: PositionRef): Promise<Reply<number | null>> {
    return this.request((worker) => worker.verifiable(at, position));
  }

  verify(at: CaseRef, position: PositionRef, run: number): Promise<Reply<VerifyResult | null>> {
    return this.request((worker) => worker.verify(at, position, run));
  }

  explanation(at: CaseRef, position: PositionRef, limits: ExplanationLimits): Promise<Reply<Explanation>> {
    return this.request((worker) => worker.explanation(at, position, limits));
  }

  stacks(at: CaseRef, order: StackOrder, window: Window): Promise<Reply<Listed<FamilyPhotosStack>>> {
    return this.request((worker) => worker.stacks(at, order, window));
  }

  hottest(at: CaseRef, count: number): Promise<Reply<readonly RankedPhoto[]>> {
    return this.request((worker) => worker.hottest(at, count));
  }

  changedStack(at: CaseRef, stack: number, values: StackValues | 'removed'): Promise<Reply<StackChange>> {
    return this.request((worker) => worker.changedStack(at, stack, values));
  }
}
