import type { Failure, Reply, Window } from '../../worker/api.ts';

export const blockSize = 100;
/** Blocks kept; the least recently read go first. 200 blocks of 100 rows are a few megabytes. */
const blocksKept = 200;

/**
 * Rows of a long list, asked for in blocks of 100 as they are looked at. A block is asked for once; what fails is asked
 * for again only after `retry`.
 */
export class BlockCache<Row> {
  readonly count: number;
  /** Why the last block that failed did; null while all is well. */
  failure: Failure | null = null;
  private readonly rowsOf: (window: Window) => Promise<Reply<readonly Row[]>>;
  private readonly changed: () => void;
  /** The rows of a block, or the question that is open for it. */
  private readonly blocks = new Map<number, readonly Row[] | Promise<void>>();

  constructor(count: number, rowsOf: (window: Window) => Promise<Reply<readonly Row[]>>, changed: () => void) {
    this.count = count;
    this.rowsOf = rowsOf;
    this.changed = changed;
  }

  /** The row, or undefined while it is not here. Asks for nothing. */
  get(index: number): Row | undefined {
    const number = Math.floor(index / blockSize);
    const block = this.blocks.get(number);
    return block === undefined || block instanceof Promise ? undefined : block[index - number * blockSize];
  }

  /** Asks for the blocks of these rows that are not here. */
  ensure(from: number, to: number): void {
    if (this.failure !== null) return;
    const last = Math.floor((Math.min(to, this.count) - 1) / blockSize);
    for (let number = Math.floor(Math.max(0, from) / blockSize); number <= last; number += 1) {
      const block = this.blocks.get(number);
      if (block === undefined) this.ask(number);
      else {
        // Read again: it is now the youngest.
        this.blocks.delete(number);
        this.blocks.set(number, block);
      }
    }
  }

  /** Asks for the row where it is not here, and waits for it; undefined where there is none or the question fails. */
  async load(index: number): Promise<Row | undefined> {
    if (index < 0 || index >= this.count) return undefined;
    this.ensure(index, index + 1);
    await this.blocks.get(Math.floor(index / blockSize));
    return this.get(index);
  }

  /** Rows that are here of the first `to`, in order, up to the first gap. */
  head(to: number): readonly Row[] {
    const rows: Row[] = [];
    for (let index = 0; index < Math.min(to, this.count); index += 1) {
      const row = this.get(index);
      if (row === undefined) break;
      rows.push(row);
    }
    return rows;
  }

  retry(): void {
    this.failure = null;
    this.changed();
  }

  private ask(number: number): void {
    const from = number * blockSize;
    const answer = async (): Promise<void> => {
      const reply = await this.rowsOf({ from, to: Math.min(this.count, from + blockSize) });
      if (reply.ok) {
        this.blocks.set(number, reply.value);
        this.forget();
      } else {
        this.blocks.delete(number);
        this.failure = reply.failure;
      }
      this.changed();
    };
    this.blocks.set(number, answer());
  }

  private forget(): void {
    for (const [number, block] of this.blocks) {
      if (this.blocks.size <= blocksKept) return;
      if (!(block instanceof Promise)) this.blocks.delete(number);
    }
  }
}
