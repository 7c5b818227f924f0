import type { ExtensionContext } from 'vscode';
import { nodePause, spawnNodeWorker } from '../../worker/node/spawn.ts';
import { activateWith } from '../activate.ts';
import type { TestApi } from '../testApi.ts';

/** Entry of the desktop and of remote servers: the worker is a thread. */
export function activate(context: ExtensionContext): TestApi {
  const script = context.asAbsolutePath('dist/worker.cjs');
  return activateWith(context, { spawn: () => spawnNodeWorker(script), pause: nodePause, readsFiles: true });
}
