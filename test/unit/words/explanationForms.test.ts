import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readingLimits } from '../../../src/games/explanation.ts';
import type { Explanation } from '../../../src/games/explanation.ts';
import { explanationHandout } from '../../../src/words/explanationHandout.ts';
import { explanationMarkdown } from '../../../src/words/explanationMarkdown.ts';
import { plain } from '../../../src/words/explanationMarkdownParts.ts';
import { explanationSummary } from '../../../src/words/explanationSummary.ts';
import { explanationText } from '../../../src/words/explanationText.ts';
import { textTable, wrapped } from '../../../src/words/textTable.ts';
import { english, translatorOf } from '../../../src/words/translator.ts';
import { explain, gems, models, photos } from './explanationSupport.ts';

const title = { name: 'input', case: 1 };

suite('Markdown', () => {
  test('shows signs that mean something as they are', () => {
    assert.equal(plain('a|b_c*d`e`[f](g)<h>&~~\\ $1$ #2'), 'a\\|b\\_c\\*d\\`e\\`\\[f\\](g)\\<h\\>\\&\\~\\~\\\\ \\$1\\$ \\#2');
    assert.equal(plain('# one\n- two\r\nthree'), '\\# one - two three');
    for (const start of ['-', '+', '---', '===', '- a', '1. a', '12) a']) assert.match(plain(start), /^\d*\\/);
    assert.equal(plain('+3'), '+3');
    assert.equal(plain('3 stones.'), '3 stones.');
  });

  test('a file name cannot break it', () => {
    const text = explanationMarkdown(explain(photos(models.kinds)), { name: 'a|b\n## [x](y) <i>`', case: 1 }, english);
    assert.equal(text.split('\n')[0], '# a\\|b \\#\\# \\[x\\](y) \\<i\\>\\`: Family Photos');
  });

  test('every row of a table has as many cells as its head', () => {
    for (const explanation of [explain(photos(models.kinds)), explain(gems(models.declining))]) {
      const tables = explanationMarkdown(explanation, title, english)
        .split('\n\n')
        .filter((block) => block.startsWith('|'));
      assert.ok(tables.length >= 3);
      for (const table of tables) {
        const cells = table.split('\n').map((row) => row.match(/(?<!\\)\|/g)?.length);
        assert.equal(new Set(cells).size, 1, table);
      }
    }
  });
});

suite('the hand-out', () => {
  const cases: readonly (readonly [string, Explanation])[] = [
    ['Family Photos', explain(photos(models.kinds))],
    ['Family Photos off the line', explain(photos(models.kinds), [0, 4])],
    ['Gems Fight!', explain(gems(models.declining))],
    ['Gems Fight! off the line', explain(gems(models.smallerBite), [2])],
  ];
  for (const [name, explanation] of cases) {
    const parts = explanationHandout(explanation, title, english).split('\n---\n');

    test(`${name}: questions, then all of the solution`, () => {
      assert.equal(parts.length, 2);
      assert.match(parts[0], /What would (Alice|Bob) do\?/);
      const whole = explanationMarkdown(explanation, title, english);
      assert.ok(parts[1].includes(whole.slice(whole.indexOf('## Where'))));
      assert.match(parts[1], /# Solutions\n\n\*\*.* wins by/);
    });

    test(`${name}: the first part tells no value`, () => {
      assert.doesNotMatch(parts[0], /wins|draw|final|lose|best|gain|dead|contested|pool|swing/i);
      // Nor does anything in it follow from values: with other ones it stays as it is.
      const other: Explanation = {
        ...explanation,
        position: { ...explanation.position, final: '-777' },
        totals: { first: '1', second: '778' },
        moves: explanation.moves.toReversed().slice(0, 1),
        line: [],
        played: explanation.played.map(({ player, number, move }) => ({
          player,
          number,
          move: Object.assign({}, move, { loss: '5', final: '-777' }),
        })),
      };
      assert.equal(explanationHandout(other, title, english).split('\n---\n')[0], parts[0]);
    });
  }

  test('lists every legal move in the order of the input', () => {
    const [questions] = explanationHandout(explain(photos(models.kinds), [1, 2]), title, english).split('\n---\n');
    const moves = questions.split('\n').filter((line) => line.startsWith('- '));
    assert.deepEqual(moves, ['- bottom of stack 1', '- bottom of stack 2', '- top of stack 3', '- top of stack 4', '- pass']);
  });
});

suite('large inputs', () => {
  const stacks = Array.from({ length: 3000 }, (_, i) => [(i * 7919) % 1009, (i * 104729) % 997, (i * 1299709) % 991, (i * 15485863) % 983]);
  const explanation = explain(photos(`3000 ${stacks.flat().join(' ')}`));

  test('have a text that a person can read', () => {
    for (const write of [explanationText, explanationMarkdown, explanationHandout]) {
      const text = write(explanation, title, english);
      assert.ok(text.length < 25_000, `${write.name}: ${text.length}`);
      assert.match(text, /2,981 more/);
      assert.match(text, /exchange|Pool/);
    }
    assert.ok(explanationSummary(explanation, title, english).length < 2000);
  });

  test('have as many reasons as asked for', () => {
    const few = explain(photos(models.kinds), [], { ...readingLimits, reasons: 2 });
    assert.deepEqual(
      few.moves.map(({ explanation }) => explanation !== null),
      [true, true, false, false, false],
    );
  });
});

suite('plain text', () => {
  test('no line of sentences is longer than a hundred columns', () => {
    const lines = explanationText(explain(photos(models.kinds)), title, english).split('\n');
    assert.ok(lines.every((line) => line.length <= 100));
  });

  test('breaks at blanks, and between ideographs but not before a sign', () => {
    assert.deepEqual(wrapped('one two three', 7), ['one two', 'three']);
    assert.deepEqual(wrapped('one two', 7), ['one two']);
    assert.deepEqual(wrapped('轮到甲，先手', 8), ['轮到甲，', '先手']);
    assert.deepEqual(wrapped('轮到甲先，手', 8), ['轮到甲', '先，手']);
    assert.deepEqual(wrapped('incomprehensible', 4), ['incomprehensible']);
  });

  test('the last cell of a table goes on below itself', () => {
    const long = 'aaaa bbbb cccc dddd eeee ffff gggg';
    assert.deepEqual(textTable([['x', long]], 'll', 30), ['  x  aaaa bbbb cccc dddd eeee', '     ffff gggg']);
    assert.deepEqual(textTable([['x', long]], 'll'), [`  x  ${long}`]);
  });
});

test('a translator of a bundle leaves what it lacks in English', () => {
  const l10n = translatorOf({ '{0} to move': '轮到 {0}' });
  assert.equal(l10n.t('{0} to move', 'Alice'), '轮到 Alice');
  assert.equal(l10n.t('toString'), 'toString');
  assert.match(explanationText(explain(photos(models.kinds)), title, l10n), /轮到 Alice/);
});
