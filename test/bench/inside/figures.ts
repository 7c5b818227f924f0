import type { Figure } from '../report.ts';

/** What a line of the log begins with that holds a figure. */
export const figureMark = 'optimalPlayFigure ';

/** Logs the value at a share of the times (0.5: the median) as a figure, and a line that says how they are spread. */
export function measured(id: string, what: string, milliseconds: readonly number[], share = 0.5): void {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (place: number): number => sorted[Math.min(sorted.length - 1, Math.floor(place * sorted.length))];
  const figure: Figure = { id, what, unit: 'ms', value: at(share), p99: at(0.99) };
  console.log(`${id}: least ${at(0).toFixed(2)}, median ${at(0.5).toFixed(2)}, most ${at(1).toFixed(2)} ms of ${sorted.length}`);
  console.log(`${figureMark}${JSON.stringify(figure)}`);
}

/** The figure of a line of the log; undefined for every other line. */
export function figureOf(line: string): Figure | undefined {
  return line.startsWith(figureMark) ? (JSON.parse(line.slice(figureMark.length)) as Figure) : undefined;
}
