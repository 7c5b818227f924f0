import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { explanationMarkdown } from '../../../src/words/explanationMarkdown.ts';
import { explanationSummary } from '../../../src/words/explanationSummary.ts';
import { explanationText } from '../../../src/words/explanationText.ts';
import { english } from '../../../src/words/translator.ts';
import { explain, gems, models, outOfOrder, photos } from './explanationSupport.ts';

const title = { name: 'input', case: 1 };

/** What both forms say, in this order; tables and line ends aside. */
const facts = [
  {
    name: 'Family Photos 1',
    explanation: explain(photos(models.exchange)),
    said: [
      'input: Family Photos',
      'Alice wins by 1',
      '5 to 4 in this line',
      'Where +1 comes from',
      '16 (stack 2 top) Alice +1 · 15 (stack 1 top) Bonnie -3 · 11 (stack 1 bottom) Alice +4 · 10 (stack 2 bottom) Bonnie -1',
      'Sum',
      'Moves for Alice (3, best first)',
      'top of stack 2',
      '+1',
      'who takes it matters 1 + 15 = 16 points',
      'top of stack 1',
      '16 - 15 = 1',
      'pass',
      '16 - 15 + 11 - 10 = 2',
      'Line of play (4 turns)',
      'Alice top of stack 2',
      'Bonnie top of stack 1',
      'Alice bottom of stack 1',
      'Bonnie bottom of stack 2',
      'Checked by exhaustive play: 30 positions, same value.',
    ],
  },
  {
    name: 'Family Photos 2',
    explanation: explain(photos(models.threat)),
    said: [
      'Alice wins by 51',
      '53 to 2 in this line',
      'top of stack 1',
      '+51',
      'open stack 2',
      '-42',
      'Too early. It threatens the bottom photo, swing 5 + 2 = 7, but the top of stack 1 is hotter, swing 100.',
      '3 - 50 + 5 - 0 = -42',
      '100 - 7 = 93. Had she answered at the bottom, it would still be +51.',
      'pass',
      '-49',
      'Alice opens stack 2',
      'Bonnie answers at the bottom',
    ],
  },
  {
    name: 'Family Photos 3',
    explanation: explain(photos(models.kinds)),
    said: [
      'Alice wins by 3',
      '13 to 10 in this line',
      'Pool',
      "Alice's free gains",
      "Bonnie's free gains",
      'Dead',
      'Sum',
      'top of stack 1',
      'open stack 2',
      'Had she answered at the bottom, it would still be +3.',
      'open stack 3',
      '10 - 9 = 1',
      'open stack 4',
      '1 - 6 = -5',
      'pass',
      '10 - 5 = 5',
      'Line of play (9 turns)',
      'Alice passes',
      'Alice passes: the game ends',
      'Stack 4 is left over.',
      'Why does Alice pass at +7? Every photo she could take loses: open stack 3 gives +1 (loses 2), open stack 4 gives -2 (loses 5).',
      'Why does Bonnie not pass too? The game would end at +7; opening stack 3 leads to +3.',
      'Checked by exhaustive play: 318 positions, same value.',
    ],
  },
  {
    name: 'Family Photos 4',
    explanation: explain(photos(models.onlyPass)),
    said: ['Bonnie wins by 1', 'Why does Alice pass at 0?', 'pass', '-1', 'open stack 1', '-2'],
  },
  {
    name: 'Gems Fight! 1',
    explanation: explain(gems(models.nothingToChoose)),
    said: [
      'input, case 1: Gems Fight!',
      'Alice wins by 3',
      'Every first bag gives +3.',
      'No stone can come before turn 3',
      'Line of play (4 turns)',
      'goes again',
      'Checked by exhaustive play: 15 positions, same value.',
    ],
  },
  {
    name: 'Gems Fight! 2',
    explanation: explain(gems(models.smallerBite), [2]),
    said: [
      'Bob wins by 3',
      'after bag 1 the run goes on, after bag 3 it stops',
      'Moves for Bob (2, best first)',
      'bags 1, 4',
      'identical',
      '1 stone',
      '-3',
      'bag 3',
      '2 stones',
      '-1',
      'Bob must go on with bag 1 (quiet); Alice takes bag 4 (+1).',
    ],
  },
  {
    name: 'Gems Fight! 3',
    explanation: explain(gems(models.declining)),
    said: [
      'Alice wins by 1',
      '3 to 2, of 5 stones in all',
      '5 stones exist in all: one of each colour.',
      'Runs in this line: Alice 0, Bob 2, Alice 3. 0 - 2 + 3 = +1.',
      'This is double-dealing',
      "Bob's other way, bag 3 at once, ends at +5.",
      'bag 2',
      'no stone',
      '+1',
      'bag 1',
      '1 stone',
      '-1',
      'Opening bag 3 at once is worse: 1 - 4 = -3.',
      'bags 3, 4',
      '-5',
      '3 stones change owner',
      'Line of play (4 turns)',
      'Checked by exhaustive play: 18 positions, same value.',
    ],
  },
];

for (const { name, explanation, said } of facts) {
  suite(`the model ${name}`, () => {
    const text = explanationText(explanation, title, english);
    const markdown = explanationMarkdown(explanation, title, english);

    test('says the same in text and in Markdown', () => {
      assert.equal(outOfOrder(text, said), undefined);
      assert.equal(outOfOrder(markdown.replace(/ ?\| ?|\*\*|\\/g, ' ').replaceAll(' .', '.'), said), undefined);
    });

    test('has no brackets, gaps or empty values', () => {
      for (const one of [text, markdown.replaceAll('\\', '')]) assert.doesNotMatch(one, /[[\]{}]|undefined|null|NaN|\.\./);
    });

    test('fits the clipboard in three to six lines', () => {
      const lines = explanationSummary(explanation, title, english).split('\n');
      assert.ok(lines.length >= 3 && lines.length <= 6, lines.join('\n'));
      assert.ok(lines.some((line) => line.startsWith(said.find((fact) => fact.includes(' wins by ')) ?? '-')));
      assert.match(lines.at(-1) ?? '', /^Line: .*\.$/);
    });
  });
}

test('where all moves are equal one sentence stands for all of them', () => {
  const explanation = explain(gems(models.nothingToChoose));
  assert.equal(explanation.allEqual, true);
  for (const write of [explanationText, explanationMarkdown]) {
    const text = write(explanation, title, english);
    assert.doesNotMatch(text, /Moves for|loses/);
    assert.equal(text.split('Every first bag gives').length, 2);
  }
});

test('off the line: what was played, who is on move, what is banked', () => {
  const explanation = explain(photos(models.kinds), [1, 0]);
  assert.match(
    explanationText(explanation, title, english),
    /After these moves: Alice: top of stack 1 · Bonnie: pass \(loses \d+\)\. Alice to move, banked \+6\./,
  );
  assert.equal(explanationSummary(explanation, title, english).split('\n').length, 6);
});

test('a game that is over has no moves and no line', () => {
  const text = explanationText(explain(photos(models.kinds), [0, 0]), title, english);
  assert.match(text, /A draw/);
  assert.match(text, /The game is over, banked 0\./);
  assert.match(text, /Stacks 1, 2, 3, 4 are left over\./);
  assert.doesNotMatch(text, /Moves for|Line of play/);
});

test('a proof that finds another value is loud', () => {
  const explanation = explain(photos(models.kinds));
  const wrong = { ...explanation, proof: { by: 'exhaustive-play', margin: '4', positions: 318 } } as const;
  assert.match(explanationText(wrong, title, english), /gives \+4, not \+3\. One of them is wrong/);
  const second = { ...explanation, proof: { by: 'second-solver', margin: '4' } } as const;
  assert.match(explanationText(second, title, english), /gives \+4, not \+3\. One of them is wrong/);
});
