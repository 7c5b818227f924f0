import { format } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { launchProfile } from './browser.ts';
import { isKnownComplaint } from './knownComplaints.ts';
import { startServer, type ServerOptions } from './server.ts';
import { parseCounts, type Counts } from './testCounts.ts';
import { startWeb } from './web.ts';

export interface RunOptions extends Pick<ServerOptions, 'restricted' | 'locale' | 'settings'> {
  /** The web build takes none of the server's options. */
  readonly host: 'server' | 'web';
  /** Absolute path of the extension under development. */
  readonly extension: string;
  /** Absolute path of a bundle that exports `run(): Promise<void>` and logs its counts (see testCounts.ts). */
  readonly tests: string;
  /** Absolute path of the folder to open. */
  readonly folder: string;
  /** Takes each line that the extension host prints. */
  readonly onLine: (line: string) => void;
  readonly timeoutSeconds?: number;
}

/** How a page of either build is opened and what is stopped afterwards. */
interface Started {
  readonly address: string;
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

async function start({ host, extension, tests, folder, ...options }: RunOptions): Promise<Started> {
  if (host === 'web') return startWeb({ extension, tests, folder });
  const server = await startServer(options);
  return { address: server.address({ extension, tests, folder }), log: server.log, stop: server.stop };
}

/**
 * Runs a bundle of tests inside VS Code.
 * @returns how many tests passed and failed
 * @throws with a sentence when the tests do not come to an end, or end without their counts
 */
export async function runInVscode(options: RunOptions): Promise<Counts> {
  const host = await start(options);
  let browser: BrowserContext | undefined;
  try {
    browser = await launchProfile();
    return await runInPage(await browser.newPage(), host.address, options);
  } catch (error) {
    const log = host.log().trim();
    if (log !== '') options.onLine(log);
    throw error;
  } finally {
    await browser?.close();
    await host.stop();
  }
}

async function runInPage(page: Page, address: string, { onLine, timeoutSeconds = 480 }: RunOptions): Promise<Counts> {
  let counts: Counts | undefined;
  const hear = (_type: string, args: readonly unknown[]): void => {
    const message = format(...args);
    const found = parseCounts(message);
    counts ??= found;
    if (found === undefined && !isKnownComplaint(message)) onLine(message);
  };
  const exitCode = new Promise<number>((resolve) => {
    void page.exposeFunction('codeAutomationExit', resolve);
  });
  await page.exposeFunction('codeAutomationLog', hear);
  const crash = new Promise<never>((_resolve, reject) => {
    page.once('crash', () => reject(new Error('The page of VS Code crashed during the tests.')));
  });
  await page.goto(address);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The tests inside VS Code did not end within ${timeoutSeconds} s.`)), timeoutSeconds * 1000);
  });
  const code = await Promise.race([exitCode, crash, timeout]).finally(() => clearTimeout(timer));
  if (counts === undefined) throw new Error(`The tests inside VS Code ended with code ${code} without saying how many passed.`);
  if (code !== 0 && counts.failed === 0) throw new Error(`The tests inside VS Code all passed, but ended with code ${code}.`);
  return counts;
}
