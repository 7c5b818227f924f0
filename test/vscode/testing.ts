import { CancellationTokenSource, commands, Uri, window, workspace, WorkspaceEdit } from 'vscode';
import { api, closeAll, equal, example, longInput, ok, pause, replace, until } from './support.ts';
import { find, gems, nodes, photos, removeMade, suite, view } from './testingSupport.ts';

describe('test cases in the Test Explorer', () => {
  afterEach(async () => {
    await closeAll();
    await removeMade();
  });

  it('are listed by folder in natural order, with their games', async () => {
    const { resolve, tree } = await view();
    await resolve();
    const folder = await until('the folder', () => tree().find(({ label }) => label === 'test-cases'));
    equal(
      folder.children.map(({ label }) => label),
      ['1.in', '2.in', '3.in', '4.in'],
    );
    const photosFolder = tree().find(({ label }) => label === 'family-photos');
    ok(photosFolder, 'a folder of inputs by language');
    ok(
      photosFolder.children.every(({ tags }) => tags.join() === 'family-photos'),
      'games',
    );
  });

  it('come in every layout, each pair once', async () => {
    const made = await suite(
      {
        'a/10.in': photos,
        'a/10.ans': '4\n',
        'a/2.in': photos,
        'a/2.ans': '4\n',
        'a/2.out': '5\n',
        'b/input1.txt': photos,
        'b/output1.txt': '4\n',
        'c/tests/01': photos,
        'c/tests/01.a': '4\n',
        'd/in/1.in': photos,
        'd/out/1.out': '4\n',
        'e/01/NAME.INP': photos,
        'e/01/NAME.OUT': '4\n',
        'e/02/NAME.INP': photos,
        'e/02/NAME.OUT': '4\n',
        'f/cases.json': JSON.stringify([
          { input: photos, output: '4\n' },
          { input: gems, output: '3\n-3\n' },
        ]),
        'a/2.in~': photos,
        'a/node_modules/x/1.in': photos,
        'a/.hidden/1.in': photos,
      },
      'e/02/NAME.INP',
      'd/in/1.in',
      'f/cases.json#0',
    );
    equal(await made.labels(), ['2.in', '10.in', 'input1.txt', '01', 'in/1.in', '01/NAME.INP', '02/NAME.INP', '1', '2'], made.name);
  });

  it('of other problems are not listed', async () => {
    const made = await suite(
      { 'other/1.in': 'hello world\n', 'other/1.ans': '4\n', 'other/2.in': '1 2\n', 'other/2.ans': '3\n', 'ours/1.in': photos },
      'ours/1.in',
    );
    equal(await made.labels(), ['1.in']);
  });

  it('with a mistake are listed among good ones, and cannot be checked', async () => {
    const made = await suite({ '1.in': photos, '1.ans': '4\n', '2.in': '2\n5 4 x 8\n4 12 14 0\n', '2.ans': '4\n' }, '1.in', '2.in');
    const [good, bad] = await made.run('1.in', '2.in');
    equal([good.state, bad.state], ['passed', 'errored']);
    equal([bad.messages[0].at.uri, bad.messages[0].at.line], [made.id('2.in'), 1]);
  });

  it('say once that an answer has no input', async () => {
    const made = await suite({ '1.in': photos, '1.ans': '4\n', '2.ans': '4\n' }, '1.in', '2.ans#answer');
    equal(await made.labels(), ['1.in', '2.ans']);
    const stray = find((await view()).tree(), made.id('2.ans#answer'));
    ok(stray?.error?.includes('2.ans'), 'a sentence that names it');
  });

  it('get their sub-cases with the verdicts', async () => {
    const made = await suite({ '1.in': gems, '1.ans': '3\n-2\n' }, '1.in');
    const [result] = await made.run('1.in');
    equal(
      result.subs.map(({ state, line }) => [state, line]),
      [
        ['passed', 0],
        ['failed', 6],
      ],
    );
    const item = find((await view()).tree(), made.id('1.in'));
    equal(
      item?.children.map(({ label, line }) => [label, line]),
      [
        ['Case 1', 0],
        ['Case 2', 6],
      ],
    );
    equal(item?.tags, ['gems-fight']);
  });

  it('are left without spinning when a run is stopped, and can be run again', async () => {
    const files = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`${index}.in`, longInput(20)]));
    const made = await suite(files, '0.in', '5.in');
    const { run, running, result, cases } = await view();
    const stopping = new CancellationTokenSource();
    const ids = Object.keys(files).map((path) => made.id(path));
    const going = run(ids, { token: stopping.token });
    await until('the run is on', () => running() === 1);
    stopping.cancel();
    await going;
    equal(running(), 0);
    ok(
      ids.some((id) => result(id) === undefined),
      'not all were checked',
    );
    await made.write({ '0.in': photos, '0.ans': '4\n' });
    await until('the answer is found', () => cases.find(made.uri('0.ans')));
    const [again] = await made.run('0.in');
    equal(again.state, 'passed');
  });

  it('are outdated once their input, their answer or the comparison is another', async () => {
    const made = await suite({ '1.in': photos, '1.ans': ' 4\n' }, '1.in');
    await made.run('1.in');
    ok(!(await made.result('1.in')).outdated, 'fresh');
    const document = await workspace.openTextDocument(made.uri('1.in'));
    await window.showTextDocument(document);
    await replace(document, 0, 0, 1, '1');
    await until('an edit of the input shows', async () => (await made.result('1.in')).outdated);
    await document.save();
    await made.run('1.in');
    ok(!(await made.result('1.in')).outdated, 'fresh again');
    await made.write({ '1.ans': '5\n' });
    await until('another answer shows', async () => (await made.result('1.in')).outdated);
    await made.write({ '1.in': photos, '1.ans': ' 4\n' });
    equal((await made.run('1.in'))[0].state, 'passed');
    const settings = workspace.getConfiguration('optimalPlay');
    await settings.update('testCases.strict', true, true);
    await until('another comparison shows', async () => (await made.result('1.in')).outdated);
    equal((await made.run('1.in'))[0].state, 'failed');
    await settings.update('testCases.strict', undefined, true);
  });

  it('check the unsaved text of an open editor', async () => {
    const made = await suite({ '1.in': photos, '1.ans': '5\n' }, '1.in');
    equal((await made.run('1.in'))[0].state, 'failed');
    const document = await workspace.openTextDocument(made.uri('1.ans'));
    await window.showTextDocument(document);
    await replace(document, 0, 0, 1, '4');
    equal((await made.run('1.in'))[0].state, 'passed');
    await document.save();
    await pause(500);
    equal((await made.result('1.in')).outdated, false, 'saved as it was checked');
    await made.write({ '1.ans': '44\n' });
    await until('another text shows', async () => (await made.result('1.in')).outdated);
  });

  it('are checked again whenever they are saved or change, while the run goes on', async () => {
    const made = await suite({ '1.in': photos, '1.ans': '5\n' }, '1.in');
    const { run, running } = await view();
    const stopping = new CancellationTokenSource();
    await run([made.id('1.in')], { token: stopping.token, continuous: true });
    const document = await workspace.openTextDocument(made.uri('1.ans'));
    await window.showTextDocument(document);
    await replace(document, 0, 0, 1, '4');
    await document.save();
    await until('it passes', async () => (await view()).result(made.id('1.in'))?.state === 'passed');
    await made.write({ '1.ans': '6\n' });
    await until('it fails', async () => (await view()).result(made.id('1.in'))?.state === 'failed');
    stopping.cancel();
    await until('nothing runs', () => running() === 0);
    await made.write({ '1.ans': '4\n' });
    await until('it is outdated', async () => (await made.result('1.in')).outdated);
    await pause(500);
    equal((await made.result('1.in')).state, 'failed', 'not checked any more');
  });

  it('follow files that are renamed, and folders that go', async () => {
    const made = await suite({ 'a/1.in': photos, 'a/1.ans': '4\n', 'a/2.in': photos, 'b/1.in': photos }, 'a/1.in', 'b/1.in');
    const edit = new WorkspaceEdit();
    edit.renameFile(made.uri('a/1.in'), made.uri('a/3.in'));
    edit.renameFile(made.uri('a/1.ans'), made.uri('a/3.ans'));
    await workspace.applyEdit(edit);
    await made.listed('a/3.in');
    await until('the old name is gone', async () => !find((await view()).tree(), made.id('a/1.in')));
    await workspace.fs.delete(made.uri('a'), { recursive: true });
    await until('the folder is gone', async () => (await made.labels()).join() === '1.in');
  });

  it('are checked below a folder by the command, and open by theirs', async () => {
    const made = await suite({ 'a/1.in': photos, 'a/1.ans': '4\n', 'b/1.in': photos, 'b/1.ans': '4\n' }, 'a/1.in', 'b/1.in');
    await commands.executeCommand('optimalPlay.checkTestCases', made.uri('a'));
    const { result } = await view();
    equal([result(made.id('a/1.in'))?.state, result(made.id('b/1.in'))?.state], ['passed', undefined]);
    await commands.executeCommand('optimalPlay.checkTestCases', made.uri('b/1.in'));
    equal(result(made.id('b/1.in'))?.state, 'passed');
    await commands.executeCommand('optimalPlay.openTestCase', made.uri('a/1.in'));
    await until('both are in sight', () => {
      const seen = new Set(window.visibleTextEditors.map(({ document }) => document.uri.toString()));
      return seen.has(made.id('a/1.in')) && seen.has(made.id('a/1.ans'));
    });
    equal(window.activeTextEditor?.document.uri.toString(), made.id('a/1.in'), 'the input has the focus');
  });

  it('are explained on the sub-case that is asked for', async () => {
    const made = await suite({ '1.in': gems, '1.ans': '3\n-2\n' }, '1.in');
    await commands.executeCommand('optimalPlay.explainTestCase', made.id('1.in'), 1);
    const { panel, state } = await api();
    equal(panel().shown?.toString(), made.id('1.in'));
    equal(state(made.uri('1.in'))?.kind, 'answer');
    await until('the panel looks at case 2', () => panel().looks?.index === 1);
  });

  it('may be ten thousand', async () => {
    const { tree, cases } = await view();
    const file = JSON.stringify(Array.from({ length: 500 }, () => ({ input: photos, output: '4\n' })));
    const names = Array.from({ length: 20 }, (_, index) => `${index}.json`);
    const made = await suite(Object.fromEntries(names.map((name) => [name, file])), ...names.map((name) => `${name}#499`));
    const start = performance.now();
    await cases.refresh();
    console.log(`10,000 cases looked for again in ${Math.round(performance.now() - start)} ms`);
    equal(cases.below(made.uri('')).length, 10_000);
    equal(nodes(tree()).filter(({ id }) => id.startsWith(made.id('')) && id.includes('#')).length, 10_000);
  });
});

describe('commands of test cases', () => {
  afterEach(closeAll);

  it('ask for nothing and steal no focus where there is nothing to check', async () => {
    await window.showTextDocument(await workspace.openTextDocument(example('family-photos/sample-2.photos')));
    const active = window.activeTextEditor?.document.uri.toString();
    await commands.executeCommand('optimalPlay.checkTestCases', Uri.joinPath(example('nothing'), 'here'));
    equal(window.activeTextEditor?.document.uri.toString(), active);
  });
});
