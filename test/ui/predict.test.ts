import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, beforeEach, suite, test } from 'node:test';
import type { Frame } from 'playwright-core';
import { seriousFindings } from './support/accessibility.ts';
import { picturePath } from './support/host.ts';
import { Session } from './support/session.ts';
import { themeKinds } from './support/themes.ts';
import type { Workbench } from './support/workbench.ts';

const wins = /wins by|[+-]\d/;

suite('predicting first', { timeout: 900_000 }, () => {
  let session: Session;
  let workbench: Workbench;

  before(async () => {
    session = await Session.start();
    ({ workbench } = session);
  });

  after(() => session.stop());

  beforeEach(() => workbench.closeEditors());

  const announced = (panel: Frame): Promise<string> => panel.locator('.panel > [role="status"]').innerText();

  const edit = async (digit: string): Promise<void> => {
    await workbench.page.locator('.editor-instance .view-line', { hasText: '12' }).first().click();
    await workbench.page.keyboard.press('End');
    await workbench.page.keyboard.type(digit);
  };

  test('nothing outside of the page tells the answer, also not after an edit', async () => {
    const panel = await session.solve('family-photos/exchange.photos');
    await workbench.statusBarItem('Alice wins by 1').waitFor();
    await panel.getByText('Predict first', { exact: true }).first().click();
    await panel.getByRole('radio').first().waitFor();
    await workbench.statusBarItem('Solved').waitFor();
    await workbench.page.locator('.codelens-decoration', { hasText: wins }).waitFor({ state: 'detached' });
    assert.doesNotMatch(await announced(panel), wins);
    await edit('0');
    await panel.getByRole('heading', { name: 'The file was edited: solve again to predict.' }).waitFor();
    assert.doesNotMatch(await panel.locator('.inside').innerText(), wins);
    assert.doesNotMatch(await announced(panel), wins);
    await workbench.statusBarItem('Solved (outdated)').waitFor();
    await workbench.takePicture(picturePath('predict-edited'));
    await panel.locator('vscode-button', { hasText: 'Solve again' }).click();
    await panel.getByRole('radio').first().waitFor();
    await workbench.statusBarItem('Solved').waitFor();
    await edit('2');
    await panel.locator('vscode-button', { hasText: 'Back to the analysis' }).click();
    await panel.getByRole('heading', { name: 'A draw' }).waitFor();
    await workbench.statusBarItem('A draw (outdated)').waitFor();
  });

  test('a game begins in a panel that was behind another tab', async () => {
    const file = path.join(session.folder, 'family-photos/all-four-kinds.photos');
    const panel = await session.solve('family-photos/all-four-kinds.photos');
    await panel.getByRole('heading', { name: 'Alice wins by 3' }).waitFor();
    await workbench.openFile(path.join(session.folder, 'test-cases/4.in'));
    await workbench.runCommand('View: Move Editor into Next Group');
    await workbench.page.keyboard.press('Control+1');
    await workbench.openFile(file);
    await workbench.runCommand('Optimal Play: Play Against the Engine');
    await (await workbench.panelFrame()).getByRole('heading', { name: /You are/ }).waitFor();
  });

  test('in a game one goes from case to case; each is there again as it was left', async () => {
    const panel = await session.solve('gems-fight/three-cases.gems');
    await panel.getByRole('heading', { name: 'Alice wins by 3' }).waitFor();
    await panel.getByText('Predict first', { exact: true }).first().click();
    const take = panel.locator('vscode-button', { hasText: 'Take it' });
    await panel.getByRole('radio').first().waitFor();
    assert.equal(await take.getAttribute('disabled'), '', 'there is nothing to take yet');
    const tabs = panel.getByRole('tab');
    assert.deepEqual(
      (await tabs.allInnerTexts()).map((text) => text.trim()),
      ['1', '2', '3'],
    );
    await panel.getByRole('radio').first().check();
    assert.equal(await take.getAttribute('disabled'), null);
    for (const kind of themeKinds) {
      await workbench.setTheme(kind);
      assert.deepEqual(await seriousFindings(panel), [], kind);
      await workbench.takePanelPicture(picturePath(`predict-cases-${kind}`));
    }
    await workbench.setTheme('dark');
    await workbench.setPanelSize(300);
    await workbench.takePanelPicture(picturePath('predict-cases-300px'));
    await workbench.page.setViewportSize({ width: 1280, height: 900 });
    await panel.getByRole('radio').first().focus();
    await workbench.page.keyboard.press('Alt+ArrowRight');
    await panel.getByRole('heading', { name: 'Bob wins by 3' }).waitFor();
    assert.doesNotMatch(await panel.getByRole('tablist').innerText(), wins, 'the case to predict is told by no tab');
    await workbench.page.keyboard.press('Alt+ArrowLeft');
    const isAsItWas = async (): Promise<void> => {
      await panel.getByRole('heading', { name: /You are/ }).waitFor();
      assert.ok(await panel.getByRole('radio').first().isChecked());
    };
    await isAsItWas();
    await panel.getByRole('tab').nth(1).click();
    await panel.getByRole('heading', { name: 'Bob wins by 3' }).waitFor();
    // A file opened over the panel would throw its page away.
    await workbench.runCommand('View: Focus First Editor Group');
    await session.solve('with-mistakes/with-mistakes.photos');
    await panel.getByRole('heading', { name: 'No answer yet: 2 errors' }).waitFor();
    await workbench.runCommand('View: Focus First Editor Group');
    await session.solve('family-photos/threat-too-small.photos');
    await panel.getByRole('heading', { name: 'Alice wins by 51' }).waitFor();
    await workbench.runCommand('View: Focus First Editor Group');
    await workbench.openFile(path.join(session.folder, 'gems-fight/three-cases.gems'));
    await panel.getByRole('heading', { name: 'Bob wins by 3' }).waitFor();
    await workbench.statusBarItem('Solved').waitFor();
    await panel.getByRole('tab').first().click();
    await isAsItWas();
    assert.doesNotMatch(await announced(panel), wins);
  });
});
