import assert from 'node:assert/strict';
import { test } from 'node:test';
import { array, assert as holds, asyncProperty, constantFrom, nat, oneof, record } from 'fast-check';
import { finish } from '../../../src/engines/steps.ts';
import { familyPhotos } from '../../../src/games/familyPhotos/game.ts';
import { gemsFight } from '../../../src/games/gemsFight/game.ts';
import { startPosition } from '../../../src/games/game.ts';
import type { Game, Move, SolvedCase } from '../../../src/games/game.ts';
import type { Host } from '../../../src/panel/host/host.ts';
import { CaseData } from '../../../src/panel/data/caseData.ts';
import { moveOfTurn } from '../../../src/panel/data/playedTurn.ts';
import { isMain, ownEnd } from '../../../src/panel/data/positionState.ts';
import { sourceOf } from '../../../src/text/source.ts';
import type { Reply } from '../../../src/worker/api.ts';

const numRuns = 60 * Number(process.env['OPTIMAL_PLAY_RUNS'] ?? 1);

function solvedFrom<Case>(game: Game<Case>, text: string): SolvedCase {
  const [first] = finish(game.read(sourceOf(text))).cases;
  return finish(game.solve(first));
}

const fourKinds = '4\n6 4 3 2\n5 1 6 2\n1 6 2 7\n1 2 5 6\n';
const declining = '5 4 2\n3 1 1 2\n1 2\n3 3 4 5\n3 3 4 5\n0 0 0\n';

interface Asked {
  readonly host: Host;
  /** Answers wait for this; resolved at once by default. */
  gate: Promise<void>;
  readonly verified: string[];
}

/** The extension with one solved case. */
function hostOf(solved: SolvedCase, margin?: string): Asked {
  const asked: Asked = { host: {} as Host, gate: Promise.resolve(), verified: [] };
  const answer = async <Value>(value: () => Value): Promise<Reply<Value>> => {
    await asked.gate;
    return { ok: true, value: value() };
  };
  const host: Partial<Host> = {
    ledger: () => answer(() => solved.ledger()),
    members: (_v, _i, part, { from, to }) => answer(() => solved.members(part, from, to)),
    position: (_v, _i, at) => answer(() => solved.position(at)),
    line: (_v, _i, at, { from, to }) => answer(() => solved.line(at, from, to)),
    wholeLine: (_v, _i, at, points) => answer(() => solved.series(at, points)),
    moves: (_v, _i, at, { from, to }) => answer(() => solved.moves(at, from, to)),
    filteredMoves: (_v, _i, at, filter, { from, to }) =>
      answer(() => ({ count: solved.moveCount(at, filter), rows: solved.moves(at, from, to, filter) })),
    move: (_v, _i, at, move, filter) => answer(() => ({ move: solved.moveOf(at, move), row: solved.rowOf(at, move, filter) })),
    explainPosition: (_v, _i, at, most) => answer(() => solved.explainPosition(at, most)),
    explainMoves: (_v, _i, at, moves) => answer(() => solved.explainMoves(at, moves)),
    verifiable: (_v, _i, at) => answer(() => solved.positionsToVerify(at)),
    verify: (_v, _i, at) => {
      asked.verified.push(`${at.turn}/${at.branch.join()}`);
      return answer(() => {
        const found = finish(solved.verify(at));
        const said = margin ?? found.margin;
        return { ...found, margin: said, agrees: said === solved.position(at).final, milliseconds: 1 };
      });
    },
    cancelVerify: () => {},
  };
  Object.assign(asked.host, host);
  return asked;
}

function dataOf(solved: SolvedCase, asked = hostOf(solved)): CaseData {
  return new CaseData(asked.host, 1, 0, solved.summary, () => {});
}

void test('a line off the main one: its turns, what was changed, and what it costs', async () => {
  const solved = solvedFrom(familyPhotos, fourKinds);
  const { positions } = dataOf(solved);
  await positions.take(2);
  const { shown } = positions;
  assert.deepEqual(shown.at, { turn: 0, branch: [2] });
  assert.equal(shown.summary.final, '1');
  assert.deepEqual(
    shown.line.changes.map(({ turn, value }) => [turn.turn, moveOfTurn(turn), value.loss]),
    [[1, 2, '2']],
  );
  const first = await shown.line.turns.load(0);
  assert.ok(first?.game === 'family-photos' && first.action === 'opens' && first.final === '1');
  assert.deepEqual(await shown.line.turns.load(1), solved.line(shown.at, 0, 1)[0]);
  assert.equal(shown.line.turns.count, 1 + shown.summary.turns);
});

void test('a position far ahead on another line is found by the moves of its best play', async () => {
  const solved = solvedFrom(familyPhotos, fourKinds);
  const { positions } = dataOf(solved);
  await positions.take(2);
  const end = positions.shown.line.turns.count;
  await positions.goTo(end);
  assert.ok(positions.shown.summary.over);
  assert.equal(positions.shown.summary.final, '1');
  await positions.goTo(3);
  assert.equal(positions.shown.at.branch.length, 3);
  await positions.take(0);
  assert.equal(positions.state.place.line.moves.length, 4);
  assert.equal(positions.shown.line.changes.length, 2);
});

void test('undo, redo and back to the main line show what was there', async () => {
  const { positions } = dataOf(solvedFrom(gemsFight, declining));
  await positions.take(1);
  await positions.take(2);
  const tried = positions.shown.summary;
  await positions.undo();
  await positions.undo();
  assert.equal(positions.shown, positions.first);
  await positions.redo();
  await positions.redo();
  assert.deepEqual(positions.shown.summary, tried);
  await positions.toMain();
  assert.equal(positions.shown, positions.first);
});

/** A host whose answers wait until `open` is called. */
function gated(solved: SolvedCase): { readonly data: CaseData; readonly close: () => void; readonly open: () => void } {
  const asked = hostOf(solved);
  let open = (): void => {};
  const close = (): void => {
    asked.gate = new Promise((resolve) => {
      open = resolve;
    });
  };
  return { data: dataOf(solved, asked), close, open: () => open() };
}

void test('of positions asked for one after the other the last one is shown, those left out are not asked for', async () => {
  const { data, close, open } = gated(solvedFrom(familyPhotos, fourKinds));
  const { positions } = data;
  await positions.goTo(1);
  close();
  const steps = [5, 7, 4, 2].map((turn) => positions.goTo(turn));
  assert.equal(positions.state.place.at, 2);
  assert.equal(positions.shown.turn, 1);
  open();
  await Promise.all(steps);
  assert.equal(positions.shown.turn, 2);
});

void test('back at the position shown, what was asked for before and comes late is dropped', async () => {
  const { data, close, open } = gated(solvedFrom(familyPhotos, fourKinds));
  const { positions } = data;
  await positions.goTo(1);
  close();
  const late = positions.goTo(5);
  const back = positions.goTo(1);
  open();
  await Promise.all([late, back]);
  assert.equal(positions.shown.turn, 1);
});

void test('a position that cannot be had leaves the one before in view, with the reason', async () => {
  const solved = solvedFrom(familyPhotos, fourKinds);
  const asked = hostOf(solved);
  const { positions } = dataOf(solved, asked);
  await positions.goTo(1);
  asked.host.position = async () => ({ ok: false, failure: { code: 'outdated' } });
  await positions.goTo(3);
  assert.equal(positions.shown.turn, 1);
  assert.deepEqual(positions.failure, { code: 'outdated' });
  const { host: working } = hostOf(solved);
  asked.host.position = (...args) => working.position(...args);
  positions.start();
  await positions.goTo(3);
  assert.equal(positions.shown.turn, 3);
  assert.equal(positions.failure, null);
});

type Act = { readonly go: number } | { readonly take: number } | 'undo' | 'redo' | 'main';

void test('whatever is done, what is shown is what the solver says of the position', async () => {
  const act = oneof(record({ go: nat(9) }), record({ take: nat(9) }), constantFrom('undo' as const, 'redo' as const, 'main' as const));
  for (const solved of [solvedFrom(familyPhotos, fourKinds), solvedFrom(gemsFight, declining)]) {
    await holds(
      asyncProperty(array(act, { maxLength: 14 }), async (acts: readonly Act[]) => {
        const { positions } = dataOf(solved);
        for (const one of acts) {
          const { shown } = positions;
          if (one === 'undo') await positions.undo();
          else if (one === 'redo') await positions.redo();
          else if (one === 'main') await positions.toMain();
          else if ('go' in one) await positions.goTo(Math.min(one.go, shown.line.turns.count));
          else if (!shown.summary.over) {
            const rows = solved.moves(shown.at, 0, shown.summary.moves);
            const row = rows[one.take % rows.length];
            const move: Move = row.game === 'family-photos' ? row.stack : row.bags[0];
            await positions.take(move);
            const value = solved.moveOf(shown.at, move);
            assert.equal(positions.shown.summary.final, value.final);
          }
          const { at, summary, turn, line } = positions.shown;
          assert.equal(positions.failure, null);
          assert.deepEqual(summary, solved.position(at));
          assert.equal(at.turn + at.branch.length, turn);
          if (isMain(line.line) || turn >= ownEnd(line.line)) assert.equal(line.turns.count, turn + summary.turns);
          const moves: Move[] = [];
          for (let index = 0; index < turn; index += 1) {
            const played = await line.turns.load(index);
            assert.ok(played !== undefined && played.turn === index + 1);
            moves.push(moveOfTurn(played));
          }
          assert.deepEqual(solved.position({ turn: 0, branch: moves }), summary);
        }
      }),
      { seed: 21, numRuns },
    );
  }
});

void test('the moves of a position: filtered, and with their reasons', async () => {
  const solved = solvedFrom(familyPhotos, fourKinds);
  const { moves } = dataOf(solved).positions.first;
  await moves.setFilter({ loses: 'something', kinds: ['dead', 'pass'] });
  assert.equal(moves.rows.count, 2);
  const row = await moves.rows.load(0);
  assert.ok(row !== undefined && moves.isFiltered);
  await moves.explain([row]);
  assert.ok((moves.reasonsOf(row)?.reasons.length ?? 0) > 0);
  await moves.setFilter({});
  assert.equal(moves.rows, moves.all);
});

void test('exhaustive play: unasked at a small start, offered elsewhere, loud where it disagrees', async () => {
  const solved = solvedFrom(familyPhotos, fourKinds);
  const asked = hostOf(solved);
  const { verification } = dataOf(solved, asked);
  await verification.offer(startPosition, '3');
  const state = verification.of(startPosition);
  assert.ok(state.kind === 'done' && state.result.agrees);
  const later = { turn: 2, branch: [] };
  await verification.offer(later, '3');
  assert.equal(verification.of(later).kind, 'offered');
  assert.deepEqual(asked.verified, ['0/']);
  await verification.start(later, '3');
  assert.equal(verification.of(later).kind, 'done');
  assert.equal(verification.disagreement, null);

  const wrong = dataOf(solved, hostOf(solved, '2')).verification;
  await wrong.offer(startPosition, '3');
  assert.equal(wrong.disagreement?.result.margin, '2');
});
