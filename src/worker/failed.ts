import type { Failure, Reply } from './api.ts';

/** Thrown inside the worker room where a request cannot be given a value for a reason that is foreseen. */
export class Failed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** The failure that an exception stands for: its own where it was foreseen, else 'unexpected' with the stack. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failed) return error.failure;
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { code: 'unexpected', message };
}

/** Whether an array or a WebAssembly memory could not be made. Engines tell it by their words alone. */
export function isMissingMemory(error: unknown): boolean {
  return error instanceof RangeError && /memory|allocat|array.* length/i.test(error.message);
}

/** Settles a request whatever happens in it: the promise never rejects. */
export async function replyOf<Value>(work: () => Value | Promise<Value>): Promise<Reply<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}
