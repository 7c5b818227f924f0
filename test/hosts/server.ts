import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageAddress, type PageOptions } from './addresses.ts';
import { atEnd } from './endings.ts';
import { writeLanguagePack } from './languagePack.ts';
import { freePort, startProcessTree } from './processTree.ts';
import { provisionServer } from './provision.ts';
import { userSettings, type Settings } from './settings.ts';

export interface ServerOptions {
  /** Every folder is untrusted, as in restricted mode. */
  readonly restricted?: boolean;
  /** Display language such as `zh-cn`: VS Code itself stays English, the extension is translated. */
  readonly locale?: string;
  /** User settings that win over the usual quiet ones. */
  readonly settings?: Settings;
  /** A packed extension (.vsix) to install before the start. */
  readonly install?: string;
  /** The port to listen on; by default a free one. */
  readonly port?: number;
}

/** The server build of VS Code, running; each page that is opened has an extension host of its own. */
export interface VscodeServer {
  readonly port: number;
  /** The address of a page; it holds the server's token and works on this machine alone. */
  readonly address: (page: PageOptions) => string;
  /** What the server printed so far, less the known complaints. */
  readonly log: () => string;
  readonly ended: Promise<void>;
  /** Ends the server and its extension hosts and removes its data. */
  readonly stop: () => Promise<void>;
}

/** Starts the server build of VS Code on this machine's own address, installing it on first need. */
export async function startServer({ restricted = false, locale, settings, install, port }: ServerOptions = {}): Promise<VscodeServer> {
  const vscode = await provisionServer();
  const listenOn = port ?? (await freePort());
  const data = mkdtempSync(path.join(tmpdir(), 'optimal-play-vscode-'));
  const removeData = (): void => rmSync(data, { recursive: true, force: true, maxRetries: 3 });
  const forget = atEnd(removeData);
  const user = path.join(data, 'data', 'User');
  mkdirSync(user, { recursive: true });
  writeFileSync(path.join(user, 'settings.json'), JSON.stringify(userSettings(restricted, settings), undefined, 2));
  if (locale !== undefined) writeLanguagePack(path.join(data, 'data'), locale);
  if (install !== undefined) {
    const installing = ['out/server-main.js', '--server-data-dir', data, '--accept-server-license-terms', '--install-extension', install];
    execFileSync(process.execPath, installing, { cwd: vscode, stdio: ['ignore', 'ignore', 'pipe'] });
  }
  const token = randomBytes(16).toString('hex');
  const args = ['--host', '127.0.0.1', '--port', String(listenOn), '--connection-token', token, '--server-data-dir', data];
  // The smoke test driver lets the page take a development extension; without it the page ignores one.
  args.push('--accept-server-license-terms', '--enable-smoke-test-driver', '--reconnection-grace-time', '10');
  if (!restricted) args.push('--disable-workspace-trust');
  if (locale !== undefined) args.push('--locale', locale);
  const tree = await startProcessTree({
    what: 'The server build of VS Code',
    script: [path.join(vscode, 'out', 'server-main.js'), ...args],
    cwd: vscode,
    ready: /Extension host agent started/,
  });
  return {
    port: listenOn,
    address: (page) => pageAddress(`http://127.0.0.1:${listenOn}`, token, page),
    log: tree.log,
    ended: tree.ended,
    stop: async () => {
      await tree.stop();
      removeData();
      forget();
    },
  };
}
