import type { ExtensionContext } from 'vscode';
import { Uri } from 'vscode';
import { spawnWebWorker } from '../../worker/web/spawn.ts';
import { activateWith } from '../activate.ts';
import type { TestApi } from '../testApi.ts';

/** Entry of the browser: the worker is a web worker. */
export function activate(context: ExtensionContext): TestApi {
  const script = Uri.joinPath(context.extensionUri, 'dist', 'web', 'worker.js');
  // Unescaped: the address that the page itself uses.
  return activateWith(context, () => spawnWebWorker(script.toString(true)));
}
