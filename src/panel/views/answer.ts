import { html, nothing, type TemplateResult } from 'lit';
import type { CaseSummary } from '../../games/game.ts';
import { answerSentence, totalsNote, winnerOf } from '../../words/answer.ts';
import { grouped } from '../../words/numbers.ts';
import { editedLine } from '../../words/panelSentences.ts';
import type { AnswerState, CaseScene } from '../caseView.ts';
import type { GameContext } from '../parts/context.ts';
import { button } from '../parts/controls.ts';
import { icon } from '../parts/icons.ts';
import { who, whoMark } from '../parts/who.ts';
import { bestFacts } from './bestFacts.ts';
import { problemFacts } from './problemStates.ts';
import { checkedStart } from './verify.ts';

/** Who wins and by how much, the totals, the best move, and what was odd about the input. */
export function answerSection(scene: CaseScene, state: AnswerState): TemplateResult {
  const { context, data } = scene;
  const { labels, host } = context;
  const stale = state.outdated !== null;
  return html`<section class="answer" aria-labelledby="answer">
    ${stale ? outdatedMark(context, state) : nothing}
    <div class="said ${stale ? 'stale' : ''}">${headline(context, data.summary.margin)} ${score(context, data.summary)}</div>
    ${
      stale
        ? html`<div class="actions">${button({ label: labels.solveAgain, icon: 'refresh', primary: true, act: () => host.solve() })}</div>`
        : html`<div class="side">
            <ul class="facts">
              ${bestFacts(scene)} ${checkedStart(scene)} ${problemFacts(context, state.problems)}
            </ul>
          </div>`
    }
  </section>`;
}

export function headline(context: GameContext, margin: string): TemplateResult {
  const winner = winnerOf(margin);
  return html`<h1 id="answer">
    ${winner === null ? nothing : whoMark(context, winner, true)}<span>${answerSentence(context.l10n, context.game, margin)}</span>
  </h1>`;
}

function outdatedMark({ l10n, labels }: GameContext, state: AnswerState): TemplateResult {
  return html`<div class="actions mark">
    <span class="word">${icon('refresh')} ${labels.outdated}</span>
    ${state.outdated === null ? nothing : html`<span class="small">${editedLine(l10n, state.outdated.editedLine)}</span>`}
  </div>`;
}

/** Both totals with a bar of their shares. */
function score(context: GameContext, summary: CaseSummary): TemplateResult {
  const first = Number(summary.firstTotal);
  const all = first + Number(summary.secondTotal);
  const share = all === 0 ? 50 : (100 * first) / all;
  const digits = summary.firstTotal.length + summary.secondTotal.length;
  return html`<div class="score ${digits > 12 ? 'long' : ''} ${digits > 30 ? 'huge' : ''}">
    <span class="end">${who(context, 0)} <span class="num strong">${grouped(summary.firstTotal)}</span></span>
    <svg class=${all === 0 ? 'none' : ''} aria-hidden="true">
      <rect width="${share}%" height="8" rx="2" fill="currentColor" class="c-a" />
      <svg x="${share}%" width="${100 - share}%" height="8">
        <rect x="2" width="100%" height="8" rx="2" fill="currentColor" class="c-b" />
      </svg>
    </svg>
    <span class="end"><span class="num strong">${grouped(summary.secondTotal)}</span> ${who(context, 1)}</span>
    <p class="score-note small muted">${totalsNote(context.l10n, context.game, summary)}</p>
  </div>`;
}
