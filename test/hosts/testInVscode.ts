// Runs dist/test/vscode.js inside a real VS Code: node test/hosts/testInVscode.ts server|web [--restricted] [--locale LOCALE]
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { atEnd } from './endings.ts';
import { repository } from './paths.ts';
import { runInVscode } from './runInVscode.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    restricted: { type: 'boolean', default: false },
    locale: { type: 'string' },
    extension: { type: 'string', default: repository },
    tests: { type: 'string', default: path.join(repository, 'dist/test/vscode.js') },
    folder: { type: 'string', default: path.join(repository, 'examples') },
  },
});
const host = positionals[0];
if (host !== 'server' && host !== 'web') {
  console.error('Usage: node test/hosts/testInVscode.ts server|web [--restricted] [--locale LOCALE]');
  process.exit(2);
}
// Tests may write: they get a copy.
const folder = mkdtempSync(path.join(tmpdir(), 'optimal-play-folder-'));
atEnd(() => rmSync(folder, { recursive: true, force: true }));
cpSync(values.folder, folder, { recursive: true });
try {
  const { passed, failed } = await runInVscode({
    host,
    restricted: values.restricted,
    ...(values.locale !== undefined && { locale: values.locale }),
    extension: path.resolve(values.extension),
    tests: path.resolve(values.tests),
    folder,
    onLine: (line) => console.log(line),
  });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
