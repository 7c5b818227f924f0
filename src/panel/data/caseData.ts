import type { CaseSummary, Ledger, Member, MoveValue, PositionSummary, Turn } from '../../games/game.ts';
import { startPosition } from '../../games/game.ts';
import type { StackKind } from '../../games/familyPhotos/facts.ts';
import type { Failure } from '../../worker/api.ts';
import type { Host } from '../host/host.ts';
import type { MarginPoint } from '../protocol/panelApi.ts';
import { BlockCache } from './blockCache.ts';

/** Turns up to which the chart shows each one; longer lines are asked for as a series of stretches. */
export const exactTurns = 300;
const seriesPoints = 600;

/** The position that is looked at, with its moves. */
export interface ShownPosition {
  /** Turns of the line of play that led to it. */
  readonly turn: number;
  readonly summary: PositionSummary;
  readonly moves: BlockCache<MoveValue>;
}

/** One case of one version of the file: what came of it so far, and the questions for the rest. */
export class CaseData {
  readonly summary: CaseSummary;
  readonly version: number;
  readonly index: number;
  readonly turns: BlockCache<Turn>;
  ledger: Ledger | null = null;
  series: readonly MarginPoint[] | null = null;
  position: ShownPosition;
  /** Why the ledger or a position could not be had. */
  failure: Failure | null = null;
  private readonly host: Host;
  private readonly changed: () => void;
  private readonly members = new Map<StackKind, BlockCache<Member>>();
  private wanted = 0;

  constructor(host: Host, version: number, index: number, summary: CaseSummary, changed: () => void) {
    this.host = host;
    this.version = version;
    this.index = index;
    this.summary = summary;
    this.changed = changed;
    this.turns = new BlockCache(summary.turns, (window) => host.line(version, index, startPosition, window), changed);
    this.position = { turn: 0, summary: startSummary(summary), moves: this.movesAt(0, summary.moves) };
    this.start();
  }

  /** Asks for what the first look needs; again after a failure. */
  start(): void {
    this.failure = null;
    this.turns.ensure(0, Math.min(exactTurns, this.summary.turns));
    ensureMoves(this.position.moves);
    void this.askLedger();
    if (this.summary.turns > exactTurns) void this.askSeries();
  }

  /** Looks at the position after `turn` turns of the line; what was asked for before and comes late is dropped. */
  async goTo(turn: number): Promise<void> {
    this.wanted = turn;
    const ready = turn === 0 ? startSummary(this.summary) : null;
    const reply = ready ? ({ ok: true, value: ready } as const) : await this.host.position(this.version, this.index, { turn, branch: [] });
    if (this.wanted !== turn) return;
    if (reply.ok) {
      this.failure = null;
      this.position = { turn, summary: reply.value, moves: this.movesAt(turn, reply.value.moves) };
      ensureMoves(this.position.moves);
    } else this.failure = reply.failure;
    this.changed();
  }

  /** The turn that was asked for last; the position shown follows it. */
  get turn(): number {
    return this.wanted;
  }

  /** The stacks of a kind, asked for as they are looked at. */
  membersOf(kind: StackKind, stacks: number): BlockCache<Member> {
    let cache = this.members.get(kind);
    if (cache === undefined) {
      cache = new BlockCache(stacks, (window) => this.host.members(this.version, this.index, kind, window), this.changed);
      this.members.set(kind, cache);
    }
    return cache;
  }

  private movesAt(turn: number, count: number): BlockCache<MoveValue> {
    return new BlockCache(count, (window) => this.host.moves(this.version, this.index, { turn, branch: [] }, window), this.changed);
  }

  private async askLedger(): Promise<void> {
    const reply = await this.host.ledger(this.version, this.index);
    if (reply.ok) this.ledger = reply.value;
    else this.failure = reply.failure;
    this.changed();
  }

  private async askSeries(): Promise<void> {
    const reply = await this.host.series(this.version, this.index, startPosition, seriesPoints);
    // Without it the line is still there as a table.
    if (reply.ok) this.series = reply.value;
    this.changed();
  }
}

/** The best moves, and the worst one, which tells whether there is anything to choose. */
function ensureMoves(moves: BlockCache<MoveValue>): void {
  moves.ensure(0, 1);
  moves.ensure(moves.count - 1, moves.count);
}

function startSummary({ margin, turns, moves }: CaseSummary): PositionSummary {
  return { player: 0, over: turns === 0, banked: '0', final: margin, turns, moves };
}
