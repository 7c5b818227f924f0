import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, suite, test } from 'node:test';
import { objects, run } from './commandLine.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'optimal-play-assess-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

interface Report {
  readonly files: readonly {
    readonly file: string;
    readonly game: string | null;
    readonly usable: boolean;
    readonly catches: readonly string[];
  }[];
  readonly games: readonly {
    readonly game: string;
    readonly files: number;
    readonly strategies: readonly { readonly id: string; readonly caught: number; readonly add: { readonly input: string } | null }[];
    readonly features: readonly { readonly feature: string; readonly files: number; readonly add: string | null }[];
    readonly redundant: readonly string[];
  }[];
}

function report(words: readonly string[]): { readonly report: Report; readonly code: number | null } {
  const { out, code } = run(['assess', '--json', ...words]);
  const [one, ...more] = objects(out) as unknown as Report[];
  assert.deepEqual(more, []);
  return { report: one, code };
}

void suite('assess', () => {
  void test('our own suites catch everything: exit code 0', () => {
    const { out, err, code } = run(['assess', 'test/cases/family-photos', 'test/cases/gems-fight']);
    assert.deepEqual([code, err], [0, '']);
    assert.match(out, /^All 26 wrong strategies caught\. Family Photos, \d+ inputs\./);
    assert.match(out, /^All 20 wrong strategies caught\. Gems Fight!, \d+ inputs\./m);
    assert.doesNotMatch(out, /^Not caught/m);
  });

  void test('a sample alone has gaps, with inputs that mend them: exit code 1', () => {
    const sample = write('one/sample.in', '2\n12 3 4 7\n1 15 9 1\n');
    const before = report([sample]);
    assert.equal(before.code, 1);
    const [photos] = before.report.games;
    const missed = photos.strategies.filter(({ caught }) => caught === 0);
    assert.ok(missed.length >= 8 && missed.every(({ add }) => add !== null));
    const { out, code } = run(['assess', path.dirname(sample)]);
    assert.equal(code, 1);
    assert.match(out, /^Not caught, with an input that would:$/m);
    for (const { id } of missed) assert.ok(out.includes(`[${id}]: prints `), id);
    assert.match(out, /^Features of no input, with one that has it:$/m);
    const inputs = [...missed.map(({ add }) => add?.input ?? ''), ...photos.features.map(({ add }) => add ?? '')];
    for (const [index, input] of [...new Set(inputs)].entries()) if (input !== '') write(`one/${index}.in`, input);
    const mended = report([path.dirname(sample)]);
    assert.equal(mended.code, 0);
    assert.ok(mended.report.games[0].features.every(({ files }) => files > 0));
    assert.ok(mended.report.files.length > before.report.files.length);
  });

  void test('a folder gives the inputs of its cases, a file of cases each of them', () => {
    write('many/1.in', '1\n0 1 0 2\n');
    write('many/1.ans', '-1\n');
    write('many/sub/2.in', '1 2 2\n1 1\n1 1\n0 0 0\n');
    write(
      'many/cases.json',
      JSON.stringify([
        { input: '1\n0 0 1 0\n', output: '0\n' },
        { input: '1\n0 1 0 1\n', output: '-1\n' },
      ]),
    );
    write('many/notes.md', 'no case\n');
    const { files } = report([path.join(folder, 'many')]).report;
    assert.deepEqual(
      files.map(({ file, game }) => [path.relative(folder, file), game]),
      [
        ['many/1.in', 'family-photos'],
        ['many/sub/2.in', 'gems-fight'],
        ['many/cases.json#1', 'family-photos'],
        ['many/cases.json#2', 'family-photos'],
      ],
    );
  });

  void test('what lies about in a folder and is no game is left out, unless it is named', () => {
    write('foreign/1.in', '1\n0 1 0 2\n');
    const other = write('foreign/other.in', 'hello\n');
    const { files } = report([path.join(folder, 'foreign')]).report;
    assert.deepEqual(
      files.map(({ file }) => path.basename(file)),
      ['1.in'],
    );
    assert.match(run(['assess', other]).err, /other\.in:1:1: error: /);
    write('none/other.in', 'hello\n');
    const none = run(['assess', path.join(folder, 'none')]);
    assert.deepEqual([none.code, none.err], [2, `There is no test case in ${path.join(folder, 'none')}.\n`]);
  });

  void test('twice the same is redundant', () => {
    write('twice/1.in', '1\n0 1 0 2\n');
    write('twice/2.in', '1\n0 1 0 2\n');
    const { games } = report([path.join(folder, 'twice')]).report;
    assert.deepEqual(games[0].redundant, [path.join(folder, 'twice/2.in')]);
    assert.match(run(['assess', path.join(folder, 'twice')]).out, /^1 file adds nothing: the other 1 catch/m);
  });

  void test('the matrix names each file once and marks what it catches', () => {
    const { out } = run(['assess', '--matrix', path.join(folder, 'twice')]);
    assert.match(out, /^ {2}cold-ignored +x$/m);
    assert.match(out, /^ {2}sort-by-a +\.$/m);
    assert.match(out, /^ {2}1 {2}\S*1\.in \S*2\.in$/m);
  });

  void test('a file with an error is told and left out: exit code 1', () => {
    const { out, err, code } = run(['assess', 'test/cases/family-photos', 'test/cases/malformed/family-photos-letter.in']);
    assert.equal(code, 1);
    assert.match(err, /family-photos-letter\.in:2:8: error: /);
    assert.match(out, /^All 26 wrong strategies caught/);
  });

  void test('nothing to read, nothing found, nothing said: exit code 2', () => {
    const missing = run(['assess', path.join(folder, 'nowhere')]);
    assert.equal(missing.code, 2);
    assert.match(missing.err, /nowhere/);
    mkdirSync(path.join(folder, 'empty'));
    assert.equal(run(['assess', path.join(folder, 'empty')]).code, 2);
    assert.equal(run(['assess']).code, 2);
  });

  void test('the help says what it is for', () => {
    assert.match(run(['--help']).out, /assess PATH\.\.\. +which wrong strategies/);
  });
});
