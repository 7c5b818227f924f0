import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { icon, type IconName } from '../parts/icons.ts';

/** An entry of a menu. */
export interface MenuItem {
  readonly icon: IconName;
  readonly label: string;
  readonly act: () => void;
}

/**
 * A button that opens a menu below it. Up, Down, Home and End move in it, Enter chooses, Escape closes it and gives the
 * focus back; it closes as well when the focus leaves it. `open` may be set by whoever wants to show it.
 */
export class Menu extends LitElement {
  static override properties = {
    icon: { attribute: false },
    label: { attribute: false },
    groups: { attribute: false },
    open: { state: true },
  };
  declare icon: IconName;
  declare label: string;
  /** Asked for when the menu opens: groups, with lines between them. */
  declare groups: () => readonly (readonly MenuItem[])[];
  declare private open: boolean;

  constructor() {
    super();
    this.icon = 'more';
    this.label = '';
    this.groups = () => [];
    this.open = false;
  }

  protected override createRenderRoot(): this {
    return this;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('open') && this.open) this.entries[0]?.focus();
  }

  protected override render(): TemplateResult {
    const { label, open } = this;
    return html`<button
        type="button"
        class="icon-btn"
        aria-label=${label}
        title=${label}
        aria-haspopup="menu"
        aria-expanded=${open}
        @click=${() => this.toggle()}
        @keydown=${(event: KeyboardEvent) => this.onButtonKey(event)}
      >
        ${icon(this.icon)}
      </button>
      ${open ? this.menu() : nothing}`;
  }

  private menu(): TemplateResult {
    return html`<div
      class="menu"
      role="menu"
      aria-label=${this.label}
      @keydown=${(event: KeyboardEvent) => this.onKey(event)}
      @focusout=${(event: FocusEvent) => this.onLeave(event)}
    >
      ${this.groups().map((group, index) => html`${index > 0 ? html`<hr />` : nothing}${group.map((item) => this.entry(item))}`)}
    </div>`;
  }

  private entry(item: MenuItem): TemplateResult {
    return html`<button type="button" role="menuitem" tabindex="-1" @click=${() => this.choose(item)}>
      ${icon(item.icon)}<span>${item.label}</span>
    </button>`;
  }

  private get button(): HTMLElement | null {
    return this.querySelector('.icon-btn');
  }

  private get entries(): readonly HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  }

  private toggle(): void {
    this.open = !this.open;
  }

  private close(): void {
    this.open = false;
    this.button?.focus();
  }

  private choose({ act }: MenuItem): void {
    this.close();
    act();
  }

  private onButtonKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' || this.open) return;
    taken(event);
    this.open = true;
  }

  private onKey(event: KeyboardEvent): void {
    // Letters and arrows are keys of the panel too; all others are the editor's, which hears of them by the page.
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    if (event.key === 'Escape') {
      taken(event);
      this.close();
      return;
    }
    const { entries } = this;
    const now = entries.findIndex((entry) => entry === event.target);
    const targets: Readonly<Record<string, number>> = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 };
    if (!Object.hasOwn(targets, event.key)) return;
    taken(event);
    entries.at(targets[event.key] % entries.length)?.focus();
  }

  private onLeave({ relatedTarget }: FocusEvent): void {
    // A click on the button closes it anyway.
    if (!(relatedTarget instanceof Node && this.contains(relatedTarget))) this.open = false;
  }
}

/** Nobody else acts on this key. */
function taken(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

customElements.define('op-menu', Menu);
