import type { Amount, PositionSummary, Turn } from '../../games/game.ts';
import type { MarginPoint } from '../../panel/protocol/panelApi.ts';
import type { Reply, Window } from '../../worker/api.ts';

/** Turns asked for at once: so few that the thread is soon free again. */
const turnsAtOnce = 500;

/** What the series is made from. */
export interface LineSource {
  position(): Promise<Reply<PositionSummary>>;
  line(window: Window): Promise<Reply<readonly Turn[]>>;
}

/**
 * The margins along a line of play in at most `points` stretches of equal length, one a turn where that suffices. The
 * first request that fails gives the failure of the whole.
 */
export async function marginSeries(source: LineSource, points: number): Promise<Reply<readonly MarginPoint[]>> {
  const position = await source.position();
  if (!position.ok) return position;
  const { turns } = position.value;
  const length = Math.max(1, Math.ceil(turns / points));
  const series: MarginPoint[] = [];
  let stretch: Turn[] = [];
  for (let from = 0; from < turns; from += turnsAtOnce) {
    const rows = await source.line({ from, to: Math.min(turns, from + turnsAtOnce) });
    if (!rows.ok) return rows;
    for (const row of rows.value) {
      stretch.push(row);
      if (stretch.length < length) continue;
      series.push(pointOf(stretch));
      stretch = [];
    }
  }
  if (stretch.length > 0) series.push(pointOf(stretch));
  return { ok: true, value: series };
}

function pointOf(stretch: readonly Turn[]): MarginPoint {
  const last = stretch[stretch.length - 1];
  let least: Amount = last.banked;
  let greatest: Amount = last.banked;
  for (const { banked } of stretch) {
    if (compare(banked, least) < 0) least = banked;
    if (compare(banked, greatest) > 0) greatest = banked;
  }
  return { turn: last.turn, least, greatest, banked: last.banked, final: last.final };
}

/** Order of two whole numbers in decimal: by doubles where these tell them apart, which is nearly always. */
function compare(left: Amount, right: Amount): number {
  const difference = Number(left) - Number(right);
  if (difference !== 0 || left === right) return difference;
  return BigInt(left) < BigInt(right) ? -1 : 1;
}
