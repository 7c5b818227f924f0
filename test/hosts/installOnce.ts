import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cacheDirectory } from './paths.ts';

/** One thing to have in the cache: its folder name, the versions that it is made of, and how it gets there. */
export interface Installation {
  readonly name: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly install: (directory: string) => Promise<void>;
}

/** Whether a folder of this name and these versions is complete. */
export function isInstalled({ name, versions }: Omit<Installation, 'install'>, cache: string = cacheDirectory): boolean {
  const file = path.join(cache, name, marker);
  return existsSync(file) && readFileSync(file, 'utf8') === markerText(versions);
}

const marker = 'installed.json';

/**
 * The folder of an installation, made on first need. It is built beside its place and moved there when complete, so
 * that an interrupted install is never taken for a finished one; other versions than the wanted ones are replaced.
 * @returns the absolute path of the folder
 */
export async function installOnce(installation: Installation, cache: string = cacheDirectory): Promise<string> {
  const { name, versions, install } = installation;
  const place = path.join(cache, name);
  if (isInstalled(installation, cache)) return place;
  removeLeftovers(cache, name);
  const building = path.join(cache, `${name}.installing-${process.pid}`);
  mkdirSync(building, { recursive: true });
  try {
    await install(building);
    writeFileSync(path.join(building, marker), markerText(versions));
    // Another run may have finished the same in the meantime.
    if (!isInstalled(installation, cache)) await replace(building, place);
  } finally {
    rmSync(building, { recursive: true, force: true, maxRetries: 3 });
  }
  return place;
}

function markerText(versions: Installation['versions']): string {
  return `${JSON.stringify(versions, undefined, 2)}\n`;
}

/** Removes what interrupted runs left; a run that still lives keeps its folder. */
function removeLeftovers(cache: string, name: string): void {
  if (!existsSync(cache)) return;
  for (const entry of readdirSync(cache)) {
    const owner = entry.startsWith(`${name}.`) ? /\.(?:installing|old)-(\d+)$/.exec(entry)?.[1] : undefined;
    if (owner !== undefined && !isAlive(Number(owner))) rmSync(path.join(cache, entry), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function replace(building: string, place: string): Promise<void> {
  const old = `${place}.old-${process.pid}`;
  if (existsSync(place)) await renameWithPatience(place, old);
  await renameWithPatience(building, place);
  rmSync(old, { recursive: true, force: true, maxRetries: 3 });
}

/** On Windows a virus scanner may hold a fresh file for a moment. */
async function renameWithPatience(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      if (process.platform !== 'win32' || attempt === 10) throw error;
      await delay(attempt * 200);
    }
  }
}
