import type { GameId, Player } from './game.ts';

/** What anyone may know of a game without loading its reader and solver. Names are proper names: not translated. */
export interface CatalogueEntry {
  readonly id: GameId;
  readonly name: string;
  /** Id of the editor's language, and the pattern of its files. */
  readonly language: string;
  readonly files: string;
  /** Names of the first and the second player. */
  readonly players: readonly [string, string];
}

export const catalogue: readonly CatalogueEntry[] = [
  { id: 'family-photos', name: 'Family Photos', language: 'family-photos', files: '*.photos', players: ['Alice', 'Bonnie'] },
  { id: 'gems-fight', name: 'Gems Fight!', language: 'gems-fight', files: '*.gems', players: ['Alice', 'Bob'] },
];

/** The entry of a game. */
export function entryOf(id: GameId): CatalogueEntry {
  return catalogue.find((entry) => entry.id === id)!;
}

/** The game whose language this is, or null. */
export function gameOfLanguage(language: string): GameId | null {
  return catalogue.find((entry) => entry.language === language)?.id ?? null;
}

export function playerName(game: GameId, player: Player): string {
  return entryOf(game).players[player];
}
