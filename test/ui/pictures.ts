// Takes the pictures of the README: node test/ui/pictures.ts (after a build)
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Frame } from 'playwright-core';
import { repository } from '../hosts/paths.ts';
import { Session } from './support/session.ts';

const folder = path.join(repository, 'docs/pictures');
mkdirSync(folder, { recursive: true });
const picture = (name: string): string => path.join(folder, `${name}.png`);

const session = await Session.start();
const { workbench } = session;

/** Solves an example and waits until everything that is asked for later is there too. */
async function shown(name: string): Promise<Frame> {
  await workbench.closeEditors();
  const panel = await session.solve(name);
  await panel
    .getByText(/Checked by exhaustive play/)
    .first()
    .waitFor();
  await panel.locator('.moves tr.why').first().waitFor();
  await panel.waitForTimeout(500);
  return panel;
}

try {
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
