import type { Turn } from '../../games/game.ts';
import type { Failure } from '../../worker/api.ts';

/** Rows of a list that are asked for as they are looked at; a `BlockCache` is one. */
export interface RowList<Row> {
  readonly count: number;
  readonly failure: Failure | null;
  get(index: number): Row | undefined;
  load(index: number): Promise<Row | undefined>;
  ensure(from: number, to: number): void;
  head(to: number): readonly Row[];
  retry(): void;
}

/** The turns of a whole line, row 0 the first. */
export type TurnList = RowList<Turn>;

interface Piece {
  readonly rows: TurnList;
  /** The rows of the piece that are taken: `count` of them from `from` on. */
  readonly from: number;
  readonly count: number;
}

/** A line put together from pieces of others: up to where it leaves them, what is played there, and what follows. */
export class JoinedTurns implements TurnList {
  readonly count: number;
  private readonly pieces: readonly Piece[];

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces;
    this.count = pieces.reduce((sum, { count }) => sum + count, 0);
  }

  /** The first `count` turns of a line, then others. */
  static after(line: TurnList, count: number, ...others: readonly TurnList[]): JoinedTurns {
    const head = line instanceof JoinedTurns ? line.cut(count) : [{ rows: line, from: 0, count }];
    return new JoinedTurns([...head, ...others.map((rows) => ({ rows, from: 0, count: rows.count }))]);
  }

  get failure(): Failure | null {
    return this.pieces.find(({ rows }) => rows.failure !== null)?.rows.failure ?? null;
  }

  get(index: number): Turn | undefined {
    const at = this.at(index);
    return at?.rows.get(at.index);
  }

  load(index: number): Promise<Turn | undefined> {
    const at = this.at(index);
    return at === null ? Promise.resolve(undefined) : at.rows.load(at.index);
  }

  ensure(from: number, to: number): void {
    let start = 0;
    for (const piece of this.pieces) {
      const first = Math.max(from - start, 0);
      const end = Math.min(to - start, piece.count);
      if (first < end) piece.rows.ensure(piece.from + first, piece.from + end);
      start += piece.count;
    }
  }

  head(to: number): readonly Turn[] {
    const turns: Turn[] = [];
    for (let index = 0; index < Math.min(to, this.count); index += 1) {
      const turn = this.get(index);
      if (turn === undefined) break;
      turns.push(turn);
    }
    return turns;
  }

  retry(): void {
    for (const { rows } of this.pieces) if (rows.failure !== null) rows.retry();
  }

  private at(index: number): { readonly rows: TurnList; readonly index: number } | null {
    let start = 0;
    for (const { rows, from, count } of this.pieces) {
      if (index >= start && index < start + count) return { rows, index: from + index - start };
      start += count;
    }
    return null;
  }

  private cut(count: number): Piece[] {
    const pieces: Piece[] = [];
    let left = count;
    for (const piece of this.pieces) {
      if (left <= 0) break;
      pieces.push({ ...piece, count: Math.min(left, piece.count) });
      left -= piece.count;
    }
    return pieces;
  }
}

/** Turns that are here already. */
export function knownTurns(turns: readonly Turn[]): TurnList {
  return {
    count: turns.length,
    failure: null,
    get: (index) => turns[index],
    load: (index) => Promise.resolve(turns[index]),
    ensure: () => {},
    head: (to) => turns.slice(0, to),
    retry: () => {},
  };
}
