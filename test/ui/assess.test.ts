import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, suite, test } from 'node:test';
import type { Frame } from 'playwright-core';
import { seriousFindings, watchPolicy } from './support/accessibility.ts';
import { picturePath } from './support/host.ts';
import { Session } from './support/session.ts';
import { themeKinds } from './support/themes.ts';

suite('Assess Test Suite', { timeout: 600_000 }, () => {
  let session: Session;

  before(async () => {
    session = await Session.start();
    const folder = path.join(session.folder, 'gems-fight');
    writeFileSync(path.join(folder, 'broken.gems'), '2 1 2\n1 x\n0 0 0\n');
    const samples = path.join(session.folder, 'samples');
    mkdirSync(samples);
    writeFileSync(path.join(samples, 'sample-1.in'), '2\n12 3 4 7\n1 15 9 1\n');
    writeFileSync(path.join(samples, 'sample-1.ans'), '1\n');
    writeFileSync(path.join(samples, 'sample-2.in'), '2\n5 4 8 8\n4 12 14 0\n');
    writeFileSync(path.join(samples, 'sample-2.ans'), '4\n');
  });

  after(() => session.stop());

  /** Assesses the folder of a file. */
  async function assess(file: string): Promise<Frame> {
    const { workbench } = session;
    await workbench.page.setViewportSize({ width: 1280, height: 900 });
    await workbench.closeEditors();
    await workbench.openFile(path.join(session.folder, file));
    await workbench.runCommand('Optimal Play: Assess Test Suite');
    const page = await workbench.panelFrame();
    await page.getByRole('grid').first().waitFor();
    return page;
  }

  test('gaps first, accessible, within the policy, in four themes and at 300 px', async () => {
    const page = await assess('samples/sample-1.in');
    const { workbench } = session;
    await page.getByRole('heading', { level: 1, name: /^\d+ of 26 wrong strategies caught$/ }).waitFor();
    assert.deepEqual(await page.getByRole('heading', { level: 2 }).allInnerTexts(), [
      'Not caught',
      'Which file catches what',
      'What the inputs have',
    ]);
    const refused = await watchPolicy(page);
    for (const kind of themeKinds) {
      await workbench.setTheme(kind);
      assert.deepEqual(await seriousFindings(page), [], kind);
      await workbench.takePanelPicture(picturePath(`assess-${kind}`));
    }
    await workbench.setTheme('dark');
    await workbench.setPanelSize(300);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0);
    await workbench.takePanelPicture(picturePath('assess-300px'));
    await page.getByRole('grid').scrollIntoViewIfNeeded();
    await workbench.takePanelPicture(picturePath('assess-300px-matrix'));
    assert.deepEqual(await refused(), []);
  });

  test('the matrix by keyboard: one stop, arrows, what a cell means, Enter opens the file', async () => {
    const page = await assess('samples/sample-1.in');
    const { workbench } = session;
    const { keyboard } = workbench.page;
    assert.equal(await page.locator('[role="grid"] [tabindex="0"]').count(), 1);
    await page.getByRole('columnheader', { name: 'sample-1.in' }).focus();
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowDown');
    await page.getByText(/^sample-2\.in: '.*' is not caught, the outputs are equal\.$/).waitFor();
    await workbench.takePanelPicture(picturePath('assess-cell'));
    await keyboard.press('PageDown');
    await page.getByText(/^sample-2\.in: 'a and b compared apart' is /).waitFor();
    await keyboard.press('Enter');
    await workbench.tab('sample-2.in').waitFor();
  });

  test('a click adds the input of a gap, and it is a gap no more', async () => {
    const page = await assess('samples/sample-1.in');
    const gap = page.locator('.gaps .gap', { hasText: 'sum in 32 bits' });
    await gap.getByRole('button', { name: 'Add this input' }).click();
    await gap.waitFor({ state: 'detached' });
    const added = (await page.locator('.notice').innerText()).replace('Added: ', '').trim();
    assert.match(added, /^\S+\.in$/);
    const file = path.join(session.folder, 'samples', added);
    assert.equal(readFileSync(file, 'utf8'), '3\n0 1000000000 0 1000000000\n0 1000000000 0 1000000000\n0 1000000000 0 1000000000\n');
    assert.equal(readFileSync(file.replace(/\.in$/, '.ans'), 'utf8').trim(), '-3000000000');
    await session.workbench.takePanelPicture(picturePath('assess-added'));
    assert.ok(existsSync(path.join(session.folder, 'samples/sample-1.in')));
  });

  test('files left out and files that add nothing are named', async () => {
    const page = await assess('gems-fight/sample.gems');
    await page.getByText('1 file was left out').click();
    await page.getByRole('button', { name: 'broken.gems' }).waitFor();
    assert.deepEqual(await seriousFindings(page), []);
    await session.workbench.takePanelPicture(picturePath('assess-gems'));
  });

  test('Explain opens the input with its explanation', async () => {
    const page = await assess('samples/sample-1.in');
    await page.getByRole('button', { name: 'Explain' }).first().click();
    await session.workbench.page.locator('.tab', { hasText: 'Counterexample: ' }).first().waitFor();
    const panel = await session.workbench.panelFrame();
    await panel.getByRole('heading', { level: 1, name: /wins by|A draw/ }).waitFor();
    await session.workbench.takePicture(picturePath('assess-explain'));
  });
});
