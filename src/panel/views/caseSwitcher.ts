import { html, nothing, type TemplateResult } from 'lit';
import type { CaseSummary } from '../../games/game.ts';
import { answerSentence, winnerOf } from '../../words/answer.ts';
import { labelled } from '../../words/lists.ts';
import { grouped, signed } from '../../words/numbers.ts';
import { ofCases } from '../../words/panelSentences.ts';
import type { GameContext } from '../parts/context.ts';
import { iconButton } from '../parts/controls.ts';
import { who } from '../parts/who.ts';

/** More cases than this are chosen from a list, and more than the other by their numbers. */
const mostTabs = 9;
const mostListed = 200;

interface Switching {
  /** Each case stands with its winner and margin. */
  readonly tell: boolean;
  readonly choose: (index: number) => void;
}

/** Chooses one of several cases. */
export function caseSwitcher(context: GameContext, cases: readonly CaseSummary[], index: number, switching: Switching): TemplateResult {
  const { labels } = context;
  const { choose } = switching;
  const chooser = cases.length <= mostTabs ? caseTabs : cases.length <= mostListed ? caseList : caseField;
  return html`<div class="cases">
    ${chooser(context, cases, index, switching)}
    <span class="end">
      ${iconButton({ icon: 'previous', label: labels.previousCase, disabled: index === 0, act: () => choose(index - 1) })}
      ${iconButton({ icon: 'next', label: labels.nextCase, disabled: index === cases.length - 1, act: () => choose(index + 1) })}
    </span>
  </div>`;
}

function caseTabs(context: GameContext, cases: readonly CaseSummary[], index: number, { tell, choose }: Switching): TemplateResult {
  const { labels } = context;
  return html`<span class="label">${labels.case}</span>
    <div
      role="tablist"
      aria-label=${labels.cases}
      class="tabs"
      @keydown=${(event: KeyboardEvent) => tabKey(event, index, cases.length, choose)}
    >
      ${cases.map(({ margin }, at) => {
        const winner = tell ? winnerOf(margin) : null;
        return html`<button
          type="button"
          role="tab"
          class="tab"
          aria-selected=${at === index}
          tabindex=${at === index ? 0 : -1}
          @click=${() => choose(at)}
        >
          ${at + 1} ${winner === null ? '' : who(context, winner)} ${tell ? html`<span class="num">${signed(margin)}</span>` : nothing}
        </button>`;
      })}
    </div>`;
}

function caseList(
  { l10n, labels, game }: GameContext,
  cases: readonly CaseSummary[],
  index: number,
  { tell, choose }: Switching,
): TemplateResult {
  return html`<label class="label" for="case">${labels.case}</label>
    <select
      id="case"
      class="case-list"
      aria-label=${labels.cases}
      .value=${String(index)}
      @change=${(event: Event) => choose(Number((event.target as HTMLSelectElement).value))}
    >
      ${cases.map(
        ({ margin }, at) =>
          html`<option value=${at} ?selected=${at === index}>
            ${tell ? labelled(l10n, grouped(at + 1), answerSentence(l10n, game, margin)) : at + 1}
          </option>`,
      )}
    </select>`;
}

/** A field for the number: a list of thousands is of no use, and takes its time at every change. */
function caseField({ l10n, labels }: GameContext, cases: readonly CaseSummary[], index: number, { choose }: Switching): TemplateResult {
  const go = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const number = Math.trunc(Number(field.value));
    if (number >= 1) choose(Math.min(cases.length, number) - 1);
    field.value = String(Math.min(cases.length, Math.max(1, number || index + 1)));
  };
  return html`<label class="label" for="case">${labels.case}</label>
    <input id="case" class="case-list number" type="number" min="1" max=${cases.length} .value=${String(index + 1)} @change=${go} />
    <span class="label">${ofCases(l10n, grouped(cases.length))}</span>`;
}

/** Arrow keys move along the tabs and choose. */
function tabKey(event: KeyboardEvent, index: number, cases: number, choose: (index: number) => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const targets: Readonly<Record<string, number>> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: cases - 1 };
  if (!Object.hasOwn(targets, event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  const to = Math.min(cases - 1, Math.max(0, targets[event.key]));
  choose(to);
  const tabs = (event.currentTarget as HTMLElement).children;
  (tabs[to] as HTMLElement | undefined)?.focus();
}
