import { html, nothing, type TemplateResult } from 'lit';
import type {
  FamilyPhotosLedger,
  FamilyPhotosMember,
  FamilyPhotosPart,
  FamilyPhotosTurn,
  StackKind,
} from '../../../games/familyPhotos/facts.ts';
import { kindMeaning } from '../../../words/glossary.ts';
import { absentKinds, deadReason, kindName, moreTakes, stackCount, takeName } from '../../../words/ledger.ts';
import { signed, sumOf } from '../../../words/numbers.ts';
import type { CaseScene } from '../../scene.ts';
import { icon } from '../../parts/icons.ts';
import { who } from '../../parts/who.ts';
import { kindClass } from './kinds.ts';
import { stackTile, type TileScene } from './stackTile.ts';
import { bySwing } from './bySwing.ts';

/** Turns of a part that are written out. */
const mostTakes = 8;

/** The ledger of a small input: every stack as a tile, and who takes what. */
export function tileLedger(scene: CaseScene, ledger: FamilyPhotosLedger): TemplateResult {
  const { context, data } = scene;
  const { l10n, labels } = context;
  const present = ledger.parts.filter(({ stacks }) => stacks > 0);
  const absent = ledger.parts.filter(({ stacks }) => stacks === 0).map(({ kind }) => kind);
  const members = new Map(
    present.map((part) => {
      const cache = data.membersOf(part.kind, part.stacks);
      cache.ensure(0, part.stacks);
      const stacks = cache.head(part.stacks);
      return [part.kind, part.kind === 'contested' ? bySwing(stacks) : stacks];
    }),
  );
  const turns = data.turns.head(data.summary.turns).filter((turn) => turn.game === 'family-photos');
  const swings = [...members.values()].flat().flatMap(({ top, bottom }) => [Number(top.swing), Number(bottom.swing)]);
  const tiles: TileScene = { scene, turns, hottest: Math.max(1, ...swings) };
  return html`<table class="grid-table ledger" role="table">
      <caption class="sr">
        ${labels.ledgerCaption}
      </caption>
      <thead class="sr" role="rowgroup">
        <tr role="row">
          <th role="columnheader">${labels.part}</th>
          <th role="columnheader">${labels.stacks}</th>
          <th role="columnheader">${labels.how}</th>
          <th role="columnheader">${labels.margin}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${present.map((part) => partRow(tiles, part, members))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th scope="row" role="rowheader" class="strong">${labels.sum}</th>
          <td role="cell" class="num muted r">${present.length > 1 ? sumOf(present.map(({ margin }) => margin)) : ''}</td>
          <td role="cell" class="r margin num">${signed(data.summary.margin)}</td>
        </tr>
      </tfoot>
    </table>
    ${absent.length > 0 ? html`<p class="foot">${absentKinds(l10n, absent)}</p>` : nothing}`;
}

type Members = ReadonlyMap<StackKind, readonly FamilyPhotosMember[]>;

function partRow(tiles: TileScene, part: FamilyPhotosPart, all: Members): TemplateResult {
  const { l10n } = tiles.scene.context;
  const members = all.get(part.kind) ?? [];
  return html`<tr role="row" class=${members.length > 1 ? 'many' : ''}>
    <th scope="row" role="rowheader" class="part">
      ${icon(part.kind, kindClass(part.kind))}<span title=${kindMeaning(l10n, part.kind)}>${kindName(l10n, part.kind)}</span
      ><small>${stackCount(l10n, part.stacks)}</small>
    </th>
    <td role="cell" class="tiles">${members.map((member) => stackTile(tiles, member))}</td>
    <td role="cell" class="how">${how(tiles, part, members)}</td>
    <td role="cell" class="r margin num">${signed(part.margin)}</td>
  </tr>`;
}

function how({ scene, turns }: TileScene, part: FamilyPhotosPart, members: readonly FamilyPhotosMember[]): TemplateResult {
  const { l10n } = scene.context;
  const stacks = new Set(members.map(({ stack }) => stack));
  const taken = turns.filter((turn) => stacks.has(turn.stack));
  if (part.kind === 'dead' && taken.length === 0) return html`${members.length === 0 ? '' : deadReason(l10n, members)}`;
  const more = taken.length - mostTakes;
  return html`<ul class="takes">
    ${taken.slice(0, more > 1 ? mostTakes : undefined).map((turn) => takeItem(scene, turn))}
    ${more > 1 ? html`<li class="muted">${moreTakes(l10n, more)}</li>` : nothing}
  </ul>`;
}

function takeItem({ context }: CaseScene, turn: FamilyPhotosTurn): TemplateResult {
  return html`<li>
    ${who(context, turn.player)} ${takeName(context.l10n, turn.action, turn.photo?.swing ?? '0')}
    <span class="num">${signed(turn.gain)}</span>
  </li>`;
}
