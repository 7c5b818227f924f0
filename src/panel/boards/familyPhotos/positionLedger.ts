import { html, nothing, type TemplateResult } from 'lit';
import type { FamilyPhotosLedger, FamilyPhotosMember, FamilyPhotosTurn } from '../../../games/familyPhotos/facts.ts';
import type { ColdPart, FamilyPhotosPositionLedger } from '../../../games/familyPhotos/reasons.ts';
import { positionLedgerRows } from '../../../words/familyPhotosReasonsLedger.ts';
import { deadReason, kindName, moreTakes, stackCount, takeName } from '../../../words/ledger.ts';
import { magnitude, signed, signOf, sumOf } from '../../../words/numbers.ts';
import { bankedTurns, photoCount, turnAction } from '../../../words/panelPositions.ts';
import type { CaseScene } from '../../scene.ts';
import { icon, type IconName } from '../../parts/icons.ts';
import { who } from '../../parts/who.ts';
import { kindClass } from './kinds.ts';
import { stackTile, type TileScene } from './stackTile.ts';
import { bySwing } from './bySwing.ts';

/** Turns and photos of a part that are written out. */
const mostTakes = 8;
/** Photos and stacks of a part that are named where there are no tiles. */
const mostNamed = 3;

interface Part {
  readonly icon: TemplateResult;
  readonly name: string;
  readonly size: string;
  readonly stacks: readonly FamilyPhotosMember[];
  readonly how: TemplateResult | string;
  readonly margin: string;
}

/** Where the value of a position comes from: what is banked, the pool, the cold stacks that nobody has opened. */
export function positionLedger(
  scene: CaseScene,
  ledger: FamilyPhotosPositionLedger | null,
  whole: FamilyPhotosLedger,
  small: boolean,
): TemplateResult | typeof nothing {
  if (ledger === null) return nothing;
  return small ? tiles(scene, ledger, whole) : counts(scene, ledger);
}

function tiles(scene: CaseScene, ledger: FamilyPhotosPositionLedger, whole: FamilyPhotosLedger): TemplateResult {
  const { context, data } = scene;
  const { l10n, labels } = context;
  const { position } = data;
  const turns = position.line.turns.head(position.line.turns.count).filter((turn) => turn.game === 'family-photos');
  const played = turns.slice(0, position.turn);
  const members = whole.parts.flatMap(({ kind, stacks }) => {
    const cache = data.membersOf(kind, stacks);
    cache.ensure(0, stacks);
    return cache.head(stacks);
  });
  const taken = new Map<number, number>();
  for (const { stack } of played) if (stack > 0) taken.set(stack, (taken.get(stack) ?? 0) + 1);
  const gone = ({ stack }: FamilyPhotosMember): number => taken.get(stack) ?? 0;
  const tileScene: TileScene = {
    scene,
    turns,
    hottest: Math.max(1, ...members.flatMap(({ top, bottom }) => [Number(top.swing), Number(bottom.swing)])),
  };
  const parts: Part[] = [];
  if (played.length > 0) {
    parts.push({
      icon: icon('check', 'muted'),
      name: labels.bankedPart,
      size: bankedTurns(l10n, played.length),
      stacks: members.filter((member) => gone(member) === 2),
      how: turnsTaken(scene, played),
      margin: ledger.banked,
    });
  }
  if (ledger.pool.photos > 0) {
    const pool = members.filter((member) => gone(member) === 1 || (gone(member) === 0 && member.kind === 'contested'));
    parts.push({
      icon: icon('contested'),
      name: kindName(l10n, 'contested'),
      size: photoCount(l10n, ledger.pool.photos),
      stacks: bySwing(pool),
      how: poolTaken(scene, ledger),
      margin: ledger.pool.margin,
    });
  }
  for (const part of ledger.cold) {
    if (part.stacks === 0) continue;
    const stacks = members.filter((member) => member.kind === part.kind && gone(member) === 0);
    parts.push({
      icon: icon(part.kind, kindClass(part.kind)),
      name: kindName(l10n, part.kind),
      size: stackCount(l10n, part.stacks),
      stacks,
      how: coldTaken(scene, part, stacks),
      margin: part.margin,
    });
  }
  if (ledger.ends && signOf(ledger.toCome) !== 0) {
    parts.push({
      icon: icon('pass', 'muted'),
      name: labels.endedByPass,
      size: '',
      stacks: [],
      how: labels.doesNotCome,
      margin: negated(ledger.toCome),
    });
  }
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
      ${parts.map((part) => partRow(tileScene, part))}
    </tbody>
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader" class="strong">${labels.sum}</th>
        <td role="cell" class="num muted r">${parts.length > 1 ? sumOf(parts.map(({ margin }) => margin)) : ''}</td>
        <td role="cell" class="r margin num">${signed(ledger.final)}</td>
      </tr>
    </tfoot>
  </table>`;
}

function partRow(tileScene: TileScene, { icon: mark, name, size, stacks, how, margin }: Part): TemplateResult {
  return html`<tr role="row" class=${stacks.length === 0 ? 'plain' : stacks.length > 1 ? 'many' : ''}>
    <th scope="row" role="rowheader" class="part">${mark}<span>${name}</span><small>${size}</small></th>
    <td role="cell" class="tiles">${stacks.map((stack) => stackTile(tileScene, stack))}</td>
    <td role="cell" class="how">${how}</td>
    <td role="cell" class="r margin num">${signed(margin)}</td>
  </tr>`;
}

/** The last turns played; what came before them is a number. */
function turnsTaken({ context }: CaseScene, played: readonly FamilyPhotosTurn[]): TemplateResult {
  const { l10n } = context;
  const more = played.length - mostTakes;
  return html`<ul class="takes">
    ${more > 0 ? html`<li class="muted">${moreTakes(l10n, more)}</li>` : nothing}
    ${played.slice(-mostTakes).map(
      (turn) =>
        html`<li>
          ${who(context, turn.player, turn.action === 'passes')} ${turnAction(l10n, turn)}
          <span class="num">${turn.action === 'passes' ? '' : signed(turn.gain)}</span>
        </li>`,
    )}
  </ul>`;
}

function poolTaken({ context }: CaseScene, { pool }: FamilyPhotosPositionLedger): TemplateResult {
  const { l10n } = context;
  const more = pool.photos - pool.shown.length;
  return html`<ul class="takes">
    ${pool.shown.map(
      ({ player, spot, gain }) =>
        html`<li>${who(context, player)} ${takeName(l10n, 'takes-top', spot.photo.swing)} <span class="num">${signed(gain)}</span></li>`,
    )}
    ${more > 0 ? html`<li class="muted">${moreTakes(l10n, more)}</li>` : nothing}
  </ul>`;
}

function coldTaken(
  { context }: CaseScene,
  { kind, shown, stacks: count }: ColdPart,
  stacks: readonly FamilyPhotosMember[],
): TemplateResult {
  const { l10n } = context;
  if (kind === 'dead') return html`${stacks.length === 0 ? '' : deadReason(l10n, stacks)}`;
  const opener = kind === 'first-gain' ? 0 : 1;
  const more = 2 * (count - shown.length);
  return html`<ul class="takes">
    ${shown.map(({ byAlice, byBonnie }) => {
      const [opens, answers] = opener === 0 ? [byAlice.first, negated(byAlice.second)] : [negated(byBonnie.second), byBonnie.first];
      return html`<li>${who(context, opener)} ${takeName(l10n, 'opens', '0')} <span class="num">${signed(opens)}</span></li>
        <li>${who(context, opener === 0 ? 1 : 0)} ${takeName(l10n, 'answers', '0')} <span class="num">${signed(answers)}</span></li>`;
    })}
    ${more > 0 ? html`<li class="muted">${moreTakes(l10n, more)}</li>` : nothing}
  </ul>`;
}

/** The ledger in words, for inputs whose stacks are too many or too long for tiles. */
function counts({ context }: CaseScene, ledger: FamilyPhotosPositionLedger): TemplateResult {
  const { l10n, labels } = context;
  const rows = positionLedgerRows(l10n, shortened(ledger));
  const icons: IconName[] = [];
  if (signOf(ledger.banked) !== 0) icons.push('check');
  if (ledger.pool.photos > 0) icons.push('contested');
  for (const { stacks, kind } of ledger.cold) if (stacks > 0) icons.push(kind);
  if (ledger.ends && signOf(ledger.toCome) !== 0) icons.push('pass');
  return html`<table class="grid-table ledger counts position" role="table">
    <caption class="sr">
      ${labels.ledgerCaption}
    </caption>
    <tbody role="rowgroup">
      ${rows.slice(0, -1).map(
        ({ name, rule, margin }, index) =>
          html`<tr role="row">
            <th scope="row" role="rowheader" class="part">${icon(icons[index] ?? 'check', 'muted')}<span>${name}</span></th>
            <td role="cell" class="num r margin">${signed(margin)}</td>
            <td role="cell" class="rule">${rule}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader" class="strong">${labels.sum}</th>
        <td role="cell" class="r margin num">${signed(ledger.final)}</td>
      </tr>
    </tfoot>
  </table>`;
}

/** The ledger with so few of its photos and stacks named that it is read at a glance. */
function shortened(ledger: FamilyPhotosPositionLedger): FamilyPhotosPositionLedger {
  const short = (part: ColdPart): ColdPart => ({ ...part, shown: part.shown.slice(0, mostNamed) });
  const [first, second, dead] = ledger.cold;
  const pool = { ...ledger.pool, shown: ledger.pool.shown.slice(0, mostNamed) };
  return { ...ledger, pool, cold: [short(first), short(second), { ...dead, shown: dead.shown.slice(0, 1) }] };
}

function negated(amount: string): string {
  if (signOf(amount) === 0) return amount;
  return signOf(amount) < 0 ? magnitude(amount) : `-${amount}`;
}
