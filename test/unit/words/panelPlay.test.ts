import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FamilyPhotosMove, FamilyPhotosTurn } from '../../../src/games/familyPhotos/facts.ts';
import type { GemsFightMove, GemsFightTurn } from '../../../src/games/gemsFight/facts.ts';
import {
  findBetter,
  lostSentence,
  madeName,
  playChartSaid,
  repliesSaid,
  resultHeading,
  stoppedHeading,
  takenBackSentence,
  tryAnother,
  verdictFinal,
  verdictTerm,
  youAre,
} from '../../../src/words/panelPlaySentences.ts';
import { english, translatorOf } from '../../../src/words/translator.ts';

const opened: FamilyPhotosMove = {
  game: 'family-photos',
  stack: 2,
  line: 2,
  kind: 'first-gain',
  photo: { a: '5', b: '1', swing: '6' },
  final: '1',
  loss: '2',
};
const opens: FamilyPhotosTurn = {
  game: 'family-photos',
  turn: 1,
  player: 0,
  action: 'opens',
  stack: 2,
  line: 2,
  photo: { a: '5', b: '1', swing: '6' },
  gain: '5',
  banked: '5',
  final: '1',
};
const bag: GemsFightTurn = {
  game: 'gems-fight',
  turn: 2,
  player: 1,
  bag: 4,
  line: 4,
  gems: [],
  stones: [],
  again: false,
  cooker: [],
  gain: '0',
  banked: '0',
  final: '-1',
};
const bags: GemsFightMove = { game: 'gems-fight', bags: [3, 4], line: 3, gems: [], stones: 0, final: '-1', loss: '0' };

void test('a verdict names the move, what it loses, what it leads to and what would have been best', () => {
  const name = madeName(english, opens, opened);
  assert.equal(verdictTerm(english, name, '2'), 'Open stack 2 loses 2.');
  assert.equal(verdictTerm(english, name, '0'), 'Open stack 2 loses nothing.');
  assert.equal(verdictFinal(english, '1', { name: 'top of stack 1', final: '3' }), 'Final margin +1. Best: top of stack 1, +3.');
  assert.equal(verdictFinal(english, '-3', null), 'Final margin -3.');
  assert.equal(findBetter(english, name, '1234'), 'Open stack 2 lost 1,234. Find the better move.');
  assert.equal(tryAnother(english, name, '2'), 'Open stack 2 loses 2 as well. Try another.');
});

void test('of identical bags the one that was taken is named', () => {
  assert.equal(madeName(english, bag, bags), 'bag 4');
});

void test('a run of replies is one sentence', () => {
  assert.equal(repliesSaid(english, [{ ...opens, player: 1 }]), 'Bonnie opens stack 2.');
  assert.equal(repliesSaid(english, [{ ...bag, bag: 1 }, bag]), 'Bob takes bag 1, takes bag 4.');
  assert.equal(repliesSaid(english, []), '');
});

void test('the result is told from the side of the person', () => {
  assert.equal(resultHeading(english, 'family-photos', 0, '1'), 'You win by 1');
  assert.equal(resultHeading(english, 'family-photos', 1, '1'), 'Alice wins by 1');
  assert.equal(resultHeading(english, 'gems-fight', 1, '-12345'), 'You win by 12,345');
  assert.equal(resultHeading(english, 'gems-fight', 1, '0'), 'A draw');
  assert.equal(stoppedHeading(english, 0), 'Stopped at the start');
  assert.equal(stoppedHeading(english, 5), 'Stopped after turn 5');
});

void test('what was lost: in numbers, singular and plural', () => {
  assert.equal(lostSentence(english, '0', 0, 0), 'You made no move.');
  assert.equal(lostSentence(english, '0', 0, 1), 'Your move was best.');
  assert.equal(lostSentence(english, '0', 0, 5), 'All 5 of your moves were best.');
  assert.equal(lostSentence(english, '1', 1, 1), 'Your move lost 1 point.');
  assert.equal(lostSentence(english, '2', 1, 1), 'Your move lost 2 points.');
  assert.equal(lostSentence(english, '1', 1, 5), 'You lost 1 point, in 1 of your 5 moves.');
  assert.equal(lostSentence(english, '1000', 2, 5), 'You lost 1,000 points, in 2 of your 5 moves.');
  assert.equal(takenBackSentence(english, 0), '');
  assert.equal(takenBackSentence(english, 1), 'You took 1 move back.');
  assert.equal(takenBackSentence(english, 2), 'You took 2 moves back.');
});

void test('the chart in words tells the kinks', () => {
  assert.equal(playChartSaid(english, '3', []), 'Final margin +3 throughout.');
  assert.equal(
    playChartSaid(english, '3', [
      { turn: 1, final: '1' },
      { turn: 5, final: '-2' },
    ]),
    'Final margin +3 at the start, +1 from turn 1 on, -2 from turn 5 on.',
  );
});

void test('the badge stands before the name wherever a language puts it', () => {
  assert.deepEqual(youAre(english, 'gems-fight', 1), { before: 'You are ', after: 'Bob' });
  assert.deepEqual(youAre(translatorOf({ 'You are {0}': '{0} is you' }), 'gems-fight', 0), { before: '', after: 'Alice is you' });
});
