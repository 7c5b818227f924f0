import type { MarginPoint, MarginSeries, Player } from './game.ts';

/** A whole line of play, turn after turn from 1. */
export interface MarginTrack {
  readonly turns: number;
  /** Final margin before the first turn. */
  readonly final: number;
  /** Margins after a turn. */
  readonly bankedAfter: (turn: number) => number;
  readonly finalAfter: (turn: number) => number;
  readonly playerOf: (turn: number) => Player;
  readonly passesAt: (turn: number) => boolean;
}

/** A point a turn where there are no more than `most` turns, else at most `most` stretches of equal length. */
export function seriesOf(track: MarginTrack, most: number): MarginSeries {
  const { turns, final } = track;
  const points: MarginPoint[] = [];
  const length = Math.max(1, Math.ceil(turns / Math.max(1, most)));
  for (let from = 1; from <= turns; from += length) points.push(pointOf(track, from, Math.min(turns, from + length - 1)));
  return { turns, final, points };
}

function pointOf(track: MarginTrack, from: number, to: number): MarginPoint {
  const banked = track.bankedAfter(to);
  const final = track.finalAfter(to);
  let [least, greatest, leastFinal, greatestFinal] = [banked, banked, final, final];
  for (let turn = from; turn < to; turn++) {
    const bankedHere = track.bankedAfter(turn);
    const finalHere = track.finalAfter(turn);
    if (bankedHere < least) least = bankedHere;
    if (bankedHere > greatest) greatest = bankedHere;
    if (finalHere < leastFinal) leastFinal = finalHere;
    if (finalHere > greatestFinal) greatestFinal = finalHere;
  }
  const single = from === to;
  return {
    turn: to,
    banked,
    final,
    least,
    greatest,
    leastFinal,
    greatestFinal,
    player: single ? track.playerOf(to) : null,
    passes: single && track.passesAt(to),
  };
}
