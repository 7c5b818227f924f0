import { readFileSync } from 'node:fs';

/** One figure. `id` is that of its goal where it has one. */
export interface Figure {
  readonly id: string;
  readonly what: string;
  /** ratio: the baseline's time by ours. */
  readonly unit: 'ratio' | 'ms' | 'MB';
  readonly value: number;
  readonly p99?: number;
  /** Medians behind a ratio, in milliseconds. */
  readonly ours?: number;
  readonly baseline?: number;
}

interface Goal {
  readonly id: string;
  readonly atLeast?: number;
  readonly atMost?: number;
}

const goals = JSON.parse(readFileSync(new URL('goals.json', import.meta.url), 'utf8')) as readonly Goal[];

export interface Judged extends Figure {
  readonly goal: string;
  /** Null where there is no goal. */
  readonly met: boolean | null;
}

export function judged(figure: Figure): Judged {
  const goal = goals.find(({ id }) => id === figure.id);
  if (goal?.atLeast !== undefined) return { ...figure, goal: `>= ${goal.atLeast}`, met: figure.value >= goal.atLeast };
  if (goal?.atMost !== undefined) return { ...figure, goal: `<= ${goal.atMost}`, met: figure.value <= goal.atMost };
  return { ...figure, goal: '', met: null };
}

/** Goals that no figure was measured for. */
export function unmeasured(figures: readonly Figure[]): readonly string[] {
  return goals.map(({ id }) => id).filter((id) => !figures.some((figure) => figure.id === id));
}

const columns = ['what', 'value', 'p99', 'ours', 'baseline', 'goal', 'met'] as const;

/** The figures as a table of plain text. */
export function tableOf(figures: readonly Judged[]): string {
  const rows = figures.map((figure) => ({
    what: figure.what,
    value: `${rounded(figure.value)} ${figure.unit === 'ratio' ? 'x' : figure.unit}`,
    p99: figure.p99 === undefined ? '' : rounded(figure.p99),
    ours: figure.ours === undefined ? '' : `${rounded(figure.ours)} ms`,
    baseline: figure.baseline === undefined ? '' : `${rounded(figure.baseline)} ms`,
    goal: figure.goal,
    met: figure.met === null ? '' : figure.met ? 'yes' : 'no',
  }));
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => row[column].length)));
  const line = (cell: (column: (typeof columns)[number]) => string): string =>
    columns.map((column, index) => (index === 0 ? cell(column).padEnd(widths[index]) : cell(column).padStart(widths[index]))).join('  ');
  return [line((column) => column), ...rows.map((row) => line((column) => row[column]))].join('\n');
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
