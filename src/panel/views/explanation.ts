import { html, nothing, type TemplateResult } from 'lit';
import { familyPhotosColumns } from '../boards/familyPhotos/columns.ts';
import { gemsFightColumns } from '../boards/gemsFight/columns.ts';
import type { CaseScene } from '../scene.ts';
import { positionBar } from './positionBar.ts';

interface Columns {
  readonly left: TemplateResult;
  readonly right: TemplateResult;
  /** As wide as both columns, below them. */
  readonly below?: TemplateResult | typeof nothing;
}

/** All that explains the answer, from the position looked at. */
export function explanation(scene: CaseScene): TemplateResult {
  const { left, right, below = nothing } = columns(scene);
  return html`${positionBar(scene)}
    <div class="cols">
      <div class="col">${left}</div>
      <div class="col">${right}</div>
    </div>
    <div class="full">${below}</div>`;
}

function columns(scene: CaseScene): Columns {
  switch (scene.context.game) {
    case 'family-photos':
      return familyPhotosColumns(scene);
    case 'gems-fight':
      return gemsFightColumns(scene);
  }
}
