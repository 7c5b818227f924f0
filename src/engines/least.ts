/** The least `most` of the items offered, in bounded memory: a heap with the greatest of them on top. */
export class Least<Item> {
  readonly #most: number;
  readonly #compare: (a: Item, b: Item) => number;
  readonly #heap: Item[] = [];

  constructor(most: number, compare: (a: Item, b: Item) => number) {
    this.#most = most;
    this.#compare = compare;
  }

  /** The greatest item held; null while there is room for any other. */
  get worst(): Item | null {
    return this.#heap.length < this.#most ? null : (this.#heap[0] ?? null);
  }

  offer(item: Item): void {
    const heap = this.#heap;
    if (heap.length < this.#most) {
      heap.push(item);
      this.#up(heap.length - 1);
    } else if (heap.length > 0 && this.#compare(item, heap[0]) < 0) {
      heap[0] = item;
      this.#down();
    }
  }

  /** What is held, least first. */
  sorted(): Item[] {
    return this.#heap.toSorted(this.#compare);
  }

  #up(from: number): void {
    const heap = this.#heap;
    const item = heap[from];
    let place = from;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.#compare(heap[parent], item) >= 0) break;
      heap[place] = heap[parent];
      place = parent;
    }
    heap[place] = item;
  }

  #down(): void {
    const heap = this.#heap;
    const item = heap[0];
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && this.#compare(heap[child + 1], heap[child]) > 0) child++;
      if (this.#compare(heap[child], item) <= 0) break;
      heap[place] = heap[child];
      place = child;
    }
    heap[place] = item;
  }
}
