import type { Steps } from '../engines/steps.ts';
import { startPosition } from './game.ts';
import type { Amount, Move, MoveValue, Player, PositionRef, SolvedCase, Turn } from './game.ts';

export interface Totals {
  readonly first: Amount;
  readonly second: Amount;
}

/** A move of a branch, with its final margin and what it lost. */
export interface PlayedMove {
  readonly player: Player;
  readonly number: Move;
  readonly move: MoveValue;
}

/** What happened before a position. */
export interface Played {
  readonly branch: readonly PlayedMove[];
  readonly totals: Totals;
  /** Photos taken, by stack. */
  readonly taken: ReadonlyMap<number, number>;
}

/** Stacks with a photo that nobody takes, in their order: untouched ones, and those of which the bottom stays. */
export interface LeftOver {
  readonly stacks: readonly number[];
  readonly bottoms: readonly number[];
  /** Such stacks in all; those named may be fewer. */
  readonly count: number;
}

/** Follows play to a position. O(turns before it). Errors: RangeError where the position cannot be reached. */
export function* playedUpTo(solved: SolvedCase, { turn, branch }: PositionRef): Steps<Played> {
  const totals = new RunningTotals();
  const taken = new Map<number, number>();
  yield* eachTurn(solved, startPosition, turn, (row) => {
    totals.add(row.player, row.gain);
    take(taken, row.game === 'family-photos' ? row.stack : 0);
  });
  const played = branch.map((number, index): PlayedMove => {
    const at = { turn, branch: branch.slice(0, index) };
    const { player, banked } = solved.position(at);
    const move = solved.moveOf(at, number);
    const after = solved.position({ turn, branch: branch.slice(0, index + 1) });
    totals.add(player, String(BigInt(after.banked) - BigInt(banked)));
    take(taken, number);
    return { player, number, move };
  });
  return { branch: played, totals: totals.values, taken };
}

/** Totals at the end of the line through a position; off the line of play O(turns to come). */
export function* totalsThrough(solved: SolvedCase, at: PositionRef, { totals }: Played): Steps<Totals> {
  const { firstTotal, secondTotal } = solved.summary;
  if (at.branch.length === 0) return { first: firstTotal, second: secondTotal };
  const all = new RunningTotals(totals);
  yield* eachTurn(solved, at, Infinity, ({ player, gain }) => all.add(player, gain));
  return all.values;
}

/** What is left over at the end of the line through a position of Family Photos, at most `most` stacks of it by number. */
export function* leftOverAt(solved: SolvedCase, at: PositionRef, { taken }: Played, most: number): Steps<LeftOver> {
  const stacks = stackCount(solved);
  if (at.branch.length === 0) {
    // The line takes the whole pool and every free gain.
    const dead = solved.members('dead', 0, most).map(({ stack }) => stack);
    return { stacks: dead, bottoms: [], count: partSize(solved, 'dead') };
  }
  const all = new Map(taken);
  yield* eachTurn(solved, at, Infinity, (turn) => take(all, turn.game === 'family-photos' ? turn.stack : 0));
  const untouched: number[] = [];
  const bottoms: number[] = [];
  let count = 0;
  for (let stack = 1; stack <= stacks; stack += 1) {
    const photos = all.get(stack) ?? 0;
    if (photos === 2) continue;
    count += 1;
    if (count <= most) (photos === 0 ? untouched : bottoms).push(stack);
  }
  return { stacks: untouched, bottoms, count };
}

/** Stacks of a game of Family Photos. */
export function stackCount(solved: SolvedCase): number {
  const ledger = solved.ledger();
  return ledger.game === 'family-photos' ? ledger.parts.reduce((sum, { stacks }) => sum + stacks, 0) : 0;
}

function partSize(solved: SolvedCase, kind: string): number {
  const ledger = solved.ledger();
  return ledger.game === 'family-photos' ? (ledger.parts.find((part) => part.kind === kind)?.stacks ?? 0) : 0;
}

/** Rows asked for at once: about a millisecond of work, and a line of 200,000 turns is not held whole. */
export const rowsAtOnce = 512;

/** The first `most` turns of the line from a position. */
function* eachTurn(solved: SolvedCase, at: PositionRef, most: number, visit: (turn: Turn) => void): Steps<void> {
  for (let from = 0; from < most; from += rowsAtOnce) {
    const turns = solved.line(at, from, Math.min(most, from + rowsAtOnce));
    for (const turn of turns) visit(turn);
    if (turns.length < rowsAtOnce) return;
    yield 0;
  }
}

/** A pass takes nothing. */
function take(taken: Map<number, number>, stack: number): void {
  if (stack > 0) taken.set(stack, (taken.get(stack) ?? 0) + 1);
}

class RunningTotals {
  #first: bigint;
  #second: bigint;

  constructor({ first, second }: Totals = { first: '0', second: '0' }) {
    this.#first = BigInt(first);
    this.#second = BigInt(second);
  }

  /** A gain is a change of the margin: what the second player takes lowers it. */
  add(player: Player, gain: Amount): void {
    if (player === 0) this.#first += BigInt(gain);
    else this.#second -= BigInt(gain);
  }

  get values(): Totals {
    return { first: String(this.#first), second: String(this.#second) };
  }
}
