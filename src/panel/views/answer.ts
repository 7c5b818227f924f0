import { html, nothing, type TemplateResult } from 'lit';
import { answerSentence, totalsNoteBesideBar, winnerOf } from '../../words/answer.ts';
import { editedLine } from '../../words/panelSentences.ts';
import type { AnswerState, CaseScene } from '../scene.ts';
import type { GameContext } from '../parts/context.ts';
import { button } from '../parts/controls.ts';
import { icon } from '../parts/icons.ts';
import { whoMark } from '../parts/who.ts';
import { bestFacts } from './bestFacts.ts';
import { playButtons } from './playButtons.ts';
import { problemFacts } from './problemStates.ts';
import { scoreBar } from './scoreBar.ts';
import { checkedStart } from './verify.ts';

/** Who wins and by how much, the totals, the best move, and what was odd about the input. */
export function answerSection(scene: CaseScene, state: AnswerState): TemplateResult {
  const { context, data } = scene;
  const { labels, host } = context;
  const stale = state.outdated !== null;
  return html`<section class="answer" aria-labelledby="answer">
    ${stale ? outdatedMark(context, state) : nothing}
    <div class="said ${stale ? 'stale' : ''}">
      ${headline(context, data.summary.margin)}
      ${scoreBar(context, data.summary, totalsNoteBesideBar(context.l10n, context.game, data.summary))}
    </div>
    ${
      stale
        ? html`<div class="actions">${button({ label: labels.solveAgain, icon: 'refresh', primary: true, act: () => host.solve() })}</div>`
        : html`<div class="side">
            <ul class="facts">
              ${bestFacts(scene)} ${checkedStart(scene)} ${problemFacts(context, state.problems)}
            </ul>
            ${playButtons(scene)}
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
