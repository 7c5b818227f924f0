import { commands } from 'vscode';
import { making } from './makingSupport.ts';
import { closeAll, equal, textOf } from './support.ts';
import { gems, removeMade, said, suite } from './testingSupport.ts';

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

  it('mend the expected output of a case that shares its file', async () => {
    const json = await suite({ 'a.json': JSON.stringify([{ input: gems, output: '3\u00a0-3\n' }]) }, 'a.json#0');
    await commands.executeCommand('optimalPlay.mendExpected', json.id('a.json#0'));
    equal(JSON.parse(await textOf(json.uri('a.json'))), [{ input: gems, output: '3 -3\n' }]);
  });
});
