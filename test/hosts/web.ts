import path from 'node:path';
import { freePort, startProcessTree } from './processTree.ts';
import { provisionWeb } from './provision.ts';

export interface WebOptions {
  /** Absolute path of an extension under development. */
  readonly extension: string;
  /** Absolute path of a bundle, inside the extension's folder, that exports `run()`; it is run at once. */
  readonly tests?: string;
  /** Absolute path of the folder to open; the page sees it as a virtual file system and writes nothing back. */
  readonly folder: string;
}

/** The web build of VS Code, running: extensions run in a web worker, as on vscode.dev. */
export interface VscodeWeb {
  readonly address: string;
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/** Serves the web build of VS Code on this machine's own address, installing it on first need. */
export async function startWeb({ extension, tests, folder }: WebOptions): Promise<VscodeWeb> {
  const { location, version, serverModule } = await provisionWeb();
  const port = await freePort();
  const config = {
    build: { type: 'static', location, quality: 'stable', version },
    extensionDevelopmentPath: extension,
    ...(tests !== undefined && { extensionTestsPath: tests }),
    folderMountPath: folder,
    // Cross-origin isolation, without which there is no SharedArrayBuffer.
    coi: true,
    esm: true,
  };
  const tree = await startProcessTree({
    what: 'The web build of VS Code',
    script: [path.join(import.meta.dirname, 'webServer.ts'), serverModule, String(port), JSON.stringify(config)],
    cwd: folder,
    ready: /Listening on/,
  });
  // Webviews live on subdomains of localhost, which an address of numbers does not have.
  return { address: `http://localhost:${port}/`, log: tree.log, stop: tree.stop };
}
