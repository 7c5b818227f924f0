import { html, nothing, type TemplateResult } from 'lit';
import type { GameId } from '../../games/game.ts';
import type { Diagnosis } from '../../testCases/diagnosis.ts';
import { boxFailure, verdictSentence } from '../../words/diagnose.ts';
import { around, labelled } from '../../words/lists.ts';
import { button, iconButton } from '../parts/controls.ts';
import { icon, type IconName } from '../parts/icons.ts';
import type { OpenInput } from '../protocol/diagnoseApi.ts';
import type { DiagnoseContext } from './context.ts';
import type { PrintedBox } from './printedBox.ts';

/** Values of a right output that are written out. */
const mostValues = 200;

/** The input that tells the mistakes of a game apart, and the box for what is printed for it. */
export function fingerprintSection(context: DiagnoseContext, game: GameId, fingerprint: string, box: PrintedBox): TemplateResult {
  const { labels, host } = context;
  return html`<section class="sec source" aria-labelledby="fingerprint">
    <header>
      <h2 id="fingerprint">${labels.fingerprint}</h2>
      <span class="meta">
        ${iconButton({ icon: 'copy', label: labels.copy, act: () => host.copyFingerprint(game) })}
        ${iconButton({ icon: 'text', label: labels.openAsFile, act: () => host.openFingerprint(game) })}
      </span>
    </header>
    <p class="small muted">${labels.fingerprintNote}</p>
    <pre class="given" tabindex="0" role="group" aria-label=${labels.fingerprint}>${fingerprint.trimEnd()}</pre>
    ${printedBox(context, box, `fingerprint-${game}`, game === 'gems-fight' ? 4 : 1, labels.fingerprint)}
  </section>`;
}

/** The file that is open, and the box for what is printed for it. */
export function inputSection(context: DiagnoseContext, input: OpenInput, box: PrintedBox): TemplateResult {
  const { l10n, labels, host } = context;
  const { before, after } = around((mark) => labelled(l10n, labels.openInput, mark));
  return html`<section class="sec source" aria-labelledby="input">
    <header>
      <h2 id="input">${before}<button type="button" class="link name" @click=${() => host.revealInput()}>${input.name}</button>${after}</h2>
      <span class="meta"><button type="button" class="link" @click=${() => host.chooseInput()}>${labels.otherInput}</button></span>
    </header>
    ${printedBox(context, box, 'input-box', 1, input.name)}
  </section>`;
}

function printedBox({ l10n, labels }: DiagnoseContext, box: PrintedBox, id: string, values: number, name: string): TemplateResult {
  const { diagnosis, failure, asking } = box;
  const rows = Math.min(6, Math.max(values, diagnosis?.right.length ?? 1));
  return html`<div class="printed">
    <label class="small" for=${id}>${labels.prints}</label>
    <textarea
      id=${id}
      class="num"
      rows=${rows}
      spellcheck="false"
      autocomplete="off"
      aria-describedby="${id}-verdict"
      .value=${box.printed}
      @input=${(event: Event) => box.type((event.target as HTMLTextAreaElement).value)}
    ></textarea>
    <div id="${id}-verdict" class="verdict">
      ${
        failure !== null
          ? html`<p>${icon('error', 'i-error')}<span>${boxFailure(l10n, failure, name)}</span></p>
              <div class="actions">${button({ label: labels.again, icon: 'refresh', act: () => void box.compare() })}</div>`
          : diagnosis === null
            ? html`<p class="muted">${asking ? labels.comparing : nothing}</p>`
            : verdict({ l10n, labels }, diagnosis)
      }
    </div>
  </div>`;
}

const marks: Readonly<Record<Diagnosis['outcome'], readonly [IconName, string] | null>> = {
  right: ['check', 'ok'],
  wrong: ['close', 'i-error'],
  'other-count': ['close', 'i-error'],
  'not-numbers': ['warning', 'i-warning'],
  'input-errors': ['warning', 'i-warning'],
  'too-large': ['warning', 'i-warning'],
  'nothing-printed': null,
};

/** Whether an output is right; the right one where it is not. */
function verdict({ l10n, labels }: Pick<DiagnoseContext, 'l10n' | 'labels'>, diagnosis: Diagnosis): TemplateResult {
  const { outcome, right, printed } = diagnosis;
  const mark = marks[outcome];
  const listed = outcome === 'other-count' || (outcome === 'wrong' && right.length > 1);
  return html`<p>${mark === null ? nothing : icon(...mark)}<span>${verdictSentence(l10n, diagnosis)}</span></p>
    ${
      listed
        ? html`<dl class="outputs small">
            <dt class="muted">${labels.rightOutput}</dt>
            <dd class="num">${values(right, null)}</dd>
            <dt class="muted">${labels.yourOutput}</dt>
            <dd class="num">${values(printed ?? [], right)}</dd>
          </dl>`
        : nothing
    }`;
}

/** Values in a row, those marked that differ from what they should be. */
function values(list: readonly string[], should: readonly string[] | null): readonly TemplateResult[] {
  const shown = list.slice(0, mostValues).map((value, index) => {
    const differs = should !== null && should[index] !== value;
    return html`<span class="value">${differs ? html`<strong class="off">${value}</strong>` : value}</span>`;
  });
  return list.length > mostValues ? [...shown, html`<span class="value">…</span>`] : shown;
}
