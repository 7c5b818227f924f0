import type { FamilyPhotosStack, StackOrder } from '../../../games/familyPhotos/facts.ts';
import type { Failure, Listed, Reply, Window } from '../../../worker/api.ts';
import { BlockCache, blockSize } from '../../data/blockCache.ts';

type Load = (window: Window) => Promise<Reply<Listed<FamilyPhotosStack>>>;

/** The stacks in one order, asked for as they are looked at. How many there are comes with the first of them. */
export class StackList {
  readonly order: StackOrder;
  /** Null until the first rows are here. */
  rows: BlockCache<FamilyPhotosStack> | null = null;
  private readonly load: Load;
  private readonly changed: () => void;
  private firstFailure: Failure | null = null;

  constructor(order: StackOrder, load: Load, changed: () => void) {
    this.order = order;
    this.load = load;
    this.changed = changed;
    void this.start();
  }

  get failure(): Failure | null {
    return this.firstFailure ?? this.rows?.failure ?? null;
  }

  retry(): void {
    if (this.rows === null) void this.start();
    else this.rows.retry();
  }

  private async start(): Promise<void> {
    this.firstFailure = null;
    const first = await this.load({ from: 0, to: blockSize });
    if (first.ok) {
      const { count } = first.value;
      this.rows = new BlockCache(count, (window) => this.block(first.value, window), this.changed);
      this.rows.ensure(0, Math.min(count, blockSize));
    } else this.firstFailure = first.failure;
    this.changed();
  }

  private async block(first: Listed<FamilyPhotosStack>, window: Window): Promise<Reply<readonly FamilyPhotosStack[]>> {
    if (window.from === 0) return { ok: true, value: first.rows };
    const reply = await this.load(window);
    return reply.ok ? { ok: true, value: reply.value.rows } : reply;
  }
}
