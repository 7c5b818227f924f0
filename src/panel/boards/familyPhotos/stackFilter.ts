import { html, type TemplateResult } from 'lit';
import type { FamilyPhotosLedger, StackKind } from '../../../games/familyPhotos/facts.ts';
import { grouped } from '../../../words/numbers.ts';
import { kindChip } from '../../../words/stackTable.ts';
import type { StackTableLabels } from '../../../words/stackTableLabels.ts';
import type { GameContext } from '../../parts/context.ts';
import { icon } from '../../parts/icons.ts';
import { kindClass } from './kinds.ts';

/** What the table is narrowed down to. */
export interface StackFilter {
  /** As typed. */
  readonly number: string;
  /** None: all kinds. */
  readonly kinds: ReadonlySet<StackKind>;
}

export const noFilter: StackFilter = { number: '', kinds: new Set() };

interface FilterScene {
  readonly context: GameContext;
  readonly labels: StackTableLabels;
  readonly ledger: FamilyPhotosLedger;
  readonly filter: StackFilter;
  readonly change: (filter: StackFilter) => void;
  /** Enter in the field. */
  readonly first: () => void;
}

/** A field for the number of a stack, and a button a kind that shows it alone or with others chosen. */
export function stackFilter({ context, labels, ledger, filter, change, first }: FilterScene): TemplateResult {
  const typed = (event: Event): void => change({ ...filter, number: (event.target as HTMLElement & { value: string }).value });
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') first();
    else if (event.key === 'Escape' && filter.number !== '') change({ ...filter, number: '' });
    else return;
    event.stopPropagation();
  };
  return html`<div class="toolbar stack-filter">
    <vscode-textfield
      class="find-stack"
      .label=${labels.find}
      placeholder=${labels.findShort}
      inputmode="numeric"
      .value=${filter.number}
      @input=${typed}
      @keydown=${key}
    >
      <span slot="content-before">${icon('search', 'muted')}</span>
    </vscode-textfield>
    <div class="chips" role="group" aria-label=${labels.kinds}>
      ${ledger.parts.map(
        ({ kind, stacks }) =>
          html`<button
            type="button"
            class="toggle"
            aria-pressed=${filter.kinds.has(kind)}
            ?disabled=${stacks === 0}
            @click=${() => change({ ...filter, kinds: toggled(filter.kinds, kind) })}
          >
            ${icon(kind, kindClass(kind))}${kindChip(context.l10n, kind)} <span class="num">${grouped(stacks)}</span>
          </button>`,
      )}
    </div>
  </div>`;
}

function toggled(kinds: ReadonlySet<StackKind>, kind: StackKind): ReadonlySet<StackKind> {
  const next = new Set(kinds);
  if (!next.delete(kind)) next.add(kind);
  return next;
}
