import { Uri, window, workspace } from 'vscode';
import { filesOf, folderWith, making, remove } from './makingSupport.ts';
import { closeAll, equal, ok, openUntitled, solve } from './support.ts';

const photos = '2\n5 4 8 8\n4 12 14 0\n';
const loss = '1\n0 10 0 10\n';
const tests = [
  { input: photos, output: '4\n' },
  { input: loss, output: '-10' },
];

const sources: Readonly<Record<string, unknown>> = {
  'array.json': tests,
  'problem.prob': {
    name: 'Photos',
    url: 'https://example.invalid/725F',
    tests: tests.map((one, id) => ({ id, ...one })),
    srcPath: '/x/a.cpp',
  },
  'companion.json': { name: 'Photos', group: 'Cup', url: 'https://example.invalid/725F', timeLimit: 2000, memoryLimit: 256, tests },
};

async function emptied(folder: Uri): Promise<void> {
  await closeAll();
  await remove(folder);
}

describe('importing and exporting test cases', () => {
  afterEach(closeAll);

  for (const [name, content] of Object.entries(sources)) {
    it(`imports ${name} once, and back out of the files comes the same`, async () => {
      const folder = await folderWith({ [name]: JSON.stringify(content), '1.in': loss, '1.out': '7\n' });
      if (!folder) return;
      const into = { opens: [[Uri.joinPath(folder, name)], [folder]] };
      const heard = await making('importTestCases', undefined, into);
      equal(heard.warnings, []);
      equal(heard.opens[1].defaultUri?.path, folder.path, 'next to it');
      ok(heard.told[0]?.startsWith('1 test case written') && heard.told[0].includes('1 was skipped'), heard.told.join());
      const files = await filesOf(folder);
      equal([files['2.in'], files['2.out'], files['1.out']], [photos, '4\n', '7\n']);
      const again = await making('importTestCases', undefined, into);
      ok(again.told[0]?.startsWith('0 test cases written'), again.told.join());
      equal(await filesOf(folder), files);
      for (const save of ['out.json', 'out.prob']) {
        const target = Uri.joinPath(folder, save);
        const exported = await making('exportTestCases', Uri.joinPath(folder, '2.in'), { save: target });
        equal(exported.warnings, []);
        const written: unknown = JSON.parse((await filesOf(folder))[save]);
        const list = (Array.isArray(written) ? written : (written as { tests: unknown }).tests) as readonly {
          input: string;
          output: string;
        }[];
        equal(
          list.map(({ input, output }) => [input, output]),
          [
            [loss, '7\n'],
            [photos, '4\n'],
          ],
        );
        await workspace.fs.delete(target);
      }
      await emptied(folder);
    });
  }

  it('says what is no file of test cases', async () => {
    const folder = await folderWith({ 'other.json': '{"a": 1}' });
    if (!folder) return;
    const heard = await making('importTestCases', undefined, { opens: [[Uri.joinPath(folder, 'other.json')], [folder]] });
    ok(heard.warnings[0]?.startsWith('other.json holds no test cases'), heard.warnings.join());
    equal(heard.opens.length, 1);
    await emptied(folder);
  });

  it('says where there is nothing to export', async () => {
    const document = await openUntitled(photos, 'family-photos');
    const heard = await making('exportTestCases', document.uri);
    equal([heard.saves.length, heard.warnings.length], [0, 1]);
  });
});

describe('New Test Case', () => {
  afterEach(closeAll);

  it('makes both files from a template and opens the input', async () => {
    const folder = await folderWith({ '01.in': loss, '01.out': '-10\n' });
    if (!folder) return;
    await window.showTextDocument(Uri.joinPath(folder, '01.in'));
    const heard = await making('newTestCase', undefined, { picks: ['Gems Fight!', 'Declining a stone'], inputs: [null] });
    equal(heard.warnings, []);
    const files = await filesOf(folder);
    equal(files['02.out'], '1\n');
    ok(files['02.in'].endsWith('0 0 0\n'), files['02.in']);
    equal(window.activeTextEditor?.document.getText(), files['02.in']);
    await emptied(folder);
  });
});

describe('Generate Input', () => {
  afterEach(closeAll);

  const kinds: readonly (readonly [string, string, readonly string[], readonly (string | null)[]])[] = [
    ['Family Photos', 'family-photos', ['Ties'], ['7', '5']],
    ['Family Photos', 'family-photos', ['Full limits'], ['5']],
    ['Gems Fight!', 'gems-fight', ['Random'], ['3', null, '5']],
  ];
  for (const [game, language, picks, inputs] of kinds) {
    it(`opens an input of ${game}, ${picks.join()}, that can be solved`, async () => {
      await closeAll();
      const heard = await making('generateInput', undefined, { picks: [game, ...picks], inputs });
      equal([heard.warnings, heard.told], [[], ['Input made with seed 5.']]);
      const document = window.activeTextEditor?.document;
      equal([document?.languageId, document?.isUntitled], [language, true]);
      ok(document, 'a document is open');
      equal((await solve(document)).kind, 'answer');
      const text = document.getText();
      await closeAll();
      await making('generateInput', undefined, { picks: [game, ...picks], inputs });
      ok(window.activeTextEditor?.document.getText() === text, 'the same seed makes the same');
    });
  }

  it('tells a wrong strategy from right play', async () => {
    const document = await openUntitled(photos, 'family-photos');
    equal(window.activeTextEditor?.document.uri.toString(), document.uri.toString());
    const names = (await making('generateInput', undefined, { picks: ['Interesting'] })).lists[1].map(({ label }) => label);
    equal(names.length, 26);
    const heard = await making('generateInput', undefined, { picks: ['Interesting', names[0], 'Right play'], inputs: [null] });
    equal(heard.warnings, []);
    const made = window.activeTextEditor?.document;
    ok(made && made.uri.toString() !== document.uri.toString(), 'a new document');
    equal((await solve(made)).kind, 'answer');
  });
});
