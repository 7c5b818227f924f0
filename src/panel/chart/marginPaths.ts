import type { Player } from '../../games/game.ts';
import { verticalScale, type Scale } from './scale.ts';

/** A turn, or a stretch of turns where the line is long. Doubles are exact enough for pixels. */
export interface ChartPoint {
  /** The turn, or the last one of the stretch, from 1. */
  readonly turn: number;
  readonly least: number;
  readonly greatest: number;
  readonly banked: number;
  readonly final: number;
  /** Null for a stretch. */
  readonly player: Player | null;
  readonly passes: boolean;
}

export interface ChartSize {
  readonly width: number;
  readonly height: number;
  /** Room above and below the margins, so that marks are not cut off. */
  readonly inset: number;
}

export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly player: Player;
  readonly passes: boolean;
}

/** SVG path data of a margin chart, and where its marks stand; all in pixels. */
export interface MarginPaths {
  readonly scale: Scale;
  /** Pixels a turn. */
  readonly column: number;
  readonly banked: string;
  /** The steps of each player, drawn over the banked path. */
  readonly rises: readonly [string, string];
  readonly final: string;
  readonly marks: readonly Mark[];
  /** Steps of the final margin: mistakes. */
  readonly kinks: readonly Kink[];
}

export interface Kink {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  /** Change of the final margin. */
  readonly change: number;
}

/**
 * A margin series as step paths. The start is banked 0 and takes a column of its own, as every turn does; the step of
 * turn t stands at column t. A stretch of turns draws the range between its least and greatest margin, so that no peak is
 * lost. `final` is the final margin at the start. The scale holds the margins in `also` as well.
 */
export function marginPaths(points: readonly ChartPoint[], final: number, size: ChartSize, also: readonly number[] = []): MarginPaths {
  const turns = points.at(-1)?.turn ?? 0;
  const column = size.width / (turns + 1);
  const least = Math.min(final, ...also, ...points.map((point) => Math.min(point.least, point.final)));
  const greatest = Math.max(final, ...also, ...points.map((point) => Math.max(point.greatest, point.final)));
  const scale = verticalScale(least, greatest, size.height, size.inset);
  const at = (margin: number) => round(scale.y(margin));

  let banked = `M0 ${at(0)}`;
  let finals = `M0 ${at(final)}`;
  const rises: [string, string] = ['', ''];
  const marks: Mark[] = [];
  const kinks: Kink[] = [];
  let before = 0;
  let finalBefore = final;
  for (const point of points) {
    const x = round(point.turn * column);
    if (point.player === null) {
      banked += `L${x} ${at(point.least)}V${at(point.greatest)}V${at(point.banked)}`;
    } else {
      banked += `H${x}V${at(point.banked)}`;
      if (point.banked !== before) rises[point.player] += `M${x} ${at(before)}V${at(point.banked)}`;
      marks.push({ x, y: at(point.banked), player: point.player, passes: point.passes });
    }
    finals += `H${x}V${at(point.final)}`;
    if (point.final !== finalBefore) kinks.push({ x, from: at(finalBefore), to: at(point.final), change: point.final - finalBefore });
    before = point.banked;
    finalBefore = point.final;
  }
  const end = round(size.width);
  return { scale, column, banked: `${banked}H${end}`, rises, final: `${finals}H${end}`, marks, kinks };
}

/** Where the label of the final margin stands: at the end of the line that is freer of the banked path, above it or below. */
export interface LabelPlace {
  readonly side: 'start' | 'end';
  /** Base line of the text. */
  readonly y: number;
}

/** `width` is that of the label, in pixels. `atEnd`: it stands at the end in any case. */
export function labelPlace(
  points: readonly ChartPoint[],
  final: number,
  { scale, column }: MarginPaths,
  width: number,
  atEnd = false,
): LabelPlace {
  const line = scale.y(final);
  const y = line < 19 ? line + 15 : line - 8;
  const columns = Math.ceil(width / column);
  const turns = points.at(-1)?.turn ?? 0;
  const free = (from: number, to: number) => {
    const margins = points.filter(({ turn }) => turn >= from && turn <= to).flatMap(({ least, greatest }) => [least, greatest]);
    if (from <= 0) margins.push(0);
    return Math.min(...margins.map((margin) => Math.abs(scale.y(margin) - (y - 4))));
  };
  return { y, side: atEnd || free(turns - columns, turns) >= free(0, columns) ? 'end' : 'start' };
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
