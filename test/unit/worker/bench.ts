import type { GameChoice, Reply, RunProgress } from '../../../src/worker/api.ts';
import { Dispatcher } from '../../../src/worker/dispatcher.ts';
import type { FileReader } from '../../../src/worker/fileReadings.ts';
import { FakePace } from './fakes.ts';
import type { Log } from './toyGames.ts';
import { toyRoom } from './toyGames.ts';

export const told: GameChoice = { game: null };

/** A dispatcher over toy games whose steps take a millisecond each; large tables are those over 100 bytes. */
export class Bench {
  readonly pace = new FakePace();
  readonly log: Log = [];
  readonly progress: RunProgress[] = [];
  readonly dispatcher: Dispatcher;

  constructor(files?: FileReader) {
    this.dispatcher = new Dispatcher({
      room: toyRoom(this.log, () => (this.pace.time += 1)),
      pace: this.pace,
      progress: (progress) => this.progress.push(progress),
      limit: 5 * 2 ** 20,
      ...(files && { files }),
      budget: { large: 100, small: 300 },
    });
  }

  text(uri: string, text: string, version = 1): void {
    this.dispatcher.beginText({ uri, version });
    this.dispatcher.appendText({ uri, version }, text.slice(0, 1));
    this.dispatcher.appendText({ uri, version }, text.slice(1));
    this.dispatcher.endText({ uri, version }, text.length);
  }

  /** Runs to the end and gives the reply. */
  async settled<Value>(reply: Promise<Reply<Value>>): Promise<Reply<Value>> {
    await this.pace.settle();
    return reply;
  }

  solves(): readonly string[] {
    return this.log.filter((entry) => entry.startsWith('solve'));
  }
}

/** The value of a reply that must be there. */
export function valueOf<Value>(reply: Reply<Value>): Value {
  if (!reply.ok) throw new Error(`no value: ${JSON.stringify(reply.failure)}`);
  return reply.value;
}

/** 'ok', or the code of the failure. */
export function codeOf(reply: Reply<unknown>): string {
  return reply.ok ? 'ok' : reply.failure.code;
}
