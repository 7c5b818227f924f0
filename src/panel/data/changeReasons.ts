import type { MoveReasons } from '../../games/game.ts';
import type { CaseAsked } from './moveList.ts';
import { moveOfTurn } from './playedTurn.ts';
import type { Change, WholeLine } from './wholeLine.ts';

/** Why moves taken instead of the best play have their values; each is asked for once. */
export class ChangeReasons {
  private readonly asked: CaseAsked;
  private readonly changed: () => void;
  private readonly reasons = new WeakMap<Change, MoveReasons | 'asked'>();

  constructor(asked: CaseAsked, changed: () => void) {
    this.asked = asked;
    this.changed = changed;
  }

  /** Undefined while they are not here. */
  of(change: Change): MoveReasons | undefined {
    const reasons = this.reasons.get(change);
    if (reasons === undefined) void this.load(change);
    return reasons === 'asked' ? undefined : reasons;
  }

  async load(change: Change): Promise<void> {
    if (this.reasons.has(change)) return;
    this.reasons.set(change, 'asked');
    const { host, version, index } = this.asked;
    const reply = await host.explainMoves(version, index, change.at, [moveOfTurn(change.turn)]);
    const reasons = reply.ok ? reply.value[0] : undefined;
    if (reasons !== undefined) this.reasons.set(change, reasons);
    this.changed();
  }
}

/** The last mistake on the way to a turn of a line. */
export function lastMistake({ changes }: WholeLine, turn: number): Change | undefined {
  return changes.findLast((change) => change.turn.turn <= turn && change.value.loss !== '0');
}
