import type { CaseRef, DocumentRef, GameChoice, SolveResult, VerifyResult } from './api.ts';
import { Failed } from './failed.ts';
import { ProgressMeter } from './progress.ts';
import type { Readings } from './readings.ts';
import type { Scheduler, Task } from './scheduler.ts';
import type { SolvingRoom } from './solving.ts';
import { checkedSize, solveAll } from './solving.ts';
import { bytesOfPosition, verifyPosition } from './verifying.ts';
import type { Windows } from './windows.ts';
import type { PositionRef } from '../games/game.ts';

/** One solving of a whole document, or exhaustive play of one position. */
interface Run {
  readonly id: number;
  readonly kind: 'solve' | 'verify';
  readonly document: DocumentRef;
  /** Why it was ended before its time. */
  stopped: Failed | null;
  /** Settles its request with the reason. */
  reject: (reason: Failed) => void;
  task: Task<unknown> | null;
  meter: ProgressMeter | null;
}

/** Long work that can be followed and cancelled: at most one run of a kind a document, the newest. */
export class Runs {
  readonly #room: SolvingRoom;
  readonly #readings: Readings;
  readonly #scheduler: Scheduler;
  readonly #runs = new Set<Run>();

  constructor(room: SolvingRoom, readings: Readings, scheduler: Scheduler) {
    this.#room = room;
    this.#readings = readings;
    this.#scheduler = scheduler;
  }

  /** Solves a document. Rejects with Failed where it is stopped, refused, or the text is not there. */
  start(document: DocumentRef, choice: GameChoice, id: number): Promise<SolveResult> {
    return this.#run('solve', document, id, (run) => this.#solve(run, choice));
  }

  /** Plays every line from a position of a solved case; null where it is too large. Rejects as `start` does. */
  verify(at: CaseRef, position: PositionRef, id: number, windows: Windows): Promise<VerifyResult | null> {
    return this.#run('verify', at, id, async (run) => {
      const solved = await windows.ready(at);
      if (run.stopped !== null) throw run.stopped;
      const most = solved.positionsToVerify(position);
      if (most === null) return null;
      run.meter = new ProgressMeter(id, 1, this.#room);
      const task = this.#scheduler.start(verifyPosition(this.#room, solved, position, run.meter), {
        owner: at.uri,
        priority: 'solve',
        exclusive: this.#room.results.isLarge(most * bytesOfPosition),
      });
      run.task = task;
      return task.result;
    });
  }

  async #run<Value>(kind: Run['kind'], document: DocumentRef, id: number, work: (run: Run) => Promise<Value>): Promise<Value> {
    this.#room.check(document);
    for (const run of this.#runs) {
      if (run.kind === kind && run.document.uri === document.uri) this.#stop(run, new Failed({ code: 'cancelled' }));
    }
    const run: Run = { id, kind, document, stopped: null, reject: () => {}, task: null, meter: null };
    const stopped = new Promise<never>((_, reject) => {
      run.reject = reject;
    });
    this.#runs.add(run);
    try {
      return await Promise.race([stopped, work(run)]);
    } finally {
      this.#runs.delete(run);
    }
  }

  cancel(id: number): void {
    for (const run of this.#runs) if (run.id === id) this.#stop(run, new Failed({ code: 'cancelled' }));
  }

  /** Stops what runs on a document. */
  stopAll(uri: string, reason: Failed): void {
    for (const run of this.#runs) if (run.document.uri === uri) this.#stop(run, reason);
  }

  #stop(run: Run, reason: Failed): void {
    this.#runs.delete(run);
    run.stopped = reason;
    if (reason.failure.code === 'cancelled') run.meter?.flush();
    run.reject(reason);
    run.task?.drop(reason);
  }

  async #solve(run: Run, choice: GameChoice): Promise<SolveResult> {
    const { document, id } = run;
    const { game, problems, cases } = await this.#readings.solvable(document, choice);
    if (run.stopped !== null) throw run.stopped;
    const sizes = cases.map((input, index) => checkedSize(game, input, index, this.#room.limit));
    const meter = new ProgressMeter(id, cases.length, this.#room);
    const task = this.#scheduler.start(solveAll(this.#room, document, game, cases, meter), {
      owner: document.uri,
      priority: 'solve',
      exclusive: sizes.some((bytes) => this.#room.results.isLarge(bytes)),
    });
    run.task = task;
    run.meter = meter;
    const solved = await task.result;
    this.#room.check(document);
    return { game: game.id, problems, ...solved };
  }
}
