import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite, test } from 'node:test';
import { objects, run, script } from './commandLine.ts';

const cases = 'test/cases';

suite('solve', () => {
  for (const game of ['family-photos', 'gems-fight']) {
    test(`prints just the answers of all ${game} cases, in argument order`, () => {
      const folder = path.join(cases, game);
      const inputs = readdirSync(folder).filter((name) => name.endsWith('.in'));
      assert.ok(inputs.length > 15);
      const files = inputs.map((name) => path.join(folder, name));
      const expected = files.map((file) => readFileSync(file.replace(/\.in$/, '.out'), 'utf8').trimEnd());
      const { out, code } = run(['solve', ...files]);
      assert.equal(out, `${expected.join('\n')}\n`);
      assert.equal(code, 0);
    });
  }

  test('tells the game of every case from its content', () => {
    const files = ['family-photos', 'gems-fight'].flatMap((game) =>
      readdirSync(path.join(cases, game))
        .filter((name) => name.endsWith('.in'))
        .map((name) => path.join(cases, game, name)),
    );
    const { out } = run(['solve', '--json', ...files]);
    for (const { file, game } of objects(out)) assert.ok(String(file).includes(String(game)), `${String(file)} read as ${String(game)}`);
  });

  test('prints nothing for a file with an error, goes on, and exits with 1', () => {
    const bad = `${cases}/malformed/family-photos-letter.in`;
    const { out, err, code } = run(['solve', bad, `${cases}/family-photos/sample-1.in`]);
    assert.equal(out, '1\n');
    assert.equal(code, 1);
    assert.match(err, new RegExp(`^${bad}:2:8: error: .*'x'.* \\[[a-z-]+\\]\n$`));
  });

  test('answers files in the order of the call, whatever each takes', () => {
    const plain = `${cases}/family-photos/sample-1.in`;
    const bad = `${cases}/malformed/family-photos-letter.in`;
    const warned = `${cases}/malformed/family-photos-leading-zeros.in`;
    const { out, err, code } = run(['solve', plain, plain, bad, warned, plain]);
    assert.deepEqual([out, code], ['1\n1\n6\n1\n', 1]);
    assert.match(err, new RegExp(`^${bad}:2:8: error: .*\n${warned}:2:1: warning: .*\n$`));
  });

  test('the script is of one-byte characters, which an engine reads in half the time', () => {
    assert.match(readFileSync(script, 'utf8'), /^[\0-\x7f]*$/);
  });

  test('reads a pipe, which can be opened once', { skip: process.platform === 'win32' }, () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'optimal-play-pipe-'));
    try {
      for (const [name, input] of [
        ['photos', `${cases}/family-photos/sample-1.in`],
        ['gems', 'examples/gems-fight/sample.gems'],
      ]) {
        const calls = `mkfifo "$0"; cat ${input} > "$0" & exec "$1" ${script} solve "$0"`;
        const pipe = path.join(folder, `pipe.${name}`);
        const { stdout } = spawnSync('sh', ['-c', calls, pipe, process.execPath], { timeout: 20_000, encoding: 'utf8' });
        assert.equal(stdout, run(['solve', input]).out);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('says that its output cannot be written', { skip: process.platform !== 'linux' }, () => {
    for (const words of [`solve ${cases}/family-photos/sample-1.in`, '--help']) {
      const { status, stderr } = spawnSync('sh', ['-c', `"$0" ${script} ${words} > /dev/full`, process.execPath], { encoding: 'utf8' });
      assert.deepEqual([status, stderr], [2, 'Standard output or standard error cannot be written (ENOSPC).\n']);
    }
  });

  test('a reader of the answers that closes early is no error', () => {
    const { status, stderr } = spawnSync('sh', [
      '-c',
      `${process.execPath} ${script} explain --all examples/family-photos/exchange.photos | head -c 1`,
    ]);
    assert.deepEqual([status, String(stderr)], [0, '']);
  });

  test('answers with a warning and exits with 0', () => {
    const { out, err, code } = run(['solve', `${cases}/malformed/family-photos-leading-zeros.in`]);
    assert.deepEqual([out, code], ['6\n', 0]);
    assert.match(err, /:2:1: warning: .* \[[a-z-]+\]\n/);
  });

  test('says notes only when asked', () => {
    const file = `${cases}/malformed/family-photos-tabs.in`;
    assert.equal(run(['solve', file]).err, '');
    assert.match(run(['solve', '--verbose', file]).err, /:2:3: note: /);
  });

  test('a file that cannot be read is exit 2, also beside one with an error', () => {
    const { out, err, code } = run([
      'solve',
      'no-such-file',
      `${cases}/malformed/family-photos-letter.in`,
      `${cases}/family-photos/sample-1.in`,
    ]);
    assert.deepEqual([out, code], ['1\n', 2]);
    assert.match(err, /no-such-file/);
  });

  test('a large file gives its answer and the warning that it is large, in every format and whatever its line ends', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'optimal-play-solve-'));
    try {
      const stacks = 100_002;
      const text = `${stacks}\n${'1 5 3 9\n7 3 4 2\n1 15 9 1\n'.repeat(stacks / 3)}`;
      const files = [text, text.replaceAll('\n', '\r\n'), text.replaceAll('\n', ' ')].map((content, index) => {
        const file = path.join(folder, `${index}.photos`);
        writeFileSync(file, content);
        return file;
      });
      const asJson = run(['solve', '--json', ...files]);
      const [{ cases }] = objects(asJson.out) as unknown as [{ readonly cases: readonly [{ readonly margin: string }] }];
      const { out, err, code } = run(['solve', ...files]);
      assert.deepEqual([out, code], [`${cases[0].margin}\n`.repeat(3), 0]);
      assert.equal(err.match(/:1:1: warning: .*100002.* \[stacks-limit\]\n/g)?.length, 3);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('reads standard input', () => {
    assert.deepEqual(run(['solve', '-'], '2\n12 3 4 7\n1 15 9 1\n').out, '1\n');
    assert.match(run(['solve', '-'], 'x').err, /^<stdin>:1:1: error: /);
  });

  test('takes the game as said, and says when it cannot be told', () => {
    const file = `${cases}/malformed/gems-fight-photos-file-in-gems.in`;
    assert.equal(run(['solve', file]).out, '1\n');
    const asGems = run(['solve', '--game', 'gems-fight', file]);
    assert.deepEqual([asGems.out, asGems.code], ['', 1]);
    const unknown = run(['solve', '-'], 'hello\n');
    assert.equal(unknown.code, 1);
    assert.match(unknown.err, /on the command line with --game\. \[unknown-game\]/);
  });

  test('an empty input and what is no text are called so', () => {
    for (const input of ['', ' \n\n']) {
      const { err, code } = run(['solve', '-'], input);
      assert.equal(code, 1);
      assert.match(err, /^<stdin>:1:1: error: (The input is empty|Only blanks found)\. Family Photos starts with .* \[empty-input\]\n$/);
    }
    assert.match(
      run(
        ['solve', '-'],
        Uint8Array.from({ length: 999 }, (_, index) => index % 256),
      ).err,
      /This is no text .*\[not-text\]\n$/,
    );
  });

  test('takes the game of the ending of a file, where nothing else is said', () => {
    assert.match(run(['solve', 'examples/with-mistakes/with-mistakes.gems']).err, /with-mistakes\.gems:2:7: error/);
    const [found] = objects(run(['solve', '--json', 'examples/with-mistakes/with-mistakes.photos']).out);
    assert.equal(found?.['game'], 'family-photos');
  });

  test('wrong usage is exit 2 with one sentence and the way to the help', () => {
    const file = `${cases}/family-photos/sample-1.in`;
    const calls: readonly (readonly [readonly string[], string])[] = [
      [[], 'Say what to do: solve, explain, check, assess, diagnose, generate.'],
      [['solve'], 'Name at least one file (- for standard input).'],
      [['slove', 'x'], "'slove' is not a command; there are solve, explain, check, assess, diagnose, generate."],
      [['solve', '--game', 'chess', file], "--game takes family-photos | gems-fight, not 'chess'."],
      [['solve', '--wrong', file], "There is no option '--wrong'."],
      [['solve', file, '--game'], 'Give --game a value: --game family-photos|gems-fight.'],
      [['solve', file, '--json=1'], '--json takes no value.'],
      [['solve', file, '--memory', '16385'], "--memory takes a number from 1 to 16,384, not '16385'."],
      [['solve', file, '--format', 'markdown'], '--format markdown goes with explain.'],
      [['solve', file, '--case', '1'], '--case goes with explain.'],
      [['solve', file, '-', '-'], 'Standard input (-) can be read only once.'],
      [['explain', '--case', '0', file], "--case takes a number from 1 to 999,999,999, not '0'."],
      [['explain', '--case', '-1', file], "--case takes a number from 1 to 999,999,999, not '-1'."],
      [['check', '-'], 'Name files or folders: standard input (-) does not go with check.'],
      [['assess', '-'], 'Name files or folders: standard input (-) does not go with assess.'],
      [['assess'], 'Name at least one file or folder.'],
      [['diagnose', '-', '--printed', '-'], 'Standard input (-) can be read only once.'],
    ];
    for (const [words, sentence] of calls) {
      const { out, err, code } = run(words);
      assert.deepEqual([out, err, code], ['', `${sentence}\noptimal-play --help shows all options.\n`, 2], words.join(' '));
    }
  });

  test('takes as much memory as is said', () => {
    const file = 'examples/gems-fight/full-size.gems';
    assert.equal(run(['solve', '--memory', '16384', file]).code, 0);
    for (const words of [['solve'], ['solve', '--json'], ['explain'], ['check'], ['diagnose', '--printed', '0']]) {
      const [command, ...others] = words;
      const { out, err, code } = run([command, '--memory', '1', file, ...others]);
      assert.equal(code, 1, words.join(' '));
      assert.match(out + err, / MB of memory; 1 MB are allowed\..* on the command line with --memory\./, words.join(' '));
    }
  });

  test('help and version', () => {
    assert.match(run(['--help']).out, /solve FILE/);
    for (const words of [
      ['check', '--help'],
      ['help', 'check'],
    ]) {
      const { out, code } = run(words);
      assert.deepEqual([code, out.includes('--quiet'), /--handout|generate/.test(out)], [0, true, false]);
    }
    assert.match(run(['solve', '--help']).out, /^optimal-play solve FILE\.\.\.: the answers/);
    assert.match(run(['generate', '--help']).out, /\n {2}family-photos {2}all-photos-sorted [^]*even-quiet-wins/);
    assert.match(run(['--version']).out, /^\d+\.\d+\.\d+\n$/);
  });
});

suite('solve --format json', () => {
  test('one object a file in argument order with every field, also on exit 1', () => {
    const files = [`${cases}/gems-fight/sample-1.in`, `${cases}/malformed/family-photos-letter.in`, 'no-such-file'];
    const { out, err, code } = run(['solve', '--format', 'json', ...files]);
    assert.deepEqual([err, code], ['', 2]);
    const found = objects(out);
    assert.deepEqual(
      found.map(({ file }) => file),
      files,
    );
    assert.deepEqual(found[0], {
      schemaVersion: 1,
      file: files[0],
      game: 'gems-fight',
      problems: [],
      cases: [
        { line: 1, margin: '3', firstTotal: '3', secondTotal: '0' },
        { line: 7, margin: '-3', firstTotal: '0', secondTotal: '3' },
      ],
    });
    assert.deepEqual(found[1]?.['cases'], []);
    assert.deepEqual(found[2]?.['game'], null);
  });

  for (const game of ['family-photos', 'gems-fight']) {
    const expectations = (JSON.parse(readFileSync(`${cases}/malformed/expected.json`, 'utf8')) as Expected[]).filter(
      (one) => one.game === game,
    );
    test(`severity, range and answer of every malformed ${game} file`, () => {
      assert.ok(expectations.length > 10);
      const found = objects(run(['solve', '--json', '--game', game, ...expectations.map(({ file }) => `${cases}/malformed/${file}`)]).out);
      for (const [index, { file, severity, line, startColumn, endColumn, answer }] of expectations.entries()) {
        const { problems, cases: answered } = found[index] as unknown as Found;
        const shown = `${file}: ${JSON.stringify(problems)}`;
        assert.ok(
          problems.some(
            (one) => one.severity === severity && one.line === line && one.startColumn === startColumn && one.endColumn === endColumn,
          ),
          shown,
        );
        if (severity !== 'error')
          assert.ok(
            problems.every((one) => one.severity !== 'error'),
            shown,
          );
        assert.deepEqual(
          answered.map(({ margin }) => margin),
          answer ?? [],
          shown,
        );
      }
    });
  }
});

interface Place {
  readonly severity: string;
  readonly line: number;
  readonly startColumn: number;
  readonly endColumn: number;
}

interface Expected extends Place {
  readonly file: string;
  readonly game: string;
  readonly answer: readonly string[] | null;
}

interface Found {
  readonly problems: readonly Place[];
  readonly cases: readonly { readonly margin: string }[];
}
