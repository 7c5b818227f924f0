import type { DocumentRef, GameChoice, SolveResult } from './api.ts';
import { Failed } from './failed.ts';
import { ProgressMeter } from './progress.ts';
import type { Readings } from './readings.ts';
import type { Scheduler, Task } from './scheduler.ts';
import type { SolvingRoom } from './solving.ts';
import { checkedSize, solveAll } from './solving.ts';

/** One solving of a whole document. */
interface Run {
  readonly id: number;
  readonly document: DocumentRef;
  /** Why it was ended before its time. */
  stopped: Failed | null;
  /** Settles its request with the reason. */
  reject: (reason: Failed) => void;
  task: Task<unknown> | null;
  meter: ProgressMeter | null;
}

/** The runs that solve whole documents: at most one a document, the newest. */
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
  async start(document: DocumentRef, choice: GameChoice, id: number): Promise<SolveResult> {
    this.#room.check(document);
    this.stopAll(document.uri, new Failed({ code: 'cancelled' }));
    const run: Run = { id, document, stopped: null, reject: () => {}, task: null, meter: null };
    const stopped = new Promise<never>((_, reject) => {
      run.reject = reject;
    });
    this.#runs.add(run);
    try {
      return await Promise.race([stopped, this.#solve(run, choice)]);
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
