import { html, type TemplateResult } from 'lit';
import type { FamilyPhotosStack, Photo } from '../../../games/familyPhotos/facts.ts';
import { grouped } from '../../../words/numbers.ts';
import { firstMoveLoss, lineLink, photoFate, stackHeading, stackKindName } from '../../../words/stackTable.ts';
import type { StackTableLabels } from '../../../words/stackTableLabels.ts';
import type { CaseScene } from '../../scene.ts';
import { icon } from '../../parts/icons.ts';
import { who } from '../../parts/who.ts';
import { kindClass } from './kinds.ts';
import { whatIfForm } from './stackForm.ts';
import type { StackWhatIf } from './stackWhatIf.ts';

/** One stack: where it stands, what becomes of its photos, and what would come of other numbers. */
export function stackCard(scene: CaseScene, labels: StackTableLabels, whatIf: StackWhatIf): TemplateResult {
  const { l10n } = scene.context;
  const { stack } = whatIf;
  return html`<section class="card stack-card" aria-labelledby="one-stack" data-link=${stack.stack}>
    <header>
      <h3 id="one-stack">${stackHeading(l10n, stack.stack)}</h3>
      <span class="small">${icon(stack.kind, kindClass(stack.kind))} ${stackKindName(l10n, stack.kind)}</span>
      <button type="button" class="link small" title=${scene.context.labels.showInEditor} @click=${() => scene.reveal(stack.line)}>
        ${lineLink(l10n, stack.line)}
      </button>
    </header>
    <dl class="kv">
      ${photo(scene, labels.top, stack, 'top')} ${photo(scene, labels.bottom, stack, 'bottom')}
      <dt>${labels.firstMove}</dt>
      <dd>${firstMoveLoss(l10n, stack.loss)}</dd>
    </dl>
    ${whatIfForm(scene.context, labels, whatIf)}
  </section>`;
}

function photo({ context }: CaseScene, name: string, stack: FamilyPhotosStack, place: 'top' | 'bottom'): TemplateResult {
  const shown: Photo = place === 'top' ? stack.top : stack.bottom;
  const fate = place === 'top' ? stack.topFate : stack.bottomFate;
  return html`<dt>${name}</dt>
    <dd>
      <span class="worth">${who(context, 0)} <span class="num">${grouped(shown.a)}</span></span>
      <span class="worth">${who(context, 1)} <span class="num">${grouped(shown.b)}</span></span>
      <span>${photoFate(context.l10n, shown, fate, place)}</span>
    </dd>`;
}
