import type { GameId } from '../games/game.ts';

/** A stretch of a text, in UTF-16 units; `to` is exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * What a selection most likely means: whole lines where it goes over a line break, else whole tokens. So neither a
 * selection that begins within the first line, nor half a number, makes another input than the one seen.
 */
export function wholeStretch(text: string, { from, to }: Stretch): Stretch {
  const selected = text.slice(from, to);
  const blanks = selected.length - selected.trimStart().length;
  const inner = { from: from + blanks, to: from + selected.trimEnd().length };
  if (inner.from >= inner.to) return { from, to: from };
  const inside = /[\r\n]/.test(text.slice(inner.from, inner.to)) ? /[^\r\n]/ : /\S/;
  let [start, end] = [inner.from, inner.to];
  while (start > 0 && inside.test(text.charAt(start - 1))) start--;
  while (end < text.length && inside.test(text.charAt(end))) end++;
  return { from: start, to: end };
}

/**
 * An input of its own out of a stretch of another: its lines without the blank ones around, with line feeds and a final
 * one; in Gems Fight! the line `0 0 0` ends it. An empty text stays empty.
 */
export function inputFrom(text: string, game: GameId): string {
  const lines = text.trim().replace(/\r\n?/g, '\n');
  if (lines === '') return '';
  return game === 'gems-fight' && !/(^|\s)0\s+0\s+0$/.test(lines) ? `${lines}\n0 0 0\n` : `${lines}\n`;
}

/** The tokens of a text, in order. */
export function tokensOf(text: string): readonly string[] {
  return text.match(/\S+/g) ?? [];
}
