import assert from 'node:assert/strict';
import { test } from 'node:test';
import { array, assert as holds, integer, nat, property, record, tuple } from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import { familyPhotos } from '../../../src/games/familyPhotos/game.ts';
import type { Game, Move, SolvedCase, Turn } from '../../../src/games/game.ts';
import { gemsFight } from '../../../src/games/gemsFight/game.ts';
import { moveOfRow, moveOfTurn, playedTurn } from '../../../src/panel/data/playedTurn.ts';
import { sourceOf } from '../../../src/text/source.ts';

const numRuns = 100 * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);

function solvedFrom<Case>(game: Game<Case>, text: string): SolvedCase {
  const [first] = finish(game.read(sourceOf(text))).cases;
  return finish(game.solve(first));
}

/** Walks through a game by `choices`; every turn made from a move is the turn that the solver itself would show. */
function checkWalk(solved: SolvedCase, meltsAt: number, choices: readonly number[]): void {
  const branch: Move[] = [];
  let previous: Turn | null = null;
  for (const choice of choices) {
    const at = { turn: 0, branch: [...branch] };
    const before = solved.position(at);
    if (before.over) return;
    const [best] = solved.line(at, 0, 1);
    const made = (move: Move): Turn => {
      const after = solved.position({ turn: 0, branch: [...branch, move] });
      return playedTurn({ turn: branch.length + 1, before, after, value: solved.moveOf(at, move), move, previous, meltsAt });
    };
    assert.deepEqual(made(moveOfTurn(best)), best);
    const rows = solved.moves(at, 0, before.moves);
    const move = moveOfRow(rows[choice % rows.length], best);
    previous = made(move);
    assert.equal(moveOfTurn(previous), move);
    branch.push(move);
  }
}

void test('a move made a turn is what the solver shows: Family Photos', () => {
  const stack = tuple(nat(6), nat(6), nat(6), nat(6));
  holds(
    property(array(stack, { minLength: 1, maxLength: 5 }), array(nat(20), { maxLength: 14 }), (stacks, choices) => {
      const text = `${stacks.length}\n${stacks.map((values) => values.join(' ')).join('\n')}\n`;
      checkWalk(solvedFrom(familyPhotos, text), 1, choices);
    }),
    { seed: 3, numRuns },
  );
});

void test('a move made a turn is what the solver shows: Gems Fight!', () => {
  const input = record({
    meltsAt: integer({ min: 1, max: 3 }),
    bags: array(array(integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 7 }),
  });
  holds(
    property(input, array(nat(20), { maxLength: 7 }), ({ meltsAt, bags }, choices) => {
      const lines = bags.map((bag) => `${bag.length} ${bag.join(' ')}`);
      checkWalk(solvedFrom(gemsFight, `3 ${bags.length} ${meltsAt}\n${lines.join('\n')}\n0 0 0\n`), meltsAt, choices);
    }),
    { seed: 4, numRuns },
  );
});

void test('of identical bags the one that the line takes next is meant', () => {
  const [row] = solvedFrom(gemsFight, '1 3 2\n1 1\n1 1\n1 1\n0 0 0\n').moves({ turn: 0, branch: [] }, 0, 1);
  const next = { game: 'gems-fight', bag: 2 } as Turn;
  assert.equal(moveOfRow(row, next), 2);
  assert.equal(moveOfRow(row, undefined), 1);
});
