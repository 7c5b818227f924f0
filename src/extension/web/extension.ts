import type { ExtensionContext } from 'vscode';
import { Uri } from 'vscode';
import { makeWebPause, spawnWebWorker } from '../../worker/web/spawn.ts';
import { activateWith } from '../activate.ts';
import type { TestApi } from '../testApi.ts';

/** The whole extension but its worker's start, for the entry of Node. */
export { activateWith };

/** Entry of the browser: the worker is a web worker. */
export function activate(context: ExtensionContext): TestApi {
  const script = Uri.joinPath(context.extensionUri, 'dist', 'web', 'worker.js');
  // Unescaped: the address that the page itself uses.
  return activateWith(context, { spawn: () => spawnWebWorker(script.toString(true)), pause: makeWebPause(), readsFiles: false });
}
