import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
// The bundle that ships, built for these tests alone: what stands in dist/ may be older than the sources.
const out = mkdtempSync(path.join(tmpdir(), 'optimal-play-cli-'));
process.on('exit', () => rmSync(out, { recursive: true, force: true }));
execFileSync(process.execPath, ['esbuild.mjs', '--only=cli', `--out=${out}`], { cwd: root, stdio: 'inherit' });

/** The command line as it ships. */
export const script = path.join(out, 'cli.js');

export interface Outcome {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

/** Runs the command line in the project's folder, in English unless the environment says otherwise. */
export function run(
  words: readonly string[],
  input: string | Uint8Array = '',
  environment: NodeJS.ProcessEnv = { LC_ALL: 'en_US.UTF-8' },
): Outcome {
  const { LC_ALL: _all, LC_MESSAGES: _messages, LANG: _lang, LANGUAGE: _language, ...others } = process.env;
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...words], {
    cwd: root,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    env: { ...others, ...environment },
  });
  return { out: stdout, err: stderr, code: status };
}

/** The objects that `--format json` printed, one a line. */
export function objects(out: string): { [key: string]: unknown }[] {
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
