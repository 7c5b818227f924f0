import { commands, Selection, Uri, window, workspace } from 'vscode';
import { filesOf, folderWith, making, remove, sorted } from './makingSupport.ts';
import { api, closeAll, equal, ok, openUntitled, replace, until, pause } from './support.ts';

const photos = '2\n5 4 8 8\n4 12 14 0\n';
const gems = '1 2 2\n1 1\n2 1 1\n1 3 3\n1 1\n1 1\n1 1\n0 0 0\n';

/** Runs a test with a folder of its own; where nothing can be written there is nothing to test. */
function inFolder(files: Readonly<Record<string, string>>, test: (folder: Uri) => Promise<void>): () => Promise<void> {
  return async () => {
    const folder = await folderWith(files);
    if (!folder) return;
    try {
      await test(folder);
    } finally {
      await closeAll();
      await remove(folder);
    }
  };
}

async function opened(folder: Uri, name: string): Promise<Uri> {
  const uri = Uri.joinPath(folder, name);
  await window.showTextDocument(uri);
  return uri;
}

describe('Add as Test Case', () => {
  afterEach(closeAll);

  it(
    'writes a new input with its answer by the convention of the folder',
    inFolder({ 'input1.txt': photos, 'output1.txt': '4\n', 'draft.txt': '1\n0 10 0 10\n' }, async (folder) => {
      const before = await filesOf(folder);
      const heard = await making('addTestCase', await opened(folder, 'draft.txt'), { inputs: [null] });
      equal(heard.warnings, []);
      equal(heard.inputs[0].value, '2');
      equal(await filesOf(folder), sorted({ ...before, 'input2.txt': '1\n0 10 0 10\n', 'output2.txt': '-10\n' }));
      equal(window.activeTextEditor?.document.uri.path.endsWith('/draft.txt'), true, 'the focus stays');
    }),
  );

  it(
    'takes selected cases of Gems Fight! alone, and ends them',
    inFolder({ 'all.gems': gems, 'all.ans': '1\n1\n' }, async (folder) => {
      const uri = await opened(folder, 'all.gems');
      const editor = window.activeTextEditor;
      ok(editor, 'an editor is active');
      editor.selection = new Selection(3, 2, 6, 1);
      const heard = await making('addTestCase', uri, { inputs: ['second'] });
      equal(heard.warnings, []);
      const files = await filesOf(folder);
      equal([files['second.gems'], files['second.ans']], ['1 3 3\n1 1\n1 1\n1 1\n0 0 0\n', '1\n']);
      editor.selection = new Selection(4, 0, 6, 1);
      const refused = await making('addTestCase', uri, { inputs: ['third'] });
      equal(refused.warnings, ['The selection is no whole case. Select nothing, or cases from their first line with all their bags.']);
      equal(await filesOf(folder), files);
    }),
  );

  it(
    'says that a name is taken, and overwrites nothing',
    inFolder({ '1.in': photos, '1.ans': '4\n', draft: '1\n0 10 0 10\n' }, async (folder) => {
      const before = await filesOf(folder);
      const heard = await making('addTestCase', await opened(folder, 'draft'), { inputs: ['1'] });
      const [box] = heard.inputs;
      const said = await box.validateInput?.('1');
      ok(typeof said === 'string' && said.includes('exists already'), JSON.stringify(said));
      ok(typeof (await box.validateInput?.('a/b')) === 'string', 'a name is no path');
      ok(typeof (await box.validateInput?.('2')) === 'object', 'a free name is told its files');
      equal(heard.warnings, ['1.in exists already. Choose another name.']);
      equal(await filesOf(folder), before);
    }),
  );

  it(
    'gives the input of a test case its missing answer',
    inFolder({ '1.in': photos, '1.ans': '4\n', '2.in': '1\n0 10 0 10\n' }, async (folder) => {
      const before = await filesOf(folder);
      const heard = await making('addTestCase', await opened(folder, '2.in'));
      equal([heard.inputs.length, heard.warnings.length], [0, 0]);
      equal(await filesOf(folder), sorted({ ...before, '2.ans': '-10\n' }));
      await opened(folder, '2.ans');
      await commands.executeCommand('undo');
      await until('the file is gone', async () => (await filesOf(folder))['2.ans'] === undefined);
      equal(await filesOf(folder), before, 'undone');
    }),
  );

  it('refuses an input with errors', async () => {
    const document = await openUntitled('1\n5 x 8 8\n', 'family-photos');
    const heard = await making('addTestCase', document.uri, { inputs: ['1'] });
    equal(heard.inputs.length, 0);
    ok(heard.warnings[0]?.includes('has errors'), heard.warnings.join());
  });
});

describe('Use Computed as Expected', () => {
  afterEach(closeAll);

  it(
    'asks, replaces the wrong values alone, and is undone',
    inFolder({ '1.in': gems, '1.ans': ' 7\r\n1\r\n' }, async (folder) => {
      const uri = await opened(folder, '1.in');
      const answer = Uri.joinPath(folder, '1.ans');
      const declined = await making('useComputed', uri, { confirm: false });
      equal(declined.questions, ['Replace 7 by 1 in 1.ans?']);
      equal((await filesOf(folder))['1.ans'], ' 7\r\n1\r\n');
      const heard = await making('useComputed', uri, { confirm: true });
      equal(heard.warnings, []);
      equal((await filesOf(folder))['1.ans'], ' 1\r\n1\r\n', 'saved');
      await window.showTextDocument(answer);
      await commands.executeCommand('undo');
      const document = await workspace.openTextDocument(answer);
      equal(document.getText(), ' 7\r\n1\r\n', 'undone');
    }),
  );

  it(
    'says where the expected output is right, and fills an empty one unasked',
    inFolder({ '1.in': photos, '1.ans': '4', '2.in': photos, '2.ans': '\n' }, async (folder) => {
      const right = await making('useComputed', Uri.joinPath(folder, '1.ans'), { confirm: true });
      equal([right.questions, right.told], [[], ['1.ans is right already: nothing was changed.']]);
      // Looking for cases may have begun before the last file was there.
      await pause(1500);
      const empty = await making('useComputed', Uri.joinPath(folder, '2.in'));
      equal([empty.questions, empty.warnings, empty.told], [[], [], ['The computed output is in 2.ans.']]);
      const files = await filesOf(folder);
      equal([files['1.ans'], files['2.ans']], ['4', '4\n']);
    }),
  );

  it(
    'leaves unsaved edits unsaved, and replaces all where more than values differs',
    inFolder({ '1.in': gems, '1.ans': '1\r\n1\r\n' }, async (folder) => {
      const answer = await opened(folder, '1.ans');
      const document = await workspace.openTextDocument(answer);
      await replace(document, 1, 0, 1, '1 5');
      const heard = await making('useComputed', answer, { confirm: true });
      equal(heard.questions, ['Replace the whole text of 1.ans by the computed output?']);
      equal([document.getText(), document.isDirty], ['1\r\n1\r\n', true]);
      equal((await filesOf(folder))['1.ans'], '1\r\n1\r\n');
    }),
  );

  it(
    'changes one expected output of a JSON file',
    inFolder(
      {
        'cases.json': JSON.stringify([
          { input: photos, output: '4' },
          { input: gems, output: '1 2' },
        ]),
      },
      async (folder) => {
        const { tests } = await api();
        await tests.resolve();
        const id = `${Uri.joinPath(folder, 'cases.json').toString()}#1`;
        const item = await until('the case is listed', () => tests.cases.item(id));
        const heard = await making('useComputed', item, { confirm: true });
        equal([heard.warnings, heard.questions], [[], ['Replace 2 by 1 in cases.json?']]);
        const text = (await filesOf(folder))['cases.json'];
        equal(JSON.parse(text), [
          { input: photos, output: '4' },
          { input: gems, output: '1 1' },
        ]);
      },
    ),
  );
});
