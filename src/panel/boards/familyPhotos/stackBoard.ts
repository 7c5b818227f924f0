import type { FamilyPhotosStack, StackOrder } from '../../../games/familyPhotos/facts.ts';
import type { Failure } from '../../../worker/api.ts';
import type { CaseScene } from '../../scene.ts';
import { noFilter, type StackFilter } from './stackFilter.ts';
import { stackAtLine } from './stackAtLine.ts';
import { StackList } from './stackList.ts';
import { searchedNumber } from './stackValues.ts';
import { StackWhatIf } from './stackWhatIf.ts';

export type Sorting = Pick<StackOrder, 'sort' | 'descending'>;

type Data = Pick<CaseScene['data'], 'version' | 'index' | 'summary'>;

/** All stacks of one case of one version of the file: in which order they are listed, and which one is looked at. */
export class StackBoard {
  sorting: Sorting = { sort: 'stack', descending: false };
  filter: StackFilter = noFilter;
  /** The list in view: the one before until the wanted one is here. */
  list: StackList | null = null;
  chosen: StackWhatIf | null = null;
  /** Why the chosen stack could not be had. */
  failure: Failure | null = null;
  readonly data: Data;
  private wanted: StackList | null = null;
  private wantedStack: number | null = null;
  private readonly host: CaseScene['context']['host'];
  private readonly changed: () => void;

  constructor(host: CaseScene['context']['host'], data: Data, changed: () => void) {
    this.host = host;
    this.data = data;
    this.changed = changed;
  }

  /** Takes over the order, the filter and the choice of the version before. */
  adopt({ sorting, filter, chosen }: StackBoard): void {
    this.sorting = sorting;
    this.filter = filter;
    if (chosen !== null) void this.chooseNumber(chosen.stack.stack);
  }

  get order(): StackOrder {
    const { kinds, number } = this.filter;
    const digits = searchedNumber(number);
    return { ...this.sorting, ...(kinds.size > 0 && { kinds: [...kinds] }), ...(digits !== '' && { number: digits }) };
  }

  /** Asks for the list where nothing has asked for it yet. */
  start(): void {
    if (this.wanted === null) this.ask();
  }

  sort(sorting: Sorting): void {
    this.sorting = sorting;
    this.ask();
  }

  narrow(filter: StackFilter): void {
    const before = JSON.stringify(this.order);
    this.filter = filter;
    if (JSON.stringify(this.order) === before) this.changed();
    else this.ask();
  }

  choose(stack: FamilyPhotosStack): void {
    this.wantedStack = stack.stack;
    this.failure = null;
    if (this.chosen?.stack.stack !== stack.stack) {
      const { version, index } = this.data;
      this.chosen = new StackWhatIf(stack, (values) => this.host.changedStack(version, index, stack.stack, values), this.changed);
    }
    this.changed();
  }

  /** Chooses a stack by its number, from 1. */
  async chooseNumber(stack: number): Promise<void> {
    this.wantedStack = stack;
    const reply = await this.plainRow(stack - 1);
    if (this.wantedStack !== stack) return;
    if (reply.ok) {
      const [row] = reply.value.rows;
      if (row !== undefined) this.choose(row);
    } else {
      this.failure = reply.failure;
      this.changed();
    }
  }

  /** The row of a stack (from 1) where the list in view is in the order of the input and whole; else null. */
  rowOf(stack: number): number | null {
    const order = this.list?.order;
    const plain = order?.sort === 'stack' && !order.descending && order.kinds === undefined && order.number === undefined;
    return plain ? stack - 1 : null;
  }

  /** The stack (from 1) on a line of the file; null where there is none. `count`: all stacks. */
  async stackAt(line: number, count: number): Promise<number | null> {
    const stack = await stackAtLine(line, count, this.data.summary.line + 1, async (at) => {
      const reply = await this.plainRow(at);
      return reply.ok ? (reply.value.rows[0]?.line ?? null) : null;
    });
    return stack === null ? null : stack + 1;
  }

  private plainRow(row: number): ReturnType<CaseScene['context']['host']['stacks']> {
    const { version, index } = this.data;
    return this.host.stacks(version, index, { sort: 'stack', descending: false }, { from: row, to: row + 1 });
  }

  private ask(): void {
    const { version, index } = this.data;
    const { order } = this;
    const list: StackList = new StackList(
      order,
      (window) => this.host.stacks(version, index, order, window),
      () => {
        if (list !== this.wanted) return;
        if (list.rows !== null || list.failure !== null) this.list = list;
        this.changed();
      },
    );
    this.wanted = list;
    this.changed();
  }
}
