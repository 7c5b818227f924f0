import type { CaseRef } from './api.ts';
import type { Readings } from './readings.ts';
import type { Scheduler } from './scheduler.ts';
import type { SolvingRoom } from './solving.ts';
import { checkedSize, solveCase } from './solving.ts';
import type { Steps } from '../engines/steps.ts';
import type { SolvedCase } from '../games/game.ts';

/** Solved cases for whoever looks at them: from the results, or solved first, once for all who ask at the same time. */
export class Windows {
  readonly #room: SolvingRoom;
  readonly #readings: Readings;
  readonly #scheduler: Scheduler;
  readonly #solving = new Map<string, Map<string, Promise<SolvedCase>>>();
  readonly #preparing = new WeakMap<SolvedCase, Promise<void>>();

  constructor(room: SolvingRoom, readings: Readings, scheduler: Scheduler) {
    this.#room = room;
    this.#readings = readings;
    this.#scheduler = scheduler;
  }

  /** Rejects with Failed where the text is not there or cannot be solved. */
  async solved(at: CaseRef): Promise<SolvedCase> {
    this.#room.check(at);
    const held = this.#room.results.get(at);
    if (held !== undefined) return held;
    let ofDocument = this.#solving.get(at.uri);
    if (ofDocument === undefined) this.#solving.set(at.uri, (ofDocument = new Map()));
    const key = `${at.game}/${at.index}`;
    let solving = ofDocument.get(key);
    if (solving === undefined) {
      const forget = (): void => void ofDocument.delete(key);
      solving = this.#solve(at).finally(forget);
      ofDocument.set(key, solving);
    }
    const solved = await solving;
    this.#room.check(at);
    return solved;
  }

  /**
   * As {@link solved}, with the work done that makes the case ready for questions about positions, and then `more`: in
   * slices that leave the thread free. Who asks at the same time waits for the same work.
   */
  async ready(at: CaseRef, more?: (solved: SolvedCase) => Steps<void>): Promise<SolvedCase> {
    const solved = await this.solved(at);
    let preparing = this.#preparing.get(solved);
    if (preparing === undefined) {
      preparing = this.#scheduler.start(solved.prepare(), { owner: at.uri, priority: 'window', exclusive: false }).result;
      this.#preparing.set(solved, preparing);
    }
    await preparing;
    const steps = more?.(solved);
    // Most often it was done before, and the answer need not wait for its turn.
    if (steps !== undefined && steps.next().done !== true) {
      await this.#scheduler.start(steps, { owner: at.uri, priority: 'window', exclusive: false }).result;
    }
    this.#room.check(at);
    return solved;
  }

  clear(uri: string): void {
    this.#solving.delete(uri);
  }

  async #solve(at: CaseRef): Promise<SolvedCase> {
    const { game, cases } = await this.#readings.solvable(at, { game: at.game });
    if (!(at.index in cases)) throw new RangeError(`There is no case number ${at.index} (from 0) among ${cases.length}.`);
    const bytes = checkedSize(game, cases[at.index], at.index, this.#room.limit);
    const steps = solveCase(this.#room, at, game, cases[at.index]);
    const exclusive = this.#room.results.isLarge(bytes);
    const task = this.#scheduler.start(steps, { owner: at.uri, priority: 'window', exclusive });
    return task.result;
  }
}
