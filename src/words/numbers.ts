import type { Amount } from '../games/game.ts';

/** An amount with a comma between groups of three digits, whatever its size: '-93,709,997,225'. */
export function grouped(amount: Amount | number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** An amount with its sign, as margins are shown: '+3', '0', '-2'. */
export function signed(amount: Amount): string {
  return signOf(amount) > 0 ? `+${grouped(amount)}` : grouped(amount);
}

/** 1, 0 or -1. */
export function signOf(amount: Amount): -1 | 0 | 1 {
  if (amount.startsWith('-')) return -1;
  return amount === '0' ? 0 : 1;
}

/** The amount without its sign. */
export function magnitude(amount: Amount): Amount {
  return amount.startsWith('-') ? amount.slice(1) : amount;
}

/** A sum written out: '4 + 3 - 4 + 0'. */
export function sumOf(amounts: readonly Amount[]): string {
  return amounts
    .map((amount, index) => (index === 0 ? grouped(amount) : `${signOf(amount) < 0 ? '-' : '+'} ${grouped(magnitude(amount))}`))
    .join(' ');
}

/** A difference written out: '1 - 6 = -5'. */
export function differenceOf(first: Amount, second: Amount): string {
  return `${grouped(first)} - ${grouped(second)} = ${signed(String(BigInt(first) - BigInt(second)))}`;
}
