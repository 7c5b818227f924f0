import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { installOnce, isInstalled, type Installation } from '../../hosts/installOnce.ts';

describe('installOnce', () => {
  let root = '';
  let folders = 0;
  before(() => {
    root = mkdtempSync(path.join(tmpdir(), 'install-once-'));
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  const newCache = (): string => path.join(root, String(folders++));

  /** Writes its version into a file and counts how often it was asked to. */
  function installation(version: string): { readonly thing: Installation; readonly calls: () => number } {
    let calls = 0;
    const install = async (directory: string): Promise<void> => {
      calls++;
      writeFileSync(path.join(directory, 'content'), version);
    };
    return { thing: { name: 'thing', versions: { thing: version }, install }, calls: () => calls };
  }

  it('installs once', async () => {
    const cache = newCache();
    const { thing, calls } = installation('1');
    assert.equal(isInstalled(thing, cache), false);
    const place = await installOnce(thing, cache);
    assert.equal(await installOnce(thing, cache), place);
    assert.equal(calls(), 1);
    assert.equal(isInstalled(thing, cache), true);
    assert.deepEqual(readdirSync(cache), ['thing']);
  });

  it('replaces another version', async () => {
    const cache = newCache();
    await installOnce(installation('1').thing, cache);
    const place = await installOnce(installation('2').thing, cache);
    assert.equal(readFileSync(path.join(place, 'content'), 'utf8'), '2');
    assert.deepEqual(readdirSync(cache), ['thing']);
  });

  it('leaves nothing of an install that fails, and keeps what was there', async () => {
    const cache = newCache();
    await installOnce(installation('1').thing, cache);
    const failing: Installation = {
      name: 'thing',
      versions: { thing: '2' },
      install: async () => {
        throw new Error('no network');
      },
    };
    await assert.rejects(installOnce(failing, cache), /no network/);
    assert.deepEqual(readdirSync(cache), ['thing']);
    assert.equal(isInstalled(installation('1').thing, cache), true);
  });

  it('does not take a half-finished folder for an installed one', async () => {
    const cache = newCache();
    mkdirSync(path.join(cache, 'thing'), { recursive: true });
    writeFileSync(path.join(cache, 'thing', 'half'), '');
    const place = await installOnce(installation('1').thing, cache);
    assert.equal(existsSync(path.join(place, 'half')), false);
    assert.equal(existsSync(path.join(place, 'content')), true);
  });

  it('removes what a run left that is no more, not what a living one builds', async () => {
    const cache = newCache();
    // Process numbers end far below this.
    mkdirSync(path.join(cache, 'thing.installing-999999999'), { recursive: true });
    mkdirSync(path.join(cache, `thing.old-${process.ppid}`));
    await installOnce(installation('1').thing, cache);
    assert.deepEqual(readdirSync(cache), ['thing', `thing.old-${process.ppid}`]);
  });
});
