import { execFile, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyFonts, fontVersions, writeFontsConfiguration } from './fonts.ts';
import { installOnce } from './installOnce.ts';
import { npmInstall, packageArguments } from './npm.ts';

const versions = { '@sparticuz/chromium': '153.0.0', ...fontVersions };

/** A browser to launch: its program and what its environment needs besides that of this process. */
export interface BrowserProgram {
  readonly executablePath: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Unpacks into TMPDIR: the package knows no other way to say where. */
const unpack = `
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  await chromium.executablePath();
  await inflate('node_modules/@sparticuz/chromium/bin/al2023.tar.br');
`;

/** The Chromium that an npm package carries for Linux x64, with fonts of its own; installed on first need (about 10 s, 300 MB). */
export async function provisionChromium(): Promise<BrowserProgram> {
  const place = await installOnce({
    name: 'browser',
    versions,
    install: async (directory) => {
      await npmInstall(directory, 'A Chromium for the tests', ...packageArguments(versions));
      await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpack], {
        cwd: directory,
        env: { ...process.env, TMPDIR: directory },
      });
      const nodeModules = path.join(directory, 'node_modules');
      rmSync(path.join(directory, 'fonts'), { recursive: true, force: true });
      copyFonts(nodeModules, path.join(directory, 'fonts'));
      rmSync(nodeModules, { recursive: true });
    },
  });
  const executablePath = path.join(place, 'chromium');
  return {
    executablePath,
    environment: { FONTCONFIG_FILE: writeFontsConfiguration(place, path.join(place, 'fonts')), ...libraries(place) },
  };
}

/** The libraries that come along are used only where the machine lacks some: its own are newer. */
function libraries(place: string): Record<string, string> {
  const { stdout } = spawnSync('ldd', [path.join(place, 'chromium')], { encoding: 'utf8' });
  if (stdout && !stdout.includes('not found')) return {};
  const own = path.join(place, 'al2023', 'lib');
  const given = process.env['LD_LIBRARY_PATH'];
  return { LD_LIBRARY_PATH: given ? `${own}:${given}` : own };
}
