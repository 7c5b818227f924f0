// Takes the pictures of the README: node test/ui/pictures.ts (after a build)
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Frame } from 'playwright-core';
import { repository } from '../hosts/paths.ts';
import { Session } from './support/session.ts';
import { TestExplorer } from './support/testExplorer.ts';

const folder = path.join(repository, 'docs/pictures');
mkdirSync(folder, { recursive: true });
const picture = (name: string): string => path.join(folder, `${name}.png`);

const session = await Session.start();
const { workbench } = session;

/** Solves an example and waits until everything that is asked for later is there too. */
async function shown(name: string): Promise<Frame> {
  await workbench.closeEditors();
  // Away from where tabs would show a hint under it.
  await workbench.page.mouse.move(560, 700);
  const panel = await session.solve(name);
  await panel
    .getByText(/Checked by exhaustive play/)
    .first()
    .waitFor();
  await panel.locator('.moves tr.why').first().waitFor();
  await panel.waitForTimeout(500);
  return panel;
}

/** The message of the failed example in the Test Explorer. */
async function testCases(): Promise<void> {
  const { page } = workbench;
  const explorer = new TestExplorer(workbench);
  await page.setViewportSize({ width: 1240, height: 680 });
  await workbench.openFile(path.join(session.folder, 'test-cases/4.in'));
  await workbench.typeCommand('Optimal Play: Check Test Cases');
  await explorer.focus();
  await explorer.row(/^test-cases \(Failed\)/).waitFor();
  await explorer.walkTo('test-cases', '4.in', 'Case 2');
  await explorer.runAndPeek('4.ans');
  await page.waitForTimeout(500);
  await workbench.takePicture(picture('test-cases'));
  await workbench.typeCommand('View: Show Explorer');
}

/** What a program printed, and which wrong strategies print the same. */
async function diagnose(): Promise<void> {
  await workbench.closeEditors();
  await workbench.runCommand('Optimal Play: My Program Prints...');
  const page = await workbench.panelFrame();
  await page.locator('#fingerprint-family-photos').fill('-86');
  await page.locator('.strategies li').first().waitFor();
  await workbench.setPanelSize(1000, 740);
  await page.waitForTimeout(500);
  await workbench.takePanelPicture(picture('diagnose'));
}

/** What a suite of the samples alone does not catch. */
async function assess(): Promise<void> {
  const folder = path.join(session.folder, 'samples');
  mkdirSync(folder);
  writeFileSync(path.join(folder, '1.in'), '2\n12 3 4 7\n1 15 9 1\n');
  writeFileSync(path.join(folder, '1.ans'), '1\n');
  writeFileSync(path.join(folder, '2.in'), '2\n5 4 8 8\n4 12 14 0\n');
  writeFileSync(path.join(folder, '2.ans'), '4\n');
  await workbench.closeEditors();
  await workbench.page.setViewportSize({ width: 1320, height: 900 });
  await workbench.openFile(path.join(folder, '1.in'));
  await workbench.runCommand('Optimal Play: Assess Test Suite');
  const page = await workbench.panelFrame();
  await page.getByRole('grid').first().waitFor();
  await workbench.setPanelSize(1000, 838);
  await page.waitForTimeout(500);
  await workbench.takePanelPicture(picture('assess'));
  rmSync(folder, { recursive: true });
}

const only = process.argv[2];

try {
  if (only === undefined || only === 'test-cases') await testCases();
  if (only === undefined || only === 'diagnose') await diagnose();
  if (only === undefined || only === 'assess') await assess();
  await workbench.page.setViewportSize({ width: 1320, height: 1010 });
  await shown('family-photos/all-four-kinds.photos');
  await workbench.takePicture(picture('family-photos'));

  let panel = await shown('family-photos/threat-too-small.photos');
  await workbench.setPanelSize(560, 1180);
  await panel.locator('.moves').getByRole('button', { name: 'open stack 2', exact: true }).first().click();
  await panel.getByRole('group', { name: 'What if' }).waitFor();
  await panel.waitForTimeout(500);
  await workbench.takePanelPicture(picture('what-if'));

  await workbench.page.setViewportSize({ width: 1320, height: 1010 });
  await workbench.setTheme('light');
  panel = await shown('gems-fight/declining-a-stone.gems');
  await workbench.setPanelSize(560, 1240);
  await panel.waitForTimeout(500);
  await workbench.takePanelPicture(picture('gems-fight'));
} finally {
  await session.stop();
}
