import { html, nothing, type TemplateResult } from 'lit';
import type { CaseScene } from '../scene.ts';
import { button } from '../parts/controls.ts';

/** The ways into a game against the engine, from the position looked at. */
export function playButtons({ context, data, predictFirst }: CaseScene): TemplateResult | typeof nothing {
  const { labels } = context;
  const { play, positions } = data;
  if (positions.first.summary.over) return nothing;
  return html`<div class="actions">
    ${button({ label: labels.play, icon: 'play', title: labels.playTitle, act: () => void play.begin(predictFirst) })}
    ${button({ label: labels.predictFirst, icon: 'hidden', title: labels.predictTitle, act: () => void play.begin(true) })}
  </div>`;
}
