import type { GameRoom } from './readings.ts';
import { Failed } from './failed.ts';
import type { Scheduler, Task } from './scheduler.ts';
import type { Steps } from '../engines/steps.ts';
import type { GameId } from '../games/game.ts';
import { startPosition } from '../games/game.ts';
import { studies } from '../games/studies.ts';
import { sourceOf } from '../text/source.ts';

/** Stacks and bags of the inputs that warm up: as few as the engine still takes for worth its best, some tens of milliseconds each. */
const sizes: Readonly<Record<GameId, number>> = { 'family-photos': 8000, 'gems-fight': 17 };

/** Reads, solves and looks at an input of each game, so that all this is compiled before somebody waits for it. */
export function* warmUp(room: GameRoom): Steps<void> {
  for (const id of ['family-photos', 'gems-fight'] as const) {
    const made = yield* studies[id].generate({ kind: 'full', seed: 1, size: sizes[id], cases: 1, tellApart: null });
    if ('refusal' in made) continue;
    const { cases } = yield* room.detect(sourceOf(made.input));
    const solved = yield* room.games[id].solve(cases[0]);
    yield* solved.prepare();
    solved.ledger();
    solved.position(startPosition);
    solved.line(startPosition, 0, 50);
    solved.moves(startPosition, 0, 50);
    yield* solved.prepareAll(startPosition);
    solved.explainPosition(startPosition, 10);
  }
}

/** Work that nobody waits for: done once, while there is nothing else to do, and dropped when there is. */
export class Warming {
  readonly #scheduler: Scheduler;
  #steps: (() => Steps<void>) | null;
  #task: Task<void> | null = null;

  constructor(scheduler: Scheduler, steps: (() => Steps<void>) | null) {
    this.#scheduler = scheduler;
    this.#steps = steps;
  }

  begin(): void {
    const steps = this.#steps;
    this.#steps = null;
    if (steps === null) return;
    this.#task = this.#scheduler.start(steps(), { owner: '', priority: 'idle', exclusive: false });
    // It was dropped, or has a fault that the work itself will tell.
    this.#task.result.catch(() => {});
  }

  end(): void {
    this.#steps = null;
    this.#task?.drop(new Failed({ code: 'cancelled' }));
  }
}
