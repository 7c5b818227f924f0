import type { CaseRef } from './api.ts';
import type { Readings } from './readings.ts';
import type { Scheduler } from './scheduler.ts';
import type { SolvingRoom } from './solving.ts';
import { checkedSize, solveCase } from './solving.ts';
import type { Steps } from '../engines/steps.ts';
import type { StackTable } from '../games/familyPhotos/facts.ts';
import type { PositionRef, SolvedCase } from '../games/game.ts';

/** Work that makes a case ready for a question; the same `key` means the same work. */
export interface Preparation {
  readonly key: string;
  readonly work: (solved: SolvedCase) => Steps<void>;
}

/** Solved cases for whoever looks at them: from the results, or solved first, once for all who ask at the same time. */
export class Windows {
  readonly #room: SolvingRoom;
  readonly #readings: Readings;
  readonly #scheduler: Scheduler;
  readonly #solving = new Map<string, Map<string, Promise<SolvedCase>>>();
  /** Work under way, by what it is for. */
  readonly #preparing = new WeakMap<SolvedCase, Map<string, Promise<void>>>();

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
   * slices that leave the thread free. Who asks for the same at the same time waits for the same work.
   */
  async ready(at: CaseRef, more?: Preparation): Promise<SolvedCase> {
    const solved = await this.solved(at);
    await this.#prepare(at, solved, { key: '', work: () => solved.prepare() });
    if (more !== undefined) await this.#prepare(at, solved, more);
    this.#room.check(at);
    return solved;
  }

  /** Work on a case, of which it is given the input too, that is long enough to be cut into slices. */
  async work<Value>(at: CaseRef, more: Preparation, steps: (solved: SolvedCase, input: unknown) => Steps<Value>): Promise<Value> {
    const solved = await this.ready(at, more);
    const { cases } = await this.#readings.solvable(at, { game: at.game });
    const task = this.#scheduler.start(steps(solved, cases[at.index]), { owner: at.uri, priority: 'window', exclusive: false });
    const value = await task.result;
    this.#room.check(at);
    return value;
  }

  async #prepare(at: CaseRef, solved: SolvedCase, { key, work }: Preparation): Promise<void> {
    let ofCase = this.#preparing.get(solved);
    if (ofCase === undefined) this.#preparing.set(solved, (ofCase = new Map()));
    const running = ofCase.get(key);
    if (running !== undefined) return running;
    const steps = work(solved);
    // Most often it was done before, and the answer need not wait for its turn.
    if (steps.next().done === true) return undefined;
    const task = this.#scheduler.start(steps, { owner: at.uri, priority: 'window', exclusive: false });
    const done = task.result.finally(() => ofCase.delete(key));
    ofCase.set(key, done);
    return done;
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

/** All that questions about the moves of a position rest on. */
export function preparedFor(position: PositionRef): Preparation {
  return { key: `all ${position.turn}:${position.branch.join()}`, work: (solved) => solved.prepareAll(position) };
}

/** Throws RangeError where the game has none. */
export function stacksOf({ stacks }: SolvedCase): StackTable {
  if (stacks === null) throw new RangeError('This game has no stacks.');
  return stacks;
}
