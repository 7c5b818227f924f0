import { writeSync } from 'node:fs';
import type { Translator } from '../words/translator.ts';
import { systemCode } from './files.ts';

/** The texts cannot be written, as where a disk is full; `code` is the system's. */
export class UnwritableError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Says so, if it can be said. Returns the exit code. Errors: whatever else was thrown, again. */
export function tellUnwritable(error: unknown, l10n: Translator): number {
  if (!(error instanceof UnwritableError)) throw error;
  try {
    complain(`${l10n.t('Standard output or standard error cannot be written ({0}).', error.code)}\n`);
  } catch {
    // Nobody can be told.
  }
  return 2;
}

const output = 1;
const errors = 2;
const pause = new Int32Array(new SharedArrayBuffer(4));

/** Writes a text to standard output. */
export function print(text: string): void {
  write(output, text);
}

/** Writes a text to standard error. */
export function complain(text: string): void {
  write(errors, text);
}

/** Past the streams of the process, which take longer to make than most inputs take to solve. */
function write(descriptor: number, text: string): void {
  // The console of Windows takes other characters than bytes of UTF-8: its streams know.
  if (process.platform === 'win32') {
    (descriptor === output ? process.stdout : process.stderr).write(text);
    return;
  }
  let left: Uint8Array = Buffer.from(text);
  while (left.length > 0) {
    try {
      left = left.subarray(writeSync(descriptor, left));
    } catch (error) {
      const code = systemCode(error);
      // A reader that closes early (as in `| head`) is no error.
      if (code === 'EPIPE') process.exit(0);
      if (code !== 'EAGAIN') throw new UnwritableError(code);
      // A pipe that is full and does not block.
      Atomics.wait(pause, 0, 0, 1);
    }
  }
}
