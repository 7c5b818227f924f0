import { commands, ViewColumn, window, workspace } from 'vscode';
import { api, closeAll, equal, ok, openExample, openUntitled, panelIsUp, replace, solve, until } from './support.ts';

const sample = '2\n5 4 8 8\n4 12 14 0\n';
const start = { turn: 0, branch: [] };

/** With the setting *Predict First*. */
async function predicting(act: () => Promise<void>): Promise<void> {
  const settings = workspace.getConfiguration('optimalPlay');
  await settings.update('predictFirst', true, true);
  try {
    await act();
  } finally {
    await settings.update('predictFirst', undefined, true);
  }
}

describe('predicting first', () => {
  afterEach(closeAll);

  it('the status bar tells no margin until the panel reveals it, and none of an answer that an edit has made outdated', () =>
    predicting(async () => {
      const { callPanelHost, statusText, statusTooltip } = await api();
      const document = await openUntitled(sample, 'family-photos');
      await solve(document);
      await until('it is solved', () => statusText() === '$(check) Solved');
      ok(!/\d/.test(statusTooltip() ?? '0'), `no number in the tooltip: ${statusTooltip()}`);
      await panelIsUp();
      const looking = (version: number, hidden: boolean): void =>
        callPanelHost()?.looking(document.uri.toString(), version, 0, start, hidden);
      looking(document.version, false);
      await until('it is revealed', () => statusText()?.includes('Alice wins by 4'));
      looking(document.version, true);
      await until('it is hidden again', () => statusText() === '$(check) Solved');
      callPanelHost()?.looking('untitled:other', document.version, 0, start, false);
      looking(document.version - 1, false);
      equal(statusText(), '$(check) Solved', 'what was said of something else is not taken for this');
      await replace(document, 1, 0, 1, '6');
      await until('it is outdated', () => statusText() === '$(history) Solved (outdated)');
    }));

  it('several answers are told once all of them are revealed', () =>
    predicting(async () => {
      const { callPanelHost, statusText } = await api();
      const document = await openExample('gems-fight/three-cases.gems');
      await solve(document);
      await panelIsUp();
      const reveal = (index: number): void => callPanelHost()?.looking(document.uri.toString(), document.version, index, start, false);
      for (const index of [0, 1]) reveal(index);
      equal(statusText(), '$(check) Solved');
      reveal(2);
      await until('all are told', () => statusText()?.includes('+3, -3'));
    }));

  it('a page out of sight is not talked to: what is asked of it waits for the next one', async () => {
    const { panel } = await api();
    const document = await openUntitled(sample, 'family-photos');
    await solve(document);
    await panelIsUp();
    const other = await workspace.openTextDocument({ content: 'something else' });
    await window.showTextDocument(other, ViewColumn.Two);
    await until('the page is gone', () => panel().open && !panel().ready);
    await window.showTextDocument(document, ViewColumn.One);
    await commands.executeCommand('optimalPlay.play');
    await panelIsUp();
  });
});
