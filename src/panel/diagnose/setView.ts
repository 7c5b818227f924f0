import { html, type TemplateResult } from 'lit';
import type { GemsFightCheckpoint } from '../../testCases/checkpoints.ts';
import { type checkpointLabels, gemsInCooker } from '../../words/diagnoseCheckpoints.ts';
import { listed } from '../../words/lists.ts';
import { grouped, signed } from '../../words/numbers.ts';
import type { Translator } from '../../words/translator.ts';

/** What a program should hold for one set of bags, under both meanings of its mask. */
export function setView(l10n: Translator, labels: ReturnType<typeof checkpointLabels>, set: GemsFightCheckpoint): TemplateResult {
  const rows: readonly (readonly [string, string])[] = [
    [labels.f, signed(set.f)],
    [labels.stones, grouped(set.stones)],
    [labels.stonesLeft, grouped(set.stonesLeft)],
    [
      labels.cooker,
      set.cooker.length === 0
        ? labels.cookerEmpty
        : listed(
            l10n,
            set.cooker.map(({ colour, count }) => gemsInCooker(l10n, colour, count)),
          ),
    ],
    [labels.best, set.best.length === 0 ? labels.none : listed(l10n, set.best.map(String))],
    [labels.takenMask, maskText(set.taken)],
    [labels.leftMask, maskText(set.left)],
  ];
  return html`<dl class="set small">
    ${rows.map(
      ([name, value]) =>
        html`<dt class="muted">${name}</dt>
          <dd class="num">${value}</dd>`,
    )}
  </dl>`;
}

function maskText(mask: number): string {
  return `${mask} = 0b${mask.toString(2)}`;
}
