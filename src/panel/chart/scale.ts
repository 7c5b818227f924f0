/** A vertical scale from margins to pixels: greater margins are higher up. */
export interface Scale {
  readonly ticks: readonly number[];
  /** Pixels from the top. */
  y(margin: number): number;
}

const steps = [1, 2, 3, 5, 10];

/** Ticks at round numbers, at most five, whose range holds `least` to `greatest` and 0. */
export function niceTicks(least: number, greatest: number): readonly number[] {
  const low = Math.min(0, least);
  const high = Math.max(0, greatest);
  const span = Math.max(1, high - low);
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const step = Math.max(1, (steps.find((factor) => factor * power * 4 >= span) ?? 10) * power);
  const ticks: number[] = [];
  for (let index = Math.floor(low / step); index <= Math.ceil(high / step); index += 1) ticks.push(index * step);
  return ticks;
}

/** A scale that fits the margins between `inset` and `height - inset`. */
export function verticalScale(least: number, greatest: number, height: number, inset: number): Scale {
  const all = niceTicks(least, greatest);
  // A tick beyond the data is kept only where it costs little of the height.
  const low = Math.min(0, least);
  const high = Math.max(0, greatest);
  const room = (high - low) * 0.12;
  const ticks = all.filter((tick) => tick >= low - room && tick <= high + room);
  const bottom = Math.min(low, ticks[0] ?? low);
  const top = Math.max(high, ticks.at(-1) ?? high, bottom + 1);
  return { ticks, y: (margin) => inset + ((top - margin) / (top - bottom)) * (height - 2 * inset) };
}

/** Short labels of the axis, in the reader's language. */
export function tickFormat(language: string, ticks: readonly number[]): (tick: number) => string {
  const greatest = Math.max(...ticks.map(Math.abs));
  const format = new Intl.NumberFormat(language, { notation: greatest < 1e15 ? 'compact' : 'scientific', maximumFractionDigits: 1 });
  // B stands for a player: a thousand millions are a giga here.
  return (tick) => (tick === 0 ? '0' : format.format(tick).replace(/B$/, 'G'));
}
