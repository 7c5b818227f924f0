import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import type { Frame, Locator } from 'playwright-core';
import { seriousFindings } from './support/accessibility.ts';
import { picturePath } from './support/host.ts';
import { Session } from './support/session.ts';

suite('the header of the panel', { timeout: 900_000 }, () => {
  let session: Session;

  before(async () => {
    session = await Session.start();
  });

  after(() => session.stop());

  beforeEach(() => session.workbench.closeEditors());

  /** The lines of the editor in front, as far as they are drawn. */
  function editorText(): Locator {
    return session.workbench.page.locator('.editor-instance .view-lines').filter({ visible: true });
  }

  async function focused(panel: Frame): Promise<string> {
    return panel.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  }

  test('the menu of exports is moved through by keyboard, and given up with Escape', async () => {
    const panel = await session.solve('family-photos/all-four-kinds.photos');
    const { page } = session.workbench;
    const button = panel.getByRole('button', { name: 'Export the explanation' });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    const menu = panel.getByRole('menu', { name: 'Export the explanation' });
    await menu.waitFor();
    assert.equal(await focused(panel), 'Markdown');
    assert.deepEqual(await seriousFindings(panel), []);
    await session.workbench.takePanelPicture(picturePath('export-menu'));
    await page.keyboard.press('ArrowUp');
    assert.equal(await focused(panel), 'Copy a short summary');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    assert.equal(await focused(panel), 'Markdown hand-out, solutions apart');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    assert.equal(await button.evaluate((element) => element === document.activeElement), true, 'the button has the focus again');
  });

  test('an export opens a document with the answer', async () => {
    const panel = await session.solve('gems-fight/declining-a-stone.gems');
    await panel.getByRole('button', { name: 'Export the explanation' }).click();
    await panel.getByRole('menuitem', { name: 'Markdown', exact: true }).click();
    await editorText().getByText('Alice wins by 1').first().waitFor();
  });

  test('the chart becomes a document of its own', async () => {
    const panel = await session.solve('family-photos/all-four-kinds.photos');
    await panel.locator('op-chart .final-line').waitFor({ state: 'attached' });
    await panel.getByRole('button', { name: 'Export the explanation' }).click();
    await panel.getByRole('menuitem', { name: 'Chart as SVG' }).click();
    await editorText().getByText('<svg').first().waitFor();
  });

  test('the plain text of the panel is a document', async () => {
    const panel = await session.solve('family-photos/all-four-kinds.photos');
    await panel.getByRole('button', { name: 'Show as plain text' }).click();
    await editorText().getByText('Alice wins by 3').first().waitFor();
  });

  test('at 300 px one menu holds everything', async () => {
    const panel = await session.solve('family-photos/all-four-kinds.photos');
    await session.workbench.setPanelSize(300);
    await panel.getByRole('button', { name: 'More actions' }).click();
    const items = await panel.getByRole('menuitem').allInnerTexts();
    assert.deepEqual(
      items.map((item) => item.trim()),
      [
        'Solve again',
        'Copy a short summary',
        'Show as plain text',
        'Markdown',
        'Markdown hand-out, solutions apart',
        'JSON',
        'Chart as SVG',
        'Keyboard shortcuts (?)',
      ],
    );
    await session.workbench.takePanelPicture(picturePath('more-actions-300px'));
    assert.equal(await panel.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0);
    await session.workbench.page.setViewportSize({ width: 1280, height: 900 });
  });

  test('a row under the pointer marks its line in the editor', async () => {
    const panel = await session.solve('family-photos/all-four-kinds.photos');
    await panel.locator('[data-line="2"]').first().hover();
    const { page } = session.workbench;
    const marks = page.locator('.view-overlays [class*="ced-"], .margin-view-overlays [class*="ced-"]');
    await marks.first().waitFor({ state: 'attached' });
    await session.workbench.takePicture(picturePath('line-marked'));
    await page.mouse.move(0, 0);
    await marks.first().waitFor({ state: 'detached' });
  });
});
