import { html, nothing, type TemplateResult } from 'lit';
import type { FamilyPhotosLedger } from '../../../games/familyPhotos/facts.ts';
import type { FamilyPhotosReason } from '../../../games/familyPhotos/reasons.ts';
import { swingMeaning } from '../../../words/glossary.ts';
import { leftOver, leftOverCount } from '../../../words/ledger.ts';
import { whereFrom } from '../../../words/panelSentences.ts';
import type { CaseScene } from '../../scene.ts';
import { lineSection } from '../../views/line.ts';
import { linesTried } from '../../views/linesTried.ts';
import { movesSection } from '../../views/moves.ts';
import { missingPart } from '../../views/notices.ts';
import { explained, photoSaid, sentences } from '../../views/reasons.ts';
import { verifySection } from '../../views/verify.ts';
import { whyChange } from '../../views/whyChange.ts';
import { countLedger } from './countLedger.ts';
import './hottest.ts';
import './stacksView.ts';
import { positionLedger } from './positionLedger.ts';
import { tileLedger } from './tileLedger.ts';

/** Inputs of up to this many stacks show each stack as a tile. */
const mostTiles = 8;
/** Longer swings do not fit a tile. */
const mostDigits = 6;

interface Columns {
  readonly left: TemplateResult;
  readonly right: TemplateResult;
  /** As wide as both columns, below them. */
  readonly below: TemplateResult;
}

/** The sections of a Family Photos case. */
export function familyPhotosColumns(scene: CaseScene): Columns {
  const { context, data } = scene;
  const ledger = data.ledger?.game === 'family-photos' ? data.ledger : null;
  return {
    left: html`${data.failure === null ? nothing : missingPart(context, data.failure, () => data.start())} ${whyChange(scene)}
    ${ledger === null ? nothing : ledgerSection(scene, ledger)} ${movesSection(scene)}`,
    right: html`${lineSection(scene, ledger === null ? nothing : leftOverNote(scene, ledger))} ${linesTried(scene)}
    ${ledger === null || isSmall(scene, ledger) !== false ? nothing : html`<op-hottest .scene=${scene}></op-hottest>`}
    ${verifySection(scene)}`,
    // Stands there from the beginning: it keeps its order and the stack chosen from one version of the file to the next.
    below: html`<op-stacks .scene=${scene} .ledger=${ledger} .folded=${ledger === null || isSmall(scene, ledger) !== false}></op-stacks>`,
  };
}

/** Few stacks of short numbers; null while their numbers are not here. */
function isSmall({ data }: CaseScene, ledger: FamilyPhotosLedger): boolean | null {
  if (ledger.parts.reduce((sum, { stacks }) => sum + stacks, 0) > mostTiles) return false;
  for (const { kind, stacks } of ledger.parts) {
    const cache = data.membersOf(kind, stacks);
    cache.ensure(0, stacks);
    const members = cache.head(stacks);
    if (members.some(({ top, bottom }) => Math.max(top.swing.length, bottom.swing.length) > mostDigits)) return false;
    if (members.length < stacks) return cache.failure === null ? null : false;
  }
  return true;
}

function ledgerSection(scene: CaseScene, ledger: FamilyPhotosLedger): TemplateResult {
  const { l10n, labels } = scene.context;
  const small = isSmall(scene, ledger);
  const { position } = scene.data;
  const why = position.reasons === null ? null : explained(position.reasons);
  const atStart = position === scene.data.positions.first;
  const here = why?.game === 'family-photos' ? why.position : null;
  return html`<section class="sec" aria-labelledby="why">
    <header>
      <h2 id="why">${whereFrom(l10n, position.summary.final)}</h2>
      ${small ? html`<span class="meta" title=${swingMeaning(l10n)}>${labels.ledgerHint}</span>` : nothing}
    </header>
    ${
      small === null
        ? nothing
        : !atStart
          ? positionLedger(scene, here?.ledger ?? null, ledger, small)
          : small
            ? tileLedger(scene, ledger)
            : countLedger(scene, ledger)
    }
    ${here === null ? nothing : positionIdeas(scene, here.reasons)}
  </section>`;
}

/** What is to be said of the position as a whole. */
function positionIdeas(scene: CaseScene, reasons: readonly FamilyPhotosReason[]): TemplateResult | typeof nothing {
  if (reasons.length === 0) return nothing;
  return html`<div class="idea">${reasons.map((reason) => html`<p>${sentences(scene, [photoSaid(scene, reason)])}</p>`)}</div>`;
}

function leftOverNote(scene: CaseScene, ledger: FamilyPhotosLedger): TemplateResult | typeof nothing {
  const { context, data } = scene;
  const stacks = ledger.parts.find(({ kind }) => kind === 'dead')?.stacks ?? 0;
  if (stacks === 0) return nothing;
  if (isSmall(scene, ledger) !== true) return html`<p class="foot">${leftOverCount(context.l10n, stacks)}</p>`;
  const members = data.membersOf('dead', stacks).head(stacks);
  return members.length === 0
    ? nothing
    : html`<p class="foot">
        ${leftOver(
          context.l10n,
          members.map(({ stack }) => stack),
        )}
      </p>`;
}
