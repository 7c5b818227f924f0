import { html, nothing, type TemplateResult } from 'lit';
import type { GameId, MoveFilter, MoveKind } from '../../games/game.ts';
import { moveKindName } from '../../words/panelPositionLabels.ts';
import type { CaseScene } from '../scene.ts';
import { iconButton } from '../parts/controls.ts';
import { icon } from '../parts/icons.ts';

const kindsOf: Readonly<Record<GameId, readonly MoveKind[]>> = {
  'family-photos': ['contested', 'opened', 'first-gain', 'second-gain', 'dead', 'pass'],
  'gems-fight': ['scoring', 'quiet'],
};

/** What the list of moves shows: kinds, numbers, those that lose or do not. */
export function filterFields(scene: CaseScene): TemplateResult {
  const { context, data, toggle, open } = scene;
  const { l10n, labels, game } = context;
  const { moves } = data.position;
  const { filter } = moves;
  const set = (change: MoveFilter): void => void moves.setFilter(without({ ...filter, ...change }));
  const kinds = new Set(filter.kinds);
  const onKind = (kind: MoveKind): void => {
    if (!kinds.delete(kind)) kinds.add(kind);
    const { kinds: _, ...rest } = filter;
    void moves.setFilter(kinds.size === 0 ? rest : { ...rest, kinds: kindsOf[game].filter((one) => kinds.has(one)) });
  };
  const onLoss = (loses: 'nothing' | 'something'): void => {
    const { loses: before, ...rest } = filter;
    void moves.setFilter(before === loses ? rest : { ...rest, loses });
  };
  const clear = (): void => {
    void moves.setFilter({});
    if (open.has('filter')) toggle('filter');
  };
  return html`<div class="toolbar filter" role="group" aria-label=${labels.filter}>
    <vscode-textfield
      class="number"
      .label=${labels.filterNumber}
      placeholder=${labels.filterNumber}
      inputmode="numeric"
      .value=${filter.number ?? ''}
      @input=${(event: Event) => set({ number: (event.target as HTMLElement & { value: string }).value.replaceAll(/\D/g, '') })}
    >
      ${icon('search', 'before')}
    </vscode-textfield>
    <span class="toggles">
      ${kindsOf[game].map((kind) => toggleButton(moveKindName(l10n, kind), kinds.has(kind), () => onKind(kind)))}
      ${toggleButton(labels.losesNothing, filter.loses === 'nothing', () => onLoss('nothing'))}
      ${toggleButton(labels.losesSomething, filter.loses === 'something', () => onLoss('something'))}
    </span>
    ${moves.isFiltered ? iconButton({ icon: 'close', label: labels.clearFilter, act: clear }) : nothing}
  </div>`;
}

function without({ number, ...rest }: MoveFilter): MoveFilter {
  return number === undefined || number === '' ? rest : { ...rest, number };
}

function toggleButton(name: string, pressed: boolean, act: () => void): TemplateResult {
  return html`<button type="button" class="toggle" aria-pressed=${pressed} @click=${act}>
    ${pressed ? icon('check') : nothing}${name}
  </button>`;
}
