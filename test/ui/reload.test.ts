import { after, before, suite, test } from 'node:test';
import { panelIframe } from './support/panel.ts';
import { Session } from './support/session.ts';

// A window of its own: VS Code remembers what other tests had open.
suite('a window that is loaded again', { timeout: 300_000 }, () => {
  let session: Session;

  before(async () => {
    session = await Session.start();
  });

  after(() => session.stop());

  test('has the panel again, pinned, with its case and position', async () => {
    const panel = await session.solve('gems-fight/three-cases.gems');
    await panel.getByRole('heading', { name: 'Alice wins by 3' }).waitFor();
    await panel.getByRole('button', { name: 'Pin to this file' }).click();
    await panel.getByRole('button', { name: 'Pin to this file', pressed: true }).waitFor();
    await panel.locator('h1').first().click();
    await session.workbench.page.keyboard.press('Alt+ArrowRight');
    await panel.getByRole('heading', { name: 'Bob wins by 3' }).waitFor();
    await session.workbench.page.keyboard.press('ArrowRight');
    await panel.locator('.pos .turn').getByText('Turn 1', { exact: true }).waitFor();
    // In a browser VS Code writes what it remembers every few seconds, and not at a reload.
    await session.workbench.page.waitForTimeout(15_000);
    await session.workbench.page.reload();
    await session.workbench.waitUntilReady();
    // The page of the panel may be made anew while the window comes up.
    const again = panelIframe(session.workbench.page).contentFrame().frameLocator('iframe#active-frame');
    await again.getByRole('heading', { name: 'Bob wins by 3' }).waitFor();
    await again.locator('.pos .turn').getByText('Turn 1', { exact: true }).waitFor();
    await again.getByRole('button', { name: 'Pin to this file', pressed: true }).waitFor();
  });
});
