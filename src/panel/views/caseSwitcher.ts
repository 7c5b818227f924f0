import { html, type TemplateResult } from 'lit';
import type { CaseSummary } from '../../games/game.ts';
import { answerSentence, winnerOf } from '../../words/answer.ts';
import { signed } from '../../words/numbers.ts';
import type { GameContext } from '../parts/context.ts';
import { iconButton } from '../parts/controls.ts';
import { who } from '../parts/who.ts';

/** More cases than this are chosen from a list. */
const mostTabs = 9;

/** Chooses one of several cases, each with its winner and margin. */
export function caseSwitcher(
  context: GameContext,
  cases: readonly CaseSummary[],
  index: number,
  choose: (index: number) => void,
): TemplateResult {
  const { labels } = context;
  return html`<div class="cases">
    ${cases.length > mostTabs ? caseList(context, cases, index, choose) : caseTabs(context, cases, index, choose)}
    <span class="end">
      ${iconButton({ icon: 'previous', label: labels.previousCase, disabled: index === 0, act: () => choose(index - 1) })}
      ${iconButton({ icon: 'next', label: labels.nextCase, disabled: index === cases.length - 1, act: () => choose(index + 1) })}
    </span>
  </div>`;
}

function caseTabs(context: GameContext, cases: readonly CaseSummary[], index: number, choose: (index: number) => void): TemplateResult {
  const { labels } = context;
  return html`<span class="label">${labels.case}</span>
    <div
      role="tablist"
      aria-label=${labels.cases}
      class="tabs"
      @keydown=${(event: KeyboardEvent) => tabKey(event, index, cases.length, choose)}
    >
      ${cases.map(({ margin }, at) => {
        const winner = winnerOf(margin);
        return html`<button
          type="button"
          role="tab"
          class="tab"
          aria-selected=${at === index}
          tabindex=${at === index ? 0 : -1}
          @click=${() => choose(at)}
        >
          ${at + 1} ${winner === null ? '' : who(context, winner)} <span class="num">${signed(margin)}</span>
        </button>`;
      })}
    </div>`;
}

function caseList(
  { l10n, labels, game }: GameContext,
  cases: readonly CaseSummary[],
  index: number,
  choose: (index: number) => void,
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
        ({ margin }, at) => html`<option value=${at} ?selected=${at === index}>${at + 1}: ${answerSentence(l10n, game, margin)}</option>`,
      )}
    </select>`;
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
