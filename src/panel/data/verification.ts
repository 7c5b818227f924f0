import type { Amount, PositionRef } from '../../games/game.ts';
import type { Failure, VerifyResult } from '../../worker/api.ts';
import type { CaseAsked } from './moveList.ts';

/** Exhaustive play of a position: whether it can be had, is on its way, or what it said. */
export type VerifyState =
  | { readonly kind: 'unknown' }
  /** It visits at most so many positions. `cancelled`: it was begun and stopped. */
  | { readonly kind: 'offered'; readonly positions: number; readonly cancelled: boolean }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'running'; readonly positions: number; readonly share: number }
  | { readonly kind: 'done'; readonly result: VerifyResult; readonly final: Amount }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A start with no more positions is played out unasked. */
const mostUnasked = 20_000;

/** Exhaustive play of the positions of one case. */
export class Verification {
  /** A position where it did not agree with the solver: nothing of this case is to be trusted. */
  disagreement: { readonly result: VerifyResult; readonly final: Amount } | null = null;
  private readonly asked: CaseAsked;
  private readonly changed: () => void;
  private readonly states = new Map<string, VerifyState>();
  private running: string | null = null;

  constructor(asked: CaseAsked, changed: () => void) {
    this.asked = asked;
    this.changed = changed;
  }

  of(at: PositionRef): VerifyState {
    return this.states.get(keyOf(at)) ?? { kind: 'unknown' };
  }

  /** Asks whether a position can be played out, and does so unasked where it is the start and very small. */
  async offer(at: PositionRef, final: Amount): Promise<void> {
    const key = keyOf(at);
    if (this.states.has(key)) return;
    this.set(key, { kind: 'unknown' });
    const { host, version, index } = this.asked;
    const reply = await host.verifiable(version, index, at);
    if (!reply.ok) {
      // Asked again when the position is looked at again.
      this.states.delete(key);
      return;
    }
    const positions = reply.value;
    if (this.of(at).kind !== 'unknown') return;
    this.set(key, positions === null ? { kind: 'too-large' } : { kind: 'offered', positions, cancelled: false });
    const isStart = at.turn === 0 && at.branch.length === 0;
    if (isStart && positions !== null && positions <= mostUnasked) await this.start(at, final);
  }

  /** Plays a position out; `final` is what the solver says. */
  async start(at: PositionRef, final: Amount): Promise<void> {
    const key = keyOf(at);
    const state = this.states.get(key);
    if (state?.kind !== 'offered') return;
    const { positions } = state;
    this.running = key;
    this.set(key, { kind: 'running', positions, share: 0 });
    const { host, version, index } = this.asked;
    const reply = await host.verify(version, index, at);
    if (this.running === key) this.running = null;
    if (reply.ok && reply.value !== null) {
      this.set(key, { kind: 'done', result: reply.value, final });
      if (!reply.value.agrees) this.disagreement = { result: reply.value, final };
    } else if (reply.ok) this.set(key, { kind: 'too-large' });
    else if (reply.failure.code === 'cancelled') this.set(key, { kind: 'offered', positions, cancelled: true });
    else this.set(key, { kind: 'failed', failure: reply.failure });
  }

  cancel(): void {
    this.asked.host.cancelVerify();
  }

  progress(share: number): void {
    if (this.running === null) return;
    const state = this.states.get(this.running);
    if (state?.kind === 'running') this.set(this.running, { ...state, share });
  }

  private set(key: string, state: VerifyState): void {
    this.states.set(key, state);
    this.changed();
  }
}

function keyOf({ turn, branch }: PositionRef): string {
  return `${turn}/${branch.join()}`;
}
