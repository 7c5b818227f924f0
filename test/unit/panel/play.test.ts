import assert from 'node:assert/strict';
import { test } from 'node:test';
import { array, assert as holds, asyncProperty, boolean, constantFrom, integer, nat, record, tuple } from 'fast-check';
import { familyPhotos } from '../../../src/games/familyPhotos/game.ts';
import type { Player, SolvedCase } from '../../../src/games/game.ts';
import { gemsFight } from '../../../src/games/gemsFight/game.ts';
import type { Play } from '../../../src/panel/data/play.ts';
import { firstMove } from '../../../src/panel/data/moveList.ts';
import { moveOfTurn } from '../../../src/panel/data/playedTurn.ts';
import {
  hidesOutcome,
  isUnanswered,
  mistakesOf,
  movesOf,
  type PlayState,
  refAfter,
  repliesOf,
  resultOf,
} from '../../../src/panel/data/playState.ts';
import { dataOf, playHost, solvedFrom } from './playSupport.ts';

const numRuns = 60 * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);

const fourKinds = '4\n6 4 3 2\n5 1 6 2\n1 6 2 7\n1 2 5 6\n';
const smallerBite = '2 4 2\n1 2\n2 1 2\n2 1 2\n1 2\n0 0 0\n';

function stateOf(play: Play): PlayState {
  assert.ok(play.state !== null);
  return play.state;
}

/** Chooses the move at `choice` among those offered, and takes it. */
async function choose(play: Play, choice: number): Promise<void> {
  const { choices } = play;
  assert.ok(choices !== null);
  const offered = choices.offered(stateOf(play).hidden);
  const value = offered[choice % offered.length];
  assert.ok(value !== undefined);
  play.choose(value);
  await play.take();
}

/** Plays a game to its end, or up to where `choices` end. */
async function playOn(play: Play, choices: readonly number[]): Promise<void> {
  for (const choice of choices) {
    if (stateOf(play).phase.kind !== 'choosing') return;
    await choose(play, choice);
    if (stateOf(play).phase.kind === 'revealed') await play.goOn();
  }
}

/** What the person lost is what the final margin moved against them; the engine's turns are those of the best line. */
function check(solved: SolvedCase, state: PlayState): void {
  const { start, now, person, played } = state;
  const moved = person === 0 ? BigInt(start.final) - BigInt(now.final) : BigInt(now.final) - BigInt(start.final);
  assert.equal(resultOf(state).lost, String(moved));
  for (const [index, { turn, own }] of played.entries()) {
    const before = refAfter(state, index);
    assert.equal(own === null, turn.player !== person);
    assert.equal(turn.turn, index + 1 + state.from.turn + state.from.branch.length);
    if (own === null) assert.deepEqual(turn, solved.line(before, 0, 1)[0]);
    else assert.deepEqual(own.value, solved.moveOf(before, moveOfTurn(turn)));
  }
  assert.deepEqual(now, solved.position(refAfter(state, played.length)));
  const { points } = resultOf(state);
  assert.equal(BigInt(points[0]) - BigInt(points[1]), BigInt(now.banked) - BigInt(start.banked));
}

const stacks = array(tuple(nat(6), nat(6), nat(6), nat(6)), { minLength: 1, maxLength: 5 }).map((rows) =>
  solvedFrom(familyPhotos, `${rows.length}\n${rows.map((row) => row.join(' ')).join('\n')}\n`),
);
const bags = record({
  meltsAt: integer({ min: 1, max: 3 }),
  rows: array(array(integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 7 }),
}).map(({ meltsAt, rows }) =>
  solvedFrom(gemsFight, `3 ${rows.length} ${meltsAt}\n${rows.map((row) => `${row.length} ${row.join(' ')}`).join('\n')}\n0 0 0\n`),
);
const game = record({
  person: constantFrom<Player>(0, 1),
  hidden: boolean(),
  from: nat(3),
  choices: array(nat(30), { maxLength: 14 }),
});

for (const [name, cases] of [
  ['Family Photos', stacks],
  ['Gems Fight!', bags],
] as const) {
  void test(`${name}: the verdicts sum to what the final margin moved; the engine plays the best line`, async () => {
    await holds(
      asyncProperty(cases, game, async (solved, { person, hidden, from, choices }) => {
        const { positions, play } = dataOf(solved);
        await positions.goTo(Math.min(from, solved.summary.turns));
        await play.begin(hidden, person);
        await playOn(play, choices);
        check(solved, stateOf(play));
        await play.stop();
        if (play.state === null) return;
        check(solved, play.state);
        const { phase } = play.state;
        assert.ok(phase.kind === 'over' && phase.why === (play.state.now.over ? 'ended' : 'stopped'));
      }),
      { seed: 11, numRuns },
    );
  });
}

void test('a losing move, its verdict, the reply; taken back it is as if it had not been made', async () => {
  const solved = solvedFrom(familyPhotos, fourKinds);
  const { play } = dataOf(solved);
  await play.begin(true);
  const begun = stateOf(play);
  assert.deepEqual(begun.phase, { kind: 'choosing', bestShown: false });
  await choose(play, 1);
  const moved = stateOf(play);
  assert.equal(moved.phase.kind, 'revealed');
  assert.equal(moved.played[0]?.own?.value.loss, '2');
  assert.ok(play.choices?.reasonsOf(moved.played[0].own.value) !== undefined);
  await play.takeBack();
  assert.deepEqual(stateOf(play), { ...begun, takenBack: 1 });
  await choose(play, 1);
  await play.goOn();
  assert.deepEqual(movesOf(stateOf(play).played), [2, 1]);
  assert.deepEqual(
    repliesOf(stateOf(play)).map(({ player }) => player),
    [1],
  );
  await play.takeBack();
  assert.deepEqual(stateOf(play), { ...begun, takenBack: 2 });
});

void test('where values are in sight a best move goes on to the reply at once', async () => {
  const { play } = dataOf(solvedFrom(familyPhotos, fourKinds));
  await play.begin(false);
  await choose(play, 0);
  assert.equal(stateOf(play).phase.kind, 'choosing');
  assert.equal(stateOf(play).played.length, 2);
});

void test('a run of the engine is one reply of several turns, a run of the person goes on', async () => {
  const { play, positions } = dataOf(solvedFrom(gemsFight, smallerBite));
  await positions.take(2);
  await play.begin(true, 0);
  const reply = repliesOf(stateOf(play));
  assert.deepEqual(reply.map(moveOfTurn), [1, 3, 4]);
  assert.equal(stateOf(play).phase.kind, 'over');

  await play.again(1);
  assert.equal(stateOf(play).phase.kind, 'choosing');
  await choose(play, 0);
  await play.goOn();
  assert.equal(stateOf(play).phase.kind, 'choosing');
  assert.deepEqual(repliesOf(stateOf(play)), []);
});

void test('hidden choices stand in the order of the input, a pass last; others best first', async () => {
  const { play } = dataOf(solvedFrom(familyPhotos, '2\n1 15 9 1\n12 3 4 7\n'));
  await play.begin(true);
  const order = (hidden: boolean) => play.choices?.offered(hidden).map((row) => (row.game === 'family-photos' ? row.stack : -1));
  assert.deepEqual(order(true), [1, 2, 0]);
  await play.takeBack();
  const losses = play.choices?.offered(false).map(({ loss }) => Number(loss)) ?? [];
  assert.deepEqual(
    losses,
    losses.toSorted((one, other) => one - other),
  );
});

void test('of many moves the best ten and the pass are offered, any other by its number', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => `${index + 1} ${index + 1} 0 0`);
  const { play } = dataOf(solvedFrom(familyPhotos, `40\n${rows.join('\n')}\n`));
  await play.begin(false);
  const offered = (hidden: boolean) => play.choices?.offered(hidden).map((row) => (row.game === 'family-photos' ? row.stack : -1));
  assert.deepEqual(new Set(offered(false)), new Set([30, 32, 33, 34, 35, 36, 37, 38, 39, 40, 0]));
  await play.choices?.find('2');
  const twos = offered(true) ?? [];
  assert.ok(twos.length === 10 && twos[0] === 2 && twos.every((stack) => String(stack).startsWith('2')));
  assert.ok(play.choices?.chosen?.game === 'family-photos' && play.choices.chosen.stack === 2);
  await play.showBest();
  assert.equal(play.choices.search, '');
  assert.ok(play.choices.chosen?.loss === '0');
});

void test('of many moves with hidden values a mix is offered: one that is best, near misses, stacks of large swing, others', async () => {
  let seed = 5;
  const value = (): number => (seed = (seed * 48_271) % 2_147_483_647) % 1000;
  // Stack 60 has the hottest top, and opening it is dear: its bottom is hotter still.
  const stacks = [...Array.from({ length: 59 }, () => [value(), value(), value(), value()]), [1500, 1500, 4000, 4000]];
  const solved = solvedFrom(familyPhotos, `60\n${stacks.map((stack) => stack.join(' ')).join('\n')}\n`);
  const { play } = dataOf(solved);
  await play.begin(true);
  const { choices } = play;
  assert.ok(choices !== null);
  const offered = choices.offered(true);
  const all = solved.moves({ turn: 0, branch: [] }, 0, 100);
  assert.equal(offered.length, 11);
  assert.equal(offered.filter(({ loss }) => loss === '0').length, 1);
  assert.deepEqual(
    all
      .filter(({ loss }) => loss !== '0')
      .slice(0, 2)
      .map(firstMove)
      .filter((move) => !offered.map(firstMove).includes(move)),
    [],
    'near misses',
  );
  assert.ok(offered.map(firstMove).includes(60), 'the trap');
  assert.deepEqual(offered.map(firstMove), [
    ...offered
      .map(firstMove)
      .slice(0, -1)
      .toSorted((one, other) => one - other),
    0,
  ]);
  const told = choices.told(offered[0] ?? null, true);
  assert.deepEqual(new Set(told.map(firstMove)), new Set(offered.map(firstMove)));
  assert.equal(told[0]?.loss, '0');
});

void test('mistakes are walked through; only a move that loses nothing is right', async () => {
  const { play, positions } = dataOf(solvedFrom(familyPhotos, fourKinds));
  await play.begin(true);
  await choose(play, 1);
  await play.goOn();
  await play.showBest();
  await play.take();
  assert.equal(stateOf(play).played.at(-1)?.own?.helped, true);
  await play.stop();
  assert.deepEqual(mistakesOf(stateOf(play)), [0]);
  await play.learn();
  assert.deepEqual(play.choices?.at, { turn: 0, branch: [] });
  await choose(play, 2);
  const { phase } = stateOf(play);
  assert.ok(phase.kind === 'learning' && phase.found === null && phase.tried.length === 1);
  await choose(play, 0);
  const { phase: found } = stateOf(play);
  assert.ok(found.kind === 'learning' && found.found?.loss === '0');
  await play.nextMistake();
  assert.equal(stateOf(play).phase.kind, 'over');
  const moves = movesOf(stateOf(play).played);
  await play.leave();
  assert.equal(play.state, null);
  assert.deepEqual(positions.shown.at.branch, moves);
});

void test('an edit ends a game and keeps what was played; one without a move leaves nothing', async () => {
  const solved = solvedFrom(familyPhotos, fourKinds);
  const asked = playHost(solved);
  const { play } = dataOf(solved, asked);
  await play.begin(false);
  await choose(play, 0);
  asked.fail = true;
  play.edited();
  const { phase, played } = stateOf(play);
  assert.deepEqual([phase, played.length], [{ kind: 'over', why: 'edited' }, 2]);
  await play.takeBack();
  await play.learn();
  assert.deepEqual(stateOf(play).phase, { kind: 'over', why: 'edited' });
  await play.leave();
  assert.equal(play.state, null);

  asked.fail = false;
  await play.begin(false);
  play.edited();
  assert.equal(play.state, null);
});

void test('an edit while a question stands goes on hiding its old answer, until the person leaves', async () => {
  for (const person of [0, 1] as const) {
    const { play } = dataOf(solvedFrom(familyPhotos, fourKinds));
    await play.begin(true, person);
    assert.ok(hidesOutcome(play.state));
    play.edited();
    assert.ok(isUnanswered(stateOf(play)) && hidesOutcome(play.state));
    await play.leave();
    assert.equal(play.state, null);
    assert.ok(!hidesOutcome(play.state));
  }
  const { play } = dataOf(solvedFrom(familyPhotos, fourKinds));
  await play.begin(true);
  await choose(play, 0);
  play.edited();
  assert.ok(!isUnanswered(stateOf(play)) && !hidesOutcome(play.state), 'what was predicted is told');
});

void test('a question that fails leaves the game where it is, to be asked again', async () => {
  const solved = solvedFrom(familyPhotos, fourKinds);
  const asked = playHost(solved);
  const { play } = dataOf(solved, asked);
  await play.begin(true);
  await choose(play, 0);
  asked.fail = true;
  await play.goOn();
  assert.equal(play.failure?.code, 'outdated');
  assert.equal(stateOf(play).phase.kind, 'replying');
  asked.fail = false;
  await play.retry();
  assert.equal(play.failure, null);
  assert.equal(stateOf(play).phase.kind, 'choosing');
});
