import { commands, env, Uri, window, workspace } from 'vscode';
import type { DiagnoseHostApi, DiagnoseSource } from '../../src/panel/protocol/diagnoseApi.ts';
import { filesOf, folderWith, making, remove } from './makingSupport.ts';
import { api, closeAll, equal, ok, openExample, openUntitled, replace, until } from './support.ts';

const photos: DiagnoseSource = { kind: 'fingerprint', game: 'family-photos' };
const gems: DiagnoseSource = { kind: 'fingerprint', game: 'gems-fight' };

async function host(): Promise<DiagnoseHostApi> {
  return (await api()).callDiagnoseHost();
}

async function fitting(source: DiagnoseSource, printed: string): Promise<readonly string[]> {
  const reply = await (await host()).diagnose(source, printed);
  ok(reply.ok, JSON.stringify(reply));
  return reply.value.strategies.flatMap(({ id, fits }) => (fits ? [id] : []));
}

describe('My Program Prints...', () => {
  afterEach(closeAll);

  it('opens a page that has the focus, once', async () => {
    const { diagnosePage } = await api();
    const tabs = (): number => window.tabGroups.all.flatMap((group) => group.tabs).length;
    await commands.executeCommand('optimalPlay.diagnose');
    await until('the page is active', () => diagnosePage().active && tabs() === 1);
    const document = await openUntitled('1\n0 0 1 0\n', 'family-photos');
    await until('the page is not active', () => !diagnosePage().active && tabs() === 2);
    await commands.executeCommand('optimalPlay.diagnose', document.uri);
    await until('the page is active again', () => diagnosePage().active);
    equal(tabs(), 2, 'tabs');
    await closeAll();
    await until('the page is closed', () => !diagnosePage().open);
  });

  it('names the strategies that print the same for a fingerprint', async () => {
    equal(await fitting(photos, '-86'), ['ascending', 'gain-uses-the-turn']);
    equal(await fitting(gems, '1\n-4\n5\n0\n'), ['leftovers-thrown']);
    equal(await fitting(gems, '1 -4 4 0'), []);
  });

  it('compares with the open input as it is now', async () => {
    const document = await openUntitled('1\n0 0 1 0\n', 'family-photos');
    await commands.executeCommand('optimalPlay.diagnose');
    const source: DiagnoseSource = { kind: 'input', uri: document.uri.toString() };
    ok((await fitting(source, '1')).includes('stack-sum'), 'it fits');
    await window.showTextDocument(document);
    await replace(document, 1, 4, 5, '0');
    const reply = await (await host()).diagnose(source, '0');
    equal(reply.ok && [reply.value.outcome, reply.value.right], ['right', ['0']]);
  });

  it('reads no file but the one that it is about', async () => {
    const document = await openUntitled('1\n0 0 1 0\n', 'family-photos');
    const other = await openUntitled('1\n5 5 0 0\n', 'family-photos');
    await commands.executeCommand('optimalPlay.diagnose', document.uri);
    const reply = await (await host()).diagnose({ kind: 'input', uri: other.uri.toString() }, '0');
    equal(reply.ok && reply.value.right, ['0']);
  });

  it('opens the smallest input of a strategy, explained in the panel', async () => {
    const { panel } = await api();
    (await host()).explain('own-cookers');
    const shown = await until('the panel shows it', () => panel().shown);
    await until('it is answered', () => panel().state.kind === 'answer');
    const document = await workspace.openTextDocument(shown);
    equal([document.languageId, document.getText()], ['gems-fight', '1 2 2\n1 1\n1 1\n0 0 0\n']);
  });

  it('copies the fingerprint, and opens it', async () => {
    const calls = await host();
    await env.clipboard.writeText('before');
    calls.copyFingerprint('family-photos');
    await until('it is in the clipboard', async () => (await env.clipboard.readText()).startsWith('7\n61 61 70 74\n'));
    calls.openFingerprint('gems-fight');
    const text = await until('it is open', () => window.activeTextEditor?.document.getText());
    ok(text.startsWith('5 4 2\n3 1 1 2\n'), text);
  });

  it('gives the numbers of a case to compare with, and all sets of bags as a document', async () => {
    const calls = await host();
    const sums = await calls.checkpoints(photos, { index: 0, first: 2, mask: 0, ones: 'taken' });
    ok(sums.ok && sums.value?.game === 'family-photos', 'sums');
    equal(
      sums.value.keys.map(({ swing, running }) => [swing, running]),
      [
        ['169', '76'],
        ['131', '26'],
      ],
    );
    const document = await openExample('gems-fight/three-cases.gems');
    await commands.executeCommand('optimalPlay.diagnose');
    const source: DiagnoseSource = { kind: 'input', uri: document.uri.toString() };
    const set = await calls.checkpoints(source, { index: 1, first: 0, mask: 0, ones: 'taken' });
    ok(set.ok && set.value?.game === 'gems-fight', 'a set');
    const none = await calls.checkpoints(source, { index: 9, first: 0, mask: 0, ones: 'taken' });
    equal(none.ok && none.value, null);
    calls.showSets(source, 0, 'left');
    const text = await until('the sets are open', () => {
      const shown = window.activeTextEditor?.document;
      return shown?.languageId === 'plaintext' && shown.getText();
    });
    ok(text.includes('1=left'), text);
  });
});

describe('Save All Smallest Counterexamples...', () => {
  afterEach(closeAll);

  it('writes a pair of files for every strategy, and replaces nothing unasked', async () => {
    const folder = await folderWith({ 'stack-sum.in': 'mine' });
    if (!folder) return;
    const answers = { picks: ['26 pairs of files, NAME.in and NAME.ans'], opens: [[folder]] };
    try {
      const kept = await making('saveExactPack', 'family-photos', answers);
      equal([kept.questions.length, await filesOf(folder)], [1, { 'stack-sum.in': 'mine' }]);
      const written = await making('saveExactPack', 'family-photos', { ...answers, confirm: true });
      equal([written.warnings, written.told], [[], ['52 files written.']]);
      const files = await filesOf(folder);
      equal([Object.keys(files).length, files['stack-sum.in'], files['stack-sum.ans']], [52, '1\n0 0 1 0\n', '0\n']);
    } finally {
      await remove(folder);
    }
  });

  it('writes one .prob file', async () => {
    const folder = await folderWith({});
    if (!folder) return;
    const save = Uri.joinPath(folder, 'all.prob');
    try {
      const heard = await making('saveExactPack', undefined, {
        picks: ['Gems Fight!', 'One file of Competitive Programming Helper (.prob)'],
        save,
      });
      equal(heard.told, ['1 file written.']);
      const { tests } = JSON.parse((await filesOf(folder))['all.prob']) as { readonly tests: readonly { readonly output: string }[] };
      equal(tests.length, 20);
      const { tests: view } = await api();
      await view.resolve();
      await until('its cases are in the Test Explorer', () => view.cases.below(save).length === 20);
    } finally {
      await remove(folder);
    }
  });
});
