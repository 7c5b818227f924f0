import { html, type TemplateResult } from 'lit';
import type { Player } from '../../games/game.ts';
import { playerLetter, playerName } from '../../words/names.ts';
import type { GameContext } from './context.ts';

/** The letter of each player's classes and shapes: Alice round, the second player square. */
export const playerClass = ['a', 'b'] as const;

/** A player's badge that says the name to screen readers. `pass`: hollow. */
export function who({ l10n, game }: GameContext, player: Player, pass = false): TemplateResult {
  return html`<span class="who ${playerClass[player]} ${pass ? 'pass' : ''}" role="img" aria-label=${playerName(l10n, game, player)}
    >${playerLetter(l10n, game, player)}</span
  >`;
}

/** The badge beside the player's written name. */
export function whoMark({ l10n, game }: GameContext, player: Player, big = false): TemplateResult {
  return html`<span class="who ${playerClass[player]} ${big ? 'big' : ''}" aria-hidden="true">${playerLetter(l10n, game, player)}</span>`;
}
