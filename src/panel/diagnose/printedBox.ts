import type { Diagnosis } from '../../testCases/diagnosis.ts';
import type { Failure, Reply } from '../../worker/api.ts';

/** Quiet time after a key before what was typed is compared. */
const quietMilliseconds = 200;

/** What a program prints for one input, as typed, and what is found of it. */
export class PrintedBox {
  printed = '';
  /** Of what was last compared; null where nothing is typed, or nothing came of it. */
  diagnosis: Diagnosis | null = null;
  failure: Failure | null = null;
  asking = false;
  readonly #ask: (printed: string) => Promise<Reply<Diagnosis>>;
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Answers to older questions are dropped. */
  #question = 0;

  constructor(ask: (printed: string) => Promise<Reply<Diagnosis>>, changed: () => void) {
    this.#ask = ask;
    this.#changed = changed;
  }

  type(printed: string): void {
    if (printed === this.printed) return;
    this.printed = printed;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.compare(), quietMilliseconds);
    this.#changed();
  }

  /** Compares what is typed now: also where the input is another. */
  async compare(): Promise<void> {
    clearTimeout(this.#timer);
    const question = ++this.#question;
    if (this.printed.trim() === '') return this.#settle(null, null);
    this.asking = true;
    this.#changed();
    const reply = await this.#ask(this.printed);
    if (question !== this.#question) return;
    if (reply.ok) this.#settle(reply.value, null);
    else this.#settle(null, reply.failure.code === 'cancelled' ? null : reply.failure);
  }

  #settle(diagnosis: Diagnosis | null, failure: Failure | null): void {
    this.asking = false;
    this.diagnosis = diagnosis;
    this.failure = failure;
    this.#changed();
  }
}
