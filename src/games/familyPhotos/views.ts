import { finish, type Steps } from '../../engines/steps.ts';
import type { MoveFilter, PositionRef } from '../game.ts';
import { filterKey, passesFilter } from '../moveFilter.ts';
import { bestMoves, type MoveLoss } from './bestMoves.ts';
import { coldByBottom, lossesOf, type MoveLosses } from './losses.ts';
import { kindOfMove } from './moveKind.ts';
import { type Outlook, outlookOf, play, type Position, positionAlong } from './position.ts';
import { scaled } from './progress.ts';
import { Standing } from './reasonsStanding.ts';
import type { Solution } from './solveBySorting.ts';
import { type StartOrder, startOrder } from './startOrder.ts';
import type { Stacks } from './stacks.ts';
import { WhatIf } from './whatIf.ts';

/** A position told from the order of the start, and its best moves as far as they were asked for. */
interface Glance<N> {
  readonly whatIf: WhatIf<N>;
  best: readonly MoveLoss<N>[];
}

/** A position with all its stacks and moves written down. */
interface Whole<N> {
  readonly key: string;
  readonly outlook: Outlook<N>;
  readonly losses: MoveLosses<N>;
  standing: Standing<N> | null;
  filtered: { readonly key: string; readonly rows: Uint32Array } | null;
}

/** Positions kept at a glance: two lines side by side and a few steps back. */
const glancesKept = 8;

/** Positions that were asked about lately: at a glance those that few questions are about, as a whole the last of those. */
export class Views<N> {
  readonly #stacks: Stacks<N>;
  readonly #solution: Solution<N>;
  /** Least recently used first. */
  readonly #glances = new Map<string, Glance<N>>();
  #order: StartOrder<N> | null = null;
  #cold: Uint32Array | null = null;
  #whole: Whole<N> | null = null;

  constructor(stacks: Stacks<N>, solution: Solution<N>) {
    this.#stacks = stacks;
    this.#solution = solution;
  }

  *prepare(): Steps<void> {
    this.#order ??= yield* startOrder(this.#stacks, this.#solution);
  }

  get order(): StartOrder<N> {
    return (this.#order ??= finish(startOrder(this.#stacks, this.#solution)));
  }

  whatIf(at: PositionRef): WhatIf<N> {
    return this.#glance(at).whatIf;
  }

  /** At least the best `count` moves, all where there are fewer. */
  best(at: PositionRef, count: number): readonly MoveLoss<N>[] {
    const glance = this.#glance(at);
    if (glance.best.length < count) glance.best = bestMoves(glance.whatIf, count);
    return glance.best;
  }

  /** The position as play along the line and the moves of the branch leave it. */
  played({ turn, branch }: PositionRef): Position<N> {
    const position = positionAlong(this.#stacks, this.#solution.line, turn);
    for (const move of branch) play(this.#stacks, position, move);
    return position;
  }

  whole(at: PositionRef): Whole<N> {
    return finish(this.findWhole(at));
  }

  *findWhole(at: PositionRef): Steps<Whole<N>> {
    const key = keyOf(at);
    if (this.#whole?.key === key) return this.#whole;
    // Refuses what is no position.
    this.whatIf(at);
    this.#cold ??= yield* scaled(coldByBottom(this.#stacks), 0, 0.2);
    const outlook = yield* scaled(outlookOf(this.#stacks, this.#solution.start.pool, this.played(at)), 0.2, 0.5);
    const losses = yield* scaled(lossesOf(this.#stacks, outlook, this.#cold), 0.5, 1);
    return (this.#whole = { key, outlook, losses, standing: null, filtered: null });
  }

  standing(at: PositionRef): Standing<N> {
    const whole = this.whole(at);
    return (whole.standing ??= new Standing(this.#stacks, whole.outlook, whole.losses));
  }

  /** Indices of the moves that a filter lets through, best first. */
  filtered(at: PositionRef, filter: MoveFilter | undefined): Uint32Array {
    const whole = this.whole(at);
    const key = filterKey(filter);
    if (filter === undefined || key === '') return whole.losses.bestFirst;
    if (whole.filtered?.key === key) return whole.filtered.rows;
    const { losses, outlook } = whole;
    const { compare, zero } = this.#stacks.arithmetic;
    const rows = losses.bestFirst.filter((index) => {
      const move = losses.moves[index];
      const kind = kindOfMove(this.#stacks, move, move === 0 ? 0 : outlook.position.taken[move - 1]);
      return passesFilter(filter, { kind, numbers: move === 0 ? [] : [move], loses: compare(losses.losses[index], zero) > 0 });
    });
    whole.filtered = { key, rows };
    return rows;
  }

  #glance(at: PositionRef): Glance<N> {
    const key = keyOf(at);
    let glance = this.#glances.get(key);
    if (glance === undefined) {
      glance = { whatIf: new WhatIf(this.order, this.#solution.line, at), best: [] };
      if (this.#glances.size >= glancesKept) this.#glances.delete(this.#glances.keys().next().value!);
    }
    this.#glances.delete(key);
    this.#glances.set(key, glance);
    return glance;
  }
}

function keyOf({ turn, branch }: PositionRef): string {
  return `${turn}:${branch.join()}`;
}
