import { html, type TemplateResult } from 'lit';
import type { Player, Turn } from '../../games/game.ts';
import { bagsName, turnName } from '../../words/moves.ts';
import { signed } from '../../words/numbers.ts';
import type { CaseScene } from '../scene.ts';
import type { GameContext } from '../parts/context.ts';
import { playerClass, who } from '../parts/who.ts';

/** A turn as a chip in its player's colour; dashed for a quiet bag or a pass. */
export function turnChip({ l10n }: GameContext, turn: Turn): TemplateResult {
  const quiet = turn.game === 'gems-fight' ? turn.stones.length === 0 : turn.action === 'passes';
  const name = turn.game === 'gems-fight' ? bagsName(l10n, [turn.bag]) : turnName(l10n, turn, false);
  const stones = turn.game === 'gems-fight' ? String(turn.stones.reduce((sum, { count }) => sum + count, 0)) : turn.gain;
  const value = turn.game === 'family-photos' && turn.action === 'passes' ? '' : signed(stones);
  return html`<span class="chip ${playerClass[turn.player]} ${quiet ? 'quiet' : ''}">${name} <span class="num">${value}</span></span>`;
}

/** Turns as chips, with the player's badge where the player changes; `before` has moved before them. */
export function turnChips({ context }: CaseScene, turns: readonly Turn[], before: Player | null): TemplateResult {
  return html`${turns.map((turn, index) => {
    const previous = index === 0 ? before : turns[index - 1]?.player;
    return html`${turn.player === previous ? '' : who(context, turn.player)}${turnChip(context, turn)}`;
  })}`;
}
