import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, beforeEach, suite, test } from 'node:test';
import type { Frame } from 'playwright-core';
import { seriousFindings } from './support/accessibility.ts';
import { picturePath } from './support/host.ts';
import { Session } from './support/session.ts';

suite('the strategy in the panel', { timeout: 900_000 }, () => {
  let session: Session;

  before(async () => {
    session = await Session.start();
  });

  after(() => session.stop());

  beforeEach(() => session.workbench.closeEditors());

  /** A key pressed in the panel, not in the editor beside it. */
  async function press(panel: Frame, key: string): Promise<void> {
    await panel.locator('h1').first().click();
    await session.workbench.page.keyboard.press(key);
  }

  async function take(panel: Frame, move: string): Promise<void> {
    await panel.locator('.moves').getByRole('button', { name: move, exact: true }).first().click();
  }

  const inputs = [
    {
      name: 'family-photos/all-four-kinds.photos',
      wrong: 'open stack 2',
      loses: /It loses 2/,
      whyNot: /Too early\. It threatens the bottom photo, swing 6 \+ 2 = 8/,
      final: '+1',
      positions: /318 positions/,
    },
    {
      name: 'gems-fight/declining-a-stone.gems',
      wrong: 'bag 1',
      loses: /It loses 2/,
      whyNot: /1 stone changes owner/,
      final: '-1',
      positions: /18 positions/,
    },
  ];
  for (const { name, wrong, loses, whyNot, final, positions } of inputs) {
    test(`${name}: why a move loses, what if it is taken, undo, redo and back`, async () => {
      const panel = await session.solve(name);
      await panel.getByText(positions).first().waitFor();
      await panel.getByText(whyNot).first().waitFor();
      await take(panel, wrong);
      const bar = panel.getByRole('group', { name: 'What if' });
      await bar.getByText(loses).waitFor();
      await panel.locator('.pos .vals b', { hasText: final }).waitFor();
      await panel.getByText('first difference at turn 1').first().waitFor();
      assert.deepEqual(await seriousFindings(panel), []);
      await session.workbench.takePanelPicture(picturePath(`what-if-${wrong}`));
      await press(panel, 'u');
      await bar.waitFor({ state: 'detached' });
      await press(panel, 'r');
      await bar.getByText(loses).waitFor();
      await press(panel, 'm');
      await bar.waitFor({ state: 'detached' });
    });

    test(`${name}: the line is stepped through by keyboard`, async () => {
      const panel = await session.solve(name);
      const turn = panel.locator('.pos .turn');
      await turn.getByText('Start').waitFor();
      await press(panel, 'ArrowRight');
      await turn.getByText('Turn 1', { exact: true }).waitFor();
      await press(panel, 'End');
      await panel.locator('.pos').getByText('Game over').waitFor();
      await press(panel, 'Home');
      await turn.getByText('Start').waitFor();
    });
  }

  const larger = [
    {
      name: 'family-photos/nine.photos',
      text: ['9', ...Array.from({ length: 9 }, (_, i) => `${i * 7} ${30 - i} ${i * 3} ${(i * 11) % 17}`), ''],
    },
    {
      name: 'gems-fight/fifteen.gems',
      text: ['4 15 3', ...Array.from({ length: 15 }, (_, i) => `3 ${1 + (i % 4)} ${1 + ((i >> 2) % 4)} ${1 + ((i * 7) % 4)}`), '0 0 0', ''],
    },
  ];
  for (const { name, text } of larger) {
    test(`${name}: a larger position is played out on demand, and agrees`, async () => {
      writeFileSync(path.join(session.folder, name), text.join('\n'));
      const panel = await session.solve(name);
      await panel
        .getByText(/positions at most/)
        .first()
        .waitFor();
      await press(panel, 'v');
      await panel
        .getByText(/Checked by exhaustive play: [0-9,]+ positions, same value/)
        .first()
        .waitFor();
    });
  }

  for (const { name, button } of [
    { name: 'family-photos/random-1000.photos', button: 'dead' },
    { name: 'gems-fight/full-size.gems', button: 'loses nothing' },
  ]) {
    test(`${name}: a long list of moves is filtered`, async () => {
      const panel = await session.solve(name);
      await panel
        .getByText(/best first/)
        .first()
        .waitFor();
      await press(panel, 'f');
      const chip = panel.getByRole('group', { name: 'Filter moves' }).getByRole('button', { name: button });
      await chip.click();
      await panel.locator('.toggle[aria-pressed="true"]').first().waitFor();
      assert.deepEqual(await seriousFindings(panel), []);
      await session.workbench.page.keyboard.press('Escape');
      await chip.waitFor({ state: 'detached' });
    });
  }

  test('no move of a long line of play is cut off', async () => {
    const panel = await session.solve('family-photos/random-1000.photos');
    await press(panel, 'End');
    await panel.locator('.turns .mv').getByText('passes: the game ends').waitFor();
    const { page } = session.workbench;
    const window = page.viewportSize();
    for (const width of [460, 560]) {
      await session.workbench.setPanelSize(width);
      const cut = await panel.evaluate(() =>
        [...document.querySelectorAll('.turns .mv')].filter((move) => move.scrollWidth > move.clientWidth).map((move) => move.textContent),
      );
      assert.deepEqual(cut, [], `at ${width} px`);
    }
    if (window !== null) await page.setViewportSize(window);
  });

  test('of a large input a stack is found, and what if it were different', async () => {
    const panel = await session.solve('family-photos/random-1000.photos');
    await panel.getByRole('heading', { name: 'Hottest 20 photos' }).waitFor();
    const number = panel.locator('.find-stack input');
    await number.fill('552');
    await panel.locator('op-stacks [data-row="0"]', { hasText: '552' }).click();
    await panel.getByText('What if this stack were different?').waitFor();
    const topOfAlice = panel.locator('op-stacks vscode-textfield:not(.find-stack) input').first();
    await topOfAlice.fill('0');
    await panel
      .getByText(/changed \(/)
      .first()
      .waitFor();
    await session.workbench.takePanelPicture(picturePath('stack-what-if'));
  });

  test('the keys are listed', async () => {
    const panel = await session.solve('gems-fight/sample.gems');
    await panel.getByRole('heading', { level: 1 }).waitFor();
    await press(panel, '?');
    await panel.getByText('Keyboard shortcuts').first().waitFor();
    await session.workbench.takePanelPicture(picturePath('shortcuts'));
    await session.workbench.page.keyboard.press('Escape');
  });

  test('before a mistake of a tried line the board still marks the best move', async () => {
    const panel = await session.solve('family-photos/all-four-kinds.photos');
    await take(panel, 'open stack 2');
    await panel.getByRole('group', { name: 'What if' }).waitFor();
    await press(panel, 'Home');
    await panel.locator('.pos .turn').getByText('Start').waitFor();
    assert.match(await panel.locator('.photo.best').innerText(), /^top of stack 1:/);
  });

  test('a linked counterfactual can be tried', async () => {
    const panel = await session.solve('family-photos/threat-too-small.photos');
    await panel.getByRole('button', { name: 'Had she answered' }).first().click();
    const bar = panel.getByRole('group', { name: 'What if' });
    await bar
      .getByText(/make up for each other|\+51/)
      .first()
      .waitFor();
  });

  test('nothing to choose is said in one sentence, without why-nots', async () => {
    const panel = await session.solve('gems-fight/three-cases.gems');
    await panel
      .getByText(/Every first bag gives \+3/)
      .first()
      .waitFor();
    assert.equal(await panel.getByText(/changes owner/).count(), 0);
  });
});
