// Opens VS Code with the extension on the examples (npm start).
import { spawn } from 'node:child_process';
import path from 'node:path';
import { hasDisplay, openInDesktop } from './desktop.ts';
import { repository } from './paths.ts';
import { isServerProvisioned } from './provision.ts';
import { startServer } from './server.ts';

/** Shows an address in the user's browser; nothing happens where there is none. */
function openInBrowser(address: string): void {
  if (process.env['CI'] || !hasDisplay(process.platform, process.env)) return;
  const commands: Readonly<Record<string, readonly [string, ...string[]]>> = {
    win32: ['rundll32', 'url.dll,FileProtocolHandler', address],
    darwin: ['open', address],
  };
  const [command, ...args] = commands[process.platform] ?? ['xdg-open', address];
  const opener = spawn(command, args, { detached: true, stdio: 'ignore' });
  opener.on('error', () => console.log('No browser could be opened: open the address yourself.'));
  opener.unref();
}

async function startInServer(folder: string): Promise<void> {
  if (!isServerProvisioned())
    console.log('No desktop VS Code on PATH: fetching its server build from npm, once (600 MB in .vscode-test)...');
  const server = await startServer();
  const address = server.address({ extension: repository, folder });
  console.log(`VS Code with Optimal Play is open at\n\n  ${address}\n\nCtrl+C ends it.`);
  openInBrowser(address);
  await server.ended;
  await server.stop();
  throw new Error(`VS Code has ended by itself.\n${server.log()}`);
}

// Ctrl+C is the usual way to end this, not a failure.
process.once('SIGINT', () => process.exit(0));
const examples = path.join(repository, 'examples');
try {
  if (openInDesktop(repository, examples)) console.log('VS Code opens on examples/ with the extension.');
  else await startInServer(examples);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
