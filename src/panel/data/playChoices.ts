import type { Move, MoveReasons, MoveValue, PositionRef, PositionSummary, Turn } from '../../games/game.ts';
import type { Failure } from '../../worker/api.ts';
import { firstOf, temptingMoves } from './mixedMoves.ts';
import { type CaseAsked, firstMove, MoveList } from './moveList.ts';
import { moveOfRow } from './playedTurn.ts';

/** Lists of up to this many moves are shown as a whole. */
const mostWhole = 24;
/** Moves of a longer list that are offered at once: the best ones, a mix of all, or those that fit the number looked for. */
const mostOffered = 10;

/** The moves to choose from in a position of a game. */
export class PlayChoices {
  readonly at: PositionRef;
  readonly summary: PositionSummary;
  readonly moves: MoveList;
  chosen: MoveValue | null = null;
  /** Digits that the number of the stack looked for begins with. */
  search = '';
  /** The first turn of the best play from here; null while it is not here. */
  best: Turn | null = null;
  private pass: MoveValue | null = null;
  /** Moves of a long list among which the best is not to be seen at once. */
  private mixed: readonly MoveValue[] = [];
  /** The stack of exactly the number looked for. */
  private exact: MoveValue | null = null;
  private readonly asked: CaseAsked;

  constructor(asked: CaseAsked, at: PositionRef, summary: PositionSummary, changed: () => void) {
    this.asked = asked;
    this.at = at;
    this.summary = summary;
    this.moves = new MoveList(asked, at, summary.moves, changed);
  }

  /** All legal moves are offered. */
  get whole(): boolean {
    return this.summary.moves <= mostWhole;
  }

  /** Asks for all that the choice needs. */
  async load(): Promise<Failure | null> {
    const { host, version, index } = this.asked;
    const { all } = this.moves;
    const [line, pass] = await Promise.all([
      host.line(version, index, this.at, { from: 0, to: 1 }),
      this.whole ? null : host.filteredMoves(version, index, this.at, { kinds: ['pass'] }, { from: 0, to: 1 }),
      all.load(0),
    ]);
    if (!line.ok) return line.failure;
    if (pass !== null && !pass.ok) return pass.failure;
    this.best = line.value[0] ?? null;
    this.pass = pass?.value.rows[0] ?? null;
    const { bestRow } = this;
    if (!this.whole && bestRow !== null) {
      const tempting = await temptingMoves(this.asked, this.at, bestRow.game);
      this.mixed = firstOf(mostOffered, [bestRow], tempting, all.head(mostOffered));
    }
    // Where there is nothing to choose it is chosen.
    if (this.summary.moves === 1) this.chosen = all.get(0) ?? null;
    return all.failure;
  }

  /**
   * What is offered. `hidden`: of a long list the best move among others, in the order of the input, since a list with the
   * best move first would tell it; else the best ones, best first.
   */
  offered(hidden: boolean): readonly MoveValue[] {
    const rows = this.whole ? this.moves.all.head(this.summary.moves) : this.fewRows(hidden);
    return hidden ? rows.toSorted((one, other) => orderOf(one) - orderOf(other)) : rows;
  }

  private fewRows(hidden: boolean): readonly MoveValue[] {
    const rows = hidden && !this.moves.isFiltered ? this.mixed : this.moves.rows.head(mostOffered);
    const { exact } = this;
    if (exact !== null && !rows.some((row) => isSame(row, exact))) return [exact, ...rows.slice(0, mostOffered - 1)];
    return this.moves.isFiltered ? rows : this.withPass(rows);
  }

  private withPass(rows: readonly MoveValue[]): readonly MoveValue[] {
    return firstOf(mostOffered + 1, rows, this.pass === null ? [] : [this.pass]);
  }

  /** What is told once the values may be seen, best first: what was offered at first, `hidden` or not, and the move that was made. */
  told(made: MoveValue | null, hidden: boolean): readonly MoveValue[] {
    const rows = hidden && !this.whole ? this.withPass(this.mixed) : this.moves.all.head(this.whole ? this.summary.moves : mostOffered);
    const all = made === null || rows.some((row) => isSame(row, made)) ? rows : [...rows, made];
    return all.toSorted((one, other) => Number(BigInt(one.loss) - BigInt(other.loss)));
  }

  /** The row of the best play. */
  get bestRow(): MoveValue | null {
    const { best } = this;
    if (best === null) return null;
    const move = best.game === 'family-photos' ? best.stack : best.bag;
    const rows = this.moves.all.head(mostWhole);
    return rows.find((row) => (row.game === 'gems-fight' ? row.bags.includes(move) : row.stack === move)) ?? rows[0] ?? null;
  }

  /** Which of identical bags is meant: the one that best play takes where it is among them. */
  moveOf(row: MoveValue): Move {
    return moveOfRow(row, this.best ?? undefined);
  }

  isChosen(row: MoveValue): boolean {
    return isSame(row, this.chosen);
  }

  /** Looks for stacks whose number begins so; one of exactly that number is chosen. */
  async find(digits: string): Promise<void> {
    this.search = digits;
    this.chosen = null;
    this.exact = null;
    await this.moves.setFilter(digits === '' ? {} : { number: digits });
    await this.moves.rows.load(0);
    if (this.search !== digits || digits === '') return;
    const exact = this.moves.rows.head(mostOffered).find((row) => isStack(row, digits)) ?? (await this.stackOf(digits));
    if (this.search !== digits) return;
    this.exact = exact;
    this.chosen = exact;
  }

  /** A stack that comes late among those whose number begins as its own; null where nothing of it can be taken. */
  private async stackOf(digits: string): Promise<MoveValue | null> {
    if (this.moves.rows.count <= mostOffered) return null;
    const { host, version, index } = this.asked;
    const reply = await host.move(version, index, this.at, Number(digits), {});
    return reply.ok ? reply.value.move : null;
  }

  reasonsOf(row: MoveValue): MoveReasons | undefined {
    return this.moves.reasonsOf(row);
  }
}

/** Two rows of the same list stand for the same moves. */
export function isSame(one: MoveValue | null, other: MoveValue | null): boolean {
  return one !== null && other !== null && firstMove(one) === firstMove(other);
}

function isStack(row: MoveValue, digits: string): boolean {
  return row.game === 'family-photos' && String(row.stack) === digits;
}

/** By number, a pass last. */
function orderOf(row: MoveValue): number {
  const move = firstMove(row);
  return move === 0 ? Number.POSITIVE_INFINITY : move;
}
