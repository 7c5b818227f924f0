import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, suite, test } from 'node:test';
import { picturePath } from './support/host.ts';
import { Session } from './support/session.ts';
import { TestExplorer } from './support/testExplorer.ts';
import { themeKinds } from './support/themes.ts';

suite('test cases in the Test Explorer', { timeout: 600_000 }, () => {
  let session: Session;
  let explorer: TestExplorer;

  before(async () => {
    session = await Session.start();
    explorer = new TestExplorer(session.workbench);
  });

  after(() => session.stop());

  test('18 focus is not stolen by a run that is started from the editor', async () => {
    const { workbench } = session;
    await workbench.openFile(path.join(session.folder, 'test-cases/4.in'));
    await workbench.typeCommand('Optimal Play: Check Test Cases');
    await workbench.page.locator('.testing-run-glyph.codicon-testing-failed-icon, .codicon-testing-failed-icon').first().waitFor();
    assert.ok(await workbench.page.evaluate(() => document.activeElement?.closest('.editor-instance') !== null), 'the editor has it');
    await workbench.tab('4.in').waitFor();
  });

  test('18 keyboard only: run, walk to the failed case, open its message, explain it', async () => {
    const { workbench } = session;
    const { page } = workbench;
    await explorer.focus();
    await page.keyboard.press('Home');
    await workbench.typeCommand('Test: Run All Tests');
    await explorer.row(/^test-cases \(Failed\)/).waitFor();
    await explorer.focus();
    await explorer.walkTo('test-cases', '4.in', 'Case 2');
    await explorer.runAndPeek('4.ans');
    await page.getByText('The number also fits: sign kept, colours ignored.').first().waitFor();
    for (const link of ['Explain', 'Use computed as expected', 'Open full diff'])
      await page.getByRole('link', { name: link }).first().waitFor();
    await workbench.takePicture(picturePath('test-cases-message'));
    await explorer.focus();
    await explorer.walkTo('test-cases', '4.in', 'Case 2');
    await page.keyboard.press('Shift+F10');
    await page.locator('.monaco-menu').waitFor();
    await page.keyboard.press('e');
    const focused = page.locator('.monaco-menu .action-item.focused', { hasText: 'Explain This Case' });
    for (let steps = 0; steps < 12 && (await focused.count()) === 0; steps++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const panel = await workbench.panelFrame();
    await panel.getByRole('heading', { level: 1, name: 'Bob wins by 3' }).waitFor();
  });

  test('19 dark, light, both high-contrast themes, 300 px wide', async () => {
    const { workbench } = session;
    const { page } = workbench;
    await workbench.closeEditors();
    await explorer.focus();
    await explorer.walkTo('test-cases', '4.in', 'Case 2');
    await explorer.runAndPeek('4.ans');
    await page.keyboard.press('Escape');
    for (const kind of themeKinds) {
      await workbench.setTheme(kind);
      await explorer.peek();
      await workbench.takePicture(picturePath(`test-cases-${kind}`));
      await page.keyboard.press('Escape');
    }
    await workbench.setTheme('dark');
    const bar = page.locator('.part.sidebar');
    const width = (await bar.boundingBox())?.width ?? 0;
    assert.ok(width >= 250 && width <= 350, `the side bar is ${width} px wide`);
    for (const name of ['1.in', '2.in', '3.in', '4.in']) {
      const label = page.locator('.test-explorer .label', { hasText: name }).first();
      assert.equal(await label.evaluate((one) => one.scrollWidth <= one.clientWidth + 1), true, name);
    }
    await explorer.peek();
    await page.setViewportSize({ width: 800, height: 900 });
    await page.getByRole('link', { name: 'Open full diff' }).first().waitFor();
    await workbench.takePicture(picturePath('test-cases-narrow'));
    await page.setViewportSize({ width: 1280, height: 900 });
  });
});

// A window of its own: VS Code remembers what other tests had open.
suite('test cases in a window that is loaded again', { timeout: 300_000 }, () => {
  let session: Session;

  before(async () => {
    session = await Session.start();
  });

  after(() => session.stop());

  test('16 switch file, reload the window: verdicts kept; edited input marks them outdated', async () => {
    const { workbench } = session;
    const { page } = workbench;
    await workbench.openFile(path.join(session.folder, 'test-cases/4.in'));
    await workbench.typeCommand('Optimal Play: Check Test Cases');
    const failed = page.locator('.codicon-testing-failed-icon').first();
    await failed.waitFor();
    await workbench.openFile(path.join(session.folder, 'test-cases/1.in'));
    // In a browser VS Code writes what it remembers every few seconds, and not at a reload.
    await page.waitForTimeout(15_000);
    await page.reload();
    await workbench.waitUntilReady();
    const explorer = new TestExplorer(workbench);
    await explorer.focus();
    await explorer.row(/^test-cases \(Failed\)/).waitFor();
    await explorer.walkTo('test-cases', '1.in');
    for (const row of [/^1\.in \(Passed\)/, /^2\.in \(Passed\)/, /^3\.in \(Skipped\)/, /^4\.in \(Failed\)/])
      await explorer.row(row).waitFor();
    await workbench.takePicture(picturePath('test-cases-reloaded'));
    await workbench.openFile(path.join(session.folder, 'test-cases/1.in'));
    await page.keyboard.insertText(' ');
    await explorer
      .row(/^1\.in /)
      .locator('.retired')
      .waitFor();
    assert.equal(
      await explorer
        .row(/^2\.in /)
        .locator('.retired')
        .count(),
      0,
    );
    await workbench.takePicture(picturePath('test-cases-outdated'));
  });
});
