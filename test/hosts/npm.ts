import { spawn } from 'node:child_process';
import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { atEnd } from './endings.ts';

/** The parts of the surroundings that decide where npm is; a parameter so that tests can vary them. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly exists: (file: string) => boolean;
  readonly realpath: (file: string) => string;
}

export const here: Surroundings = { environment: process.env, platform: process.platform, exists: existsSync, realpath: realpathSync };

/**
 * npm's own script, to be run by the Node that runs this: a `.cmd` file can't be started without a shell, and npm's
 * own start script would look for another Node.
 * @throws with a sentence when there is no npm
 */
export function findNpm({ environment, platform, exists, realpath }: Surroundings): string {
  const given = environment['npm_execpath'];
  if (given?.endsWith('npm-cli.js') && exists(given)) return given;
  const system = platform === 'win32' ? path.win32 : path.posix;
  for (const folder of (environment['PATH'] ?? environment['Path'] ?? '').split(system.delimiter)) {
    if (platform === 'win32') {
      const script = system.join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js');
      if (exists(system.join(folder, 'npm.cmd')) && exists(script)) return script;
    } else if (folder !== '' && exists(system.join(folder, 'npm'))) {
      const script = realpath(system.join(folder, 'npm'));
      if (script.endsWith('.js')) return script;
    }
  }
  throw new Error('npm was not found on PATH; it comes with Node.');
}

const unreachable = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/;

/** What went wrong with npm, in one sentence; npm's own words only when the cause is not the network. */
export function describeNpmFailure(what: string, output: string): string {
  if (unreachable.test(output)) {
    return `${what} is not in .vscode-test yet, and the npm registry cannot be reached to fetch it: connect once and run this again.`;
  }
  const lines = output.split(/\r?\n/).filter((line) => line.trim() !== '');
  return `npm could not install ${what}:\n${lines.slice(-12).join('\n')}`;
}

/** The environment of an npm inside an npm script: without what the outer one says about its own project. */
function innerEnvironment(): NodeJS.ProcessEnv {
  const outer = /^npm_(package|lifecycle|command|config_(local_prefix|prefix|global|workspace|omit|include|production|dry_run))/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !outer.test(name)));
}

/** Packages and versions as npm's arguments: `name@version`. */
export function packageArguments(versions: Readonly<Record<string, string>>): string[] {
  return Object.entries(versions).map(([name, version]) => `${name}@${version}`);
}

/**
 * `npm install` in a folder; no install scripts run, and nothing is printed.
 * @param what the name for messages, such as 'The server build of VS Code'
 * @throws with a sentence when npm fails
 */
export async function npmInstall(directory: string, what: string, ...args: readonly string[]): Promise<void> {
  // A package of its own: without this file npm would install into the repository around it.
  const manifest = path.join(directory, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error', '--prefer-offline'];
  const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const child = spawn(process.execPath, [findNpm(here), 'install', ...quiet, ...patience, ...args], {
    cwd: directory,
    env: innerEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const forget = atEnd(() => child.kill());
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(forget);
  if (code !== 0) throw new Error(describeNpmFailure(what, output));
}
