import { commands } from 'vscode';
import { making } from './makingSupport.ts';
import { closeAll, equal, textOf, until } from './support.ts';
import { gems, removeMade, said, suite, view } from './testingSupport.ts';

describe('messages of test cases', () => {
  afterEach(async () => {
    await closeAll();
    await removeMade();
  });

  it('offer what can be called with plain arguments, and nothing else', async () => {
    const made = await suite({ '1 (a).in': gems, '1 (a).ans': '3\n-2\n' }, '1 (a).in');
    const [{ subs }] = await made.run('1 (a).in');
    const links = [...said(subs[1]).matchAll(/\]\(command:([\w.]+)\?([^)\s]*)\)/g)].map(([, command, query]) => [
      command,
      JSON.parse(decodeURIComponent(query)) as unknown,
    ]);
    const id = made.id('1 (a).in');
    equal(links, [
      ['optimalPlay.explainTestCase', [id, 1]],
      ['optimalPlay.useComputed', [`${id}#case=1`]],
      ['optimalPlay.openTestCase', [id, 'diff']],
    ]);
    await making('useComputed', `${id}#case=1`, { confirm: true });
    equal(await textOf(made.uri('1 (a).ans')), '3\n-3\n');
  });

  it('are gone once an expected output was written: its case is checked at once', async () => {
    const made = await suite({ '1.in': gems, '1.ans': '3\n-2\n', '2.in': gems }, '1.in', '2.in');
    const before = await made.run('1.in', '2.in');
    equal(
      before.map(({ state }) => state),
      ['failed', 'skipped'],
    );
    const passes = (path: string): Promise<unknown> => until(`${path} passes`, async () => (await made.result(path)).state === 'passed');
    await making('useComputed', made.id('1.in'), { confirm: true });
    await passes('1.in');
    await making('useComputed', made.uri('2.in'));
    await passes('2.in');
    await made.write({ draft: gems });
    await making('addTestCase', made.uri('draft'), { inputs: ['3'] });
    await until('the new case is checked', async () => (await view()).result(made.id('3.in'))?.state === 'passed');
  });

  it('mend the expected output of a case that shares its file', async () => {
    const json = await suite({ 'a.json': JSON.stringify([{ input: gems, output: '3\u00a0-3\n' }]) }, 'a.json#0');
    await commands.executeCommand('optimalPlay.mendExpected', json.id('a.json#0'));
    equal(JSON.parse(await textOf(json.uri('a.json'))), [{ input: gems, output: '3 -3\n' }]);
  });
});
