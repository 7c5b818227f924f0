import { Failed } from './failed.ts';
import type { Scheduler, Task } from './scheduler.ts';
import type { StudyJobs, StudyKind } from './studyJobs.ts';
import type { StudyMeans } from './studying.ts';
import { study } from './studying.ts';

/** The work on loose texts that is under way, by its runs. */
export class Studies {
  readonly #scheduler: Scheduler;
  readonly #means: StudyMeans;
  readonly #tasks = new Map<number, Task<unknown>>();

  constructor(scheduler: Scheduler, room: Pick<StudyMeans, 'limit'>) {
    this.#scheduler = scheduler;
    this.#means = {
      get limit() {
        return room.limit;
      },
      last: { of: null, case: null },
    };
  }

  /** Rejects with Failed where it is cancelled. One after the other: each may hold a large table. */
  async start<Kind extends StudyKind>(kind: Kind, ask: StudyJobs[Kind]['ask'], run: number): Promise<StudyJobs[Kind]['answer']> {
    const task = this.#scheduler.start(study(kind, ask, this.#means), { owner: '', priority: 'solve', exclusive: true });
    this.#tasks.set(run, task);
    try {
      return await task.result;
    } finally {
      this.#tasks.delete(run);
    }
  }

  cancel(run: number): void {
    this.#tasks.get(run)?.drop(new Failed({ code: 'cancelled' }));
  }
}
