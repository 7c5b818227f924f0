import { html, nothing, type TemplateResult } from 'lit';
import { answerSentence, winnerOf } from '../../words/answer.ts';
import { cancelledSentence, moreCount, readyCount, shareDone, solvingHeading } from '../../words/panelSentences.ts';
import type { GameContext, PanelContext } from '../parts/context.ts';
import { button } from '../parts/controls.ts';
import { icon } from '../parts/icons.ts';
import { whoMark } from '../parts/who.ts';
import type { PanelState, ReadyCases } from '../protocol/panelApi.ts';
import { fileHeader } from './header.ts';

/** Solving: how far it is, Cancel, and what is ready; `tell`: with its answers. */
export function solvingState(
  context: PanelContext,
  state: Extract<PanelState, { readonly kind: 'solving' }>,
  tell: boolean,
): TemplateResult {
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
          progress === null || ready.count === 0
            ? nothing
            : html`<span class="small muted">${readyCount(l10n, ready.count, Math.max(0, progress.cases - progress.solved - 1))}</span>`
        }
      </div>
    </section>
    ${tell ? answers(context, state) : nothing}`;
}

/** Cancelled: what was found before stays. */
export function cancelledState(
  context: PanelContext,
  state: Extract<PanelState, { readonly kind: 'cancelled' }>,
  tell: boolean,
): TemplateResult {
  const { l10n, labels, host } = context;
  return html`${fileHeader(context, state.file, { cases: state.cases, ledger: null, solve: false })}
    <div class="notice info">
      ${icon('info', 'i-info')}
      <h1>${cancelledSentence(l10n, state.ready.count, state.cases)}</h1>
      <div class="actions">${button({ label: labels.solveAgain, icon: 'refresh', act: () => host.solve() })}</div>
    </div>
    ${tell ? answers(context, state) : nothing}`;
}

function answers(
  context: PanelContext,
  { file, ready }: { readonly file: { readonly game: GameContext['game'] | null }; readonly ready: ReadyCases },
): TemplateResult | typeof nothing {
  if (file.game === null || ready.count === 0) return nothing;
  const game: GameContext = { ...context, game: file.game };
  return html`<ol class="facts answers">
    ${ready.first.map(({ margin, line }, index) => {
      const winner = winnerOf(margin);
      return html`<li>
        <span class="num muted no">${index + 1}</span>${winner === null ? nothing : whoMark(game, winner)}
        <button type="button" class="link" title=${context.labels.showInEditor} @click=${() => context.host.reveal(line, 0, 0)}>
          ${answerSentence(context.l10n, game.game, margin)}
        </button>
      </li>`;
    })}
    ${ready.count > ready.first.length ? html`<li class="muted">${moreCount(context.l10n, ready.count - ready.first.length)}</li>` : nothing}
  </ol>`;
}
