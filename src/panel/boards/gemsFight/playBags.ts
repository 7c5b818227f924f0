import { html, nothing, type TemplateResult } from 'lit';
import type { GemsFightMove, GemsFightTurn } from '../../../games/gemsFight/facts.ts';
import type { MoveValue } from '../../../games/game.ts';
import { stoneCount } from '../../../words/runs.ts';
import type { CaseScene } from '../../scene.ts';
import { who } from '../../parts/who.ts';
import { bagFace, cooker, goneBag } from './board.ts';

export interface PlayTable {
  /** The turns before the position. */
  readonly turns: readonly GemsFightTurn[];
  readonly rows: readonly MoveValue[];
  /** Bags that are left. */
  readonly left: number;
  /** Chooses a move; null where none is to be chosen. */
  readonly choose: ((row: MoveValue) => void) | null;
  readonly isChosen: (row: MoveValue) => boolean;
}

/** The cooker, the bags that are left, as buttons that choose the move, and those that are gone. */
export function playBags({ context, data }: CaseScene, table: PlayTable): TemplateResult | typeof nothing {
  const { ledger } = data;
  if (ledger?.game !== 'gems-fight') return nothing;
  const { turns, left, choose, isChosen } = table;
  const rows = table.rows.filter((row) => row.game === 'gems-fight').toSorted((one, other) => one.bags[0] - other.bags[0]);
  const made: [number, number] = [0, 0];
  for (const { player, stones } of turns) for (const { count } of stones) made[player] += count;
  const bag = (row: GemsFightMove): TemplateResult => {
    const face = bagFace(context, row, row.stones > 0 && left > 1, false);
    return choose === null
      ? html`<li class="bag">${face}</li>`
      : html`<li><button type="button" class="bag" aria-pressed=${isChosen(row)} @click=${() => choose(row)}>${face}</button></li>`;
  };
  return html`${cooker(context, ledger, turns.at(-1)?.cooker ?? [])}
    <ul class="bags">
      ${rows.map(bag)} ${turns.map((turn) => goneBag(context, turn))}
    </ul>
    <p class="won small">
      <span>${who(context, 0)} ${stoneCount(context.l10n, made[0])}</span
      ><span>${who(context, 1)} ${stoneCount(context.l10n, made[1])}</span>
      <span class="muted">${context.labels.turnRule}</span>
    </p>`;
}
