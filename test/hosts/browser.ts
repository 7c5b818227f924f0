import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { findBrowser } from './findBrowser.ts';

const flags = [
  '--disable-gpu',
  '--disable-background-networking',
  // The same letter shapes and colours on every machine.
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // Root (containers) and kernels without user namespaces have no sandbox; the pages are our own.
  ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
];

/**
 * Launches the browser of the tests, headless.
 * @throws with a sentence when no browser can be found or it does not start
 */
export function launchBrowser(): Promise<Browser> {
  return launched((options) => chromium.launch(options));
}

// Webviews of the web build come from another subdomain: their service worker counts as a third party's.
const preferences = { profile: { cookie_controls_mode: 0, block_third_party_cookies: false } };

/**
 * Launches the browser with a profile of its own, forgotten at the end, that lets webviews of the web build work; windows
 * without a profile are private and refuse them.
 * @throws as {@link launchBrowser}
 */
export async function launchProfile(): Promise<BrowserContext> {
  const profile = mkdtempSync(path.join(tmpdir(), 'optimal-play-profile-'));
  mkdirSync(path.join(profile, 'Default'));
  writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await launched((options) =>
    chromium.launchPersistentContext(profile, { ...options, viewport: { width: 1280, height: 900 } }),
  );
  context.once('close', () => rmSync(profile, { recursive: true, force: true, maxRetries: 3 }));
  return context;
}

interface Launch {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

async function launched<Started>(launch: (options: Launch) => Promise<Started>): Promise<Started> {
  const { executablePath, environment } = await findBrowser();
  const own = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  try {
    return await launch({ executablePath, args: flags, env: { ...Object.fromEntries(own), ...environment } });
  } catch (error) {
    throw new Error(`The browser ${executablePath} does not start; CHROME_PATH can name another one.`, { cause: error });
  }
}
