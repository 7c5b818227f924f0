import type { Amount } from '../../games/game.ts';

/** The class for columns that hold amounts of this many digits: '', 'big' or 'huge'. */
export function widthClass(...amounts: readonly Amount[]): '' | 'big' | 'huge' {
  const digits = Math.max(...amounts.map((amount) => amount.length));
  if (digits <= 6) return '';
  return digits <= 14 ? 'big' : 'huge';
}
