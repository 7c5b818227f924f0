import { gainOf } from '../../engines/switchSum.ts';
import { EditedPool, type PutIn } from '../../engines/switchSumEdits.ts';
import type { Move, Player, PositionRef } from '../game.ts';
import { GainsLeft } from './gainsLeft.ts';
import { LineOfPlay, pass } from './lineOfPlay.ts';
import { coldStackOpened } from './position.ts';
import type { StartOrder } from './startOrder.ts';
import { contested, dead, firstGain, isHotter, secondGain } from './stacks.ts';

/** A bottom laid open of a cold stack: it lies in the pool, where at the start it did not. */
interface LaidOpen<N> extends PutIn<N> {
  readonly photo: number;
}

/**
 * A position some moves off the line of play, told from the order of the start in time that depends on those moves
 * alone, however many stacks there are: its pool is that of the start with a few photos gone and a few put in.
 * Photos, stacks and places in the pool count from 0.
 */
export class WhatIf<N> {
  readonly order: StartOrder<N>;
  /** Turns played. */
  turn: number;
  player: Player;
  passed: boolean;
  over: boolean;
  banked: N;
  /** Photos left in all. */
  left: number;
  /** The cold stack that the previous turn opened; -1 where it did not. */
  opened: number;
  /** Photos of the pool, and of either player's free gains, taken along the line of play. */
  readonly #skipped: number;
  readonly #gained: readonly [number, number];
  /** Photos that the branch took, by stack. */
  readonly #branch = new Map<number, number>();
  #laidOpen: readonly LaidOpen<N>[] | null = null;
  #pool: EditedPool<N> | null = null;
  #line: LineOfPlay<N> | null = null;

  /** Errors: RangeError where the line has no such turn or a move is not legal. */
  constructor(order: StartOrder<N>, line: LineOfPlay<N>, { turn, branch }: PositionRef) {
    if (!Number.isInteger(turn) || turn < 0 || turn > line.length) throw new RangeError(`The line of play has no turn ${turn}.`);
    const { stacks, pool, gains } = order;
    const last = turn === 0 ? pass : line.photoAt(turn - 1);
    this.order = order;
    this.turn = turn;
    this.player = line.playerAt(turn);
    this.passed = turn > 0 && last === pass;
    this.over = turn === line.length;
    this.banked = line.bankedBefore(turn);
    this.opened = coldStackOpened(stacks, last);
    // The pool of the start is even, so after it Alice opens her free gains, then passes, then Bonnie opens hers.
    const own = Math.min(Math.max(turn - pool.length, 0), 2 * gains[0].length);
    const others = Math.min(Math.max(turn - pool.length - own - 1, 0), 2 * gains[1].length);
    this.#skipped = Math.min(turn, pool.length);
    this.#gained = [own, others];
    this.left = 2 * stacks.count - this.#skipped - own - others;
    for (const move of branch) this.#play(move);
  }

  /** Photos taken of a stack: 0, 1 or 2. */
  taken(stack: number): number {
    return this.#takenAlong(stack) + (this.#branch.size === 0 ? 0 : (this.#branch.get(stack) ?? 0));
  }

  /** How many stacks of a kind of free gains the line of play has opened, in the order of the input. */
  gainsTouched(kind: number): number {
    return (this.#gained[kind === firstGain ? 0 : 1] + 1) >> 1;
  }

  /** A photo of the pool lies on top of its stack. */
  isVisible(photo: number): boolean {
    return (photo & 1) === 0 || this.taken(photo >> 1) === 1;
  }

  /** The photo that a move takes, or {@link pass}. Errors: RangeError where it is not legal. */
  photoOf(move: Move): number {
    const { stacks } = this.order;
    if (this.over) throw new RangeError('The game is over.');
    if (move === 0) return pass;
    if (!Number.isInteger(move) || move < 0 || move > stacks.count) throw new RangeError(`There is no stack ${move}.`);
    const taken = this.taken(move - 1);
    if (taken === 2) throw new RangeError(`No photo is left on stack ${move}.`);
    return 2 * (move - 1) + taken;
  }

  /** Stacks that still have a photo. */
  get visibleStacks(): number {
    const { stacks, bottoms } = this.order;
    let gone = (this.#gained[0] >> 1) + (this.#gained[1] >> 1) + bottoms[this.#skipped];
    for (const stack of this.#branch.keys()) if (this.taken(stack) === 2) gone++;
    return stacks.count - gone;
  }

  /** The line from here. */
  get line(): LineOfPlay<N> {
    return (this.#line ??= this.#findLine());
  }

  get pool(): EditedPool<N> {
    return (this.#pool ??= this.#findPool());
  }

  photoAt(place: number): number {
    const rank = this.pool.rankAt(place);
    return rank < 0 ? this.laidOpen[-1 - rank].photo : this.order.pool[rank];
  }

  /** Bottoms of cold stacks that lie in the pool, in its order. */
  get laidOpen(): readonly LaidOpen<N>[] {
    return (this.#laidOpen ??= this.#findLaidOpen());
  }

  /** The place that a photo has in the pool; for the bottom of an untouched cold stack, that it would get. */
  placeOf(photo: number): number {
    const { stacks, places } = this.order;
    const rank = places[photo];
    if (stacks.kinds[photo >> 1] === contested) return this.pool.placeOf(rank);
    const [first, end] = this.pool.putInAt(rank);
    let hotter = first;
    while (hotter < end && isHotter(stacks, this.laidOpen[hotter].photo, photo)) hotter++;
    return this.pool.placeOf(rank) - end + hotter;
  }

  #takenAlong(stack: number): number {
    const { stacks, places } = this.order;
    const kind = stacks.kinds[stack];
    if (kind === contested) return (places[2 * stack] < this.#skipped ? 1 : 0) + (places[2 * stack + 1] < this.#skipped ? 1 : 0);
    if (kind === dead) return 0;
    return Math.min(Math.max(this.#gained[kind === firstGain ? 0 : 1] - 2 * places[2 * stack], 0), 2);
  }

  #play(move: Move): void {
    const { stacks } = this.order;
    const photo = this.photoOf(move);
    if (photo === pass) {
      this.over = this.passed;
      this.passed = true;
    } else {
      const stack = photo >> 1;
      this.banked = stacks.arithmetic.add(this.banked, gainOf(stacks, photo, this.player));
      this.#branch.set(stack, (this.#branch.get(stack) ?? 0) + 1);
      this.left--;
      this.over = this.left === 0;
      this.passed = false;
    }
    this.opened = coldStackOpened(stacks, photo);
    this.turn++;
    this.player = this.player === 0 ? 1 : 0;
  }

  #findLaidOpen(): readonly LaidOpen<N>[] {
    const { stacks, gains, places } = this.order;
    const candidates = new Set<number>();
    for (const player of [0, 1] as const) {
      if ((this.#gained[player] & 1) === 1) candidates.add(gains[player].stackAt(this.#gained[player] >> 1));
    }
    for (const stack of this.#branch.keys()) if (stacks.kinds[stack] !== contested) candidates.add(stack);
    return [...candidates]
      .filter((stack) => this.taken(stack) === 1)
      .map((stack) => 2 * stack + 1)
      .toSorted((a, b) => (isHotter(stacks, a, b) ? -1 : 1))
      .map((photo) => ({ photo, before: places[photo], a: stacks.values[2 * photo], b: stacks.values[2 * photo + 1] }));
  }

  #findPool(): EditedPool<N> {
    const { stacks, places, sums } = this.order;
    const out: number[] = [];
    for (const [stack, taken] of this.#branch) {
      if (stacks.kinds[stack] !== contested) continue;
      const along = this.#takenAlong(stack);
      for (let photo = 2 * stack + along; photo < 2 * stack + along + taken; photo++) out.push(places[photo]);
    }
    out.sort((a, b) => a - b);
    return new EditedPool(stacks.arithmetic, sums, this.#skipped, out, this.laidOpen);
  }

  #findLine(): LineOfPlay<N> {
    const { stacks, gains } = this.order;
    const { pool, banked, player, passed, over } = this;
    const begins = player === 0;
    return new LineOfPlay(stacks, {
      player,
      passed,
      over,
      banked,
      pool: {
        length: pool.length,
        photoAt: (turn) => this.photoAt(turn),
        bankedBefore: (turn) => stacks.arithmetic.add(banked, pool.margin(turn, begins)),
      },
      gains: [this.#gainsLeft(gains[0], firstGain), this.#gainsLeft(gains[1], secondGain)],
      dead: stacks.byKind[dead].length - this.#branchOf(dead).length,
    });
  }

  #gainsLeft(gains: StartOrder<N>['gains'][0], kind: number): GainsLeft<N> {
    const opened = this.gainsTouched(kind);
    const out = this.#branchOf(kind).map((stack) => this.order.places[2 * stack]);
    return new GainsLeft(
      this.order.stacks.arithmetic,
      gains,
      opened,
      out.filter((index) => index >= opened).toSorted((a, b) => a - b),
    );
  }

  /** Stacks of a kind that the branch took from. */
  #branchOf(kind: number): number[] {
    return [...this.#branch.keys()].filter((stack) => this.order.stacks.kinds[stack] === kind);
  }
}
