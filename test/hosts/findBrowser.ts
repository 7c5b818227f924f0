import { existsSync } from 'node:fs';
import { browserPaths } from './browserPaths.ts';
import { provisionChromium, type BrowserProgram } from './chromium.ts';

/**
 * The browser of the tests: CHROME_PATH, else an installed Chrome, Chromium or Edge, else (Linux x64) one from npm.
 * @throws with a sentence that names what is missing
 */
export async function findBrowser(): Promise<BrowserProgram> {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH names a file that does not exist: ${chosen}`);
    return { executablePath: chosen, environment: {} };
  }
  const installed = browserPaths(process.platform, process.env).find((file) => existsSync(file));
  if (installed) return { executablePath: installed, environment: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return provisionChromium();
  throw new Error('Chrome is needed here and was not found: install Chrome, Chromium or Edge, or set CHROME_PATH to the program.');
}
