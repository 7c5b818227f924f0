import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { startPosition } from '../../games/game.ts';
import { failureSentence } from '../../words/failures.ts';
import { shareDone } from '../../words/panelSentences.ts';
import {
  checkedFact,
  disagreement,
  notSettled,
  positionsAtMost,
  proofParagraphs,
  sameValue,
  verifyEffort,
  whyTrusted,
} from '../../words/panelVerify.ts';
import type { CaseScene } from '../scene.ts';
import { button } from '../parts/controls.ts';
import { icon } from '../parts/icons.ts';

/** Exhaustive play of the position looked at: offered, on its way, what it said, or what holds where it is too large. */
export function verifySection(scene: CaseScene): TemplateResult | typeof nothing {
  const { context, data } = scene;
  const { l10n, labels, game } = context;
  const { verification, position } = data;
  if (position.summary.over) return nothing;
  void verification.offer(position.at, position.summary.final);
  const state = verification.of(position.at);
  // Of the start the answer says so.
  if (state.kind === 'done' && position.turn === 0) return nothing;
  switch (state.kind) {
    case 'unknown':
      return nothing;
    case 'offered':
      return section(
        labels.proof,
        nothing,
        html`<div class="actions">
          ${button({ label: labels.verify, icon: 'checked', title: labels.verifyKey, act: () => void startVerifying(scene) })}
          <span class="small muted">${state.cancelled ? labels.verifyCancelled : nothing} ${positionsAtMost(l10n, state.positions)}</span>
        </div>`,
      );
    case 'running':
      return section(
        labels.verifying,
        html`<span class="spin">${icon('again')}</span>`,
        html`<div class="actions">
          ${button({ label: labels.cancel, icon: 'stop', act: () => verification.cancel() })}
          <span class="small muted">${shareDone(l10n, state.share)}</span>
        </div>`,
        positionsAtMost(l10n, state.positions),
      );
    case 'done':
      return state.result.agrees
        ? section(
            sameValue(l10n, state.final),
            icon('checked', 'ok'),
            nothing,
            verifyEffort(l10n, state.result.positions, state.result.milliseconds),
          )
        : nothing;
    case 'too-large':
      return section(
        labels.tooLarge,
        icon('info', 'i-info'),
        html`<p class="small">${whyTrusted(l10n, game)}</p>
          ${
            game === 'family-photos'
              ? html`<details class="small">
                  <summary>${labels.proofOfRule}</summary>
                  ${proofParagraphs(l10n).map((paragraph) => html`<p>${paragraph}</p>`)}
                </details>`
              : nothing
          }`,
      );
    case 'failed':
      return section(labels.proof, icon('info', 'i-info'), html`<p class="small">${failureSentence(l10n, state.failure)}</p>`);
  }
}

function section(heading: string, mark: TemplateResult | typeof nothing, body: TemplateResult | typeof nothing, meta = ''): TemplateResult {
  return html`<section class="sec verify" aria-labelledby="verify">
    <header>
      ${mark}
      <h2 id="verify">${heading}</h2>
      ${meta === '' ? nothing : html`<span class="meta">${meta}</span>`}
    </header>
    ${body}
  </section>`;
}

/** Plays the position looked at out, where that can be done, and scrolls to what a view says about it below the fold. */
export async function startVerifying({ data }: Pick<CaseScene, 'data'>, view?: ReactiveElement): Promise<void> {
  const { verification, position } = data;
  void verification.start(position.at, position.summary.final);
  await view?.updateComplete;
  view?.querySelector('.verify')?.scrollIntoView({ block: 'nearest' });
}

/** What stands among the facts of the answer: exhaustive play of the start agrees. */
export function checkedStart({ context, data }: CaseScene): TemplateResult | typeof nothing {
  const state = data.verification.of(startPosition);
  if (state.kind !== 'done' || !state.result.agrees) return nothing;
  const { positions, milliseconds } = state.result;
  return html`<li title=${verifyEffort(context.l10n, positions, milliseconds)}>
    ${icon('checked', 'ok')}<span>${checkedFact(context.l10n, positions)}</span>
  </li>`;
}

/** Loudly: exhaustive play and the solver differ. Null while they do not. */
export function alarm({ context, data }: CaseScene): TemplateResult | null {
  const { l10n, labels, host } = context;
  const found = data.verification.disagreement;
  if (found === null) return null;
  const { result, final } = found;
  return html`<div class="notice loud" role="alert">
      ${icon('error', 'i-error')}
      <p><span class="strong">${labels.notToTrust}</span> ${disagreement(l10n, result.margin, final, result.positions)}</p>
      <div class="actions"><button type="button" class="link" @click=${() => host.showLog()}>${labels.showLog}</button></div>
    </div>
    <section class="answer" aria-labelledby="answer">
      <h1 id="answer"><span>${notSettled(l10n, result.margin, final)}</span></h1>
      <p class="muted">${labels.withheld}</p>
    </section>`;
}
