import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { atEnd } from './endings.ts';
import { withoutKnownComplaints } from './knownComplaints.ts';

/** A process that serves until it is stopped, with all that it started. */
export interface ProcessTree {
  /** What it printed so far, less the known complaints. */
  readonly log: () => string;
  /** Settles when the process has ended by itself or was stopped. */
  readonly ended: Promise<void>;
  /** Ends it and every process below it; settles when they are gone. */
  readonly stop: () => Promise<void>;
}

export interface ProcessTreeOptions {
  /** For messages, such as 'The server build of VS Code'. */
  readonly what: string;
  /** A Node script with its arguments. */
  readonly script: readonly string[];
  readonly cwd: string;
  /** Printed when it is ready to serve. */
  readonly ready: RegExp;
}

const readyWithinSeconds = 60;

/**
 * Starts a script with the Node that runs this and waits until it is ready.
 * @throws with a sentence and its output when it ends or is silent instead
 */
export async function startProcessTree({ what, script, cwd, ready }: ProcessTreeOptions): Promise<ProcessTree> {
  const windows = process.platform === 'win32';
  // A process group of its own: it can be ended as a whole, and Ctrl+C reaches this process alone.
  const child = spawn(process.execPath, script, { cwd, detached: !windows, windowsHide: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const log = (): string => withoutKnownComplaints(output);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = (signal: NodeJS.Signals): void => {
    if (child.pid === undefined) return;
    if (windows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
    else signalGroup(child.pid, signal);
  };
  const forget = atEnd(() => kill('SIGKILL'));
  const stop = async (): Promise<void> => {
    kill('SIGTERM');
    const impatient = setTimeout(() => kill('SIGKILL'), 3000);
    await ended;
    clearTimeout(impatient);
    // Whatever outlived its parent.
    if (!windows) kill('SIGKILL');
    forget();
  };
  const problem = await new Promise<string | undefined>((resolve) => {
    const silent = setTimeout(() => resolve(`is not ready after ${readyWithinSeconds} s`), readyWithinSeconds * 1000);
    const settle = (result: string | undefined): void => {
      clearTimeout(silent);
      resolve(result);
    };
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      if (ready.test(output)) settle(undefined);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', (error) => settle(`does not start: ${error.message}`));
    child.once('close', (code) => settle(`ended with code ${code} before it was ready`));
  });
  if (problem === undefined) return { log, ended, stop };
  if (child.pid !== undefined) await stop();
  throw new Error(`${what} ${problem}.\n${log()}`);
}

function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // The whole group is gone already.
  }
}

/** A port of this machine that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was found on 127.0.0.1.');
  return address.port;
}
