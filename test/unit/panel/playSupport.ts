import { finish } from '../../../src/engines/steps.ts';
import type { Game, SolvedCase } from '../../../src/games/game.ts';
import { CaseData } from '../../../src/panel/data/caseData.ts';
import type { Host } from '../../../src/panel/host/host.ts';
import { sourceOf } from '../../../src/text/source.ts';
import type { Reply } from '../../../src/worker/api.ts';

export function solvedFrom<Case>(game: Game<Case>, text: string): SolvedCase {
  const [first] = finish(game.read(sourceOf(text))).cases;
  return finish(game.solve(first));
}

/** The extension with one solved case, as far as a game asks it; after `fail` every question fails. */
export function playHost(solved: SolvedCase): { readonly host: Host; fail: boolean } {
  const asked = { host: {} as Host, fail: false };
  const answer = async <Value>(value: () => Value): Promise<Reply<Value>> =>
    asked.fail ? { ok: false, failure: { code: 'outdated' } } : { ok: true, value: value() };
  const host: Partial<Host> = {
    ledger: () => answer(() => solved.ledger()),
    position: (_v, _i, at) => answer(() => solved.position(at)),
    line: (_v, _i, at, { from, to }) => answer(() => solved.line(at, from, to)),
    wholeLine: (_v, _i, at, points) => answer(() => solved.series(at, points)),
    moves: (_v, _i, at, { from, to }) => answer(() => solved.moves(at, from, to)),
    filteredMoves: (_v, _i, at, filter, { from, to }) =>
      answer(() => ({ count: solved.moveCount(at, filter), rows: solved.moves(at, from, to, filter) })),
    move: (_v, _i, at, move, filter) => answer(() => ({ move: solved.moveOf(at, move), row: solved.rowOf(at, move, filter) })),
    stacks: (_v, _i, order, { from, to }) =>
      answer(() => ({ count: solved.stacks?.count(order) ?? 0, rows: solved.stacks?.rows(order, from, to) ?? [] })),
    explainPosition: (_v, _i, at, most) => answer(() => solved.explainPosition(at, most)),
    explainMoves: (_v, _i, at, moves) => answer(() => solved.explainMoves(at, moves)),
    verifiable: () => answer(() => null),
  };
  Object.assign(asked.host, host);
  return asked;
}

export function dataOf(solved: SolvedCase, asked = playHost(solved), index = 0): CaseData {
  return new CaseData(asked.host, 1, index, solved.summary, () => {});
}
