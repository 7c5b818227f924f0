/** How one size of input did. Times in milliseconds, one core. */
export interface GrowthPoint {
  /** Stacks, or bags. */
  readonly size: number;
  readonly milliseconds: number;
  /** Null where the baseline was not asked. */
  readonly baseline: number | null;
  /** What the machine needs at least: to read the bytes, or to do the operations. */
  readonly limit: number;
  readonly megabytes: number;
}

export interface Growth {
  readonly photos: readonly GrowthPoint[];
  readonly gems: readonly GrowthPoint[];
}

type Game = keyof Growth;

const width = 360;
const height = 296;
/** The names of the lines stand above the plot: within it, one or the other line would run through them. */
const legend = { top: 34, row: 14, rows: 3 };
const margin = { left: 62, right: 14, top: legend.top + legend.rows * legend.row, bottom: 40 };

interface Series {
  readonly name: string;
  readonly colour: string;
  readonly dashed: boolean;
  readonly values: readonly (readonly [size: number, value: number])[];
}

/** Two charts side by side, time and memory against the size, both on logarithmic scales (bags on a plain one). */
export function chartOf(points: readonly GrowthPoint[], game: Game): string {
  const times: readonly Series[] = [
    {
      name: 'C++ baseline',
      colour: '#b5651d',
      dashed: false,
      values: points.flatMap((p) => (p.baseline === null ? [] : [[p.size, p.baseline] as const])),
    },
    { name: 'Optimal Play', colour: '#1f6feb', dashed: false, values: points.map((p) => [p.size, p.milliseconds] as const) },
    {
      name: game === 'photos' ? 'reading the bytes once' : 'the vector operations alone',
      colour: '#6e7781',
      dashed: true,
      values: points.map((p) => [p.size, p.limit] as const),
    },
  ];
  const memory: readonly Series[] = [
    {
      name: game === 'photos' ? 'peak of the command line' : 'tables of a solved case',
      colour: '#1f6feb',
      dashed: false,
      values: points.map((p) => [p.size, p.megabytes] as const),
    },
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * width} ${height}" font-family="system-ui, sans-serif" font-size="11">`,
    `<rect width="${2 * width}" height="${height}" fill="#ffffff"/>`,
    panel(0, 'Time', 'ms', times, game),
    panel(width, 'Memory', 'MB', memory, game),
    '</svg>',
    '',
  ].join('\n');
}

function panel(left: number, title: string, unit: string, series: readonly Series[], game: Game): string {
  const sizes = series.flatMap(({ values }) => values.map(([size]) => size));
  const values = series.flatMap(({ values }) => values.map(([, value]) => value)).filter((value) => value > 0);
  const position = game === 'photos' ? Math.log10 : (size: number): number => size;
  const [least, greatest] = [position(Math.min(...sizes)), position(Math.max(...sizes))];
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.ceil(Math.log10(Math.max(...values)));
  const x = (size: number): number =>
    left + margin.left + ((position(size) - least) / (greatest - least)) * (width - margin.left - margin.right);
  const y = (value: number): number =>
    height - margin.bottom - ((Math.log10(value) - low) / Math.max(1, high - low)) * (height - margin.top - margin.bottom);
  const parts = [`<text x="${left + margin.left}" y="18" font-size="13" font-weight="600" fill="#1f2328">${title} (${unit})</text>`];
  for (let power = low; power <= high; power++) {
    const at = y(10 ** power).toFixed(1);
    parts.push(`<line x1="${left + margin.left}" x2="${left + width - margin.right}" y1="${at}" y2="${at}" stroke="#d0d7de"/>`);
    parts.push(`<text x="${left + margin.left - 6}" y="${at}" dy="4" text-anchor="end" fill="#57606a">${tick(power)}</text>`);
  }
  for (const size of game === 'photos' ? [1e3, 1e4, 1e5, 1e6, 1e7] : [10, 14, 18, 21, 24, 28]) {
    if (position(size) < least || position(size) > greatest) continue;
    const label = game === 'photos' ? `10<tspan dy="-4" font-size="8">${Math.log10(size)}</tspan>` : String(size);
    parts.push(`<text x="${x(size).toFixed(1)}" y="${height - margin.bottom + 16}" text-anchor="middle" fill="#57606a">${label}</text>`);
  }
  parts.push(
    `<text x="${left + (margin.left + width - margin.right) / 2}" y="${height - 8}" text-anchor="middle" fill="#57606a">${game === 'photos' ? 'stacks' : 'bags'}</text>`,
  );
  for (const [index, one] of series.entries()) {
    const line = one.values.map(([size, value]) => `${x(size).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
    const dash = one.dashed ? ' stroke-dasharray="4 3"' : '';
    parts.push(`<polyline points="${line}" fill="none" stroke="${one.colour}" stroke-width="2"${dash}/>`);
    const row = legend.top + index * legend.row;
    parts.push(
      `<line x1="${left + margin.left}" x2="${left + margin.left + 20}" y1="${row}" y2="${row}" stroke="${one.colour}" stroke-width="2"${dash}/>`,
    );
    parts.push(`<text x="${left + margin.left + 25}" y="${row}" dy="4" fill="#1f2328">${one.name}</text>`);
  }
  return parts.join('\n');
}

function tick(power: number): string {
  return power >= 0 && power <= 4 ? String(10 ** power) : `10<tspan dy="-4" font-size="8">${power}</tspan>`;
}
