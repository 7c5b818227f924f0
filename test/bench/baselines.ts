import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));

/** What the benchmarks make: programs and inputs. */
export const cacheFolder = path.join(here, '../../.cache/bench');

export type Baseline = 'family_photos' | 'gems_fight';

/** The program of a baseline, built by `g++ -O2` where it is older than its source; null where there is no g++. */
export function baseline(name: Baseline): string | null {
  const source = path.join(here, 'reference', `${name}.cpp`);
  const program = path.join(cacheFolder, name);
  if (existsSync(program) && statSync(program).mtimeMs > statSync(source).mtimeMs) return program;
  if (spawnSync('g++', ['--version']).status !== 0) return null;
  mkdirSync(cacheFolder, { recursive: true });
  execFileSync('g++', ['-O2', '-o', program, source], { stdio: 'inherit' });
  return program;
}
