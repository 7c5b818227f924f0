import type { Arithmetic } from '../../engines/arithmetic.ts';
import { greatestFirst, smallestFirst } from '../../engines/sortNumbers.ts';
import { finish, type Steps } from '../../engines/steps.ts';
import { type MutableNumbers, swingOf } from '../../engines/switchSum.ts';
import { lossOf } from './bestMoves.ts';
import { changed } from './changed.ts';
import type { FamilyPhotosStack, PhotoFate, RankedPhoto, StackChange, StackOrder, StackTable, StackValues } from './facts.ts';
import type { Contributions } from './ledger.ts';
import { inSlices, scaled } from './progress.ts';
import type { Rows } from './rows.ts';
import type { StartOrder } from './startOrder.ts';
import { contested, dead, firstGain, stackKinds } from './stacks.ts';
import type { WhatIf } from './whatIf.ts';

/** What the table of stacks is made from; the position is that of the start. */
interface TableParts<N> {
  readonly order: StartOrder<N>;
  readonly start: WhatIf<N>;
  readonly margin: N;
  readonly rows: Rows<N>;
  readonly contributions: Contributions<N>;
}

const nobody: PhotoFate = { rank: null, taker: null };

/** All stacks of a solved game, sorted when an order is first asked for. */
export class AllStacks<N> implements StackTable {
  readonly #parts: () => TableParts<N>;
  /** Stacks from 0, by the way of sorting. */
  readonly #sorted = new Map<string, Uint32Array>();
  #listed: { readonly key: string; readonly list: Uint32Array } | null = null;

  constructor(parts: () => TableParts<N>) {
    this.#parts = parts;
  }

  *prepare(order: StackOrder): Steps<void> {
    yield* this.#sort(order);
  }

  rows(order: StackOrder, from: number, to: number): readonly FamilyPhotosStack[] {
    const window = this.#list(order).subarray(Math.max(from, 0), Math.max(to, 0));
    return Array.from(window, (stack) => this.#row(stack));
  }

  count(order: StackOrder): number {
    return this.#list(order).length;
  }

  hottest(count: number): readonly RankedPhoto[] {
    const { order, rows } = this.#parts();
    return Array.from(order.pool.subarray(0, Math.max(count, 0)), (photo) => ({
      ...this.#fate(photo),
      stack: (photo >> 1) + 1,
      line: rows.lineOf(photo >> 1),
      place: (photo & 1) === 0 ? 'top' : 'bottom',
      photo: rows.photo(photo),
    }));
  }

  changed(stack: number, values: StackValues | 'removed'): StackChange {
    const { order, margin } = this.#parts();
    if (!Number.isInteger(stack) || stack < 1 || stack > order.stacks.count) throw new RangeError(`There is no stack ${stack}.`);
    return changed(order, margin, stack - 1, values);
  }

  #row(stack: number): FamilyPhotosStack {
    const { order, start, rows, contributions } = this.#parts();
    return {
      ...rows.member(stack, contributions.of(stack)),
      topFate: this.#fate(2 * stack),
      bottomFate: this.#fate(2 * stack + 1),
      loss: order.stacks.arithmetic.format(lossOf(start, stack + 1)),
    };
  }

  /** The pool is taken in turn from Alice on; a free gain is opened by its owner and answered by the other. */
  #fate(photo: number): PhotoFate {
    const { stacks, places } = this.#parts().order;
    const kind = stacks.kinds[photo >> 1];
    if (kind === dead) return nobody;
    const rank = kind === contested ? places[photo] : null;
    const order = rank ?? (kind === firstGain ? 0 : 1) + (photo & 1);
    return { rank: rank === null ? null : rank + 1, taker: order % 2 === 0 ? 0 : 1 };
  }

  #list(order: StackOrder): Uint32Array {
    const { kinds, number = '' } = order;
    const sorted = finish(this.#sort(order));
    if (kinds === undefined && number === '') return sorted;
    const key = `${order.sort} ${order.descending} ${kinds?.join() ?? '*'} ${number}`;
    if (this.#listed?.key === key) return this.#listed.list;
    const codes = this.#parts().order.stacks.kinds;
    const wanted = stackKinds.map((kind) => kinds === undefined || kinds.includes(kind));
    const list = sorted.filter((stack) => wanted[codes[stack]] && (number === '' || String(stack + 1).startsWith(number)));
    this.#listed = { key, list };
    return list;
  }

  *#sort({ sort, descending }: StackOrder): Steps<Uint32Array> {
    const key = `${sort} ${descending}`;
    const known = this.#sorted.get(key);
    if (known !== undefined) return known;
    const { stacks } = this.#parts().order;
    const keys = stacks.numbers(stacks.count);
    yield* inSlices(stacks.count, (from, to) => this.#fillKeys(sort, keys, from, to), 0, 0.3);
    if (sort === 'adds') yield* fromZero(stacks.arithmetic, keys);
    const sorted = yield* scaled((descending ? greatestFirst : smallestFirst)(keys, stacks.arithmetic), 0.4, 1);
    this.#sorted.set(key, sorted);
    return sorted;
  }

  #fillKeys(sort: StackOrder['sort'], keys: MutableNumbers<N>, from: number, to: number): void {
    const { order, contributions } = this.#parts();
    const { stacks } = order;
    for (let stack = from; stack < to; stack++) {
      if (sort === 'stack') keys[stack] = stacks.arithmetic.of(stack);
      else if (sort === 'topSwing') keys[stack] = swingOf(stacks, 2 * stack);
      else if (sort === 'bottomSwing') keys[stack] = swingOf(stacks, 2 * stack + 1);
      else keys[stack] = contributions.of(stack);
    }
  }
}

/** Raises numbers so that the least is 0, as sorting wants them. */
function* fromZero<N>({ subtract, compare, zero }: Arithmetic<N>, keys: MutableNumbers<N>): Steps<void> {
  let least = zero;
  const findLeast = (from: number, to: number): void => {
    for (let i = from; i < to; i++) if (compare(keys[i], least) < 0) least = keys[i];
  };
  const raise = (from: number, to: number): void => {
    for (let i = from; i < to; i++) keys[i] = subtract(keys[i], least);
  };
  yield* inSlices(keys.length, findLeast, 0.3, 0.35);
  yield* inSlices(keys.length, raise, 0.35, 0.4);
}
