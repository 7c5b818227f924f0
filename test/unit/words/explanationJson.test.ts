import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import * as fc from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import { explanationOf, wholeLimits } from '../../../src/games/explanation.ts';
import type { Explanation } from '../../../src/games/explanation.ts';
import type { SolvedCase } from '../../../src/games/game.ts';
import { solveGemsFight } from '../../../src/games/gemsFight/solved.ts';
import { explanationJson } from '../../../src/words/explanationJson.ts';
import { english } from '../../../src/words/translator.ts';
import { smallGames } from '../games/familyPhotosReasonsSupport.ts';
import { gameOf, solve } from '../games/familyPhotosSupport.ts';
import { gemsCases, runs } from '../games/gemsFightInputs.ts';
import { explain, gems, models, photos, someBranch } from './explanationSupport.ts';
import { schemaErrors } from './jsonSchema.ts';

const schema = JSON.parse(readFileSync(new URL('../../../docs/explanation.schema.json', import.meta.url), 'utf8'));

interface Reason {
  readonly code: string;
  readonly text: string;
  readonly branch: readonly number[] | null;
  readonly args: {
    readonly opening: { readonly stack: number };
    readonly others: readonly { readonly stack: number; readonly line: number }[];
  };
}

/** What the tests look at. */
interface Found {
  readonly position: { readonly moves: number; readonly turns: number };
  readonly board: { readonly shown: readonly { readonly line: number }[] };
  readonly moves: readonly {
    readonly line: number | null;
    readonly reasons: readonly Reason[] | null;
    readonly reply: readonly unknown[] | null;
  }[];
  readonly play: readonly { readonly line: number | null }[];
  readonly firstPass: { readonly reasons: readonly Reason[] } | null;
}

/** The object as a reader gets it. */
function json(explanation: Explanation): { readonly cases: readonly Found[] } {
  const { game } = explanation.ledger;
  return JSON.parse(JSON.stringify(explanationJson({ file: 'x', game, problems: [], cases: [{ case: 1, explanation }] }, english)));
}

function whole(solved: SolvedCase, branch: readonly number[] = []): { readonly cases: readonly Found[] } {
  return json(explain(solved, branch, wholeLimits));
}

/** A copy in which the value at a path is another one; undefined: it is not there. */
function changed(value: unknown, [key, ...path]: readonly (string | number)[], to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? changed(item, path, to) : item));
  return JSON.parse(JSON.stringify({ ...(value as object), [key]: changed((value as { [key: string]: unknown })[key], path, to) }));
}

suite('JSON', () => {
  for (const [name, text] of Object.entries(models)) {
    test(`the model ${name} is as the schema says`, () => {
      const solved = /^\d+ \//.test(text) ? photos(text) : gems(text);
      assert.deepEqual(schemaErrors(schema, whole(solved)), []);
    });
  }

  test('random positions of Family Photos are as the schema says', () => {
    fc.assert(
      fc.property(smallGames(4), fc.array(fc.nat(), { maxLength: 8 }), (values, draws) => {
        const solved = solve(gameOf(values));
        assert.deepEqual(schemaErrors(schema, whole(solved, someBranch(solved, draws))), []);
      }),
      { seed: 31, numRuns: runs(100) },
    );
  });

  test('random positions of Gems Fight! are as the schema says', () => {
    fc.assert(
      fc.property(gemsCases({ bags: 7, gems: 3, colours: 4, meltsAt: 3 }), fc.array(fc.nat(), { maxLength: 7 }), (input, draws) => {
        const solved = finish(solveGemsFight(input));
        assert.deepEqual(schemaErrors(schema, whole(solved, someBranch(solved, draws))), []);
      }),
      { seed: 32, numRuns: runs(100) },
    );
  });

  test('the schema refuses what is not so', () => {
    const good = whole(photos(models.kinds));
    const faults: readonly (readonly [string, unknown])[] = [
      ['schemaVersion', 2],
      ['cases.0.margin', 3],
      ['cases.0.margin', '03'],
      ['cases.0.moves.0.line', 0],
      ['cases.0.moves.0.kind', 'hot'],
      ['cases.0.play.0.more', 1],
      ['cases.0.why.ledger.pool', undefined],
      ['cases.0.proof', { by: 'faith' }],
    ];
    assert.deepEqual(schemaErrors(schema, good), []);
    for (const [path, to] of faults) {
      const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      assert.notDeepEqual(schemaErrors(schema, changed(good, keys, to)), [], path);
    }
  });

  test('holds sentences without brackets, and the moves that they speak of', () => {
    const early = whole(photos(models.kinds)).cases[0].moves[1].reasons?.[0];
    assert.equal(early?.code, 'too-early');
    assert.match(early.text, /Had she answered at the bottom, it would still be \+3\.$/);
    assert.deepEqual(early.branch, [2, 2]);
    assert.equal(early.args.opening.stack, 2);
  });

  test('lines of the text count from 1, also inside reasons', () => {
    const [{ moves, play, board, firstPass }] = whole(photos(models.kinds)).cases;
    assert.deepEqual(
      moves.map(({ line }) => line),
      [2, 3, 4, 5, null],
    );
    assert.equal(play[0].line, 2);
    assert.equal(board.shown[3].line, 5);
    const [other] = firstPass?.reasons[0].args.others ?? [];
    assert.deepEqual([other?.stack, other?.line], [3, 4]);
  });

  test('a large game has all moves and turns, and reasons for the first 200 moves', () => {
    const values = Array.from({ length: 4 * 500 }, (_, i) => (i * 7919) % 1013);
    const solved = solve(gameOf(values));
    const [found] = json(explanationOf(solved, { turn: 3, branch: [] }, wholeLimits, null)).cases;
    assert.equal(found.moves.length, found.position.moves);
    assert.ok(found.moves.length > 490);
    assert.equal(found.play.length, found.position.turns);
    assert.ok(found.moves.every(({ reasons, reply }, row) => (reasons === null) === row >= 200 && (reply === null) === row >= 200));
    assert.equal(found.board.shown.length, 200);
  });
});
