import type { CaseSummary, Ledger, Member, Turn } from '../../games/game.ts';
import { startPosition } from '../../games/game.ts';
import type { StackKind } from '../../games/familyPhotos/facts.ts';
import type { Failure, Reply } from '../../worker/api.ts';
import type { Host } from '../host/host.ts';
import { BlockCache } from './blockCache.ts';
import type { CaseAsked } from './moveList.ts';
import { Play } from './play.ts';
import { Positions, type ShownPosition, startSummary } from './positions.ts';
import { Verification } from './verification.ts';
import { mainWholeLine } from './wholeLine.ts';

/** Turns up to which the line is held as a whole from the beginning. */
const turnsAtOnce = 300;

/** One case of one version of the file: what came of it so far, and the questions for the rest. */
export class CaseData {
  readonly summary: CaseSummary;
  readonly version: number;
  readonly index: number;
  readonly host: Host;
  /** The main line. */
  readonly turns: BlockCache<Turn>;
  readonly positions: Positions;
  readonly verification: Verification;
  readonly play: Play;
  ledger: Ledger | null = null;
  private ledgerFailure: Failure | null = null;
  private readonly changed: () => void;
  private readonly members = new Map<StackKind, BlockCache<Member>>();
  private ledgerAsked: Promise<Reply<Ledger>> | null = null;

  constructor(host: Host, version: number, index: number, summary: CaseSummary, changed: () => void) {
    this.host = host;
    this.version = version;
    this.index = index;
    this.summary = summary;
    this.changed = changed;
    this.turns = new BlockCache(summary.turns, (window) => host.line(version, index, startPosition, window), changed);
    const asked: CaseAsked = { host, version, index };
    const main = mainWholeLine(this.turns, startSummary(summary));
    this.positions = new Positions({ asked, main, meltsAt: () => this.meltsAt(), changed }, summary);
    this.verification = new Verification(asked, changed);
    this.play = new Play({ asked, positions: this.positions, meltsAt: () => this.meltsAt(), changed });
    this.start();
  }

  /** Asks for what the first look needs; again after a failure. */
  start(): void {
    this.ledgerFailure = null;
    this.turns.ensure(0, Math.min(turnsAtOnce, this.summary.turns));
    if (this.ledger === null) void this.askLedger();
    this.positions.start();
  }

  /** The position that is looked at. */
  get position(): ShownPosition {
    return this.positions.shown;
  }

  /** Why the ledger or a position could not be had. */
  get failure(): Failure | null {
    return this.ledgerFailure ?? this.positions.failure;
  }

  /** The first rows that the case opens with are here, or do not come. */
  get isThere(): boolean {
    const { summary, moves } = this.position;
    if (this.failure !== null || this.turns.failure !== null || moves.all.failure !== null) return true;
    return this.ledger !== null && [summary.over ? null : moves.all, this.turns].every((rows) => !rows?.count || rows.get(0) !== undefined);
  }

  /** The turn of its line that was asked for last; the position shown follows it. */
  get turn(): number {
    return this.positions.state.place.at;
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

  private async askLedger(): Promise<Reply<Ledger>> {
    this.ledgerAsked ??= this.host.ledger(this.version, this.index);
    const reply = await this.ledgerAsked;
    if (reply.ok) this.ledger = reply.value;
    else {
      this.ledgerAsked = null;
      this.ledgerFailure = reply.failure;
    }
    this.changed();
    return reply;
  }

  private async meltsAt(): Promise<Reply<number>> {
    if (this.ledger === null) {
      const reply = await this.askLedger();
      if (!reply.ok) return reply;
    }
    return { ok: true, value: this.ledger?.game === 'gems-fight' ? this.ledger.meltsAt : 1 };
  }
}
