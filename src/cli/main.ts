import * as module from 'node:module';
import { english } from '../words/translator.ts';
import { speaksChinese } from './locale.ts';
import { solveCommand } from './solve.ts';
import { UsageError, parseCall } from './usage.ts';
import type { Call } from './usage.ts';

// A reader that closes early (as in `| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

/** What a call of solve asks for; null where the words are another command's, ask for help, or are wrong. */
function solveCall(words: readonly string[]): Call | null {
  if (words[0] !== solveCommand.name || speaksChinese(process.env)) return null;
  try {
    const asked = parseCall(words, [solveCommand], english);
    return asked === 'help' || asked === 'version' ? null : asked.call;
  } catch (error) {
    if (error instanceof UsageError) return null;
    throw error;
  }
}

async function run(): Promise<void> {
  const words = process.argv.slice(2);
  // What takes no longer than its program to load is not to wait for that of all other commands.
  const call = solveCall(words);
  try {
    if (call !== null) {
      process.exitCode = await solveCommand.run(call, english);
      return;
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
  }
  // Not in the oldest Node that is supported.
  module.enableCompileCache?.();
  const { runCall } = await import('./commands.ts');
  process.exitCode = await runCall(words);
}

void run();
