import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import type { GemsFightReason } from '../../../src/games/gemsFight/reasons.ts';
import { solveGemsFight } from '../../../src/games/gemsFight/solved.ts';
import { splitBrackets, withoutBrackets } from '../../../src/words/brackets.ts';
import { gemsFightReasonSentence } from '../../../src/words/gemsFightReasons.ts';
import { english } from '../../../src/words/translator.ts';
import { gemsCases, inOneLine, livelyCases, runs } from '../games/gemsFightInputs.ts';

const say = (reason: GemsFightReason): string => gemsFightReasonSentence(english, reason);

/** What is said of a position, and of each row of its moves. */
function said(text: string, ...branch: readonly number[]) {
  const solved = finish(solveGemsFight(inOneLine(text)));
  const at = { turn: 0, branch };
  const rows = solved.moves(at, 0, 99).flatMap((row) => (row.game === 'gems-fight' ? [row.bags] : []));
  const moves = solved.explainMoves(
    at,
    rows.map(([bag]) => bag),
  );
  return {
    position: solved.explainPosition(at).reasons.map(say),
    moves: Object.fromEntries(rows.map((bags, row) => [bags.join(), moves[row].reasons.map(say)])),
  };
}

void test('one stone, and none', () => {
  assert.ok(said('1 2 2 / 1 1 / 1 1').position.includes('1 stone exists in all, of colour 1.'));
  assert.deepEqual(said('2 2 2 / 1 1 / 1 2').position, ['No stone can be made, whatever is taken: the final margin is 0.']);
  assert.ok(said('1 3 2 / 2 1 1 / 1 1 / 1 1', 1).position.some((sentence) => sentence.startsWith('1 stone is to come, of colour 1.')));
});

void test('model 1: nothing to choose', () => {
  const { position, moves } = said('3 4 3 / 2 2 3 / 2 1 3 / 2 1 2 / 3 2 3 1');
  assert.deepEqual(position, [
    'Every first bag gives +3.',
    '3 stones exist in all: one of each colour.',
    "No stone can come before turn 3, whatever is taken, and after any 2 bags some bag makes one. 2 quiet bags: the turn passes 2 times, so turn 3 is Alice's. In this line Alice makes 3 stones and keeps the turn to the end.",
    'Runs in this line: Alice 0, Bob 0, Alice 3. 0 + 0 + 3 = +3.',
    'If Alice could pass (hypothetical: there is no passing), Bob would have to move and it would end at -3: Bob wins by 3. Whoever is on move here is better off.',
  ]);
  assert.deepEqual(moves, { '1': [], '2': [], '3': [], '4': [] });
  const reply = said('3 4 3 / 2 2 3 / 2 1 3 / 2 1 2 / 3 2 3 1', 1);
  assert.equal(reply.position[0], 'Every bag gives +3.');
  assert.equal(
    reply.position.at(-1),
    'Bob is in zugzwang: each player would rather the other were on move. If Bob could pass once (hypothetical: there is no passing), Alice would have to move and it would end at -3: Bob wins by 3.',
  );
});

void test('model 2: the smaller bite', () => {
  const { position, moves } = said('2 4 2 / 1 2 / 2 1 2 / 2 1 2 / 1 2', 2);
  assert.ok(
    position.includes(
      "The first stone comes now, at turn 2, whatever is taken: Bob's. In this line Bob makes 3 stones and keeps the turn to the end.",
    ),
  );
  assert.ok(position.includes('The bag with most stones is not the best here: after bag 1 the run goes on, after bag 3 it stops.'));
  assert.deepEqual(moves, {
    '1,4': ['Leaves 1 gem of colour 1, so bag 3 makes 1 stone next. One run of 3: +1, +1, +1. 0 - 3 = -3.'],
    '3': [
      'The most stones now, but it empties the cooker: no bag left makes a stone.',
      'Bob must go on with bag 1 (quiet); Alice takes bag 4 (+1).',
      '1 stone changes owner: Alice 1 - Bob 2 = -1 instead of 0 - 3 = -3.',
    ],
  });
});

void test('model 3: declining a stone', () => {
  const { position, moves } = said('5 4 2 / 3 1 1 2 / 1 2 / 3 3 4 5 / 3 3 4 5');
  assert.ok(position.includes('5 stones exist in all: one of each colour.'));
  assert.ok(position.includes('Runs in this line: Alice 0, Bob 2, Alice 3. 0 - 2 + 3 = +1.'));
  assert.ok(
    position.includes(
      'This is double-dealing: Alice gives up 2 stones so that Bob, not Alice, has to open the next bag (bag 3). [Taking bag 1 instead] ends at -1.',
    ),
  );
  assert.ok(position.includes("Bob's other way, [bag 3 at once], ends at +5."));
  assert.deepEqual(moves, {
    '2': [
      'Leaves Bob bag 1 with 2 stones (colours 1, 2). Bob takes bag 1 (+2) and must go again: only bags 3, 4 are left, and none makes a stone. Bob opens bag 3; Alice takes bag 4 (+3). 3 - 2 = +1.',
    ],
    '1': [
      "1 stone now and more with bag 2 (+1), but then it is still Alice's turn: only bags 3, 4 are left, and none makes a stone. Alice opens bag 3; Bob takes bag 4 (+3).",
      '1 stone changes owner: Alice 2 - Bob 3 = -1 instead of 3 - 2 = +1.',
      '[Opening bag 3 at once] is worse: 1 - 4 = -3.',
    ],
    '3,4': [
      'Opens bag 4 (3 stones), and leaves what is on offer: Bob takes bag 1 (+1), bag 2 (+1), bag 4 (+3) in one run.',
      '3 stones change owner: Alice 0 - Bob 5 = -5 instead of 3 - 2 = +1.',
    ],
  });
});

void test('model 4: quiet bags before the first stone decide, not those on the table', () => {
  assert.equal(
    said('1 3 2 / 1 1 / 1 1 / 1 1').position[2],
    "The first stone comes at turn 2, whatever is taken: Bob's. Before it comes 1 quiet bag: the turn passes once. In this line Bob makes 1 stone and keeps the turn to the end.",
  );
  assert.equal(
    said('1 3 3 / 1 1 / 1 1 / 1 1').position[2],
    "The first stone comes at turn 3, whatever is taken: Alice's. Before it come 2 quiet bags: the turn passes 2 times. In this line Alice makes 1 stone and keeps the turn to the end.",
  );
});

void test('a stone that the opponent need not take', () => {
  const { moves } = said('6 7 2 / 2 4 6 / 3 2 1 3 / 1 1 / 3 5 6 6 / 1 4 / 3 2 1 3 / 1 6', 4);
  assert.deepEqual(moves['5'], [
    'No stone now: Bob answers with a quiet bag too, bag 7. Then Alice takes bag 1 (+2), then must take a quiet bag: bag 2; Bob takes bag 3 (+1), bag 6 (+2) in one run.',
    'Bob need not take bag 1 (+1): [had Bob taken it], it would end at +2.',
    '1 stone changes owner: Alice 3 - Bob 3 = 0 instead of 4 - 2 = +2.',
  ]);
});

void test('a scoring bag after which the next one is better declined', () => {
  const { position, moves } = said('5 7 2 / 3 5 4 2 / 1 2 / 3 5 4 2 / 3 1 1 1 / 2 4 2 / 1 1 / 1 2', 2);
  assert.equal(
    position[1],
    "In this line the first stone comes at turn 2: Bob's. That run makes 6 stones and lasts to the end. Over all play it comes at turn 2 at the earliest, 3 at the latest.",
  );
  assert.deepEqual(moves['7'], [
    "1 stone now, but then it is still Bob's turn, and the quiet bag 6 is best, though a stone is on offer; Alice takes bag 4 (+2), then must take a quiet bag: bag 1.",
    '2 stones change owner: Alice 2 - Bob 4 = -2 instead of 0 - 6 = -6.',
    '[Taking bag 4 next] is worse: 3 - 3 = 0.',
  ]);
});

void test('every sentence is whole, and brackets stand where there are moves to try', () => {
  const check = (reason: GemsFightReason): void => {
    const sentence = say(reason);
    assert.match(sentence, /^[A-Z0-9[].*\.$/);
    assert.doesNotMatch(sentence, /[{}]|undefined|NaN|null|\.\.|;\.| {2}/);
    assert.equal(splitBrackets(sentence).link !== null, reason.branch !== undefined, sentence);
    assert.doesNotMatch(withoutBrackets(sentence), /[[\]]/);
  };
  fc.assert(
    fc.property(fc.oneof(livelyCases, gemsCases({ bags: 21, gems: 3, colours: 4, meltsAt: 4 })), fc.array(fc.nat()), (input, draws) => {
      const solved = finish(solveGemsFight(input));
      const left = input.bags.map((_, index) => index + 1);
      const branch = draws.flatMap((draw) => left.splice(draw % (left.length + 1), 1));
      const at = { turn: 0, branch };
      solved.explainPosition(at).reasons.forEach(check);
      for (const { reasons } of solved.explainMoves(at, left)) reasons.forEach(check);
    }),
    { seed: 21, numRuns: runs(300) },
  );
});

void test('brackets are split off and dropped', () => {
  assert.deepEqual(splitBrackets('a [b c] d.'), { before: 'a ', link: 'b c', after: ' d.' });
  assert.deepEqual(splitBrackets('[b] d.'), { before: '', link: 'b', after: ' d.' });
  assert.deepEqual(splitBrackets('a d.'), { before: 'a d.', link: null, after: '' });
  assert.equal(withoutBrackets('a [b c] d.'), 'a b c d.');
  assert.equal(withoutBrackets('a d.'), 'a d.');
});
