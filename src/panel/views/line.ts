import { html, nothing, type TemplateResult } from 'lit';
import { firstDifference, mainLineLabel, twoLinesSpoken, whatIfLabel } from '../../words/panelPositions.ts';
import { chartSentence, finalLabel, turnCount } from '../../words/panelSentences.ts';
import type { CaseScene } from '../scene.ts';
import type { ChartSource } from '../chart/chart.ts';
import '../chart/chart.ts';
import { isMain } from '../data/positionState.ts';
import { chartLegend } from './legend.ts';
import { missingPart } from './notices.ts';
import { goToField, turnRows } from './turns.ts';
import { twoLines } from './twoLines.ts';

/** Longer lines have a field to go to a turn. */
const mostWithoutField = 40;

/** The line of play that one is on: its chart and its turns; off the main line beside that one. */
export function lineSection(scene: CaseScene, foot: TemplateResult | typeof nothing): TemplateResult {
  const { context, data, open } = scene;
  const { l10n, labels } = context;
  const { line } = data.position;
  const { turns } = line;
  const main = isMain(line.line);
  const chart = chartSource(scene);
  const field = turns.count > mostWithoutField || open.has('go-to');
  return html`<section class="sec" aria-labelledby="line">
    <header>
      <h2 id="line">${main ? labels.line : labels.twoLines}</h2>
      <span class="meta">${main ? turnCount(l10n, turns.count) : firstDifference(l10n, line.line.turn + 1)}</span>
    </header>
    ${
      turns.count === 0
        ? html`<p>${labels.noTurns}</p>`
        : html`${chart === null ? nothing : html`<op-chart .context=${context} .source=${chart}></op-chart>${chartLegend(context, chart)}`}
          ${field ? goToField(scene) : nothing} ${main ? turnRows(scene) : twoLines(scene)}
          ${turns.failure === null ? nothing : missingPart(context, turns.failure, () => turns.retry())} ${main ? foot : nothing}`
    }
  </section>`;
}

function chartSource({ context, data, goTo }: CaseScene): ChartSource | null {
  const { l10n, labels } = context;
  const { line, turn } = data.position;
  const { series, summary } = line;
  if (series === null) return null;
  const { margin } = data.summary;
  const main = isMain(line.line);
  const { points } = series;
  // Two labels in one place cannot be read.
  const spread = points.flatMap(({ least, greatest }) => [least, greatest]);
  const close =
    Math.abs(Number(margin) - Number(summary.final)) <
    0.15 * (Math.max(0, Number(margin), ...spread) - Math.min(0, Number(margin), ...spread));
  return {
    points,
    final: series.final,
    finalLabel: main ? finalLabel(l10n, margin) : whatIfLabel(l10n, summary.final),
    main: main ? null : { final: Number(margin), from: line.line.turn, label: close ? '' : mainLineLabel(l10n, margin) },
    startLabel: labels.start,
    label: main
      ? chartSentence(
          l10n,
          ['0', ...points.map(({ banked }) => whole(banked))],
          margin,
          whole(Math.min(0, ...points.map(({ least }) => least))),
          whole(Math.max(0, ...points.map(({ greatest }) => greatest))),
        )
      : twoLinesSpoken(
          l10n,
          margin,
          line.changes.filter(({ value }) => value.loss !== '0').map(({ turn: change }) => ({ turn: change.turn, final: change.final })),
        ),
    turn,
    goTo,
  };
}

/** A margin of the chart in digits. */
function whole(margin: number): string {
  return String(BigInt(Math.round(margin)));
}
