import type { ColdPart, FamilyPhotosPositionLedger, PoolTake } from '../games/familyPhotos/reasons.ts';
import type { Amount, Player } from '../games/game.ts';
import { photoPlayer } from './familyPhotosReasonsParts.ts';
import { kindName } from './ledger.ts';
import { differenceOf, grouped, signed, signOf } from './numbers.ts';
import type { Translator } from './translator.ts';

/** A part of what a position is worth: the margins of all rows but the last add up to that of the last. */
export interface PositionLedgerRow {
  readonly name: string;
  /** How the part comes to its margin; may be empty. */
  readonly rule: string;
  readonly margin: Amount;
}

/**
 * Where the value of a position comes from: what is banked, the pool photo by photo, the cold stacks by kind, and the
 * sum, which is the final margin. Parts without a stack are left out.
 */
export function positionLedgerRows(
  l10n: Translator,
  { banked, pool, cold, toCome, ends, final }: FamilyPhotosPositionLedger,
): PositionLedgerRow[] {
  const rows: PositionLedgerRow[] = [];
  if (signOf(banked) !== 0) rows.push({ name: l10n.t('Banked'), rule: l10n.t('photos taken so far'), margin: banked });
  if (pool.photos > 0) rows.push({ name: l10n.t('Pool'), rule: poolRule(l10n, pool), margin: pool.margin });
  for (const part of cold) {
    if (part.stacks > 0) rows.push({ name: kindName(l10n, part.kind), rule: coldRule(l10n, part), margin: part.margin });
  }
  if (ends && signOf(toCome) !== 0) {
    const lost = negated(toCome);
    rows.push({ name: l10n.t('Ended by a pass'), rule: l10n.t('what is still to come does not come'), margin: lost });
  }
  rows.push({ name: l10n.t('Sum'), rule: '', margin: final });
  return rows;
}

function negated(amount: Amount): Amount {
  if (signOf(amount) === 0) return amount;
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

function poolRule(l10n: Translator, { photos, shown }: FamilyPhotosPositionLedger['pool']): string {
  return joined(
    l10n,
    shown.map((take) => poolTake(l10n, take)),
    photos - shown.length,
  );
}

/** '16 (stack 2 top) Alice +1'. */
function poolTake(l10n: Translator, { player, spot, gain }: PoolTake): string {
  const { swing, a, b } = spot.photo;
  const worth = player === 0 ? l10n.t('+{0}', grouped(a)) : l10n.t('-{0}', grouped(b));
  const args = [grouped(swing), grouped(spot.stack), photoPlayer(l10n, player), signOf(gain) === 0 ? worth : signed(gain)];
  return spot.place === 'top' ? l10n.t('{0} (stack {1} top) {2} {3}', ...args) : l10n.t('{0} (stack {1} bottom) {2} {3}', ...args);
}

function coldRule(l10n: Translator, { kind, stacks, shown }: ColdPart): string {
  const more = stacks - shown.length;
  if (kind === 'dead') {
    const list = shown.map(({ stack, byAlice, byBonnie }) =>
      l10n.t(
        'stack {0}: opening gives {1} (Alice) or {2} (Bonnie)',
        grouped(stack),
        differenceOf(byAlice.first, byAlice.second),
        differenceOf(byBonnie.second, byBonnie.first),
      ),
    );
    return l10n.t('{0}: nobody needs to', joined(l10n, list, more));
  }
  const opener: Player = kind === 'second-gain' ? 1 : 0;
  const list = shown.map(({ stack, byAlice, byBonnie }) => {
    const [opens, answers] = opener === 0 ? [byAlice.first, byAlice.second] : [byBonnie.second, byBonnie.first];
    const answerer = photoPlayer(l10n, opener === 0 ? 1 : 0);
    return l10n.t(
      'stack {0}: {1} opens {2}, {3} answers {4}',
      grouped(stack),
      photoPlayer(l10n, opener),
      grouped(opens),
      answerer,
      grouped(answers),
    );
  });
  return joined(l10n, list, more);
}

function joined(l10n: Translator, list: readonly string[], more: number): string {
  if (more === 0) return list.join(' · ');
  return [...list, more === 1 ? l10n.t('and 1 more') : l10n.t('and {0} more', grouped(more))].join(' · ');
}
