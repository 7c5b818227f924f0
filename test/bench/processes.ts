import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Ended {
  readonly milliseconds: number;
  readonly output: string;
  /** Peak resident memory in MB; null where it was not asked for. */
  readonly megabytes: number | null;
}

/** Runs a program to its end with a file as its input. Errors: rejects where it fails. */
export function runOn(input: string, program: string, args: readonly string[] = []): Promise<Ended> {
  return ended(input, program, args, false);
}

const peak = fileURLToPath(new URL('peak.cjs', import.meta.url));

/** As `runOn` for a script of Node; `node` is the program that runs it. Tells its peak memory too. */
export function runScriptOn(input: string, node: string, script: string, args: readonly string[]): Promise<Ended> {
  return ended(input, node, ['--require', peak, script, ...args], true);
}

function ended(input: string, program: string, args: readonly string[], tellsMemory: boolean): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const descriptor = openSync(input, 'r');
    const start = performance.now();
    const child = spawn(program, args, { stdio: [descriptor, 'pipe', 'pipe', tellsMemory ? 'pipe' : 'ignore'] });
    let output = '';
    let complaints = '';
    let memory = '';
    child.stdout?.on('data', (data) => (output += String(data)));
    child.stderr?.on('data', (data) => (complaints += String(data)));
    child.stdio[3]?.on('data', (data) => (memory += String(data)));
    child.on('error', reject);
    child.on('close', (code) => {
      const milliseconds = performance.now() - start;
      closeSync(descriptor);
      if (code !== 0) reject(new Error(`${program} ended with ${code}. ${complaints}`));
      else resolve({ milliseconds, output, megabytes: tellsMemory ? Number(memory) / 1024 : null });
    });
  });
}
