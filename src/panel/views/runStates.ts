import { html, nothing, type TemplateResult } from 'lit';
import type { CaseSummary } from '../../games/game.ts';
import { answerSentence, winnerOf } from '../../words/answer.ts';
import { cancelledSentence, moreCount, readyCount, shareDone, solvingHeading } from '../../words/panelSentences.ts';
import type { GameContext, PanelContext } from '../parts/context.ts';
import { button } from '../parts/controls.ts';
import { icon } from '../parts/icons.ts';
import { whoMark } from '../parts/who.ts';
import type { PanelState } from '../protocol/panelApi.ts';
import { fileHeader } from './header.ts';

/** Answers listed while others wait. */
const mostListed = 30;

/** Solving: how far it is, Cancel, and what is ready. */
export function solvingState(context: PanelContext, state: Extract<PanelState, { readonly kind: 'solving' }>): TemplateResult {
  const { l10n, labels, host } = context;
  const { file, progress, ready } = state;
  const percent = Math.floor(100 * Math.min(1, Math.max(0, progress?.share ?? 0)));
  return html`${fileHeader(context, file, { cases: progress?.cases ?? 0, ledger: null, solve: false })}
    <div class="busy" aria-hidden="true"></div>
    <section class="answer" aria-labelledby="solving">
      <h1 id="solving">${solvingHeading(l10n, progress)}</h1>
      ${
        progress === null
          ? nothing
          : html`<p id="share">${shareDone(l10n, progress.share)}</p>
              <div class="bar" role="progressbar" aria-labelledby="share" aria-valuemin="0" aria-valuemax="100" aria-valuenow=${percent}>
                <svg aria-hidden="true"><rect width="${percent}%" height="100%" /></svg>
              </div>`
      }
      <div class="actions">
        ${button({ label: labels.cancel, icon: 'stop', act: () => host.cancel() })}
        ${
          progress === null || ready.length === 0
            ? nothing
            : html`<span class="small muted">${readyCount(l10n, ready.length, Math.max(0, progress.cases - progress.solved - 1))}</span>`
        }
      </div>
    </section>
    ${answers(context, state)}`;
}

/** Cancelled: what was found before stays. */
export function cancelledState(context: PanelContext, state: Extract<PanelState, { readonly kind: 'cancelled' }>): TemplateResult {
  const { l10n, labels, host } = context;
  return html`${fileHeader(context, state.file, { cases: state.cases, ledger: null, solve: false })}
    <div class="notice info">
      ${icon('info', 'i-info')}
      <h1>${cancelledSentence(l10n, state.ready.length, state.cases)}</h1>
      <div class="actions">${button({ label: labels.solveAgain, icon: 'refresh', act: () => host.solve() })}</div>
    </div>
    ${answers(context, state)}`;
}

function answers(
  context: PanelContext,
  { file, ready }: { readonly file: { readonly game: GameContext['game'] | null }; readonly ready: readonly CaseSummary[] },
): TemplateResult | typeof nothing {
  if (file.game === null || ready.length === 0) return nothing;
  const game: GameContext = { ...context, game: file.game };
  return html`<ol class="facts answers">
    ${ready.slice(0, mostListed).map(({ margin, line }, index) => {
      const winner = winnerOf(margin);
      return html`<li>
        <span class="num muted no">${index + 1}</span>${winner === null ? nothing : whoMark(game, winner)}
        <button type="button" class="link" title=${context.labels.showInEditor} @click=${() => context.host.reveal(line, 0, 0)}>
          ${answerSentence(context.l10n, game.game, margin)}
        </button>
      </li>`;
    })}
    ${ready.length > mostListed ? html`<li class="muted">${moreCount(context.l10n, ready.length - mostListed)}</li>` : nothing}
  </ol>`;
}
