import type { GameId } from './game.ts';

/** What anyone may know of a game without loading its reader and solver. Names are proper names: not translated. */
interface CatalogueEntry {
  readonly id: GameId;
  readonly name: string;
  /** Id of the editor's language, and the pattern of its files. */
  readonly language: string;
  readonly files: string;
  /** The second player's name; the first is always Alice. */
  readonly secondPlayer: string;
}

export const catalogue: readonly CatalogueEntry[] = [
  { id: 'family-photos', name: 'Family Photos', language: 'family-photos', files: '*.photos', secondPlayer: 'Bonnie' },
  { id: 'gems-fight', name: 'Gems Fight!', language: 'gems-fight', files: '*.gems', secondPlayer: 'Bob' },
];

/** The game whose language this is, or null. */
export function gameOfLanguage(language: string): GameId | null {
  return catalogue.find((entry) => entry.language === language)?.id ?? null;
}

export function languageOf(game: GameId): string {
  return catalogue.find(({ id }) => id === game)?.language ?? game;
}
