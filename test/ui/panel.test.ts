import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, beforeEach, suite, test } from 'node:test';
import { seriousFindings, watchPolicy } from './support/accessibility.ts';
import { picturePath } from './support/host.ts';
import { Session } from './support/session.ts';
import { themeKinds } from './support/themes.ts';
import type { Workbench } from './support/workbench.ts';

suite('the panel in VS Code', { timeout: 600_000 }, () => {
  let session: Session;
  let workbench: Workbench;

  before(async () => {
    session = await Session.start();
    ({ workbench } = session);
  });

  after(() => session.stop());

  beforeEach(() => workbench.closeEditors());

  const answers = [
    { name: 'family-photos/all-four-kinds.photos', heading: 'Alice wins by 3' },
    { name: 'gems-fight/declining-a-stone.gems', heading: 'Alice wins by 1' },
    { name: 'family-photos/random-1000.photos', heading: 'Alice wins by 7,651,484,320' },
  ];
  for (const { name, heading } of answers) {
    test(`${name}: answer, accessible, within the policy, in four themes and at 300 px`, async () => {
      const panel = await session.solve(name);
      await panel.getByRole('heading', { name: heading }).waitFor();
      const refused = await watchPolicy(panel);
      for (const kind of themeKinds) {
        await workbench.setTheme(kind);
        assert.deepEqual(await seriousFindings(panel), [], kind);
        await workbench.takePanelPicture(picturePath(`${path.basename(name)}-${kind}`));
      }
      await workbench.setTheme('dark');
      await workbench.setPanelSize(300);
      const overflow = await panel.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.equal(overflow, 0, 'nothing sticks out at 300 px');
      await workbench.takePanelPicture(picturePath(`${path.basename(name)}-300px`));
      await workbench.page.setViewportSize({ width: 1280, height: 900 });
      assert.deepEqual(await refused(), []);
    });
  }

  test('a click on a turn shows its line in the editor', async () => {
    const panel = await session.solve('family-photos/all-four-kinds.photos');
    await panel
      .getByRole('row', { name: /opens stack 3/ })
      .first()
      .click();
    await workbench.page.locator('.line-numbers.active-line-number', { hasText: /^4$/ }).waitFor();
  });

  test('an edit makes the answer outdated, and it can be solved again', async () => {
    const panel = await session.solve('family-photos/exchange.photos');
    await panel.getByRole('heading', { name: 'Alice wins by 1' }).waitFor();
    await workbench.page.locator('.editor-instance .view-line', { hasText: '12' }).first().click();
    await workbench.page.keyboard.press('End');
    await workbench.page.keyboard.press('Backspace');
    await panel.getByText('outdated', { exact: true }).first().waitFor();
    await panel.locator('vscode-button', { hasText: 'Solve again' }).click();
    await panel.getByText('outdated', { exact: true }).first().waitFor({ state: 'detached' });
  });

  test('what is acted on in an outdated answer is done once that was solved; text in it can be selected', async () => {
    const panel = await session.solve('family-photos/all-four-kinds.photos');
    await panel.getByRole('heading', { name: 'Alice wins by 3' }).waitFor();
    await workbench.page.locator('.editor-instance .view-line', { hasText: '6 4 3 2' }).first().click();
    await workbench.page.keyboard.press('End');
    await workbench.page.keyboard.type('0');
    const outdated = panel.getByText('outdated', { exact: true }).first();
    await outdated.waitFor();
    await panel.locator('.stale h2').first().click();
    assert.ok(await outdated.isVisible(), 'nothing was acted on');
    assert.equal(await panel.getByText(/was edited since/).count(), 0, 'it is said once');
    await panel.locator('.moves .take', { hasText: 'open stack 3' }).first().click();
    await outdated.waitFor({ state: 'detached' });
    await panel.getByRole('group', { name: 'What if' }).waitFor();
    await panel
      .getByText(/stack 3/)
      .first()
      .waitFor();
  });

  test('what is acted on in an outdated answer and is not in the new one is not done in another case later', async () => {
    const file = path.join(session.folder, 'two-cases.gems');
    const four = '3 4 3\n2 2 3\n2 1 3\n2 1 2\n3 2 3 1\n';
    writeFileSync(file, `${four}\n${four}\n0 0 0\n`);
    const panel = await session.solve('two-cases.gems');
    await panel.getByText(/Show the 4 moves/).click();
    const take = panel.locator('.take', { hasText: 'bag 4' }).first();
    await take.waitFor();
    writeFileSync(file, `3 3 3\n2 2 3\n2 1 3\n2 1 2\n\n${four}\n0 0 0\n`);
    const outdated = panel.getByText('outdated', { exact: true }).first();
    await outdated.waitFor();
    await take.click();
    await outdated.waitFor({ state: 'detached' });
    await panel.locator('.take', { hasText: 'bag 3' }).first().waitFor({ state: 'attached' });
    await panel.getByRole('tab').nth(1).click();
    await take.waitFor({ state: 'attached' });
    await workbench.page.waitForTimeout(500);
    assert.equal(await panel.getByText(/Show the 4 moves/).count(), 1, 'no move was made');
  });

  test('errors are shown with their lines, and a fix mends one', async () => {
    const panel = await session.solve('with-mistakes/with-mistakes.photos');
    await panel.getByRole('heading', { name: 'No answer yet: 2 errors' }).waitFor();
    await workbench.takePanelPicture(picturePath('errors'));
    await panel.getByRole('button', { name: 'Put blanks instead' }).click();
    await panel.getByText('1 warning').waitFor({ state: 'detached' });
  });

  test('cases are switched by keyboard', async () => {
    const panel = await session.solve('gems-fight/three-cases.gems');
    await panel.getByRole('heading', { name: 'Alice wins by 3' }).waitFor();
    await panel.locator('body').click({ position: { x: 5, y: 5 } });
    await workbench.page.keyboard.press('Alt+ArrowRight');
    await panel.getByRole('heading', { name: 'Bob wins by 3' }).waitFor();
  });
});
