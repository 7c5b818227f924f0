import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FamilyPhotosTurn, PhotoAction } from '../../../src/games/familyPhotos/facts.ts';
import { moveKindName, positionLabels, shortcutList } from '../../../src/words/panelPositionLabels.ts';
import {
  changedMove,
  changeSpoken,
  changeVerdict,
  lossNote,
  positionSpoken,
  turnAction,
  twoLinesSpoken,
} from '../../../src/words/panelPositions.ts';
import { checkedFact, disagreement, positionsAtMost, proofParagraphs, verifyEffort, whyTrusted } from '../../../src/words/panelVerify.ts';
import { english } from '../../../src/words/translator.ts';

function turn(action: PhotoAction, player: 0 | 1 = 0): FamilyPhotosTurn {
  return {
    game: 'family-photos',
    turn: 3,
    player,
    action,
    stack: action === 'passes' ? 0 : 2,
    line: 2,
    photo: null,
    gain: '3',
    banked: '3',
    final: '-42',
  };
}

void test('what a player does in a turn', () => {
  const said = (['takes-top', 'takes-bottom', 'opens', 'answers', 'passes'] as const).map((action) => turnAction(english, turn(action)));
  assert.deepEqual(said, [
    'takes the top of stack 2',
    'takes the bottom of stack 2',
    'opens stack 2',
    'answers at the bottom of stack 2',
    'passes',
  ]);
  assert.equal(changedMove(english, turn('opens', 1)), 'Bonnie opens stack 2 at turn 3');
});

void test('a changed line is a mistake, several of them, or another line that is as good', () => {
  assert.deepEqual(changeVerdict(english, ['93'], '-42', '51'), { name: 'What if', verdict: 'It loses 93.' });
  assert.deepEqual(changeVerdict(english, ['0', '0'], '-3', '-3'), {
    name: 'Other line',
    verdict: 'Equally good: it ends at -3 as well.',
  });
  assert.equal(changeVerdict(english, ['93', '40'], '-2', '51').verdict, 'It ends at -2 instead of +51.');
  assert.equal(changeVerdict(english, ['93', '93'], '51', '51').verdict, 'The mistakes make up for each other: it ends at +51 as well.');
  assert.equal(lossNote(english, '0'), '(loses nothing)');
  assert.equal(lossNote(english, '1234'), '(loses 1,234)');
});

void test('a position and a changed line as they are spoken', () => {
  const summary = { player: 1, over: false, banked: '3', final: '-42', turns: 3, moves: 3 } as const;
  const place = positionSpoken(english, 'family-photos', 1, summary);
  assert.equal(place, 'Turn 1. Bonnie to move. Final margin -42.');
  assert.equal(positionSpoken(english, 'gems-fight', 0, { ...summary, over: true }), 'Start. Game over. Final margin -42.');
  const changes = [{ turn: turn('opens'), loss: '93' }];
  assert.equal(
    changeSpoken(english, changes, '-42', '51', place),
    'What if: Alice opens stack 2 at turn 3. It loses 93. Turn 1. Bonnie to move. Final margin -42.',
  );
});

void test('two lines in words', () => {
  assert.equal(
    twoLinesSpoken(english, '51', [
      { turn: 1, final: '-42' },
      { turn: 2, final: '51' },
    ]),
    'Final margin: main line +51 throughout. The other line: -42 from turn 1 on, +51 from turn 2 on.',
  );
  assert.equal(twoLinesSpoken(english, '3', []), 'Final margin: main line +3 throughout. The other line as well.');
});

void test('exhaustive play in words', () => {
  assert.equal(checkedFact(english, 318), 'Checked by exhaustive play: 318 positions, same value.');
  assert.equal(positionsAtMost(english, 1), '1 position at most');
  assert.equal(verifyEffort(english, 318, 0.4), '318 positions, less than 1 ms');
  assert.equal(verifyEffort(english, 318, 12.6), '318 positions, 13 ms');
  assert.equal(verifyEffort(english, 2_125_764, 3456), '2,125,764 positions, 3.5 s');
  assert.match(disagreement(english, '2', '3', 318), /^Exhaustive play gives \+2, the solver \+3 \(318 positions\)\./);
  assert.equal(proofParagraphs(english).length, 3);
  assert.notEqual(whyTrusted(english, 'family-photos'), whyTrusted(english, 'gems-fight'));
});

void test('labels and keys are distinct', () => {
  const keys = shortcutList(english).flatMap((entry) => entry.keys);
  assert.equal(new Set(keys).size, keys.length);
  const { undo, redo, toMainLine, filter } = positionLabels(english);
  for (const [label, key] of [
    [undo, 'U'],
    [redo, 'R'],
    [toMainLine, 'M'],
    [filter, 'F'],
  ]) {
    assert.ok(label.endsWith(`(${key})`));
    assert.ok(keys.includes(key));
  }
  const kinds = (['contested', 'opened', 'first-gain', 'second-gain', 'dead', 'pass', 'scoring', 'quiet'] as const).map((kind) =>
    moveKindName(english, kind),
  );
  assert.equal(new Set(kinds).size, kinds.length);
});
