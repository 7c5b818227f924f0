import { CancellationTokenSource, commands, window, workspace, WorkspaceEdit } from 'vscode';
import { closeAll, equal, longInput, ok, openUntitled, replace, textOf, until } from './support.ts';
import { find, gems, photos, removeMade, said, suite, view } from './testingSupport.ts';

/** Checks one input against one expected output. */
async function checked(input: string, expected: string): ReturnType<Awaited<ReturnType<typeof suite>>['result']> {
  const made = await suite({ '1.in': input, '1.ans': expected }, '1.in');
  await made.run('1.in');
  return made.result('1.in');
}

/** Gems Fight! with so many cases; each has the value 1. */
function manyCases(count: number): string {
  return '1 1 1\n1 1\n'.repeat(count) + '0 0 0\n';
}

async function strictly<Value>(work: () => Promise<Value>): Promise<Value> {
  const settings = workspace.getConfiguration('optimalPlay');
  await settings.update('testCases.strict', true, true);
  try {
    return await work();
  } finally {
    await settings.update('testCases.strict', undefined, true);
  }
}

describe('situations that people met', () => {
  afterEach(async () => {
    await closeAll();
    await removeMade();
  });

  it('1 expected without final newline passes', async () => {
    equal((await checked(photos, '4')).state, 'passed');
  });

  it('2 expected in CRLF passes, no \\r in messages', async () => {
    equal((await checked(gems, '3\r\n-3\r\n')).state, 'passed');
    const { subs } = await checked(gems, '3\r\n-2\r\n');
    equal(
      subs.map(({ state }) => state),
      ['passed', 'failed'],
    );
    ok(!JSON.stringify(subs).includes('\\r'), 'no carriage return');
  });

  it('3 mixed line ends and BOM in the input solved', async () => {
    equal((await checked('\uFEFF2\r\n5 4 8 8\n4 12 14 0\r\n', '4\n')).state, 'passed');
  });

  it('4 no-break or zero-width space named with line and column, fix offered', async () => {
    const { state, messages } = await checked(photos, '\u200b4\n');
    equal(state, 'failed');
    ok(/ZERO WIDTH SPACE/.test(messages[0].markdown) && /line 1, column 1/.test(messages[0].markdown), messages[0].markdown);
    const made = await suite({ '1.in': gems, '1.ans': '\u200b3\u00a0-3\r\n' }, '1.in');
    const message = said((await made.run('1.in'))[0].subs[0]);
    ok(message.includes(`(command:optimalPlay.mendExpected?${encodeURIComponent(JSON.stringify([made.id('1.in')]))})`), message);
    await commands.executeCommand('optimalPlay.mendExpected', made.id('1.in'));
    equal(await textOf(made.uri('1.ans')), '3 -3\r\n');
    equal((await made.run('1.in'))[0].state, 'passed');
    await window.showTextDocument(made.uri('1.ans'));
    await commands.executeCommand('undo');
    equal((await workspace.openTextDocument(made.uri('1.ans'))).getText(), '\u200b3\u00a0-3\r\n', 'undone');
    const input = await checked('2\n5\u00a04 8 8\n4 12 14 0\n', '4\n');
    equal(input.state, 'passed', 'a no-break space of the input is read as a blank');
  });

  it('5 glued tokens are wrong values', async () => {
    for (const expected of ['3-3\n', '33\n', '3 3\n']) {
      const { state } = await checked(gems, expected);
      equal(state, 'failed', expected);
    }
  });

  it('6 same tokens in another layout pass with a note, fail in strict mode', async () => {
    const made = await suite({ '1.in': gems, '1.ans': '3 -3\n' }, '1.in');
    equal((await made.run('1.in'))[0].state, 'passed');
    const strict = await strictly(() => made.run('1.in'));
    equal([strict[0].state, strict[0].messages[0].kind], ['failed', 'layout']);
  });

  it('7 3 / -2 against 3 / -3 names case 2 of 2 and its input line; case 1 stays passed', async () => {
    const { state, subs } = await checked(gems, '3\n-2\n');
    equal([state, ...subs.map((sub) => sub.state)], ['failed', 'passed', 'failed']);
    const [message] = subs[1].messages;
    ok(said(subs[1]).includes('Case 2 of 2 (line 7'), said(subs[1]));
    equal([message.at.line, message.at.start, message.at.end], [1, 0, 2]);
  });

  it('8 one value short, one extra, or text around the numbers are three different sentences', async () => {
    const sentences = new Set<string>();
    for (const expected of ['3\n', '3\n-3\n1\n', 'answer: 3\n-3\n']) {
      const result = await checked(gems, expected);
      equal(result.state, 'failed', expected);
      const message = [result, ...result.subs].flatMap(({ messages }) => messages)[0];
      sentences.add(message.kind);
    }
    equal([...sentences], ['value-missing', 'value-extra', 'not-a-number']);
  });

  it('9 empty or missing expectation is not checked', async () => {
    equal((await checked(photos, '')).state, 'skipped');
    const made = await suite({ '1.in': photos, '2.in': photos, '2.ans': '4\n' }, '1.in', '2.in');
    const [missing, there] = await made.run('1.in', '2.in');
    equal([missing.state, there.state], ['skipped', 'passed']);
  });

  it('10 100,000 lines, one differs: a local excerpt', async () => {
    const expected = Array.from({ length: 100_000 }, (_, index) => (index === 70_000 ? '2' : '1')).join('\n');
    const start = performance.now();
    const { state, subs } = await checked(manyCases(100_000), expected);
    console.log(`100,000 cases written, listed and checked in ${Math.round(performance.now() - start)} ms`);
    equal([state, subs.length, subs[0].index], ['failed', 1, 70_000]);
    const [{ at }, { diff }, { markdown }] = subs[0].messages;
    ok(markdown.includes('command:optimalPlay.openTestCase'), 'the whole is a link away');
    equal(at.line, 70_000);
    ok(diff && diff.expected.length < 2000 && diff.actual.length < 2000, 'bounded');
  });

  it('11 n = 100,000 and a million-line file stay usable', async () => {
    const stacks = Array.from({ length: 100_000 }, (_, index) => `${index % 7} 1 ${index % 5} 2`).join('\n');
    const { state } = await checked(`100000\n${stacks}\n`, '');
    equal(state, 'skipped');
    const many = await checked(`2\n5 4 8 8\n4 12 14 0\n${'\n'.repeat(1_000_000)}`, '4\n');
    ok(many.state === 'passed' || many.state === 'errored', many.state);
  });

  it('12 many 21-bag cases, Stop once: all pending cancelled, nothing stuck, rerun works', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `${index}.in`);
    const made = await suite(Object.fromEntries(names.map((name) => [name, longInput(20)])), ...names);
    const { run, running, result } = await view();
    const stopping = new CancellationTokenSource();
    const going = run(
      names.map((name) => made.id(name)),
      { token: stopping.token },
    );
    await until('it runs', () => running() === 1);
    stopping.cancel();
    await going;
    equal([running(), names.filter((name) => result(made.id(name))).length < names.length], [0, true]);
    const after = await suite({ '1.in': photos, '1.ans': '4' }, '1.in');
    equal((await after.run('1.in'))[0].state, 'passed');
  });

  it("13 third of five wrong: all run, '4 of 5 inputs passed'", async () => {
    const names = ['1', '2', '3', '4', '5'];
    const files = Object.fromEntries(
      names.flatMap((name) => [
        [`${name}.in`, photos],
        [`${name}.ans`, name === '3' ? '5\n' : '4\n'],
      ]),
    );
    const made = await suite(files, ...names.map((name) => `${name}.in`));
    const results = await made.run(...names.map((name) => `${name}.in`));
    equal(
      results.map(({ state }) => state),
      ['passed', 'passed', 'failed', 'passed', 'passed'],
    );
    equal((await view()).summary(), '4 of 5 inputs passed');
  });

  it('14 a folder with every layout above: each pair once', async () => {
    const made = await suite(
      {
        'X.in': photos,
        'X.ans': '4\n',
        'X.out': '7\n',
        'Y.in': photos,
        'Y.out': '4\n',
        'input1.txt': photos,
        'output1.txt': '4\n',
        'in2.txt': photos,
        'ans2.txt': '4\n',
        'sum_input0.txt': photos,
        'sum_output0.txt': '4\n',
        '01': photos,
        '01.a': '4\n',
        'z/in/1.in': photos,
        'z/out/1.out': '4\n',
        'p/.cph/x.prob': JSON.stringify({ name: 'X', url: '', tests: [{ id: 1, input: photos, output: '4\n' }] }),
      },
      'X.in',
      'z/in/1.in',
      'p/.cph/x.prob#0',
    );
    const inputs = ['X.in', 'Y.in', 'input1.txt', 'in2.txt', 'sum_input0.txt', '01', 'z/in/1.in', 'p/.cph/x.prob#0'];
    const { cases } = await view();
    equal(
      cases
        .below(made.uri(''))
        .map(({ id }) => id)
        .sort(),
      inputs.map((path) => made.id(path)).sort(),
    );
    equal(
      (await made.run(...inputs)).map(({ state }) => state),
      inputs.map(() => 'passed'),
    );
  });

  it('15 rename, move or clone: cases still found', async () => {
    const made = await suite({ 'a/1.in': photos, 'a/1.ans': '4\n' }, 'a/1.in');
    const rename = new WorkspaceEdit();
    rename.renameFile(made.uri('a'), made.uri('b'));
    await workspace.applyEdit(rename);
    await made.listed('b/1.in');
    await workspace.fs.copy(made.uri('b'), made.uri('c'));
    await made.listed('c/1.in');
    await until('the old place is empty', async () => !find((await view()).tree(), made.id('a/1.in')));
    equal(
      (await made.run('b/1.in', 'c/1.in')).map(({ state }) => state),
      ['passed', 'passed'],
    );
  });

  it('16 switch file: verdicts kept; edited input marks them outdated', async () => {
    const made = await suite({ '1.in': photos, '1.ans': '4\n' }, '1.in');
    await made.run('1.in');
    await openUntitled('something else\n');
    const document = await workspace.openTextDocument(made.uri('1.in'));
    await window.showTextDocument(document);
    const kept = await made.result('1.in');
    equal([kept.state, kept.outdated], ['passed', false]);
    await replace(document, 0, 1, 1, ' ');
    await until('it is outdated', async () => (await made.result('1.in')).outdated);
  });

  it('17 files are never removed silently', async () => {
    const files = { '1.in': photos, '1.ans': '5\n', '1.out': 'x', '1.desc': 'A case.\n', '2.ans': '4\n' };
    const made = await suite(files, '1.in');
    await made.run('1.in');
    await commands.executeCommand('optimalPlay.openTestCase', made.uri('1.in'));
    await closeAll();
    for (const [path, text] of Object.entries(files)) equal(await textOf(made.uri(path)), text, path);
  });

  it('20 a path that is not ASCII works', async () => {
    const made = await suite({ '测试 ü/1 #%20.in': photos, '测试 ü/1 #%20.ans': '5\n' });
    const id = made.uri('测试 ü/1 #%20.in').toString();
    const { tree, run, result } = await view();
    await until('it is listed', () => find(tree(), id));
    await run([id]);
    const found = result(id);
    equal(found?.state, 'failed');
    ok(found && said(found).includes('computed 4'), 'the message');
    await commands.executeCommand('optimalPlay.checkTestCases', made.uri('测试 ü'));
    equal(result(id)?.state, 'failed');
  });
});
