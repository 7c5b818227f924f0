import { html, nothing, type TemplateResult } from 'lit';
import type { FamilyPhotosMember, FamilyPhotosTurn, Photo } from '../../../games/familyPhotos/facts.ts';
import type { MoveValue } from '../../../games/game.ts';
import { photoPlace, takenAt } from '../../../words/ledger.ts';
import { labelled } from '../../../words/lists.ts';
import { grouped, signed } from '../../../words/numbers.ts';
import type { CaseScene } from '../../scene.ts';
import type { GameContext } from '../../parts/context.ts';
import { who } from '../../parts/who.ts';
import { photoFace } from './stackTile.ts';

/** Inputs of up to this many stacks show each stack as a tile. */
const mostTiles = 8;
/** Longer swings do not fit a tile. */
const mostDigits = 6;

export interface PlayTable {
  /** The turns before the position. */
  readonly turns: readonly FamilyPhotosTurn[];
  readonly rows: readonly MoveValue[];
  /** Chooses a move; null where none is to be chosen. */
  readonly choose: ((row: MoveValue) => void) | null;
  readonly isChosen: (row: MoveValue) => boolean;
}

/** The stacks of a small input; the photos that can be taken are buttons that choose the move. */
export function playStacks({ context, data }: CaseScene, table: PlayTable): TemplateResult | typeof nothing {
  const { ledger } = data;
  if (ledger?.game !== 'family-photos') return nothing;
  if (ledger.parts.reduce((sum, { stacks }) => sum + stacks, 0) > mostTiles) return nothing;
  const members: FamilyPhotosMember[] = [];
  for (const { kind, stacks } of ledger.parts) {
    const cache = data.membersOf(kind, stacks);
    cache.ensure(0, stacks);
    members.push(...cache.head(stacks));
  }
  const swings = members.flatMap(({ top, bottom }) => [top.swing, bottom.swing]);
  if (swings.some(({ length }) => length > mostDigits)) return nothing;
  const hottest = Math.max(1, ...swings.map(Number));
  return html`<div class="boardrow">
    ${members.toSorted((one, other) => one.stack - other.stack).map((member) => stackOf(context, table, member, hottest))}
  </div>`;
}

function stackOf(context: GameContext, table: PlayTable, member: FamilyPhotosMember, hottest: number): TemplateResult {
  const { stack } = member;
  const taken = table.turns.filter((turn) => turn.stack === stack);
  const row = table.rows.find((one) => one.game === 'family-photos' && one.stack === stack);
  const tile = (place: 'top' | 'bottom', photo: Photo, index: number): TemplateResult => {
    const name = html`<span class="sr">${labelled(context.l10n, photoPlace(context.l10n, place, stack), '')}</span>`;
    const turn = taken[index];
    if (turn !== undefined) {
      return html`<div class="photo ${place} gone">
        ${name}<span class="small">${who(context, turn.player)} ${takenAt(context.l10n, turn.turn)}</span
        ><span class="swing">${signed(turn.gain)}</span>
      </div>`;
    }
    const { choose } = table;
    const face = photoFace(context, photo, hottest, false);
    if (row === undefined || choose === null || index !== taken.length) return html`<div class="photo ${place}">${name}${face}</div>`;
    return html`<button type="button" class="photo ${place}" aria-pressed=${table.isChosen(row)} @click=${() => choose(row)}>
      ${name}${face}
    </button>`;
  };
  return html`<div class="stack" data-link=${stack}>
    <span class="no" aria-hidden="true">${grouped(stack)}</span>
    ${tile('top', member.top, 0)} ${tile('bottom', member.bottom, 1)}
  </div>`;
}
