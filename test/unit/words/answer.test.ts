import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  allMovesEqual,
  answerSentence,
  bestBagSentence,
  bestPhotoSentence,
  caseAnswerSentence,
  equallyGood,
  totalsNote,
  totalsNoteBesideBar,
  winnerOf,
} from '../../../src/words/answer.ts';
import { english } from '../../../src/words/translator.ts';
import type { FamilyPhotosTurn } from '../../../src/games/familyPhotos/facts.ts';
import type { GemsFightTurn } from '../../../src/games/gemsFight/facts.ts';

const photoTurn: FamilyPhotosTurn = {
  game: 'family-photos',
  turn: 1,
  player: 0,
  action: 'takes-top',
  stack: 1,
  line: 1,
  photo: { a: '6', b: '4', swing: '10' },
  gain: '6',
  banked: '6',
  final: '3',
};
const bagTurn: GemsFightTurn = {
  game: 'gems-fight',
  turn: 1,
  player: 1,
  bag: 3,
  line: 4,
  gems: [{ colour: 1, count: 2 }],
  stones: [{ colour: 1, count: 2 }],
  again: true,
  cooker: [],
  gain: '-2',
  banked: '-2',
  final: '-3',
};
const summary = { line: 0, margin: '3', firstTotal: '13', secondTotal: '10', turns: 9, moves: 5 };

test('the answer says who wins and by how much, with the second player of each game', () => {
  assert.equal(answerSentence(english, 'family-photos', '3'), 'Alice wins by 3');
  assert.equal(answerSentence(english, 'family-photos', '-93709997225'), 'Bonnie wins by 93,709,997,225');
  assert.equal(answerSentence(english, 'gems-fight', '-3'), 'Bob wins by 3');
  assert.equal(answerSentence(english, 'gems-fight', '0'), 'A draw');
  assert.deepEqual(['5', '-5', '0'].map(winnerOf), [0, 1, null]);
});

test('a case among several is numbered', () => {
  assert.equal(caseAnswerSentence(english, 'gems-fight', '1', 1, 1), 'Alice wins by 1.');
  assert.equal(caseAnswerSentence(english, 'gems-fight', '-1', 8, 20), 'Case 8 of 20: Bob wins by 1.');
});

test('totals are those of the line in Family Photos, and exact in Gems Fight!', () => {
  assert.equal(totalsNote(english, 'family-photos', summary), '13 to 10 in this line; every optimal line has the same difference');
  const long = { firstTotal: '37502066937653', secondTotal: '37595776934878' };
  const same = 'in this line; every optimal line has the same difference';
  assert.equal(totalsNote(english, 'family-photos', long), `37,502,066,937,653 to 37,595,776,934,878 ${same}`);
  assert.equal(totalsNoteBesideBar(english, 'family-photos', long), `points ${same}`);
  assert.equal(totalsNoteBesideBar(english, 'family-photos', summary), `13 to 10 ${same}`);
  assert.equal(totalsNoteBesideBar(english, 'gems-fight', { firstTotal: '3', secondTotal: '2' }), '3 to 2, of 5 stones in all');
  assert.equal(totalsNote(english, 'gems-fight', { ...summary, firstTotal: '3', secondTotal: '2' }), '3 to 2, of 5 stones in all');
  assert.equal(totalsNote(english, 'gems-fight', { ...summary, firstTotal: '0', secondTotal: '1' }), '0 to 1, of 1 stone in all');
});

test('the best move comes with the reason that its numbers give', () => {
  assert.deepEqual(bestPhotoSentence(english, photoTurn), {
    move: 'top of stack 1',
    reason: 'Swing 10, the hottest photo in the pool.',
  });
  assert.equal(bestPhotoSentence(english, { ...photoTurn, action: 'passes', stack: 0, line: null, photo: null }).move, 'pass');
  assert.match(bestPhotoSentence(english, { ...photoTurn, action: 'opens', player: 1 }).reason, /^A free gain of Bonnie:/);
  assert.deepEqual(bestBagSentence(english, bagTurn, [3, 4]), {
    move: 'one of bags 3, 4',
    reason: 'It makes 2 stones, and Bob goes again.',
  });
  assert.equal(bestBagSentence(english, { ...bagTurn, stones: [], again: false }, [3]).reason, 'It is quiet: the turn passes.');
  assert.equal(bestBagSentence(english, { ...bagTurn, again: false }, [3]).reason, 'It makes 2 stones.');
});

test('equally good moves are said to be equally good', () => {
  assert.equal(allMovesEqual(english, 'gems-fight', 0, 0, '3'), 'Every first bag gives +3: nothing to choose for Alice.');
  assert.equal(allMovesEqual(english, 'gems-fight', 1, 1, '-3'), 'Every bag gives -3: nothing to choose for Bob.');
  assert.equal(allMovesEqual(english, 'family-photos', 1, 4, '0'), 'Every move gives 0: nothing to choose for Bonnie.');
  assert.equal(equallyGood(english, 1, false), '1 other move is equally good.');
  assert.equal(equallyGood(english, 99, true), 'More than 99 other moves are equally good.');
});
