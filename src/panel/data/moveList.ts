import type { Move, MoveFilter, MoveReasons, MoveValue, PositionRef } from '../../games/game.ts';
import type { Failure, Reply } from '../../worker/api.ts';
import type { Host } from '../host/host.ts';
import { BlockCache, blockSize } from './blockCache.ts';
import type { RowList } from './turnList.ts';

/** A case of one version of the file, as the host is asked about it. */
export interface CaseAsked {
  readonly host: Host;
  readonly version: number;
  readonly index: number;
}

/** The legal moves of a position, the part of them that a filter lets through, and their reasons. */
export class MoveList {
  readonly at: PositionRef;
  /** Every legal move. */
  readonly all: BlockCache<MoveValue>;
  filter: MoveFilter = {};
  /** Why the last question failed that is not one for rows. */
  failure: Failure | null = null;
  /** The row that is explained where not all are. */
  lookedAt = 0;
  private filtered: BlockCache<MoveValue> | null = null;
  private readonly asked: CaseAsked;
  private readonly changed: () => void;
  private readonly reasons = new Map<Move, MoveReasons | 'asked'>();

  constructor(asked: CaseAsked, at: PositionRef, count: number, changed: () => void) {
    const { host, version, index } = asked;
    this.asked = asked;
    this.at = at;
    this.changed = changed;
    this.all = new BlockCache(count, (window) => host.moves(version, index, at, window), changed);
  }

  /** What the filter lets through; while that is asked for, what was there before. */
  get rows(): RowList<MoveValue> {
    return this.filtered ?? this.all;
  }

  get isFiltered(): boolean {
    const { kinds, number = '', loses } = this.filter;
    return kinds !== undefined || number !== '' || loses !== undefined;
  }

  async setFilter(filter: MoveFilter): Promise<void> {
    this.filter = filter;
    this.lookedAt = 0;
    this.changed();
    if (!this.isFiltered) {
      this.filtered = null;
      return;
    }
    const { host, version, index } = this.asked;
    const first = await host.filteredMoves(version, index, this.at, filter, { from: 0, to: blockSize });
    if (this.filter !== filter) return;
    this.failure = first.ok ? null : first.failure;
    if (first.ok) {
      const { count, rows } = first.value;
      this.filtered = new BlockCache(
        count,
        async (window): Promise<Reply<readonly MoveValue[]>> => {
          if (window.from === 0) return { ok: true, value: rows };
          const reply = await host.filteredMoves(version, index, this.at, filter, window);
          return reply.ok ? { ok: true, value: reply.value.rows } : reply;
        },
        this.changed,
      );
    }
    this.changed();
  }

  look(row: number): void {
    if (row === this.lookedAt) return;
    this.lookedAt = row;
    this.changed();
  }

  /** Why a move has its value; undefined while that is not here. */
  reasonsOf(row: MoveValue): MoveReasons | undefined {
    const reasons = this.reasons.get(firstMove(row));
    return reasons === 'asked' ? undefined : reasons;
  }

  /** Asks why these moves have their values, where that is not known. */
  async explain(rows: readonly MoveValue[]): Promise<void> {
    const wanted = rows.map(firstMove).filter((move) => !this.reasons.has(move));
    if (wanted.length === 0) return;
    const { host, version, index } = this.asked;
    for (const move of wanted) this.reasons.set(move, 'asked');
    const reply = await host.explainMoves(version, index, this.at, wanted);
    for (const [place, move] of wanted.entries()) {
      const reasons = reply.ok ? reply.value[place] : undefined;
      // Without reasons the moves are still there with their values.
      if (reasons !== undefined) this.reasons.set(move, reasons);
    }
    this.changed();
  }
}

/** The lowest bag or the stack of a row. */
export function firstMove(row: MoveValue): Move {
  return row.game === 'family-photos' ? row.stack : row.bags[0];
}
