/**
 * A binary heap of switch ids, the hottest on top. Building takes O(n), each push and pop O(log n): the first k turns
 * of a game come without sorting all of it.
 */
export class HottestFirst {
  readonly #ids: number[];
  readonly #comesFirst: (a: number, b: number) => boolean;

  /** `comesFirst` is a strict total order: a is hotter than b, or as hot and the tie-break's choice. */
  constructor(ids: Iterable<number>, comesFirst: (a: number, b: number) => boolean) {
    this.#ids = Array.from(ids);
    this.#comesFirst = comesFirst;
    for (let place = (this.#ids.length >> 1) - 1; place >= 0; place--) this.#sink(place);
  }

  get size(): number {
    return this.#ids.length;
  }

  push(id: number): void {
    const ids = this.#ids;
    let place = ids.length;
    ids.push(id);
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!this.#comesFirst(id, ids[parent])) break;
      ids[place] = ids[parent];
      place = parent;
    }
    ids[place] = id;
  }

  /** Removes and returns the hottest; undefined where the heap is empty. */
  pop(): number | undefined {
    const ids = this.#ids;
    const hottest = ids[0];
    const last = ids.pop();
    if (last !== undefined && ids.length > 0) {
      ids[0] = last;
      this.#sink(0);
    }
    return hottest;
  }

  #sink(start: number): void {
    const ids = this.#ids;
    const id = ids[start];
    let place = start;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= ids.length) break;
      if (child + 1 < ids.length && this.#comesFirst(ids[child + 1], ids[child])) child++;
      if (!this.#comesFirst(ids[child], id)) break;
      ids[place] = ids[child];
      place = child;
    }
    ids[place] = id;
  }
}
