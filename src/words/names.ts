import type { GameId, Player } from '../games/game.ts';
import type { Translator } from './translator.ts';

export function gameName(l10n: Translator, game: GameId): string {
  switch (game) {
    case 'family-photos':
      return l10n.t('Family Photos');
    case 'gems-fight':
      return l10n.t('Gems Fight!');
  }
}

export function playerName(l10n: Translator, game: GameId, player: Player): string {
  if (player === 0) return l10n.t('Alice');
  switch (game) {
    case 'family-photos':
      return l10n.t('Bonnie');
    case 'gems-fight':
      return l10n.t('Bob');
  }
}

/** The letter in a player's badge. */
export function playerLetter(l10n: Translator, game: GameId, player: Player): string {
  const point = playerName(l10n, game, player).codePointAt(0);
  return point === undefined ? '' : String.fromCodePoint(point);
}
