import { commands, window } from 'vscode';
import type { PanelHostApi } from '../../src/panel/protocol/panelApi.ts';
import { startPosition } from '../../src/games/game.ts';
import { api, closeAll, equal, ok, openExample, openUntitled, panelIsUp, replace, solve, until } from './support.ts';

const sample = '2\n5 4 8 8\n4 12 14 0\n';

async function host(): Promise<PanelHostApi> {
  const calls = (await api()).callPanelHost();
  ok(calls, 'the panel has a host');
  return calls;
}

describe('panel', () => {
  afterEach(closeAll);

  it('opens beside the editor and leaves it the focus', async () => {
    const document = await openUntitled(sample, 'family-photos');
    await solve(document);
    await panelIsUp();
    equal(window.activeTextEditor?.document.uri.toString(), document.uri.toString());
  });

  it('follows the active editor from input to input, and solves what it turns to', async () => {
    await solve(await openUntitled(sample, 'family-photos'));
    const { panel, state } = await api();
    await panelIsUp();
    const gems = await openExample('gems-fight/sample.gems');
    await until('it shows the other input', () => panel().shown?.toString() === gems.uri.toString());
    await until('it has the answer', () => state(gems.uri)?.kind === 'answer');
  });

  it('gets windows of the present answer, and nothing of an older one', async () => {
    const document = await openUntitled(sample, 'family-photos');
    const { version } = (await solve(document)).file;
    const calls = await host();
    const ledger = await calls.ledger(version, 0);
    ok(ledger.ok && ledger.value.game === 'family-photos', 'the ledger');
    const line = await calls.line(version, 0, startPosition, { from: 0, to: 10 });
    ok(line.ok && line.value.length > 0, 'the line of play');
    const series = await calls.wholeLine(version, 0, startPosition, 2);
    ok(series.ok && series.value.points.length <= 2, 'the series');
    equal(series.value.points.at(-1)?.turn, line.value.at(-1)?.turn);
    const moves = await calls.moves(version, 0, startPosition, { from: 0, to: 10 });
    ok(moves.ok && moves.value[0].loss === '0', 'the best move loses nothing');
    await replace(document, 0, 0, 1, '1');
    equal(await calls.ledger(version, 0), { ok: false, failure: { code: 'outdated' } });
  });

  it('reveals a line in the editor, but not one of an older text', async () => {
    const document = await openUntitled(sample, 'family-photos');
    await solve(document);
    (await host()).reveal(2, 2, 4);
    await until('the place is selected', () => window.activeTextEditor?.selection.start.line === 2);
    equal(window.activeTextEditor && document.getText(window.activeTextEditor.selection), '12');
    await replace(document, 0, 0, 1, '2');
    (await host()).reveal(1, 0, 1);
    await until('it was solved first', async () => {
      const now = (await api()).state(document.uri);
      return now?.kind === 'answer' && now.outdated === null;
    });
    equal(window.activeTextEditor?.selection.start.line, 2);
  });

  it('mends a problem that it shows', async () => {
    const document = await openUntitled('1\n5\u00a04 8 8\n', 'family-photos');
    const state = await solve(document);
    ok(state.kind === 'answer' || state.kind === 'errors', 'the problem is shown');
    const index = state.problems.findIndex(({ problem }) => problem.fix !== undefined);
    ok(index >= 0, 'it has a fix');
    (await host()).applyFix(index);
    await until('it is applied', () => document.getText() === '1\n5 4 8 8\n');
    await until('the answer is new', async () => (await api()).state(document.uri)?.file.version === document.version);
  });

  it('opens by its own command', async () => {
    const { panel } = await api();
    await openUntitled(sample, 'family-photos');
    await commands.executeCommand('workbench.action.closeOtherEditors');
    await commands.executeCommand('optimalPlay.showPanel');
    await until('it is open', () => panel().open);
  });
});
