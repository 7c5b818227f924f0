import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, suite, test } from 'node:test';
import { objects, run } from './commandLine.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'optimal-play-diagnose-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

suite('diagnose', () => {
  test('exit code 1 and the strategies that fit, negative values and all', () => {
    const { out, code } = run(['diagnose', '--fingerprint', 'family-photos', '--printed', '-86']);
    assert.equal(code, 1);
    const lines = out.split('\n');
    assert.equal(lines[0], 'Wrong: -86, right is -12.');
    assert.ok(lines.includes('2 wrong strategies print the same'));
    assert.match(out, /\[ascending\]/);
    assert.match(out, /\[gain-uses-the-turn\]/);
    assert.match(out, /2 \/ 0 1 0 0 \/ 0 1 0 1 \(right -1, it says -2\)/);
  });

  test('exit code 0 where it is right', () => {
    const { out, code } = run(['diagnose', write('a.gems', '1 2 2\n1 1\n1 1\n0 0 0\n'), '--printed', '-1']);
    assert.equal(code, 0);
    assert.match(out, /^Right\.\n/);
  });

  test('what was printed may come from standard input', () => {
    const input = write('two.gems', '1 2 2\n1 1\n1 1\n1 3 3\n1 1\n1 1\n1 1\n0 0 0\n');
    const { out, code } = run(['diagnose', input, '--printed', '-'], '-1\r\n1\r\n');
    assert.deepEqual([code, out.split('\n')[0]], [0, 'Right: all 2 values.']);
    assert.match(run(['diagnose', input, '--printed', '-'], '').out, /^Nothing was printed\./);
  });

  test('as an object, for programs', () => {
    const { out, code } = run(['diagnose', '--json', '--fingerprint', 'gems-fight', '--printed', '5', '4', '6', '3']);
    assert.equal(code, 1);
    const [object, ...more] = objects(out);
    assert.deepEqual(more, []);
    const { game, outcome, right, printed, fits, near, unknown } = object;
    assert.deepEqual(
      { game, outcome, right, printed, fits, near, unknown },
      {
        game: 'gems-fight',
        outcome: 'wrong',
        right: ['1', '-4', '4', '0'],
        printed: ['5', '4', '6', '3'],
        fits: [],
        near: ['sign-kept'],
        unknown: [],
      },
    );
  });

  test('options may follow what was printed', () => {
    const { out } = run(['diagnose', write('b.gems', '1 2 2\n1 1\n1 1\n0 0 0\n'), '--printed', '-1', '--json']);
    assert.deepEqual([objects(out)[0]['outcome'], objects(out)[0]['printed']], ['right', ['-1']]);
  });

  test('many values are not listed', () => {
    const input = write('many.gems', `${'1 1 1\n1 1\n'.repeat(21)}0 0 0\n`);
    const { out } = run(['diagnose', input, '--printed', ...Array<string>(20).fill('1'), '2']);
    assert.match(out, /^Wrong in case 21 of 21 alone: 2, right is 1\.\n\n/);
  });

  test('a fingerprint alone is written, for a program to read', () => {
    const { out, code } = run(['diagnose', '--fingerprint', 'family-photos']);
    assert.equal(code, 0);
    assert.match(out, /^7\n61 61 70 74\n/);
  });

  test('errors of the input are told, and exit code 1', () => {
    const { out, err, code } = run(['diagnose', write('bad.photos', '2\n1 2 3\n'), '--printed', '0']);
    assert.deepEqual([code, out], [1, '']);
    assert.match(err, /bad\.photos:\d+:\d+: error: /);
  });

  test('exit code 2 where nothing can be compared', () => {
    for (const words of [
      ['diagnose'],
      ['diagnose', 'a.gems'],
      ['diagnose', 'a.gems', '--printed'],
      ['diagnose', 'a.gems', '--fingerprint', 'gems-fight', '--printed', '1'],
      ['diagnose', 'a.gems', 'b.gems', '--printed', '1'],
      ['diagnose', '--fingerprint', 'chess', '--printed', '1'],
      ['diagnose', path.join(folder, 'not-there.gems'), '--printed', '1'],
    ]) {
      const { err, code } = run(words);
      assert.equal(code, 2, words.join(' '));
      assert.notEqual(err, '');
    }
  });
});
