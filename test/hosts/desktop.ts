import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a window can be shown on this machine. */
export function hasDisplay(platform: string, environment: Environment): boolean {
  return platform !== 'linux' || !!environment['DISPLAY'] || !!environment['WAYLAND_DISPLAY'];
}

/**
 * Files named `code` on PATH that may be the command of desktop VS Code. Not one of them: the `code` of a remote
 * terminal, which knows no development extensions, and, in WSL, the one of Windows, which knows other paths.
 */
export function codeCandidates(platform: string, environment: Environment): string[] {
  if (environment['VSCODE_IPC_HOOK_CLI'] || !hasDisplay(platform, environment)) return [];
  const system = platform === 'win32' ? path.win32 : path.posix;
  const folders = (environment['PATH'] ?? environment['Path'] ?? '').split(system.delimiter);
  return folders
    .filter((folder) => system.isAbsolute(folder) && !folder.startsWith('/mnt/'))
    .map((folder) => system.join(folder, platform === 'win32' ? 'code.cmd' : 'code'));
}

/** Runs the command of VS Code; on Windows it is a batch file, which needs a shell and quotes. */
function runCode(file: string, args: readonly string[], timeoutSeconds: number): { readonly ok: boolean; readonly output: string } {
  const windows = process.platform === 'win32';
  const quote = (text: string): string => (windows ? `"${text}"` : text);
  const { status, stdout } = spawnSync(quote(file), args.map(quote), {
    shell: windows,
    encoding: 'utf8',
    timeout: timeoutSeconds * 1000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { ok: status === 0, output: stdout ?? '' };
}

/**
 * Opens a folder in desktop VS Code with an extension under development.
 * @returns false when there is no desktop VS Code on PATH or it does not start
 */
export function openInDesktop(extension: string, folder: string): boolean {
  const code = codeCandidates(process.platform, process.env).find((file) => existsSync(file));
  if (code === undefined) return false;
  // Its version, its commit and the architecture, a line each: something else may be named `code`.
  const version = runCode(code, ['--version'], 20);
  if (!version.ok || !/^\d+\.\d+\.\d+\S*\s+[0-9a-f]{40}\s/.test(version.output)) return false;
  return runCode(code, [`--extensionDevelopmentPath=${extension}`, '--new-window', folder], 30).ok;
}
