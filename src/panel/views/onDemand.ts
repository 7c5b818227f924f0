import type { LitElement } from 'lit';

/** What keys show and Escape hides. */
const parts: readonly string[] = ['shortcuts', 'filter', 'go-to'];

/** What a view shows on demand. */
export class OnDemand {
  readonly open = new Set<string>();
  private readonly view: LitElement;

  constructor(view: LitElement) {
    this.view = view;
  }

  /** Escape has something to hide. */
  get closable(): boolean {
    return parts.some((part) => this.open.has(part));
  }

  toggle(part: string): void {
    if (!this.open.delete(part)) this.open.add(part);
    this.view.requestUpdate();
    if (part === 'shortcuts' && this.open.has(part)) void this.openField(part, '.shortcuts button');
  }

  /** Shows a field and puts the focus into it. */
  async openField(name: string, selector: string): Promise<void> {
    this.open.add(name);
    this.view.requestUpdate();
    await this.view.updateComplete;
    const field = this.view.querySelector<HTMLElement>(selector);
    field?.scrollIntoView({ block: 'nearest' });
    field?.focus();
  }

  close(): void {
    for (const part of parts) this.open.delete(part);
    this.view.requestUpdate();
  }
}
