import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { seriousFindings } from './support/accessibility.ts';
import { picturePath } from './support/host.ts';
import { Session } from './support/session.ts';

suite('play against the engine', { timeout: 900_000 }, () => {
  let session: Session;

  before(async () => {
    session = await Session.start();
  });

  after(() => session.stop());

  beforeEach(() => session.workbench.closeEditors());

  for (const { name, wrong, verdict, best } of [
    { name: 'family-photos/all-four-kinds.photos', wrong: 'open stack 2', verdict: /Open stack 2 loses 2/i, best: 'top of stack 1' },
    { name: 'gems-fight/declining-a-stone.gems', wrong: 'bag 1', verdict: /Bag 1 loses 2/i, best: 'bag 2' },
  ]) {
    test(`${name}: predict, see the verdict, retry, and go on`, async () => {
      const panel = await session.solve(name);
      await panel.getByRole('heading', { level: 1 }).waitFor();
      await panel.getByText('Predict first', { exact: true }).first().click();
      const choice = (move: string) => panel.getByRole('radio', { name: new RegExp(`^${move}`) });
      await choice(wrong).waitFor();
      assert.equal(await panel.getByText(/^loses/).count(), 0, 'no value shows before a move is taken');
      await choice(wrong).click();
      await panel.getByText('Take it', { exact: true }).click();
      await panel.getByText(verdict).first().waitFor();
      assert.deepEqual(await seriousFindings(panel), []);
      await session.workbench.takePanelPicture(picturePath(`play-${wrong}`));
      await panel.getByText('Retry', { exact: true }).click();
      await choice(best).click();
      await panel.getByText('Take it', { exact: true }).click();
      await panel
        .getByText(/loses nothing|was best/i)
        .first()
        .waitFor();
      await session.workbench.page.keyboard.press('Escape');
    });
  }

  test('a game that ends is summed up, and its mistakes can be learnt from', async () => {
    const panel = await session.solve('gems-fight/declining-a-stone.gems');
    await panel.getByRole('heading', { level: 1 }).waitFor();
    await panel.getByText('Predict first', { exact: true }).first().click();
    await panel.getByRole('radio', { name: /^bag 1/ }).click();
    await panel.getByText('Take it', { exact: true }).click();
    await panel.getByText(/^Go on/).click();
    // A stone was made: it is the same player's turn again.
    await panel.getByRole('radio').first().waitFor();
    await session.workbench.page.keyboard.press('Escape');
    await panel
      .getByText(/lost 2 points/)
      .first()
      .waitFor();
    await session.workbench.takePanelPicture(picturePath('play-over'));
    await panel.getByText('Learn from mistakes', { exact: true }).click();
    await panel
      .getByText(/Find the better move/)
      .first()
      .waitFor();
    await panel.getByRole('radio', { name: /^bag 2/ }).click();
    await panel.getByText('Take it', { exact: true }).click();
    await panel
      .getByText(/loses nothing/)
      .first()
      .waitFor();
  });
});
