import { html, nothing, type TemplateResult } from 'lit';
import { icon, type IconName } from './icons.ts';

interface IconButton {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  /** For a button that stays pressed. */
  readonly pressed?: boolean;
  readonly act: () => void;
}

/** A button with an icon alone; its label is also its tooltip. */
export function iconButton({ icon: name, label, disabled = false, pressed, act }: IconButton): TemplateResult {
  return html`<button
    type="button"
    class="icon-btn"
    aria-label=${label}
    title=${label}
    ?disabled=${disabled}
    aria-pressed=${pressed ?? nothing}
    @click=${act}
  >
    ${icon(name)}
  </button>`;
}

interface Button {
  readonly label: string;
  /** The tooltip, where it says more than the label. */
  readonly title?: string;
  readonly icon?: IconName;
  readonly primary?: boolean;
  readonly disabled?: boolean;
  /** It gets the focus when it comes. */
  readonly focus?: boolean;
  readonly act: () => void;
}

export function button({ label, title, icon: name, primary = false, disabled = false, focus = false, act }: Button): TemplateResult {
  return html`<vscode-button ?secondary=${!primary} ?disabled=${disabled} ?data-focus=${focus} title=${title ?? nothing} @click=${act}
    >${name ? icon(name) : nothing}<span>${label}</span></vscode-button
  >`;
}
