import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../../hosts/browser.ts';
import { repository } from '../../hosts/paths.ts';
import { startServer, type ServerOptions } from '../../hosts/server.ts';
import { Workbench } from './workbench.ts';

export interface HostOptions extends Omit<ServerOptions, 'port'> {
  /** Absolute path of the extension under development, by default this repository; null: only what is installed. */
  readonly extension?: string | null;
}

export interface WindowOptions {
  /** Absolute path of the folder to open; none: an empty window. */
  readonly folder?: string;
  /** Absolute path of a file to show at once. */
  readonly file?: string;
  /** Size of the window in CSS pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** One server and one browser for many windows; start it in `before`, stop it in `after`. */
export interface WorkbenchHost {
  /** Opens a window of VS Code with nothing remembered from another one; settles when commands can be run. */
  readonly open: (window?: WindowOptions) => Promise<Workbench>;
  /** What the server printed, for a failed test to show. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts the server build of VS Code and a browser for it. */
export async function startWorkbenchHost({ extension = repository, ...options }: HostOptions = {}): Promise<WorkbenchHost> {
  const server = await startServer(options);
  const browser = await launchBrowser().catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  return {
    open: async ({ folder, file, width = 1280, height = 900 } = {}) => {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.goto(
        server.address({
          ...(extension !== null && { extension }),
          ...(folder !== undefined && { folder }),
          ...(file !== undefined && { file }),
        }),
      );
      const workbench = new Workbench(page);
      await workbench.waitUntilReady();
      return workbench;
    },
    log: server.log,
    stop: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

/** The path of a picture to look at, in a git-ignored folder. */
export function picturePath(name: string): string {
  const folder = path.join(repository, '.cache/pictures');
  mkdirSync(folder, { recursive: true });
  return path.join(folder, `${name}.png`);
}
