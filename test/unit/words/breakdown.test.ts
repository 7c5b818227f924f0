import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FamilyPhotosMember, FamilyPhotosMove } from '../../../src/games/familyPhotos/facts.ts';
import type { GemsFightLedger } from '../../../src/games/gemsFight/facts.ts';
import { absentKinds, deadReason, kindName, kindRule, leftOver, takeName } from '../../../src/words/ledger.ts';
import { bagMakes, bagsName, cookerContent, moveDetail, moveName, turnName } from '../../../src/words/moves.ts';
import { firstStone, meltRule } from '../../../src/words/runs.ts';
import { english } from '../../../src/words/translator.ts';

const photo = (a: string, b: string) => ({ a, b, swing: String(BigInt(a) + BigInt(b)) });
const move: FamilyPhotosMove = {
  game: 'family-photos',
  stack: 2,
  line: 2,
  kind: 'first-gain',
  photo: photo('5', '1'),
  final: '1',
  loss: '2',
};
const member = (top: [string, string], bottom: [string, string]): FamilyPhotosMember => ({
  stack: 4,
  line: 4,
  kind: 'dead',
  top: photo(...top),
  bottom: photo(...bottom),
  margin: '0',
});

test('moves are named by what is taken', () => {
  assert.equal(moveName(english, move), 'open stack 2');
  assert.equal(moveName(english, { ...move, kind: 'contested', stack: 76715 }), 'top of stack 76,715');
  assert.equal(moveName(english, { ...move, kind: 'opened' }), 'bottom of stack 2');
  assert.equal(moveName(english, { ...move, kind: 'pass', stack: 0, photo: null }), 'pass');
  assert.equal(moveDetail(english, move), "A 5 · B 1 · Alice's free gain");
  assert.equal(moveDetail(english, { ...move, kind: 'contested' }), 'A 5 · B 1');
  assert.equal(moveDetail(english, { ...move, kind: 'pass', photo: null }), '');
});

test('bags with the same gems are one move', () => {
  const bags = { game: 'gems-fight', bags: [3, 4], line: 5, gems: [], stones: 2, final: '-5', loss: '6' } as const;
  assert.equal(moveName(english, bags), 'bags 3, 4');
  assert.equal(moveDetail(english, bags), 'identical');
  assert.equal(bagsName(english, [2]), 'bag 2');
  assert.equal(bagMakes(english, bags), '+2');
  assert.equal(bagMakes(english, { ...bags, stones: 0 }), 'quiet: turn passes');
  assert.equal(
    cookerContent(english, [
      { colour: 1, count: 2 },
      { colour: 3, count: 1 },
    ]),
    '1: 2, 3: 1',
  );
  assert.equal(cookerContent(english, []), 'empty');
});

test('turns say what the player does', () => {
  const turn = { ...move, turn: 3, player: 0, action: 'opens', gain: '5', banked: '9' } as const;
  assert.equal(turnName(english, turn, false), 'opens stack 2');
  assert.equal(turnName(english, { ...turn, action: 'answers' }, false), 'answers at the bottom');
  assert.equal(turnName(english, { ...turn, action: 'passes' }, false), 'passes');
  assert.equal(turnName(english, { ...turn, action: 'passes' }, true), 'passes: the game ends');
  assert.equal(takeName(english, 'takes-bottom', '1000'), 'takes 1,000');
});

test('the ledger names the kinds and says what they come to', () => {
  assert.equal(kindName(english, 'second-gain'), "Bonnie's free gains");
  assert.equal(
    kindRule(english, { kind: 'contested', stacks: 50031, margin: '0' }),
    '100,062 photos by swing, taken in turns, Alice first',
  );
  assert.equal(absentKinds(english, ['contested', 'dead']), 'No stacks of these kinds: Contested pool, Dead.');
  assert.equal(leftOver(english, [4]), 'Stack 4 is left over.');
  assert.equal(leftOver(english, [1, 2]), 'Stacks 1, 2 are left over.');
  assert.equal(leftOver(english, [999, 1000, 1001]), 'Stacks 999 · 1,000 · 1,001 are left over.');
});

test('a dead stack says what opening it costs, unless it costs nothing', () => {
  assert.equal(
    deadReason(english, [member(['1', '2'], ['5', '6'])]),
    'Opening gives 1 - 6 = -5 (Alice) or 2 - 5 = -3 (Bonnie): nobody needs to.',
  );
  assert.equal(deadReason(english, [member(['6', '2'], ['5', '6'])]), 'Nobody gains by opening it.');
  assert.equal(deadReason(english, [member(['1', '2'], ['5', '6']), member(['1', '2'], ['5', '6'])]), 'Nobody gains by opening them.');
});

test('whose the first stone is, and whether that can be helped', () => {
  const ledger: GemsFightLedger = {
    game: 'gems-fight',
    colours: 3,
    bags: 4,
    meltsAt: 3,
    stones: 3,
    runs: [],
    firstStoneTurn: 3,
    quietBeforeStone: { least: 2, greatest: 2 },
  };
  assert.equal(firstStone(english, ledger), "3 stones exist in all. The first comes at turn 3, whatever is taken: Alice's.");
  assert.equal(
    firstStone(english, { ...ledger, firstStoneTurn: 2, quietBeforeStone: { least: 0, greatest: 2 } }),
    "3 stones exist in all. In this line the first comes at turn 2: Bob's. Other play brings it at turn 1 at the earliest, 3 at the latest.",
  );
  assert.equal(
    firstStone(english, { ...ledger, stones: 0, firstStoneTurn: null, quietBeforeStone: null }),
    'No colour has 3 gems, so no stone can be made.',
  );
  assert.equal(meltRule(english, 1), 'every gem melts into a stone');
});
