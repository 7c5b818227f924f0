import type { RunProgress } from './api.ts';
import type { CaseSummary } from '../games/game.ts';

/** Least milliseconds between two messages of a run. */
const interval = 100;

interface ProgressRoom {
  now(): number;
  progress(progress: RunProgress): void;
}

/** Gathers what a run has done and tells it at most ten times a second. */
export class ProgressMeter {
  readonly #run: number;
  readonly #cases: number;
  readonly #room: ProgressRoom;
  #told: number;
  #solved = 0;
  #finished: CaseSummary[] = [];

  constructor(run: number, cases: number, room: ProgressRoom) {
    this.#run = run;
    this.#cases = cases;
    this.#room = room;
    this.#told = room.now();
  }

  /** A share (0 to 1) of the current case is done. */
  step(share: number): void {
    if (this.#room.now() - this.#told >= interval) this.#send(share);
  }

  caseFinished(summary: CaseSummary): void {
    this.#solved += 1;
    this.#finished.push(summary);
    this.step(0);
  }

  /** Tells of cases that no message has named: the last word of a run that does not reach its end. */
  flush(): void {
    if (this.#finished.length > 0) this.#send(0);
  }

  #send(share: number): void {
    this.#told = this.#room.now();
    const finished = this.#finished;
    this.#finished = [];
    this.#room.progress({ run: this.#run, solved: this.#solved, cases: this.#cases, share, finished });
  }
}
