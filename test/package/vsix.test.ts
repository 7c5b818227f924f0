import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, suite, test } from 'node:test';
import { repository } from '../hosts/paths.ts';
import { startWorkbenchHost, type WorkbenchHost } from '../ui/support/host.ts';

const kilobytesAllowed = 300;
const page = 'docs/extension.md';

suite('the packed extension', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'optimal-play-vsix-'));
  const file = path.join(folder, 'optimal-play.vsix');
  let host: WorkbenchHost | undefined;

  before(() => {
    execFileSync(process.execPath, ['package.mjs', file], { cwd: repository, encoding: 'utf8' });
  });

  after(async () => {
    await host?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('holds the files of the list and nothing else', () => {
    const listed = execFileSync(process.execPath, ['node_modules/@vscode/vsce/vsce', 'ls', '--no-dependencies', '--readme-path', page], {
      cwd: repository,
      encoding: 'utf8',
    });
    assert.deepEqual(listed.trim().split(/\r?\n/).toSorted(), [
      'CHANGELOG.md',
      'LICENSE',
      'dist/extension.cjs',
      'dist/panel.css',
      'dist/panel.js',
      'dist/web/extension.js',
      'dist/web/worker.js',
      'dist/worker.cjs',
      page,
      'l10n/bundle.l10n.zh-cn.json',
      'media/icon.png',
      'media/language.json',
      'media/panelDark.svg',
      'media/panelLight.svg',
      'media/walkthrough.md',
      'package.json',
      'package.nls.json',
      'package.nls.zh-cn.json',
    ]);
  });

  test(`is under ${kilobytesAllowed} KB`, () => {
    const kilobytes = statSync(file).size / 1000;
    assert.ok(kilobytes < kilobytesAllowed, `${kilobytes.toFixed(0)} KB`);
  });

  test('has a page without links to what is not in it', () => {
    const text = readFileSync(path.join(repository, page), 'utf8');
    assert.match(text, /optimalPlay\.memoryLimit/);
    assert.doesNotMatch(text, /\]\((?!https?:)/);
  });

  test('works where it is installed', async () => {
    host = await startWorkbenchHost({ extension: null, install: file });
    const workbench = await host.open({ folder: path.join(repository, 'examples') });
    await workbench.openFile(path.join(repository, 'examples/family-photos/all-four-kinds.photos'));
    await workbench.runCommand('Optimal Play: Solve');
    const panel = await workbench.panelFrame();
    await panel.getByRole('heading', { name: 'Alice wins by 3' }).waitFor({ timeout: 30_000 });
    await workbench.close();
  });
});
