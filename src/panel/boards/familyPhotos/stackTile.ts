import { html, nothing, type TemplateResult } from 'lit';
import type { FamilyPhotosMember, FamilyPhotosTurn, Photo } from '../../../games/familyPhotos/facts.ts';
import { labelled } from '../../../words/lists.ts';
import { grouped, signed } from '../../../words/numbers.ts';
import { photoPlace, takenAt } from '../../../words/ledger.ts';
import type { CaseScene } from '../../scene.ts';
import { playerLetter } from '../../../words/names.ts';
import type { GameContext } from '../../parts/context.ts';
import { icon } from '../../parts/icons.ts';
import { who } from '../../parts/who.ts';

/** What the tiles of one board share. */
export interface TileScene {
  readonly scene: CaseScene;
  readonly turns: readonly FamilyPhotosTurn[];
  /** The greatest swing on the board, for the heat bars. */
  readonly hottest: number;
}

/** A stack as two photos, the top one in front; photos taken before the position looked at are outlines. */
export function stackTile(tiles: TileScene, { stack, line, top, bottom }: FamilyPhotosMember): TemplateResult {
  const { scene, turns } = tiles;
  const taken = turns.filter((turn) => turn.stack === stack && turn.turn <= scene.data.position.turn);
  const best = bestStack(tiles) === stack ? (taken.length === 0 ? 'top' : 'bottom') : null;
  return html`<div class="stack ${line === scene.currentLine ? 'linked' : ''}" data-link=${stack} data-line=${line}>
    <span class="no" aria-hidden="true">${grouped(stack)}</span>
    ${photoTile(tiles, { place: 'top', stack, line, photo: top, best: best === 'top', visible: true, turn: taken[0] })}
    ${photoTile(tiles, { place: 'bottom', stack, line, photo: bottom, best: best === 'bottom', visible: taken.length > 0, turn: taken[1] })}
  </div>`;
}

/** The stack from which the line goes on; where it goes on with a mistake, that of the best move. 0 for a pass. */
function bestStack({ scene, turns }: TileScene): number | undefined {
  const { turn, line, moves } = scene.data.position;
  const mistaken = line.changes.some((change) => change.turn.turn === turn + 1 && change.value.loss !== '0');
  if (!mistaken) return turns.find((next) => next.turn === turn + 1)?.stack;
  const best = moves.all.get(0);
  return best?.game === 'family-photos' ? best.stack : undefined;
}

interface PhotoTile {
  readonly place: 'top' | 'bottom';
  readonly stack: number;
  readonly line: number;
  readonly photo: Photo;
  readonly best: boolean;
  /** Nothing lies on it: it can be taken. */
  readonly visible: boolean;
  /** The turn in which it was taken; undefined while it lies there. */
  readonly turn: FamilyPhotosTurn | undefined;
}

function photoTile({ scene, hottest }: TileScene, tile: PhotoTile): TemplateResult {
  const { context, reveal, take, data } = scene;
  const { l10n, labels } = context;
  const { place, stack, line, photo, best, visible, turn } = tile;
  const name = html`<span class="sr">${labelled(l10n, photoPlace(l10n, place, stack), '')}</span>`;
  if (turn !== undefined) {
    return html`<div class="photo ${place} gone">
      ${name}<span class="small">${who(context, turn.player)} ${takenAt(l10n, turn.turn)}</span
      ><span class="swing">${signed(turn.gain)}</span>
    </div>`;
  }
  const takes = visible && !data.position.summary.over;
  const act = (): void => {
    if (takes) take(stack);
    reveal(line);
  };
  return html`<button
    type="button"
    class="photo ${place} ${best ? 'best' : ''}"
    title=${takes ? labels.takeIt : labels.showInEditor}
    @click=${act}
  >
    ${name}${photoFace(context, photo, hottest, best)} ${best ? html`<span class="sr"> ${labels.bestMove}</span>` : nothing}
  </button>`;
}

/** What a photo is worth to each player and its swing, with a bar of its share of the greatest swing. */
export function photoFace({ l10n, labels, game }: GameContext, photo: Photo, hottest: number, best: boolean): TemplateResult {
  return html`<span class="v c-a"><i>${playerLetter(l10n, game, 0)}</i> ${grouped(photo.a)}</span>
    <span class="v c-b"><i>${playerLetter(l10n, game, 1)}</i> ${grouped(photo.b)}</span>
    <span class="swing"><span class="sr">${labels.swing}</span> ${best ? icon('check') : nothing} ${grouped(photo.swing)}</span>
    <svg class="heat" aria-hidden="true"><rect width="${(100 * Number(photo.swing)) / hottest}%" height="3" /></svg>`;
}
