import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { pageAddress } from '../../hosts/addresses.ts';
import { fontsConfiguration } from '../../hosts/fonts.ts';
import { isKnownComplaint, withoutKnownComplaints } from '../../hosts/knownComplaints.ts';
import { userSettings } from '../../hosts/settings.ts';
import { parseCounts } from '../../hosts/testCounts.ts';

describe('pageAddress', () => {
  const payload = (address: string): unknown => JSON.parse(new URL(address).searchParams.get('payload') ?? '');

  /** As a path stands in an address: on Windows with a drive. */
  const inAddress = (path: string): string => pathToFileURL(path).pathname;

  it('names folder, extension, tests and file by this machine and token', () => {
    const address = pageAddress('http://127.0.0.1:9100', 'secret', { folder: '/w', extension: '/e', tests: '/e/t.cjs', file: '/w/a' });
    const { origin, searchParams } = new URL(address);
    assert.equal(origin, 'http://127.0.0.1:9100');
    assert.equal(searchParams.get('tkn'), 'secret');
    assert.equal(searchParams.get('folder'), inAddress('/w'));
    assert.deepEqual(payload(address), [
      ['skipWelcome', 'true'],
      ['extensionDevelopmentPath', `vscode-remote://127.0.0.1:9100${inAddress('/e')}`],
      ['extensionTestsPath', `vscode-remote://127.0.0.1:9100${inAddress('/e/t.cjs')}`],
      ['openFile', `vscode-remote://127.0.0.1:9100${inAddress('/w/a')}`],
    ]);
  });

  it('keeps spaces and other letters of a path', () => {
    const address = pageAddress('http://127.0.0.1:1', 't', { folder: '/my files/ü & co', extension: '/my ext' });
    assert.equal(new URL(address).searchParams.get('folder'), decodeURIComponent(inAddress('/my files/ü & co')));
    assert.match(JSON.stringify(payload(address)), /my%20ext/);
  });

  it('opens an empty window without a folder', () => {
    const { searchParams } = new URL(pageAddress('http://127.0.0.1:1', 't', {}));
    assert.equal(searchParams.get('ew'), 'true');
    assert.equal(searchParams.has('folder'), false);
  });
});

describe('userSettings', () => {
  it('trusts every folder, or none and without a question', () => {
    assert.equal(userSettings(false)['security.workspace.trust.enabled'], false);
    assert.equal('security.workspace.trust.enabled' in userSettings(true), false);
    assert.equal(userSettings(true)['security.workspace.trust.startupPrompt'], 'never');
  });

  it('lets what is asked for win', () => {
    assert.equal(userSettings(false, { 'workbench.colorTheme': 'X' })['workbench.colorTheme'], 'X');
  });
});

describe('parseCounts', () => {
  it('reads the one line', () => {
    assert.deepEqual(parseCounts('{"optimalPlayTests":{"passed":12,"failed":3}}'), { passed: 12, failed: 3 });
  });

  it('reads no other', () => {
    assert.equal(parseCounts('12 passed, 3 failed'), undefined);
    assert.equal(parseCounts('{"optimalPlayTests":{"passed":"12"}}'), undefined);
  });
});

describe('known complaints', () => {
  it('are left out of a log, and nothing else is', () => {
    const log = [
      'Error: Could not locate the bindings file. Tried:',
      ' → /x/node_modules/@vscode/spdlog/build/spdlog.node',
      '    at bindings (/x/node_modules/bindings/bindings.js:126:9)',
      '[10:00:00] [127.0.0.1][52e357f2][ManagementConnection] New connection established.',
      'Error: out of memory',
      '    at solve (/x/dist/extension.cjs:1:2)',
    ];
    assert.equal(withoutKnownComplaints(log.join('\n')), 'Error: out of memory\n    at solve (/x/dist/extension.cjs:1:2)');
  });

  it('are known by their first line', () => {
    assert.equal(isKnownComplaint('Error: Could not locate the bindings file. Tried:\nanything'), true);
    assert.equal(isKnownComplaint('✗ solves a file\nError: Could not locate the bindings file. Tried:'), false);
  });
});

describe('fontsConfiguration', () => {
  it('names the folders, escaped', () => {
    const text = fontsConfiguration('/a & b/fonts', '/c');
    assert.match(text, /<dir>\/a &amp; b\/fonts<\/dir>/);
    assert.match(text, /<cachedir>\/c<\/cachedir>/);
  });
});
