import { html, nothing, type TemplateResult } from 'lit';
import type { Amount, Turn } from '../../games/game.ts';
import { chartSentence, finalLabel, turnCount } from '../../words/panelSentences.ts';
import type { CaseScene } from '../caseView.ts';
import type { ChartPoint } from '../chart/marginPaths.ts';
import type { ChartSource } from '../chart/chart.ts';
import '../chart/chart.ts';
import { exactTurns } from '../data/caseData.ts';
import { chartLegend } from './legend.ts';
import { missingPart } from './notices.ts';
import { turnRows } from './turns.ts';

/** The line of play: its chart, and every turn as a table. */
export function lineSection(scene: CaseScene, foot: TemplateResult | typeof nothing): TemplateResult {
  const { context, data } = scene;
  const { l10n, labels } = context;
  const { turns } = data.summary;
  const chart = chartSource(scene);
  return html`<section class="sec" aria-labelledby="line">
    <header>
      <h2 id="line">${labels.line}</h2>
      <span class="meta">${turnCount(l10n, turns)}</span>
    </header>
    ${
      turns === 0
        ? html`<p>${labels.noTurns}</p>`
        : html`${chart === null ? nothing : html`<op-chart .context=${context} .source=${chart}></op-chart>${chartLegend(context, data)}`}
          ${turnRows(scene)} ${data.turns.failure === null ? nothing : missingPart(context, data.turns.failure, () => data.turns.retry())}
          ${foot}`
    }
  </section>`;
}

function chartSource({ context, data, goTo }: CaseScene): ChartSource | null {
  const { l10n, labels } = context;
  const { margin, turns } = data.summary;
  const series = turns > exactTurns ? seriesPoints(data.series ?? []) : exactPoints(data.turns.head(turns));
  if (series.points.at(-1)?.turn !== turns) return null;
  return {
    points: series.points,
    final: Number(margin),
    finalLabel: finalLabel(l10n, margin),
    startLabel: labels.start,
    label: chartSentence(l10n, series.banked, margin, series.least, series.greatest),
    turn: data.position.turn,
    goTo,
  };
}

interface Series {
  readonly points: readonly ChartPoint[];
  readonly banked: readonly Amount[];
  readonly least: Amount;
  readonly greatest: Amount;
}

function exactPoints(turns: readonly Turn[]): Series {
  const points = turns.map((turn): ChartPoint => {
    const banked = Number(turn.banked);
    return {
      turn: turn.turn,
      least: banked,
      greatest: banked,
      banked,
      final: Number(turn.final),
      player: turn.player,
      passes: turn.game === 'family-photos' && turn.action === 'passes',
    };
  });
  const banked = ['0', ...turns.map((turn) => turn.banked)];
  return { points, banked, ...extremes(banked, banked) };
}

function seriesPoints(series: NonNullable<CaseScene['data']['series']>): Series {
  const points = series.map(({ turn, least, greatest, banked, final }): ChartPoint => ({
    turn,
    least: Number(least),
    greatest: Number(greatest),
    banked: Number(banked),
    final: Number(final),
    player: null,
    passes: false,
  }));
  const ends = extremes(
    series.map(({ least }) => least),
    series.map(({ greatest }) => greatest),
  );
  return { points, banked: ['0', ...series.map(({ banked }) => banked)], ...ends };
}

/** The least of some amounts and the greatest of others, 0 included. */
function extremes(lows: readonly Amount[], highs: readonly Amount[]): { readonly least: Amount; readonly greatest: Amount } {
  let least = 0n;
  let greatest = 0n;
  for (const low of lows) if (BigInt(low) < least) least = BigInt(low);
  for (const high of highs) if (BigInt(high) > greatest) greatest = BigInt(high);
  return { least: String(least), greatest: String(greatest) };
}
