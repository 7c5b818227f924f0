import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, suite, test } from 'node:test';
import { objects, run } from './commandLine.ts';

const root = mkdtempSync(path.join(tmpdir(), 'optimal-play-check-'));
after(() => rmSync(root, { recursive: true, force: true }));

const photos = '1\n0 10 0 10\n';
/** 1 in every case. */
const gems = (cases: number): string => `${'1 1 1\n1 1\n'.repeat(cases)}0 0 0\n`;

let folders = 0;
/** A new folder with these files. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = path.join(root, String(++folders));
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

function check(files: Readonly<Record<string, string>>, ...words: string[]) {
  const folder = folderWith(files);
  const { out, err, code } = run(['check', folder, ...words]);
  const lines = out
    .replaceAll(folder + path.sep, '')
    .trimEnd()
    .split('\n');
  return { lines, last: lines.at(-1), err: err.replaceAll(folder + path.sep, ''), code };
}

suite('check', () => {
  test('the whole collection passes', () => {
    const { out, err, code } = run(['check', 'test/cases/family-photos', 'test/cases/gems-fight']);
    assert.match(out, /\n[1-9]\d+ passed, 0 failed, 0 not checked\n$/, err);
    assert.equal(code, 0);
  });

  test('a line a case, details below failures, the sum at the end', () => {
    const { lines, code } = check({ '1.in': gems(5), '1.out': '1\n1\n2\n1\n1\n', '2.in': photos, '2.ans': '10', '3.in': photos });
    assert.deepEqual(lines.slice(0, 5), [
      'ok          1.in case 1',
      'ok          1.in case 2',
      'FAIL        1.in case 3',
      "            1.out:3:1: Expected '2' (line 3, column 1), computed 1.",
      'ok          1.in case 4',
    ]);
    assert.ok(lines.includes('FAIL        2.in'));
    assert.ok(lines.some((line) => /^ {12}The number also fits: .+\.$/.test(line)));
    assert.ok(lines.includes('not checked 3.in: no expected output; -10 was computed'));
    assert.deepEqual([lines.at(-1), code], ['4 passed, 2 failed, 1 not checked', 1]);
  });

  test('--quiet: what fails and the sum', () => {
    const files = { '1.in': gems(3), '1.out': '1\n1\n2\n', '2.in': photos, '2.ans': '-10', '3.in': photos };
    const { lines, code } = check(files, '--quiet');
    assert.deepEqual([lines[0], lines.at(-1), code], ['FAIL        1.in case 3', '3 passed, 1 failed, 1 not checked', 1]);
    assert.ok(lines.slice(1, -1).every((line) => line.startsWith(' '.repeat(12))));
    const told = check(files, '--quiet', '--json').lines.map((line) => JSON.parse(line) as { readonly file?: string });
    assert.deepEqual([told.length, told[0].file?.endsWith('1.in')], [2, true]);
  });

  test('only not checked is exit 0; answers without an input are named once', () => {
    const { last, err, code } = check({ '1.in': photos, '1.ans': ' \n', '7.ans': '1', '7.out': '1' });
    assert.deepEqual([last, code], ['0 passed, 0 failed, 1 not checked', 0]);
    assert.equal(err, "'7.ans' is an expected output without an input.\n");
  });

  test('an input with errors is one failure; one of another problem is not checked unless it is named', () => {
    const other = { 'a.in': 'hello\n', 'a.ans': 'world' };
    const mixed = check({ ...other, 'b.in': '2\n1 2 3 4\n', 'b.ans': '1\n2\n3\n' });
    assert.deepEqual([mixed.last, mixed.code], ['0 passed, 1 failed, 1 not checked', 1]);
    assert.ok(
      mixed.lines.some((line) => /^ {12}b\.in:\d+:\d+: error: /.test(line)),
      mixed.lines.join('\n'),
    );
    assert.match(mixed.lines[0], /^not checked a\.in: no game is recognised/);
    assert.equal(check(other, '--game', 'gems-fight').last, '0 passed, 1 failed, 0 not checked');
    const named = run(['check', path.join(folderWith(other), 'a.in')]);
    assert.deepEqual([named.out.split('\n').at(-2), named.code], ['0 passed, 1 failed, 0 not checked', 1]);
  });

  test('another layout passes with a note, and fails where it is strict', () => {
    const files = { '1.in': gems(2), '1.out': '1 1\r\n' };
    const loose = check(files);
    assert.deepEqual([loose.last, loose.code], ['2 passed, 0 failed, 0 not checked', 0]);
    assert.match(loose.lines[2], /another layout/);
    const strict = check(files, '--strict');
    assert.deepEqual([strict.last, strict.code], ['2 passed, 1 failed, 0 not checked', 1]);
    assert.match(strict.lines[3], /^ {12}1\.out:1:3: The values are right, but '1'/);
  });

  test('a value too many after an only case is one failure', () => {
    const { lines, code } = check({ '1.in': photos, '1.out': '-10\n7\n' });
    assert.equal(lines[0], 'FAIL        1.in');
    assert.deepEqual([lines.length, lines.at(-1), code], [3, '0 passed, 1 failed, 0 not checked', 1]);
  });

  test('one file checks its pair: beside it, in the folder of answers, by its answer, or cases in JSON', () => {
    const folder = folderWith({
      'in/1.in': photos,
      'out/1.out': '-10',
      'x.in': photos,
      'x.ans': '3',
      'cases.json': JSON.stringify([
        { input: photos, output: '-10' },
        { input: gems(1), output: '2' },
      ]),
      '.cph/.p.prob': JSON.stringify({ name: 'P', tests: [{ id: 1, input: photos, output: '' }] }),
    });
    const lastOf = (file: string): string | undefined =>
      run(['check', path.join(folder, file)])
        .out.split('\n')
        .at(-2);
    assert.equal(lastOf('in/1.in'), '1 passed, 0 failed, 0 not checked');
    assert.equal(lastOf('x.ans'), '0 passed, 1 failed, 0 not checked');
    assert.equal(lastOf('cases.json'), '1 passed, 1 failed, 0 not checked');
    const all = run(['check', folder, path.join(folder, 'x.in')]).out;
    assert.match(all, /cases\.json#2 case 1\n/);
    assert.match(all, /\n2 passed, 2 failed, 1 not checked\n$/);
  });

  test('wrong usage and what cannot be read is exit 2, and the rest is checked', () => {
    assert.deepEqual([run(['check']).code, run(['check', '--format', 'json', 'x']).code], [2, 2]);
    const { lines, code, err } = check({ '1.in': photos, '1.ans': '-10' }, 'no-such-file');
    assert.deepEqual([lines.at(-1), code], ['1 passed, 0 failed, 0 not checked', 2]);
    assert.match(err, /no-such-file/);
    const none = check({ 'readme.md': '' });
    assert.deepEqual([none.last, none.code], ['0 passed, 0 failed, 0 not checked', 2]);
  });

  test('a wrong value in a file of cases is placed where its case begins', () => {
    const cases = ['-10', '-9'].map((output) => JSON.stringify({ input: photos, output }));
    const { lines } = check({ 'cases.json': `[\n${cases.join(',\n')}\n]\n` });
    assert.ok(
      lines.some((line) => line.startsWith("            cases.json:3: Expected '-9'")),
      lines.join('\n'),
    );
  });

  test('every path without a case is named, also beside others; a file that is no file of cases is one', () => {
    const folder = folderWith({ 'a/1.in': photos, 'a/1.ans': '-10', 'b/readme.md': '', 'broken.prob': '{', 'empty.json': '[]' });
    const paths = ['a', 'b', 'broken.prob', 'empty.json'].map((name) => path.join(folder, name));
    const { out, err, code } = run(['check', ...paths]);
    assert.match(out, /\n1 passed, 0 failed, 0 not checked\n$/);
    assert.equal(
      err,
      paths
        .slice(1)
        .map((one) => `There is no test case in ${one}.\n`)
        .join(''),
    );
    assert.equal(code, 2);
  });

  test('--json tells of a file that cannot be read, too', () => {
    const [unreadable, sum] = objects(run(['check', '--json', 'no-such-file']).out);
    assert.deepEqual([unreadable['file'], unreadable['game']], ['no-such-file', null]);
    assert.deepEqual(sum, { passed: 0, failed: 0, notChecked: 0 });
  });

  test('a folder that may not be read hides no other', { skip: process.getuid?.() === 0 || process.platform === 'win32' }, () => {
    const folder = folderWith({ 'a/1.in': photos, 'a/1.ans': '-10', 'b/1.in': photos });
    chmodSync(path.join(folder, 'b'), 0);
    const { out, err, code } = run(['check', folder]);
    chmodSync(path.join(folder, 'b'), 0o755);
    assert.match(out, /\n1 passed, 0 failed, 0 not checked\n$/);
    assert.match(err, /may not be read/);
    assert.equal(code, 2);
  });

  test('--json: an object a test case, the sum at the end', () => {
    const folder = folderWith({ '1.in': gems(2), '1.out': '1\n2\n' });
    const { out, code } = run(['check', '--json', folder]);
    const [one, sum] = objects(out);
    assert.equal(code, 1);
    assert.deepEqual(sum, { passed: 1, failed: 1, notChecked: 0 });
    assert.deepEqual([one['file'], one['game'], one['outcome']], [path.join(folder, '1.in'), 'gems-fight', 'failed']);
    const [, second] = one['cases'] as readonly { readonly [key: string]: unknown }[];
    assert.deepEqual(
      [second['case'], second['line'], second['verdict'], second['computed'], second['difference']],
      [
        2,
        3,
        'failed',
        '1',
        {
          code: 'other-value',
          message: "Expected '2' (line 2, column 1), computed 1.",
          expected: '2',
          line: 2,
          startColumn: 1,
          endColumn: 2,
        },
      ],
    );
  });

  test('--verbose tells why the computed value is right', () => {
    const { lines } = check({ '1.in': photos, '1.ans': '10' }, '--verbose');
    assert.ok(
      lines.some((line) => line.startsWith('            Bonnie wins by 10')),
      lines.join('\n'),
    );
  });
});
