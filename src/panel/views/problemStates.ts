import { html, nothing, type TemplateResult } from 'lit';
import type { Problem } from '../../games/problems.ts';
import type { Severity } from '../../text/problem.ts';
import { failureSentence } from '../../words/failures.ts';
import { noAnswerYet, warningCount } from '../../words/panelSentences.ts';
import { fixTitle, problemSentence } from '../../words/problems.ts';
import type { PanelContext } from '../parts/context.ts';
import { button } from '../parts/controls.ts';
import { icon } from '../parts/icons.ts';
import type { PanelState, ShownProblem } from '../protocol/panelApi.ts';
import { fileHeader } from './header.ts';

const severityIcon = { error: 'error', warning: 'warning', information: 'info' } as const satisfies Record<Severity, string>;
const severityClass = { error: 'i-error', warning: 'i-warning', information: 'i-info' } as const satisfies Record<Severity, string>;

/** The input has errors: each with its line, what is wrong with it, and a fix where there is one. */
export function errorsState(context: PanelContext, state: Extract<PanelState, { readonly kind: 'errors' }>): TemplateResult {
  const { l10n, labels, host } = context;
  const count = (severity: Severity) => state.problems.filter(({ problem }) => problem.severity === severity).length;
  const warnings = count('warning');
  return html`${fileHeader(context, state.file, { cases: 0, ledger: null, solve: false })}
    <section class="sec" aria-labelledby="errors">
      <header>
        ${icon('error', 'i-error')}
        <h1 id="errors">${noAnswerYet(l10n, count('error'))}</h1>
        ${warnings === 0 ? nothing : html`<span class="meta">${warningCount(l10n, warnings)}</span>`}
      </header>
      <ul class="problems">
        ${state.problems.map((shown, index) => problemItem(context, shown, index))}
      </ul>
    </section>
    <p class="foot"><button type="button" class="link" @click=${() => host.showProblems()}>${labels.showProblems}</button></p>`;
}

function problemItem(context: PanelContext, { problem, excerpt }: ShownProblem, index: number): TemplateResult {
  const { l10n, host } = context;
  const { severity, fix } = problem;
  return html`<li class="problem">
    ${icon(severityIcon[severity], severityClass[severity])}
    <p>${problemSentence(l10n, problem)}</p>
    ${place(context, problem)} ${excerpt === null ? nothing : html`<p class="src fix">${excerptParts(problem, excerpt)}</p>`}
    ${
      fix === undefined
        ? nothing
        : html`<div class="fix actions">${button({ label: fixTitle(l10n, fix), icon: 'bulb', act: () => host.applyFix(index) })}</div>`
    }
  </li>`;
}

/** The line with the place at fault marked: parts without any blank between them, as all blanks count here. */
function excerptParts(
  { severity, range }: Problem,
  { text, start, end }: NonNullable<ShownProblem['excerpt']>,
): readonly (TemplateResult | string)[] {
  const className = severity === 'error' ? '' : 'w';
  return [
    html`<span class="muted">${range.line + 1} </span>`,
    text.slice(0, start),
    html`<mark class=${className}>${text.slice(start, end) || ' '}</mark>`,
    text.slice(end),
  ];
}

function place({ labels, host }: PanelContext, { range }: Problem): TemplateResult {
  return html`<button
    type="button"
    class="link at"
    title=${labels.showInEditor}
    @click=${() => host.reveal(range.line, range.start, range.end)}
  >
    ${range.line + 1}:${range.start + 1}
  </button>`;
}

/** Oddities of an input that was answered all the same. Mere information is left out. */
export function problemFacts(context: PanelContext, problems: readonly ShownProblem[]): TemplateResult[] {
  const { l10n, host } = context;
  return problems.flatMap(({ problem }, index) =>
    problem.severity === 'information'
      ? []
      : [
          html`<li>
            ${icon(severityIcon[problem.severity], severityClass[problem.severity])}
            <span
              >${place(context, problem)} ${problemSentence(l10n, problem)}
              ${
                problem.fix === undefined
                  ? nothing
                  : html`<button type="button" class="link try" @click=${() => host.applyFix(index)}>
                      ${fixTitle(l10n, problem.fix)}
                    </button>`
              }</span
            >
          </li>`,
        ],
  );
}

/** No answer for a reason that is not in the text. */
export function failureState(context: PanelContext, { file, failure }: Extract<PanelState, { readonly kind: 'failure' }>): TemplateResult {
  const { l10n, labels, host } = context;
  const ours = failure.code === 'unexpected' || failure.code === 'worker-died';
  const dead = failure.code === 'worker-died' && !failure.replaced;
  return html`${fileHeader(context, file, { cases: 0, ledger: null, solve: false })}
    <div class="notice ${ours ? 'error' : 'warning'}">
      ${icon(ours ? 'error' : 'warning', ours ? 'i-error' : 'i-warning')}
      <h1>${failureSentence(l10n, failure)}</h1>
      <div class="actions">
        ${button({ label: dead ? labels.tryOnceMore : labels.solveAgain, icon: 'refresh', act: () => host.solve() })}
        ${ours ? button({ label: labels.showLog, icon: 'text', act: () => host.showLog() }) : nothing}
      </div>
    </div>`;
}
