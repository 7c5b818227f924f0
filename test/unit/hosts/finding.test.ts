import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { browserPaths } from '../../hosts/browserPaths.ts';
import { codeCandidates, hasDisplay } from '../../hosts/desktop.ts';
import { describeNpmFailure, findNpm, packageArguments, type Surroundings } from '../../hosts/npm.ts';

describe('browserPaths', () => {
  it('looks on PATH first on Linux, Chrome before Chromium, and skips relative folders', () => {
    const paths = browserPaths('linux', { PATH: '/a:bin:/b' });
    assert.deepEqual(paths.slice(0, 2), ['/a/google-chrome', '/b/google-chrome']);
    assert.ok(paths.indexOf('/b/google-chrome') < paths.indexOf('/a/chromium'));
    assert.ok(paths.every((path) => path.startsWith('/')));
  });

  it('knows the usual places of Windows, and only those whose root is set', () => {
    const paths = browserPaths('win32', { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\A\\AppData\\Local' });
    assert.equal(paths[0], 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe');
    assert.ok(paths.includes('C:\\Users\\A\\AppData\\Local\\Microsoft\\Edge\\Application\\msedge.exe'));
    assert.equal(paths.length, 6);
  });

  it('knows the applications of macOS, of the machine and of the user', () => {
    const paths = browserPaths('darwin', { HOME: '/Users/a' });
    assert.equal(paths[0], '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    assert.ok(paths.includes('/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium'));
  });

  it('has nothing but the fixed places without an environment', () => {
    assert.deepEqual(browserPaths('linux', {}), ['/opt/google/chrome/chrome', '/snap/bin/chromium']);
    assert.deepEqual(browserPaths('win32', {}), []);
  });
});

describe('findNpm', () => {
  const surroundings = (platform: string, files: readonly string[], environment: Surroundings['environment']): Surroundings => ({
    platform,
    environment,
    exists: (file) => files.includes(file),
    realpath: (file) => (file === '/usr/bin/npm' ? '/usr/lib/npm/bin/npm-cli.js' : file),
  });

  it('takes the npm that runs this', () => {
    assert.equal(findNpm(surroundings('linux', ['/x/npm-cli.js'], { npm_execpath: '/x/npm-cli.js' })), '/x/npm-cli.js');
  });

  it('takes no other package manager for npm', () => {
    const found = findNpm(surroundings('linux', ['/x/yarn.js', '/usr/bin/npm'], { npm_execpath: '/x/yarn.js', PATH: '/usr/bin' }));
    assert.equal(found, '/usr/lib/npm/bin/npm-cli.js');
  });

  it('finds the script beside npm.cmd on Windows', () => {
    const script = 'C:\\node\\node_modules\\npm\\bin\\npm-cli.js';
    assert.equal(findNpm(surroundings('win32', ['C:\\node\\npm.cmd', script], { Path: 'C:\\other;C:\\node' })), script);
  });

  it('says in a sentence that there is none', () => {
    assert.throws(() => findNpm(surroundings('linux', [], { PATH: '/usr/bin:' })), /npm was not found on PATH/);
  });
});

describe('describeNpmFailure', () => {
  it('is one sentence when the registry cannot be reached', () => {
    const text = describeNpmFailure('The server build of VS Code', 'npm error code ENOTFOUND\nnpm error errno ENOTFOUND\n');
    assert.match(text, /^The server build of VS Code is not in \.vscode-test yet, and the npm registry cannot be reached[^\n]*$/);
  });

  it('hands on the end of what npm said otherwise', () => {
    const text = describeNpmFailure('X', ['first', ...Array.from({ length: 12 }, (_, line) => `line ${line}`), ''].join('\n'));
    assert.match(text, /line 11$/);
    assert.doesNotMatch(text, /first/);
  });

  it('names packages with their versions', () => {
    assert.deepEqual(packageArguments({ '@a/b': '1.0.0', c: '2.0.0' }), ['@a/b@1.0.0', 'c@2.0.0']);
  });
});

describe('codeCandidates', () => {
  it('is where `code` may be on PATH', () => {
    assert.deepEqual(codeCandidates('linux', { PATH: '/a:/b', DISPLAY: ':0' }), ['/a/code', '/b/code']);
    assert.deepEqual(codeCandidates('win32', { Path: 'C:\\VS Code\\bin' }), ['C:\\VS Code\\bin\\code.cmd']);
  });

  it('is nowhere in a remote terminal, without a display, and in the folders of Windows under WSL', () => {
    assert.deepEqual(codeCandidates('linux', { PATH: '/a', DISPLAY: ':0', VSCODE_IPC_HOOK_CLI: '/tmp/x.sock' }), []);
    assert.deepEqual(codeCandidates('linux', { PATH: '/a' }), []);
    assert.deepEqual(codeCandidates('linux', { PATH: '/mnt/c/VS Code/bin', WAYLAND_DISPLAY: 'wayland-0' }), []);
  });

  it('takes a display for granted except on Linux', () => {
    assert.equal(hasDisplay('darwin', {}), true);
    assert.equal(hasDisplay('linux', {}), false);
  });
});
