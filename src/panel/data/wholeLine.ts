import type { MarginSeries, Move, MoveValue, PositionRef, PositionSummary, Turn } from '../../games/game.ts';
import type { Failure, Reply } from '../../worker/api.ts';
import { BlockCache } from './blockCache.ts';
import type { CaseAsked } from './moveList.ts';
import { moveOfTurn, playedTurn } from './playedTurn.ts';
import { isMain, mainLine, ownEnd, type TriedLine } from './positionState.ts';
import { JoinedTurns, knownTurns, type TurnList } from './turnList.ts';

/** A move taken on a line instead of the best play there. */
export interface Change {
  readonly turn: Turn;
  readonly value: MoveValue;
  /** The position in which it was taken. */
  readonly at: PositionRef;
}

/** A line from the start of the game to its end. */
export interface WholeLine {
  readonly line: TriedLine;
  readonly turns: TurnList;
  /** The moves that were taken instead of the best play, in their order; none on the main line. */
  readonly changes: readonly Change[];
  /** The position after its own moves. */
  readonly end: PositionRef;
  readonly summary: PositionSummary;
  /** Moves of the best play after them, as far as they are known. */
  readonly ahead: Move[];
  /** Margins along it, for the chart; null while they are not here. */
  series: MarginSeries | null;
}

/** What lines are built from. */
export interface LineSource {
  readonly asked: CaseAsked;
  readonly main: WholeLine;
  /** Gems of a colour that melt into a stone; 1 where the game has none. */
  readonly meltsAt: () => Promise<Reply<number>>;
  readonly changed: () => void;
}

/** The main line. */
export function mainWholeLine(turns: TurnList, summary: PositionSummary): WholeLine {
  return { line: mainLine, turns, changes: [], end: { turn: 0, branch: [] }, summary, ahead: [], series: null };
}

/** Builds a line; `base` is the one it was left from, whose turns it shares as far as its moves are the same. */
export async function buildLine(source: LineSource, line: TriedLine, base: WholeLine): Promise<Reply<WholeLine>> {
  const { host, version, index } = source.asked;
  const shared = sharedMoves(line, base);
  const before = shared === 0 ? source.main.turns : base.turns;
  const start = line.turn + shared;
  const refs = Array.from({ length: line.moves.length - shared + 1 }, (_, step) => refAfter(line, shared + step));
  const [meltsAt, previous, positions, values] = await Promise.all([
    source.meltsAt(),
    before.load(start - 1),
    Promise.all(refs.map((at) => host.position(version, index, at))),
    Promise.all(refs.slice(0, -1).map((at, step) => host.move(version, index, at, line.moves[shared + step], {}))),
  ]);
  const failure = failureOf([meltsAt, ...positions, ...values]);
  if (failure !== null || !meltsAt.ok) return { ok: false, failure: failure ?? { code: 'outdated' } };

  const changes = base.changes.filter(({ turn }) => shared > 0 && turn.turn <= start);
  const played: Turn[] = [];
  for (const [step, at] of refs.slice(0, -1).entries()) {
    const [from, to, value] = [positions[step], positions[step + 1], values[step]];
    if (!from.ok || !to.ok || !value.ok) continue;
    const turn = playedTurn({
      turn: start + step + 1,
      before: from.value,
      after: to.value,
      value: value.value.move,
      move: line.moves[shared + step],
      previous: played.at(-1) ?? previous ?? null,
      meltsAt: meltsAt.value,
    });
    played.push(turn);
    changes.push({ turn, value: value.value.move, at });
  }
  const last = positions.at(-1);
  if (last === undefined || !last.ok) return { ok: false, failure: { code: 'outdated' } };
  const end = refAfter(line, line.moves.length);
  const rest = new BlockCache<Turn>(last.value.turns, (window) => host.line(version, index, end, window), source.changed);
  const turns = JoinedTurns.after(before, start, knownTurns(played), rest);
  return { ok: true, value: { line, turns, changes, end, summary: last.value, ahead: [], series: null } };
}

function refAfter({ turn, moves }: TriedLine, count: number): PositionRef {
  return { turn, branch: moves.slice(0, count) };
}

/** Leading moves of a line that another one plays as well, both having left the main line at the same turn. */
function sharedMoves({ turn, moves }: TriedLine, base: WholeLine): number {
  if (isMain(base.line) || base.line.turn !== turn) return 0;
  const plays = (at: number): Move | undefined => base.line.moves[at] ?? base.ahead[at - base.line.moves.length];
  let shared = 0;
  while (shared < moves.length && plays(shared) === moves[shared]) shared += 1;
  return shared;
}

function failureOf(replies: readonly Reply<unknown>[]): Failure | null {
  for (const reply of replies) if (!reply.ok) return reply.failure;
  return null;
}

/** Rows asked for at once where a position lies far ahead, and from how far on. */
const rowsFarAhead = 2000;
const farAhead = 400;

/** Learns the moves of the best play that follows a line's own moves, up to turn `at` of the line. */
export async function lookAhead({ host, version, index }: CaseAsked, whole: WholeLine, at: number): Promise<Failure | null> {
  const start = ownEnd(whole.line);
  while (start + whole.ahead.length < at) {
    const from = whole.ahead.length;
    if (at - start - from > farAhead) {
      const reply = await host.line(version, index, whole.end, { from, to: Math.min(from + rowsFarAhead, at - start) });
      if (!reply.ok) return reply.failure;
      if (reply.value.length === 0) return { code: 'outdated' };
      if (whole.ahead.length === from) whole.ahead.push(...reply.value.map(moveOfTurn));
      continue;
    }
    const turn = await whole.turns.load(start + from);
    if (turn === undefined) return whole.turns.failure ?? { code: 'outdated' };
    if (whole.ahead.length === from) whole.ahead.push(moveOfTurn(turn));
  }
  return null;
}
