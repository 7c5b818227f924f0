import type { FamilyPhotosStack, StackChange, StackValues } from '../../../games/familyPhotos/facts.ts';
import type { Amount } from '../../../games/game.ts';
import type { Failure, Reply } from '../../../worker/api.ts';
import type { ValuePlace } from '../../../words/stackTable.ts';
import { stackValues, wholeNumber } from './stackValues.ts';

export const valuePlaces: readonly ValuePlace[] = [0, 1, 2, 3];

/** What is typed for one stack in place of its numbers, and what would come of it. */
export class StackWhatIf {
  readonly stack: FamilyPhotosStack;
  removed: StackChange | null = null;
  /** The result for the numbers typed last; null while it is not here or they are as they were. */
  changed: StackChange | null = null;
  failure: Failure | null = null;
  private texts: [string, string, string, string];
  private asked = 0;
  private readonly original: StackValues;
  private readonly ask: (values: StackValues | 'removed') => Promise<Reply<StackChange>>;
  private readonly tell: () => void;

  constructor(stack: FamilyPhotosStack, ask: (values: StackValues | 'removed') => Promise<Reply<StackChange>>, tell: () => void) {
    this.stack = stack;
    this.ask = ask;
    this.tell = tell;
    this.original = [stack.top.a, stack.top.b, stack.bottom.a, stack.bottom.b];
    this.texts = [...this.original];
    void this.start();
  }

  text(place: ValuePlace): string {
    return this.texts[place];
  }

  isValid(place: ValuePlace): boolean {
    return wholeNumber(this.texts[place]) !== null;
  }

  /** The numbers that differ from those of the input, where all are numbers. */
  get changes(): readonly (readonly [ValuePlace, Amount])[] {
    const values = stackValues(this.texts);
    if (values === null) return [];
    return valuePlaces.filter((place) => values[place] !== this.original[place]).map((place) => [place, values[place]] as const);
  }

  get isTouched(): boolean {
    return valuePlaces.some((place) => this.texts[place] !== this.original[place]);
  }

  type(place: ValuePlace, text: string): void {
    this.texts[place] = text;
    void this.askChanged();
  }

  putBack(): void {
    this.texts = [...this.original];
    void this.askChanged();
  }

  /** Asks for the stack removed, and again for what is typed; also after a failure. */
  async start(): Promise<void> {
    this.failure = null;
    const reply = await this.ask('removed');
    if (reply.ok) this.removed = reply.value;
    else this.failure = reply.failure;
    if (this.failure === null && this.changes.length > 0) await this.askChanged();
    this.tell();
  }

  /** Answers to what was typed before come late and are dropped. */
  private async askChanged(): Promise<void> {
    this.asked += 1;
    const asked = this.asked;
    this.changed = null;
    const values = stackValues(this.texts);
    if (values !== null && this.changes.length > 0) {
      const reply = await this.ask(values);
      if (asked !== this.asked) return;
      if (reply.ok) this.changed = reply.value;
      else this.failure = reply.failure;
    }
    this.tell();
  }
}
