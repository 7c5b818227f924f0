import * as module from 'node:module';
import { english } from '../words/translator.ts';
import { speaksChinese } from './locale.ts';
import { tellUnwritable } from './print.ts';
import { type SolveCall, solveCallOf, solvePlain, solveUsage } from './solvePlain.ts';
import { UsageError, parseCall } from './usage.ts';

/**
 * Answers the files of a call of solve up to the first one that takes more than its numbers to answer it, so that what takes no
 * longer than its program to load need not wait for that of all commands. Returns how many, and whether these are all.
 */
function solveFirst(words: readonly string[]): { readonly solved: number; readonly all: boolean } {
  const none = { solved: 0, all: false };
  if (words[0] !== solveUsage.name || speaksChinese(process.env)) return none;
  const call = callOf(words);
  if (call === null) return none;
  let solved = 0;
  while (solved < call.files.length && solvePlain(call.files[solved], call, english)) solved += 1;
  return { solved, all: solved === call.files.length };
}

/** Null where something else is asked for, or where the call makes no sense: nothing is solved then. */
function callOf(words: readonly string[]): SolveCall | null {
  try {
    const asked = parseCall(words, [solveUsage], english);
    return asked !== 'version' && 'call' in asked ? solveCallOf(asked.call, english) : null;
  } catch (error) {
    if (error instanceof UsageError) return null;
    throw error;
  }
}

async function run(): Promise<void> {
  const words = process.argv.slice(2);
  const { solved, all } = solveFirst(words);
  if (all) return;
  // Not in the oldest Node that is supported.
  module.enableCompileCache?.();
  const { runCall } = await import('./commands.ts');
  process.exitCode = await runCall(words, solved);
}

run().catch((error: unknown) => {
  process.exitCode = tellUnwritable(error, english);
});
