import type { DocumentRef, GameChoice } from './api.ts';
import type { Documents } from './documents.ts';
import { Failed } from './failed.ts';
import type { Scheduler } from './scheduler.ts';
import type { Steps } from '../engines/steps.ts';
import type { Game, GameId, Reading } from '../games/game.ts';
import type { Problem } from '../games/problems.ts';
import type { TextSource } from '../text/source.ts';

/** The games as the dispatcher needs them. */
export interface GameRoom {
  readonly games: Readonly<Record<GameId, Game>>;
  /** Tells the game from the content; a `game` of null comes with the problem that says so. */
  detect(text: TextSource): Steps<Detected>;
  /** Whether a reader accepts a text that begins so; where that is not the `whole`, being cut off is no error. */
  accepts(beginning: string, whole: boolean): Steps<boolean>;
}

/** A text read as the game that it was told to be. */
export interface Detected {
  readonly game: GameId | null;
  readonly problems: readonly Problem[];
  readonly cases: readonly unknown[];
}

/** What was read of the current versions, each choice of game once. */
export class Readings {
  readonly #documents: Documents;
  readonly #scheduler: Scheduler;
  readonly #room: GameRoom;
  readonly #readings = new Map<string, Map<GameId | null, Promise<Detected>>>();

  constructor(documents: Documents, scheduler: Scheduler, room: GameRoom) {
    this.#documents = documents;
    this.#scheduler = scheduler;
    this.#room = room;
  }

  /** Reads a document, or gives what was read before. Rejects with Failed where the text is not there. */
  read(document: DocumentRef, choice: GameChoice): Promise<Detected> {
    const text = this.#documents.text(document);
    let ofDocument = this.#readings.get(document.uri);
    if (ofDocument === undefined) this.#readings.set(document.uri, (ofDocument = new Map()));
    let reading = ofDocument.get(choice.game);
    if (reading === undefined) {
      const steps = choice.game === null ? this.#tellGame(text, ofDocument) : readAs(choice.game, this.#room.games[choice.game].read(text));
      reading = this.#scheduler.start(steps, { owner: document.uri, priority: 'window', exclusive: false }).result;
      ofDocument.set(choice.game, reading);
    }
    return reading;
  }

  /** Whether a reader accepts a text that begins so. */
  accepts(beginning: string, whole: boolean): Promise<boolean> {
    const steps = this.#room.accepts(beginning, whole);
    return this.#scheduler.start(steps, { owner: '', priority: 'window', exclusive: false }).result;
  }

  /** The cases of a document that can be solved. Rejects with Failed where it has errors or no game. */
  async solvable(document: DocumentRef, choice: GameChoice): Promise<Solvable> {
    const { game, problems, cases } = await this.read(document, choice);
    this.#documents.text(document);
    if (game === null) throw new Failed({ code: 'unknown-game' });
    if (hasErrors(problems)) throw new Failed({ code: 'input-errors' });
    return { game: this.#room.games[game], problems, cases };
  }

  *#tellGame(text: TextSource, readings: Map<GameId | null, Promise<Detected>>): Steps<Detected> {
    const detected = yield* this.#room.detect(text);
    // The reader of this game would say the same again.
    if (detected.game !== null) readings.set(detected.game, Promise.resolve(detected));
    return detected;
  }

  clear(uri: string): void {
    this.#readings.delete(uri);
  }
}

export interface Solvable {
  readonly game: Game;
  readonly problems: readonly Problem[];
  readonly cases: readonly unknown[];
}

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}

function* readAs(game: GameId, steps: Steps<Reading<unknown>>): Steps<Detected> {
  const { problems, cases } = yield* steps;
  return { game, problems, cases };
}
