import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, suite, test } from 'node:test';
import type { Frame } from 'playwright-core';
import { seriousFindings, watchPolicy } from './support/accessibility.ts';
import { picturePath } from './support/host.ts';
import { panelIframe } from './support/panel.ts';
import { Session } from './support/session.ts';
import { themeKinds } from './support/themes.ts';
import type { Workbench } from './support/workbench.ts';

const command = 'Optimal Play: My Program Prints...';

/** Everything but the opening of the page goes by keyboard. */
suite('My Program Prints...', { timeout: 600_000 }, () => {
  let session: Session;
  let workbench: Workbench;

  before(async () => {
    session = await Session.start();
    ({ workbench } = session);
  });

  after(() => session.stop());

  async function open(): Promise<Frame> {
    await workbench.runCommand(command);
    const page = await workbench.panelFrame();
    await page.locator('textarea:focus').waitFor();
    return page;
  }

  const type = (text: string): Promise<void> => workbench.page.keyboard.type(text);
  const press = (key: string): Promise<void> => workbench.page.keyboard.press(key);

  /** Goes on by Tab until what has the focus says this. */
  async function tabTo(page: Frame, text: string | RegExp): Promise<void> {
    const focused = (): Promise<string> =>
      page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
      });
    for (let steps = 0; steps < 60; steps++) {
      await press('Tab');
      const now = await focused();
      if (typeof text === 'string' ? now === text : text.test(now)) return;
    }
    assert.fail(`Tab does not come to ${text}`);
  }

  async function overflow(page: Frame): Promise<number> {
    return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }

  test('what is printed for the fingerprint names the strategies that fit, in four themes and at 300 px', async () => {
    const page = await open();
    const refused = await watchPolicy(page);
    await type('-86');
    await page.getByRole('heading', { name: '2 wrong strategies print the same' }).waitFor();
    await page.getByRole('status').getByText('Wrong: -86, right is -12. 2 wrong strategies print the same').waitFor({ state: 'attached' });
    await tabTo(page, 'Checkpoints');
    await press('Enter');
    await page.getByText('Sums by kind').waitFor();
    assert.match((await page.locator('tfoot').innerText()).replaceAll(/\s+/g, ' '), /Sum -12/);
    for (const kind of themeKinds) {
      await workbench.setTheme(kind);
      assert.deepEqual(await seriousFindings(page), [], kind);
      await workbench.takePanelPicture(picturePath(`diagnose-photos-${kind}`));
    }
    await workbench.setTheme('dark');
    await workbench.setPanelSize(300, 1500);
    assert.equal(await overflow(page), 0, 'nothing sticks out at 300 px');
    await workbench.takePanelPicture(picturePath('diagnose-photos-300px'));
    await workbench.page.setViewportSize({ width: 1280, height: 900 });
    assert.deepEqual(await refused(), []);
    await workbench.closeEditors();
  });

  test('a set of bags is looked up, and all sets are listed', async () => {
    const page = await open();
    await press('Shift+Tab');
    await tabBackTo(page, 'radio');
    await press('ArrowRight');
    await page.locator('#fingerprint-gems-fight').waitFor();
    await tabTo(page, /^$/);
    await page.locator('textarea:focus').waitFor();
    await type('5 4 6 3');
    await page.getByRole('heading', { name: 'No wrong strategy fits' }).waitFor();
    await page.getByRole('heading', { name: 'All but one case fit' }).waitFor();
    await tabTo(page, 'Compare with the checkpoints');
    await press('Enter');
    await page.locator('summary:focus').waitFor();
    await press('Tab');
    await press('Tab');
    await page.locator('#set-of-bags:focus').waitFor();
    await type('1, 3');
    await page.getByText('5 = 0b101').waitFor();
    await workbench.page.setViewportSize({ width: 1280, height: 1300 });
    await workbench.takePanelPicture(picturePath('diagnose-gems'));
    await workbench.setPanelSize(300, 1900);
    assert.equal(await overflow(page), 0, 'nothing sticks out at 300 px');
    await workbench.takePanelPicture(picturePath('diagnose-gems-300px'));
    await workbench.page.setViewportSize({ width: 1280, height: 900 });
    await page.locator('#set-of-bags').focus();
    await tabTo(page, 'Show all sets');
    await press('Enter');
    await workbench.page.locator('.editor-instance .view-line', { hasText: '1=taken' }).first().waitFor();
    await workbench.closeEditors();
  });

  test('the open input has a box of its own; Explain opens the smallest input of a strategy', async () => {
    await workbench.openFile(path.join(session.folder, 'gems-fight/three-cases.gems'));
    const page = await open();
    await page.locator('#input-box:focus').waitFor();
    await type('3 -3 2');
    await page.locator('#input-box-verdict').getByText('Wrong in case 3 of 3 alone: 2, right is 1.').waitFor();
    await workbench.takePanelPicture(picturePath('diagnose-input'));
    await press('Shift+Home');
    await type('3 -3 -1');
    await page.locator('.strategies li').first().waitFor();
    await tabTo(page, /^Explain the smallest input of: /);
    await press('Enter');
    const panel = workbench.page.locator('.tab', { hasText: 'Optimal Play' });
    await panel.first().waitFor();
    await workbench.page.locator('.tab.active', { hasText: 'Counterexample: ' }).waitFor();
    await workbench.closeEditors();
  });

  /** Goes back by Shift and Tab to an input of this kind. */
  async function tabBackTo(page: Frame, kind: string): Promise<void> {
    for (let steps = 0; steps < 20; steps++) {
      if ((await page.evaluate(() => document.activeElement?.getAttribute('type'))) === kind) return;
      await press('Shift+Tab');
    }
    assert.fail(`Shift and Tab do not come to a ${kind}`);
  }
});

// A window of its own: VS Code remembers what other tests had open.
suite('My Program Prints... in a window that is loaded again', { timeout: 300_000 }, () => {
  let session: Session;

  before(async () => {
    session = await Session.start();
  });

  after(() => session.stop());

  test('has all that was typed', async () => {
    const { workbench } = session;
    await workbench.openFile(path.join(session.folder, 'gems-fight/three-cases.gems'));
    await workbench.runCommand(command);
    const page = await workbench.panelFrame();
    await page.locator('#input-box:focus').waitFor();
    await workbench.page.keyboard.type('3 -3 2');
    await page.locator('#fingerprint-gems-fight').fill('1 -4 5 0');
    await page.locator('summary').click();
    await page.locator('#set-of-bags').fill('0b11');
    await page.getByText('3 = 0b11').waitFor();
    // In a browser VS Code writes what it remembers every few seconds, and not at a reload.
    await workbench.page.waitForTimeout(15_000);
    await workbench.page.reload();
    await workbench.waitUntilReady();
    // The page may be made anew while the window comes up.
    const again = panelIframe(workbench.page).contentFrame().frameLocator('iframe#active-frame');
    await again.locator('#input-box-verdict').getByText('Wrong in case 3 of 3 alone: 2, right is 1.').waitFor();
    await again.locator('#fingerprint-gems-fight-verdict').getByText('Wrong in case 3 of 4 alone: 5, right is 4.').waitFor();
    await again.getByText('3 = 0b11').waitFor();
  });
});
