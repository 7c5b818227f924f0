import { chromium, type Browser } from 'playwright-core';
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
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, environment } = await findBrowser();
  const own = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  try {
    return await chromium.launch({ executablePath, args: flags, env: { ...Object.fromEntries(own), ...environment } });
  } catch (error) {
    throw new Error(`The browser ${executablePath} does not start; CHROME_PATH can name another one.`, { cause: error });
  }
}
