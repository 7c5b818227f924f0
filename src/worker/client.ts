import type { CaseRef, DocumentRef, GameChoice, OffsetEdit, ReadResult, Reply, SolveResult, Window, WorkerApi } from './api.ts';
import { WorkerKeeper } from './keeper.ts';
import type { Ledger, Member, MoveValue, PositionRef, PositionSummary, Turn } from '../games/game.ts';

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
}
