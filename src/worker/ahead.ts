import type { DocumentRef } from './api.ts';
import { Failed } from './failed.ts';
import type { Scheduler, Task } from './scheduler.ts';
import type { SolvingRoom } from './solving.ts';
import { solveCase } from './solving.ts';
import type { Steps } from '../engines/steps.ts';
import type { Game } from '../games/game.ts';

/**
 * Solves what was read before anybody asks for it, while there is nothing else to do: the answer is then there at once.
 * Only what takes little memory, and thereby little time; it is dropped when the text changes and when work is asked for.
 */
export class Ahead {
  readonly #scheduler: Scheduler;
  readonly #room: SolvingRoom;
  readonly #most: number;
  readonly #tasks = new Set<Task<void>>();

  /** `most`: bytes that solving all cases of a document may take together. */
  constructor(scheduler: Scheduler, room: SolvingRoom, most: number) {
    this.#scheduler = scheduler;
    this.#room = room;
    this.#most = most;
  }

  begin(document: DocumentRef, game: Game, cases: readonly unknown[]): void {
    const bytes = cases.reduce<number>((sum, input) => sum + game.estimate(input), 0);
    // Written so that an estimate that is no number is too much as well.
    if (cases.length === 0 || !(bytes <= Math.min(this.#most, this.#room.limit))) return;
    const steps = solveAhead(this.#room, document, game, cases);
    const task = this.#scheduler.start(steps, { owner: document.uri, priority: 'idle', exclusive: false });
    this.#tasks.add(task);
    const forget = (): void => void this.#tasks.delete(task);
    // A fault of the solver is told to whoever asks for the answer.
    task.result.then(forget, forget);
  }

  end(): void {
    for (const task of this.#tasks) task.drop(new Failed({ code: 'cancelled' }));
  }
}

/** Solves cases, and makes them ready for questions about their positions. */
function* solveAhead(room: SolvingRoom, document: DocumentRef, game: Game, cases: readonly unknown[]): Steps<void> {
  for (const [index, input] of cases.entries()) {
    const solved = yield* solveCase(room, { ...document, game: game.id, index }, game, input);
    yield* solved.prepare();
  }
}
