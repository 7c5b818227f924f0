import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { GameId } from '../../games/game.ts';
import { boxFailure } from '../../words/diagnose.ts';
import { checkpointLabels } from '../../words/diagnoseCheckpoints.ts';
import type { Failure } from '../../worker/api.ts';
import type { Checkpoints, DiagnoseSource, OpenInput, SavedDiagnose } from '../protocol/diagnoseApi.ts';
import { choiceField, textField } from './fields.ts';
import type { DiagnoseContext } from './context.ts';
import { keysView } from './keysView.ts';
import { setView } from './setView.ts';
import { maskOf } from './setOfBags.ts';

type Saved = SavedDiagnose['checkpoints'];

/** Keys of a pool listed at first, and by how many the list grows. */
const keysAtOnce = 12;
const keysMore = 50;

/** Numbers inside a program to compare it with: folded until somebody wants them. */
export class CheckpointsView extends LitElement {
  static override properties = {
    context: { attribute: false },
    game: { attribute: false },
    input: { attribute: false },
    saved: { attribute: false },
    keep: { attribute: false },
    found: { state: true },
  };
  declare context: DiagnoseContext;
  declare game: GameId;
  declare input: OpenInput | null;
  declare saved: Saved;
  declare keep: (saved: Saved) => void;
  /** What was found for the question asked last; a failure, or null while nothing is. */
  declare private found: { readonly value: Checkpoints | null } | { readonly failure: Failure } | null;
  private first = keysAtOnce;
  private asked = '';

  constructor() {
    super();
    this.found = null;
  }

  protected override createRenderRoot(): this {
    return this;
  }

  /** Unfolds them and goes there. */
  async show(): Promise<void> {
    this.change({ open: true });
    await this.updateComplete;
    const summary = this.querySelector<HTMLElement>('summary');
    summary?.focus();
    summary?.scrollIntoView({ block: 'start' });
  }

  private change(by: Partial<Saved>): void {
    this.keep({ ...this.saved, ...by });
  }

  private get source(): DiagnoseSource {
    return this.saved.of === 'input' && this.input !== null
      ? { kind: 'input', uri: this.input.uri }
      : { kind: 'fingerprint', game: this.game };
  }

  private get index(): number {
    return /^[1-9]\d{0,8}$/.test(this.saved.caseNumber) ? Number(this.saved.caseNumber) - 1 : 0;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('game') && changed.get('game') !== undefined) this.first = keysAtOnce;
    void this.ask();
  }

  /** Asks where the question is another than the one asked last. */
  private async ask(): Promise<void> {
    if (!this.saved.open) return;
    const { source, index, first } = this;
    const { ones, set } = this.saved;
    const gems = this.game === 'gems-fight';
    const mask = gems ? maskOf(set) : 0;
    const question = { index: gems ? index : 0, first, mask: mask ?? 0, ones };
    const asked = JSON.stringify([source, question, mask, source.kind === 'input' ? this.input?.version : 0]);
    if (asked === this.asked) return;
    this.asked = asked;
    if (mask === null) return;
    const reply = await this.context.host.checkpoints(source, question);
    if (asked === this.asked) this.found = reply.ok ? { value: reply.value } : { failure: reply.failure };
  }

  protected override render(): TemplateResult {
    const { labels } = this.context;
    return html`<details
      class="sec checkpoints"
      ?open=${this.saved.open}
      @toggle=${({ target }: Event) => {
        const { open } = target as HTMLDetailsElement;
        if (open !== this.saved.open) this.change({ open });
      }}
    >
      <summary><h2>${labels.checkpoints}</h2></summary>
      ${this.saved.open ? this.content() : nothing}
    </details>`;
  }

  private content(): TemplateResult {
    const { l10n, host } = this.context;
    const labels = checkpointLabels(l10n);
    const { saved, source, index, input, game } = this;
    const gems = game === 'gems-fight';
    return html`<div class="asked">
        ${
          input === null
            ? nothing
            : choiceField(
                labels.of,
                'checkpoints-of',
                source.kind,
                [
                  { value: 'fingerprint', label: this.context.labels.fingerprint },
                  { value: 'input', label: input.name },
                ],
                (of) => this.change({ of }),
              )
        }
        ${gems ? textField(labels.caseNumber, 'case-number', saved.caseNumber, (caseNumber) => this.change({ caseNumber }), 'short') : nothing}
        ${
          gems
            ? html`${textField(labels.set, 'set-of-bags', saved.set, (set) => this.change({ set }), 'set', labels.setHint)}
              ${choiceField(
                labels.ones,
                'ones',
                saved.ones,
                [
                  { value: 'taken', label: labels.taken },
                  { value: 'left', label: labels.left },
                ],
                (ones) => this.change({ ones }),
              )}`
            : nothing
        }
      </div>
      <div aria-live="polite">${this.answer(labels)}</div>
      ${
        gems
          ? html`<div class="actions">
              <vscode-button secondary @click=${() => host.showSets(source, index, saved.ones)}>${labels.allSets}</vscode-button>
            </div>`
          : nothing
      }`;
  }

  private answer(labels: ReturnType<typeof checkpointLabels>): TemplateResult | typeof nothing {
    const { l10n } = this.context;
    const { found, game } = this;
    if (game === 'gems-fight' && maskOf(this.saved.set) === null) return html`<p class="small">${labels.setUnclear}</p>`;
    if (found === null) return nothing;
    if ('failure' in found) return html`<p class="small">${boxFailure(l10n, found.failure, this.input?.name ?? '')}</p>`;
    const { value } = found;
    if (value === null) return html`<p class="small">${game === 'gems-fight' ? labels.noSuchSet : labels.noNumbers}</p>`;
    if (value.game !== game) return nothing;
    return value.game === 'gems-fight'
      ? setView(l10n, labels, value)
      : keysView(l10n, labels, value, () => {
          this.first += keysMore;
          void this.ask();
        });
  }
}

customElements.define('op-checkpoints', CheckpointsView);
