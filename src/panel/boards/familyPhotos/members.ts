import { html, nothing, type TemplateResult } from 'lit';
import type { FamilyPhotosMember, FamilyPhotosPart, Photo } from '../../../games/familyPhotos/facts.ts';
import { kindName } from '../../../words/ledger.ts';
import { grouped, signed } from '../../../words/numbers.ts';
import { playerLetter } from '../../../words/names.ts';
import type { CaseScene } from '../../scene.ts';
import type { RowsSource, RowView } from '../../rows/rows.ts';
import { missingPart } from '../../views/notices.ts';

/** The stacks of one kind, in the order of the input. A click shows the stack in the editor. */
export function memberRows(scene: CaseScene, part: FamilyPhotosPart): TemplateResult {
  const { context, data, reveal } = scene;
  const cache = data.membersOf(part.kind, part.stacks);
  const source: RowsSource = {
    count: part.stacks,
    label: kindName(context.l10n, part.kind),
    className: 'members',
    most: 8,
    shown: 6,
    current: null,
    head: null,
    row: (index) => {
      const member = cache.get(index);
      return member === undefined ? null : memberRow(scene, member);
    },
    ensure: (from, to) => cache.ensure(from, to),
    activate: (index) => reveal(cache.get(index)?.line ?? null),
  };
  return html`<op-rows .source=${source}></op-rows
    >${cache.failure === null ? nothing : missingPart(context, cache.failure, () => cache.retry())}`;
}

function memberRow({ context, currentLine }: CaseScene, { stack, line, top, bottom, margin }: FamilyPhotosMember): RowView {
  return {
    className: line === currentLine ? 'linked' : '',
    link: String(stack),
    line,
    cells: html`<span role="cell" class="no num"><span class="sr">${context.labels.stack} </span>${grouped(stack)}</span>
      ${photoCell(context, top, 'top')} ${photoCell(context, bottom, 'bottom')}
      <span role="cell" class="adds num r">${signed(margin)}</span>`,
  };
}

function photoCell({ l10n, labels, game }: CaseScene['context'], { a, b, swing }: Photo, place: 'top' | 'bottom'): TemplateResult {
  return html`<span role="cell" class="worth ${place}">
    <span class="v c-a"><i>${playerLetter(l10n, game, 0)}</i> ${grouped(a)}</span>
    <span class="v c-b"><i>${playerLetter(l10n, game, 1)}</i> ${grouped(b)}</span>
    <span class="swing"><span class="sr">${labels.swing} </span>${grouped(swing)}</span>
  </span>`;
}
