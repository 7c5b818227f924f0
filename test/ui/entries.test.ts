import { after, before, beforeEach, suite, test } from 'node:test';
import path from 'node:path';
import { Session } from './support/session.ts';

suite('ways to Solve', { timeout: 600_000 }, () => {
  let session: Session;

  before(async () => {
    session = await Session.start();
  });

  after(() => session.stop());

  beforeEach(() => session.workbench.closeEditors());

  async function answered(): Promise<void> {
    const panel = await session.workbench.panelFrame();
    await panel.getByRole('heading', { name: 'Alice wins by 1' }).waitFor();
    await session.workbench.statusBarItem('Alice wins by 1').waitFor();
  }

  test('the button in the title of the editor', async () => {
    const { page } = session.workbench;
    await session.workbench.openFile(path.join(session.folder, 'family-photos/exchange.photos'));
    await page
      .locator('.editor-actions')
      .getByRole('button', { name: /^Solve/ })
      .first()
      .click();
    await answered();
  });

  test('the keys, in the editor and again in the panel', async () => {
    const { page } = session.workbench;
    await session.workbench.openFile(path.join(session.folder, 'family-photos/exchange.photos'));
    // The button is there when the extension knows the file; the keys have the same condition.
    await page
      .locator('.editor-actions')
      .getByRole('button', { name: /^Solve/ })
      .first()
      .waitFor();
    await page.locator('.editor-instance .view-line').first().click();
    await page.keyboard.press('Control+K');
    await page.keyboard.press('Control+G');
    await answered();
  });

  test('the status bar opens the panel again', async () => {
    await session.solve('family-photos/exchange.photos');
    await answered();
    await session.workbench.page.locator('.tab', { hasText: 'Optimal Play' }).first().click({ button: 'middle' });
    await session.workbench.statusBarItem('Alice wins by 1').click();
    await answered();
  });
});
