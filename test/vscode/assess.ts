import type { TextDocument } from 'vscode';
import { commands, Uri, window, workspace } from 'vscode';
import type { AssessHostApi, AssessReport } from '../../src/panel/protocol/assessApi.ts';
import type { GameSuite } from '../../src/testCases/suite.ts';
import { api, closeAll, equal, example, longInput, ok, pause, replace, textOf, until } from './support.ts';
import { making } from './makingSupport.ts';
import { gems, removeMade, suite } from './testingSupport.ts';

const sample = '2\n12 3 4 7\n1 15 9 1\n';
/** Catches whatever forgets Bonnie's free gain. */
const bonnies = '1\n0 1 0 2\n';

async function host(): Promise<AssessHostApi> {
  return (await api()).assessment().host;
}

async function report(): Promise<AssessReport> {
  return until('a whole report', async () => {
    const { state } = (await api()).assessment();
    return state?.kind === 'report' && !state.running && state;
  });
}

/** Assesses what the command is called with, as a menu does. */
async function assess(argument?: unknown): Promise<AssessReport> {
  await commands.executeCommand('optimalPlay.assess', argument);
  return report();
}

function missed({ strategies }: GameSuite): readonly string[] {
  return strategies.filter(({ caught }) => caught === 0).map(({ id }) => id);
}

describe('Assess Test Suite', () => {
  afterEach(async () => {
    await closeAll();
    await removeMade();
  });

  it('says which wrong strategies a folder catches, each game by itself', async () => {
    const made = await suite({ '1.in': sample, '1.ans': '0\n', '2.in': bonnies, 'sub/3.in': gems }, '1.in', '2.in', 'sub/3.in');
    const { place, files, games, leftOut, failure } = await assess(made.uri(''));
    equal([place, files, leftOut, failure], [made.name, ['1.in', '2.in', 'sub/3.in'], [], null]);
    equal(
      games.map(({ game, files }) => [game, files]),
      [
        ['family-photos', [0, 1]],
        ['gems-fight', [2]],
      ],
    );
    const [photos] = games;
    ok(!missed(photos).includes('cold-ignored') && missed(photos).includes('int32-sum'), 'what is caught and what is not');
  });

  it('adds an input for a gap by the convention of the folder, and the gap is gone', async () => {
    const made = await suite({ '01.in': sample, '01.out': '1\n', '02.in': sample, '02.out': '1\n' }, '01.in', '02.in');
    const before = await assess(made.uri(''));
    const gap = before.games[0].strategies.find(({ id }) => id === 'int32-sum')?.add;
    ok(gap, 'large margins are a gap');
    (await host()).addInput(before.run, gap.input);
    const after = await until('it is in the report', async () => {
      const now = await report();
      return now.added.length === 1 && now;
    });
    equal([after.files[2], after.added, after.run], ['03.in', ['03.in'], before.run]);
    equal([await textOf(made.uri('03.in')), (await textOf(made.uri('03.out'))).trim()], [gap.input, gap.right]);
    ok(!missed(after.games[0]).includes('int32-sum'), 'the gap is gone');
    ok(!after.outdated, 'what was added by the page makes it no older');
  });

  it('adds two inputs that are asked for at once under two names', async () => {
    const made = await suite({ '1.in': sample }, '1.in');
    const { run, games } = await assess(made.uri(''));
    const inputOf = (id: string): string => games[0].strategies.find((one) => one.id === id)?.add?.input ?? '';
    const calls = await host();
    calls.addInput(run, inputOf('cold-ignored'));
    calls.addInput(run, inputOf('int32-sum'));
    await until('both are in the report', async () => (await report()).added.length === 2);
    equal(await Promise.all(['2.in', '3.in'].map((name) => textOf(made.uri(name)))), [inputOf('cold-ignored'), inputOf('int32-sum')]);
  });

  it('names an input after what it is good for where names are words', async () => {
    const made = await suite({ 'first.in': sample, 'other.in': bonnies, 'int32-sum.ans': '7\n' }, 'first.in', 'other.in');
    const before = await assess(made.uri(''));
    const gap = before.games[0].strategies.find(({ id }) => id === 'int32-sum')?.add;
    ok(gap, 'a gap');
    (await host()).addInput(before.run, gap.input);
    await until('it is written', async () => (await report()).added.length === 1);
    equal((await report()).added, ['int32-sum-2.in']);
    equal(await textOf(made.uri('int32-sum.ans')), '7\n', 'nothing is overwritten');
  });

  it('adds an input beside the hidden folder of a helper, where it is found, and once however often it is clicked', async () => {
    const helped = JSON.stringify({ name: 'X', url: '', tests: [{ id: 1, input: sample, output: '1\n' }] });
    const made = await suite({ 'a.cpp': '', '.cph/.a.cpp_1.prob': helped }, '.cph/.a.cpp_1.prob#0');
    const before = await assess(made.uri(''));
    const gap = before.games[0].strategies.find(({ id }) => id === 'int32-sum')?.add;
    ok(gap, 'a gap');
    const calls = await host();
    calls.addInput(before.run, gap.input);
    calls.addInput(before.run, gap.input);
    await made.listed('int32-sum.in');
    await until('it is in the report', async () => (await report()).added.length > 0);
    const names = async (folder: string): Promise<readonly string[]> =>
      (await workspace.fs.readDirectory(made.uri(folder))).map(([name]) => name).sort();
    equal([await names(''), await names('.cph')], [['.cph', 'a.cpp', 'int32-sum.ans', 'int32-sum.in'], ['.a.cpp_1.prob']]);
    const { added, outdated } = await report();
    equal([added.length, outdated], [1, false], 'the report has what is there');
  });

  it('writes nothing that is no gap of the report shown', async () => {
    const made = await suite({ '1.in': sample }, '1.in');
    const { run, games } = await assess(made.uri(''));
    const calls = await host();
    calls.addInput(run, '1\n9 9 9 9\n');
    calls.addInput(run - 1, games[0].strategies.find(({ add }) => add !== null)?.add?.input ?? '');
    const before = (await workspace.fs.readDirectory(made.uri(''))).length;
    equal([before, (await report()).added], [1, []]);
  });

  it('explains the input of a gap in a document of its own', async () => {
    const made = await suite({ '1.in': sample }, '1.in');
    const { run, games } = await assess(made.uri(''));
    const gap = games[0].strategies.find(({ id }) => id === 'cold-ignored')?.add;
    ok(gap, 'a gap');
    (await host()).explain(run, gap.input);
    const shown = (): TextDocument | undefined => window.activeTextEditor?.document;
    const document = await until('a document', () => shown()?.getText() === gap.input && shown());
    equal([document.languageId, document.isUntitled], ['family-photos', false]);
    equal(document.uri.path, '/Counterexample: only contested stacks counted.photos', 'its name says what it is');
    const state = await until('its answer', async () => {
      const now = (await api()).state(document.uri);
      return now?.kind === 'answer' && now;
    });
    equal(state.cases[0].margin, gap.right);
    await window.showTextDocument(made.uri('1.in'), { preview: false });
    (await host()).explain(run, gap.input);
    await until('it is shown again', () => shown() === document);
    await pause(200);
    equal(window.tabGroups.all.flatMap(({ tabs }) => tabs).filter(({ label }) => label.startsWith('Counterexample')).length, 1, 'tabs');
    const kept = await making('addTestCase', document.uri, { inputs: ['kept'] });
    equal(kept.warnings, []);
    equal(await textOf(example('kept.in')), gap.input, 'kept as a test case');
    for (const name of ['kept.in', 'kept.ans']) await workspace.fs.delete(example(name));
  });

  it('opens a file, and tells when one was edited or came', async () => {
    const made = await suite({ '1.in': sample, '2.in': bonnies }, '1.in', '2.in');
    const { run } = await assess(made.uri(''));
    (await host()).openFile(run, 1);
    const document = await until('the file is open', () => {
      const active = window.activeTextEditor?.document;
      return active?.uri.toString() === made.uri('2.in').toString() && active;
    });
    ok(!(await report()).outdated, 'it is as new');
    await replace(document, 1, 0, 1, '3');
    await until('an edit makes it old', async () => (await report()).outdated);
    (await host()).again();
    const again = await until('another report', async () => {
      const now = await report();
      return now.run !== run && now;
    });
    ok(!again.outdated, 'the edited text is assessed, saved or not');
    await made.write({ '3.in': sample });
    await until('a file that came makes it old', async () => (await report()).outdated);
  });

  it('without a folder takes that of the active input', async () => {
    const made = await suite({ 'x/1.in': sample, 'y/1.in': bonnies }, 'x/1.in', 'y/1.in');
    await window.showTextDocument(made.uri('y/1.in'));
    const { place, files } = await assess();
    equal([place, files], ['y', ['1.in']]);
  });

  it('leaves out what has errors, and says so where nothing is found', async () => {
    const made = await suite({ '1.in': sample, '2.in': '2\n1 2 3 x\n1 2 3 4\n', 'empty/notes.md': '' }, '1.in', '2.in');
    const { leftOut, games } = await assess(made.uri(''));
    equal([leftOut, games[0].files], [[{ file: 1, reason: 'errors' }], [0]]);
    await commands.executeCommand('optimalPlay.assess', made.uri('empty'));
    equal((await api()).assessment().state, { kind: 'nothing', place: 'empty' });
  });

  it('stops at Cancel with what it has, and begins anew', async () => {
    const long = longInput(20);
    const files = Object.fromEntries(['1.in', ...Array.from({ length: 5 }, (_, index) => `${index + 2}.in`)].map((name) => [name, long]));
    files['1.in'] = sample;
    const made = await suite(files, ...Object.keys(files));
    // The text of a document is at hand: it is assessed before those that are read from the disk.
    await workspace.openTextDocument(made.uri('1.in'));
    const running = commands.executeCommand('optimalPlay.assess', made.uri(''));
    await until('the small file is assessed', async () => {
      const { state } = (await api()).assessment();
      return state?.kind === 'report' && state.games.some(({ game }) => game === 'family-photos');
    });
    (await host()).cancel();
    const { failure, done, games } = await report();
    equal(failure?.code, 'cancelled');
    ok(done < 6 && games[0].files.includes(0), 'what was found stays');
    await running;
    // The worker is free at once.
    await made.write({ 'other/1.in': bonnies });
    await made.listed('other/1.in');
    equal((await assess(made.uri('other'))).failure, null);
  });

  it('stops looking for test cases at Cancel', async () => {
    const { assessment } = await api();
    const running = commands.executeCommand('optimalPlay.assess', Uri.joinPath(example(''), 'test-cases'));
    equal(assessment().state?.kind, 'looking');
    assessment().host.cancel();
    equal(assessment().state, { kind: 'cancelled', place: 'test-cases' });
    await running;
    equal(assessment().state?.kind, 'cancelled', 'what was found since is not wanted');
    assessment().host.again();
    equal((await report()).place, 'test-cases');
  });

  it('forgets a run that another one has overtaken', async () => {
    const made = await suite({ 'a/1.in': longInput(20), 'a/2.in': longInput(20), 'b/1.in': sample }, 'a/1.in', 'a/2.in', 'b/1.in');
    const first = commands.executeCommand('optimalPlay.assess', made.uri('a'));
    await until('the first one runs', async () => (await api()).assessment().state?.kind === 'report');
    const { place, files } = await assess(made.uri('b'));
    equal([place, files], ['b', ['1.in']]);
    await first;
    equal((await report()).place, 'b');
  });

  it('takes a thousand files, those that catch the same in one column', async () => {
    const files = Array.from({ length: 1000 }, (_, index): [string, string] => [
      `${index + 1}.in`,
      `1\n${index % 5} ${index % 3} ${index % 4} 1\n`,
    ]);
    const made = await suite(Object.fromEntries(files), '1.in', '1000.in');
    const { done, games, failure } = await assess(made.uri(''));
    equal([done, failure], [1000, null]);
    const [{ columns, files: usable, redundant }] = games;
    equal(usable.length, 1000);
    ok(columns.length < 60, `${columns.length} columns`);
    equal(
      columns.reduce((sum, column) => sum + column.files.length, 0),
      1000,
    );
    ok(redundant.length > 980, 'few of them are worth something');
  });

  it('shows a page with it', async () => {
    const made = await suite({ '1.in': sample }, '1.in');
    await assess(made.uri(''));
    ok(
      window.tabGroups.all.some(({ tabs }) => tabs.some(({ label }) => label === 'Test Suite')),
      'a tab',
    );
    equal(Uri.parse((await report()).folder ?? '').toString(), made.uri('').toString());
  });
});
