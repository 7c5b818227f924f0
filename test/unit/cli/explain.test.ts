import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { schemaErrors } from '../words/jsonSchema.ts';
import { objects, run } from './commandLine.ts';

const cases = 'test/cases';
const kinds = `${cases}/family-photos/all-four-kinds.in`;
const gems = `${cases}/gems-fight/sample-1.in`;
const schema = JSON.parse(readFileSync('docs/explanation.schema.json', 'utf8'));

suite('explain', () => {
  test('Family Photos: the parts, every first move with its reason, the line of play, the proof', () => {
    const { out, code } = run(['explain', kinds]);
    assert.equal(code, 0);
    assert.match(out, /Alice wins by 3/);
    assert.match(out, /Pool +\+4 +10 \(stack 1 top\) Alice \+6/);
    assert.match(out, /Bonnie's free gains +-4 /);
    assert.match(out, /open stack 3 .* 0 +loses 3\n.*Bonnie's free gain/);
    assert.match(out, /9 +Alice +passes: the game ends +3 +\+3/);
    assert.match(out, /Checked by exhaustive play: 318 positions, same value\.\n\n$/);
  });

  test('Gems Fight!: only the case asked for', () => {
    const { out } = run(['explain', '--case', '2', gems]);
    assert.match(out, /case 2: Gems Fight!/);
    assert.match(out, /Bob wins by 3/);
    assert.doesNotMatch(out, /case 1|^Alice wins by/m);
    assert.match(run(['explain', '--case', '3', gems]).err, /no case 3/);
  });

  test('Markdown: a document a case', () => {
    const { out, code } = run(['explain', '--format', 'markdown', gems, kinds]);
    assert.equal(code, 0);
    assert.equal(out.match(/^# /gm)?.length, 3);
    assert.match(out, /\n\n# .*, case 2: Gems Fight!\n\n\*\*Bob wins by 3\*\* \(/);
    assert.match(out, /^\| open stack 2 \(A 5 · B 1 · Alice's free gain\) \| \+1 \| 2 \| Too early\./m);
  });

  test('the hand-out has its solutions apart', () => {
    const { out, code } = run(['explain', '--handout', kinds]);
    assert.equal(code, 0);
    const [questions, solutions] = out.split('\n---\n');
    assert.match(questions, /What would Alice do\?/);
    assert.doesNotMatch(questions, /wins|final|loses/);
    assert.match(solutions, /Alice wins by 3/);
  });

  test('what goes together and what does not', () => {
    for (const words of [
      ['solve', '--handout', kinds],
      ['solve', '--format', 'markdown', kinds],
      ['explain', '--handout', '--json', kinds],
      ['explain', '--handout', '--format', 'text', kinds],
      ['explain', '--format', 'html', kinds],
    ]) {
      const { out, err, code } = run(words);
      assert.deepEqual([out, code], ['', 2], words.join(' '));
      assert.match(err, /^\S.*\.\noptimal-play --help shows all options\.\n$/);
    }
    assert.equal(run(['explain', '--handout', '--format', 'markdown', kinds]).out, run(['explain', '--handout', kinds]).out);
  });
});

suite('explain --format json', () => {
  test('is as the schema says, also for a file with an error and one that cannot be read', () => {
    const files = [kinds, gems, `${cases}/malformed/family-photos-letter.in`, 'no-such-file'];
    const { out, code } = run(['explain', '--json', ...files]);
    assert.equal(code, 2);
    const found = objects(out);
    assert.deepEqual(
      found.map(({ file }) => file),
      files,
    );
    for (const one of found) assert.deepEqual(schemaErrors(schema, one), [], String(one['file']));
  });

  test('holds all moves and turns, lines from 1', () => {
    const [found] = objects(run(['explain', '--json', kinds]).out);
    const [only] = found['cases'] as [
      {
        readonly moves: readonly { readonly line: number | null; readonly loss: string }[];
        readonly play: readonly { readonly final: string }[];
        readonly proof: unknown;
      },
    ];
    assert.deepEqual(
      only.moves.map(({ loss }) => loss),
      ['0', '2', '3', '5', '5'],
    );
    assert.equal(only.moves[0]?.line, 2);
    assert.deepEqual(
      only.play.map(({ final }) => final),
      Array(9).fill('3'),
    );
    assert.deepEqual(only.proof, { by: 'exhaustive-play', margin: '3', positions: 318 });
  });
});

suite('explain, large inputs', () => {
  const stacks = Array.from({ length: 100 }, (_, i) => `${i} ${i} 0 0`);
  const input = `100\n${stacks.join('\n')}\n`;

  test('long text is cut and says so; --all gives it whole', () => {
    for (const format of ['text', 'markdown']) {
      assert.match(run(['explain', '--format', format, '-'], input).out, / more$/m);
      const { out } = run(['explain', '--all', '--format', format, '-'], input);
      assert.doesNotMatch(out, /^ *[\d,]+ more$/m);
      assert.match(out, /bottom of stack 100/);
    }
  });

  test('what is too large to play out says what its proof is', () => {
    assert.match(run(['explain', '-'], input).out, /Too large for exhaustive play; the proof is an exchange/);
    // 20 bags of two kinds: too many positions to play, few sets to search.
    const bags = Array.from({ length: 20 }, (_, i) => (i < 10 ? '1 1' : '2 1 2'));
    assert.match(run(['explain', '-'], `2 20 3\n${bags.join('\n')}\n0 0 0\n`).out, /Checked by a second solver, .*: same value\./);
  });

  test('a hundred thousand stacks are explained in a text of ordinary length', () => {
    const many = Array.from({ length: 100_000 }, (_, i) =>
      [7919, 104729, 1299709, 15485863].map((prime) => (i * prime) % 1_000_003).join(' '),
    );
    const { out, code } = run(['explain', '-'], `100000\n${many.join('\n')}\n`);
    assert.equal(code, 0);
    assert.ok(out.length < 30_000, String(out.length));
    assert.match(out, /99,981 more/);
  });
});

suite('explain for reading', () => {
  test('five members of each part, more with --all', () => {
    const file = 'examples/family-photos/random-1000.photos';
    const dead = (...words: string[]): number => run(['explain', file, ...words]).out.match(/opening\s+gives/g)?.length ?? 0;
    assert.equal(dead(), 5);
    assert.ok(dead('--all') > 50);
    assert.match(run(['explain', file]).out, /^395,978,886,370 to 388,327,402,050 in this line;/m);
  });

  test('what makes moves equally good is said once', () => {
    const file = 'examples/gems-fight/full-size.gems';
    assert.equal(run(['explain', file]).out.match(/One run of 50/g)?.length, 1);
    assert.equal(run(['explain', file, '--format', 'markdown']).out.match(/One run of 50/g)?.length, 1);
    const [{ cases: found }] = objects(run(['explain', file, '--json']).out) as { cases: { moves: { explanation: object | null }[] }[] }[];
    assert.ok(found[0].moves.every(({ explanation }) => explanation !== null));
  });
});

suite('the language of the command line', () => {
  const chinese = (environment: NodeJS.ProcessEnv): boolean => /[\u4E00-\u9FFF]/.test(run(['explain', kinds], '', environment).out);

  test('follows the locale', () => {
    assert.equal(chinese({ LANG: 'zh_CN.UTF-8' }), true);
    assert.equal(chinese({ LC_MESSAGES: 'zh_CN', LANG: 'en_US.UTF-8' }), true);
    assert.equal(chinese({ LC_ALL: 'C', LANG: 'zh_CN.UTF-8' }), false);
    assert.equal(chinese({ LANG: 'de_DE.UTF-8' }), false);
    assert.equal(chinese({}), false);
    assert.equal(chinese({ LANG: 'de_DE.UTF-8', LANGUAGE: 'de:zh_CN:en' }), true);
    assert.equal(chinese({ LANG: 'zh_CN.UTF-8', LANGUAGE: 'en' }), false);
    assert.equal(chinese({ LANG: 'C', LANGUAGE: 'zh_CN' }), false);
  });

  test('changes no answer and no name of a field', () => {
    const environment = { LANG: 'zh_CN.UTF-8' };
    assert.equal(run(['solve', kinds], '', environment).out, '3\n');
    const [found] = objects(run(['explain', '--json', kinds], '', environment).out);
    assert.deepEqual(schemaErrors(schema, found), []);
    assert.match(run(['--help'], '', environment).out, /explain FILE/);
  });
});
