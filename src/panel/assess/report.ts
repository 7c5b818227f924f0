import { html, nothing, type TemplateResult } from 'lit';
import type { GameSuite } from '../../testCases/suite.ts';
import { addedSentence, caughtSentence, fileCount, progressSentence, stoppedSentence, suiteNote } from '../../words/assess.ts';
import { failureSentence } from '../../words/failures.ts';
import { button, iconButton } from '../parts/controls.ts';
import { icon } from '../parts/icons.ts';
import type { AssessReport } from '../protocol/assessApi.ts';
import type { AssessContext, SuiteScene } from './context.ts';
import { coverageSection } from './coverage.ts';
import { gapsSection } from './gaps.ts';
import { leftOut, redundant } from './hints.ts';
import './matrix.ts';

/** A report, as far as it has come: each game by itself, gaps first. */
export function reportView(context: AssessContext, report: AssessReport): TemplateResult {
  return html`${head(context, report)} ${notices(context, report)} ${report.games.map((suite) => gameView({ ...context, report, suite }))}
  ${leftOut(context, report)}`;
}

function head({ l10n, labels, actions }: AssessContext, { place, files, running }: AssessReport): TemplateResult {
  return html`<header class="head">
    <p class="file"><span class="strong name-of-place">${place}</span> <span class="muted">${fileCount(l10n, files.length)}</span></p>
    <div class="tools">${running ? nothing : iconButton({ icon: 'refresh', label: labels.again, act: () => actions.again() })}</div>
  </header>`;
}

function notices({ l10n, labels, actions }: AssessContext, report: AssessReport): TemplateResult {
  const { done, files, running, failure, outdated, added } = report;
  const last = added.at(-1);
  return html`${running ? progress(report) : nothing}
  ${
    failure === null
      ? nothing
      : html`<div class="notice info">
          ${icon('info', 'i-info')}
          <p>${failure.code === 'cancelled' ? stoppedSentence(l10n, done, files.length) : failureSentence(l10n, failure)}</p>
        </div>`
  }
  ${
    outdated
      ? html`<div class="notice warning" role="status">
          ${icon('warning', 'i-warning')}
          <p>${labels.outdated}</p>
          <div class="actions">${button({ label: labels.again, icon: 'refresh', act: () => actions.again() })}</div>
        </div>`
      : nothing
  }
  ${
    last === undefined
      ? nothing
      : html`<div class="notice info added">
          ${icon('check', 'ok')}
          <p>${addedSentence(l10n, last)}</p>
        </div>`
  }`;

  function progress({ done, files }: AssessReport): TemplateResult {
    const percent = Math.floor((100 * done) / Math.max(1, files.length));
    return html`<div class="running">
      <p id="share">${progressSentence(l10n, done, files.length)}</p>
      <div class="bar" role="progressbar" aria-labelledby="share" aria-valuemin="0" aria-valuemax="100" aria-valuenow=${percent}>
        <svg aria-hidden="true"><rect width="${percent}%" height="100%" /></svg>
      </div>
      <div class="actions">${button({ label: labels.cancel, icon: 'stop', act: () => actions.cancel() })}</div>
    </div>`;
  }
}

function gameView(scene: SuiteScene): TemplateResult {
  const { l10n, labels, report, suite } = scene;
  const covered = suite.features.filter(({ files }) => files > 0).length;
  return html`<section class="suite" aria-labelledby="suite-${suite.game}">
    <header class="suite-head">
      <h1 id="suite-${suite.game}">${mark(suite, report.running)}<span>${headline(scene)}</span></h1>
      <p>${suiteNote(l10n, suite.game, suite.files.length, covered, suite.features.length)}</p>
      ${suite === report.games[0] ? html`<p class="small muted">${labels.whatItIs}</p>` : nothing}
    </header>
    ${report.running ? nothing : gapsSection(scene)}
    <op-matrix .context=${scene} .suite=${suite} .names=${report.files} .running=${report.running}></op-matrix>
    ${redundant(scene)} ${coverageSection(scene)}
  </section>`;
}

function headline({ l10n, report, suite }: SuiteScene): string {
  return caughtSentence(l10n, suite.strategies.filter(({ caught }) => caught > 0).length, suite.strategies.length, report.running);
}

function mark({ strategies }: GameSuite, running: boolean): TemplateResult | typeof nothing {
  if (running) return nothing;
  return strategies.every(({ caught }) => caught > 0) ? icon('checked', 'ok') : icon('warning', 'i-warning');
}
