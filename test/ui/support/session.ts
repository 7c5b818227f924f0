import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Frame } from 'playwright-core';
import { repository } from '../../hosts/paths.ts';
import { startWorkbenchHost, type HostOptions, type WorkbenchHost } from './host.ts';
import type { Workbench } from './workbench.ts';

/** A window of VS Code on a copy of the examples, for the tests of one file. */
export class Session {
  readonly folder: string;
  readonly workbench: Workbench;
  readonly #host: WorkbenchHost;

  private constructor(host: WorkbenchHost, workbench: Workbench, folder: string) {
    this.#host = host;
    this.workbench = workbench;
    this.folder = folder;
  }

  static async start(options: HostOptions = {}): Promise<Session> {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'optimal-play-ui-')), 'examples');
    cpSync(path.join(repository, 'examples'), folder, { recursive: true });
    const host = await startWorkbenchHost(options);
    return new Session(host, await host.open({ folder }), folder);
  }

  /** Opens an example, solves it, and gives the page of the panel. */
  async solve(name: string): Promise<Frame> {
    await this.workbench.openFile(path.join(this.folder, name));
    await this.workbench.runCommand('Optimal Play: Solve');
    return this.workbench.panelFrame();
  }

  async stop(): Promise<void> {
    await this.#host.stop();
    rmSync(path.dirname(this.folder), { recursive: true, force: true });
  }
}
