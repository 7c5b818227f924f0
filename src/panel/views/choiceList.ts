import { html, nothing, type TemplateResult } from 'lit';
import type { MoveValue } from '../../games/game.ts';
import { moveDetail, moveName } from '../../words/moves.ts';
import { signed } from '../../words/numbers.ts';
import { fewOffered, lossSaid } from '../../words/panelPlaySentences.ts';
import type { CaseScene } from '../scene.ts';
import type { PlayChoices } from '../data/playChoices.ts';
import { icon } from '../parts/icons.ts';
import { widthClass } from './widths.ts';

interface ChoiceList {
  readonly choices: PlayChoices;
  readonly legend: string;
  /** Values are hidden, but for those of `known`. */
  readonly hidden: boolean;
  /** Final margins show beside what the moves lose. */
  readonly finals: boolean;
  /** Moves whose loss is known all the same. */
  readonly known: (row: MoveValue) => boolean;
}

/** The moves to choose from, as radios: Up and Down choose, Enter takes. */
export function choiceList(scene: CaseScene, { choices, legend, hidden, finals, known }: ChoiceList): TemplateResult {
  const { context, data } = scene;
  const { l10n } = context;
  const { play } = data;
  const rows = choices.offered(hidden);
  const chosen = rows.findIndex((row) => choices.isChosen(row));
  const width = widthClass(
    ...rows.flatMap((row) => (row.game === 'family-photos' ? [row.final, row.loss, row.photo?.a ?? '0'] : [row.final])),
    '0',
  );
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    // The first Enter chooses where nothing is chosen yet.
    if (choices.chosen === null) focused(event)?.click();
    else if (!event.repeat) void play.take();
  };
  return html`${choices.whole ? nothing : searchField(scene, choices)}
    <fieldset class="choices ${width}" @keydown=${onKey}>
      <legend>${legend}</legend>
      ${rows.map(
        (row, index) =>
          html`<label class="choice">
            <input
              type="radio"
              name="choice"
              .checked=${index === chosen}
              ?data-focus=${index === Math.max(0, chosen)}
              @change=${() => play.choose(row)}
            />
            <span>${moveName(l10n, row)} <span class="small muted">${detail(scene, row, hidden)}</span></span>
            ${hidden && !known(row) ? hiddenValue(scene) : value(scene, row, finals)}
          </label>`,
      )}
    </fieldset>
    ${choices.moves.isFiltered && rows.length === 0 ? html`<p class="foot">${context.labels.noStackFits}</p>` : nothing}
    ${choices.whole || choices.moves.isFiltered ? nothing : html`<p class="foot">${fewOffered(l10n, rows.length, choices.summary.moves)}</p>`}`;
}

/** Worth to both; what kind of stack it is would be a hint. */
function detail({ context }: CaseScene, row: MoveValue, hidden: boolean): string {
  if (!hidden || row.game !== 'family-photos') return moveDetail(context.l10n, row);
  return moveDetail(context.l10n, row.kind === 'pass' ? row : { ...row, kind: 'contested' });
}

function focused({ target }: Event): HTMLInputElement | null {
  return target instanceof HTMLInputElement ? target : null;
}

function hiddenValue({ context: { labels } }: CaseScene): TemplateResult {
  return html`<span class="hidden-val">${icon('hidden')}<span class="sr">${labels.valueHidden}</span></span>`;
}

function value({ context }: CaseScene, row: MoveValue, finals: boolean): TemplateResult {
  const { l10n, labels } = context;
  const best = row.loss === '0';
  return html`<span class="value small ${best ? '' : 'muted'}"
    >${best ? html`${icon('check', 'ok')} ${labels.bestVerdict}` : lossSaid(l10n, row.loss)}
    ${finals ? html`<span class="num">${signed(row.final)}</span>` : nothing}</span
  >`;
}

/** Leads to any stack of a long list. */
function searchField({ context, data }: CaseScene, choices: PlayChoices): TemplateResult {
  const { labels } = context;
  const find = (event: Event): void => {
    const digits = (event.target as HTMLElement & { value: string }).value.replaceAll(/\D/g, '').replace(/^0+/, '');
    void choices.find(digits).then(() => data.play.changed());
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && choices.chosen !== null) void data.play.take();
  };
  return html`<div class="toolbar">
    <vscode-textfield
      class="find-stack"
      label=${labels.findStack}
      placeholder=${labels.findStack}
      inputmode="numeric"
      .value=${choices.search}
      @input=${find}
      @keydown=${onKey}
    >
      ${icon('search', 'before')}
    </vscode-textfield>
  </div>`;
}
