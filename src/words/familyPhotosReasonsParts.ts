import type { StackKind } from '../games/familyPhotos/facts.ts';
import type { Exchange, Fate, Opening, PhotoSpot, ToCome, TwoPhotos, WrittenLine } from '../games/familyPhotos/reasons.ts';
import type { Player } from '../games/game.ts';
import { kindName } from './ledger.ts';
import { playerName } from './names.ts';
import { grouped, signed, signOf, sumOf } from './numbers.ts';
import { listed } from './lists.ts';
import type { Translator } from './translator.ts';

export function photoPlayer(l10n: Translator, player: Player): string {
  return playerName(l10n, 'family-photos', player);
}

export function photoOpponent(l10n: Translator, player: Player): string {
  return photoPlayer(l10n, player === 0 ? 1 : 0);
}

/** 'the top of stack 2'. */
export function spotName(l10n: Translator, { place, stack }: PhotoSpot): string {
  return place === 'top' ? l10n.t('the top of stack {0}', grouped(stack)) : l10n.t('the bottom of stack {0}', grouped(stack));
}

/** What she does: 'opens stack 3', 'takes the top of stack 2'. */
export function takesSpot(l10n: Translator, spot: PhotoSpot): string {
  return spot.opens ? l10n.t('opens stack {0}', grouped(spot.stack)) : l10n.t('takes {0}', spotName(l10n, spot));
}

/** The same as a thing done: 'opening stack 3', 'taking the top of stack 2'. */
export function takingSpot(l10n: Translator, spot: PhotoSpot): string {
  return spot.opens ? l10n.t('opening stack {0}', grouped(spot.stack)) : l10n.t('taking {0}', spotName(l10n, spot));
}

/** 'the top of stack 2 (15 to her)', for the player who takes it. */
export function spotFor(l10n: Translator, spot: PhotoSpot, player: Player): string {
  return l10n.t('{0} ({1} to her)', spotName(l10n, spot), grouped(player === 0 ? spot.photo.a : spot.photo.b));
}

/** '5 - 2 = 3'. */
export function difference({ first, second, margin }: TwoPhotos): string {
  return `${grouped(first)} - ${grouped(second)} = ${grouped(margin)}`;
}

/** '5 + 2 = 7'. */
export function swingSum({ photo: { a, b, swing } }: Pick<PhotoSpot, 'photo'>): string {
  return `${grouped(a)} + ${grouped(b)} = ${grouped(swing)}`;
}

/** '16 - 15 + 11 - 10 = 2', where it is short enough to write out. */
export function exchangeSum({ swings, cost }: Exchange): string | null {
  if (swings === null || swings.length < 2) return null;
  const terms = swings.map((swing, rank) => (rank === 0 ? grouped(swing) : `${rank % 2 === 0 ? '+' : '-'} ${grouped(swing)}`));
  return `${terms.join(' ')} = ${grouped(cost)}`;
}

/** '12 - 15 + 4 - 1 = 0', with what was banked and what the free gains bring. */
export function lineSum(l10n: Translator, { banked, takes, cold, final }: WrittenLine): string {
  const hasBanked = signOf(banked) !== 0;
  const terms = takes.map(({ player, worth }, turn) => {
    const sign = player === 0 ? '+' : '-';
    if (turn > 0 || hasBanked) return `${sign} ${grouped(worth)}`;
    return player === 0 ? grouped(worth) : `-${grouped(worth)}`;
  });
  if (hasBanked) terms.unshift(grouped(banked));
  if (signOf(cold) !== 0) terms.push(sumOf(['0', cold]).slice(2));
  const sum = `${terms.join(' ')} = ${grouped(final)}`;
  if (hasBanked && signOf(cold) !== 0) return l10n.t('{0} ({1} banked, free gains {2})', sum, grouped(banked), signed(cold));
  if (hasBanked) return l10n.t('{0} ({1} banked)', sum, grouped(banked));
  return signOf(cold) === 0 ? sum : l10n.t('{0} (free gains {1})', sum, signed(cold));
}

/** 'two photos change owner', 'Two photos change owner' at the beginning of a sentence. */
export function ownersChange(l10n: Translator, photos: number, begins: boolean): string {
  switch (photos) {
    case 2:
      return begins ? l10n.t('Two photos change owner') : l10n.t('two photos change owner');
    case 4:
      return begins ? l10n.t('Four photos change owner') : l10n.t('four photos change owner');
    case 6:
      return begins ? l10n.t('Six photos change owner') : l10n.t('six photos change owner');
    default:
      return l10n.t('{0} photos change owner', grouped(photos));
  }
}

/** What an exchange comes to: its sum where that is short, else what it costs in all. */
export function exchangeCost(l10n: Translator, exchange: Exchange): string {
  return exchangeSum(exchange) ?? l10n.t('a loss of {0} in all', grouped(exchange.cost));
}

/** Which of several equally hot photos is meant. */
export function tiesNote(l10n: Translator, { ties }: Exchange): string {
  return ties ? l10n.t(' (equally hot photos left aside)') : '';
}

/** 'From the third photo on nothing changes'. */
export function unchangedFrom(l10n: Translator, photos: number): string {
  switch (photos) {
    case 2:
      return l10n.t('From the third photo on nothing changes');
    case 4:
      return l10n.t('From the fifth photo on nothing changes');
    case 6:
      return l10n.t('From the seventh photo on nothing changes');
    default:
      return l10n.t('From photo {0} on nothing changes', grouped(photos + 1));
  }
}

/** What is still to come, as a margin with its parts: '4 + 3 = 7 (pool +4, Alice's free gains +3)'. */
export function toComeParts(l10n: Translator, { margin, parts }: ToCome): string {
  if (parts.length < 2) return signed(margin);
  const names = parts.map(({ kind, margin }) => `${partName(l10n, kind)} ${signed(margin)}`);
  return l10n.t('{0} = {1} ({2})', sumOf(parts.map((part) => part.margin)), grouped(margin), listed(l10n, names));
}

/** A kind of stacks inside a sentence. */
function partName(l10n: Translator, kind: StackKind): string {
  return kind === 'contested' ? l10n.t('pool') : kindName(l10n, kind);
}

/** What becomes of the bottom of a stack that may be opened at no cost. */
export function fateOfBottom(l10n: Translator, { bottom, hottest, hotter }: Opening, fate: Fate, opponent: string): string {
  const swing = grouped(bottom.swing);
  switch (fate) {
    case 'now':
    case 'ignored':
      return hottest === null
        ? l10n.t('The pool is empty.')
        : l10n.t('Nothing in the pool is hotter than that photo, swing {0} (hottest there: {1}).', swing, grouped(hottest.photo.swing));
    case 'tied':
      return hottest === null
        ? l10n.t('The pool is empty.')
        : l10n.t(
            'As hot as that photo, swing {0}, is {1}: whichever {2} takes, nothing is lost.',
            swing,
            spotName(l10n, hottest),
            opponent,
          );
    case 'later':
      return l10n.t(
        'The {0} hotter photos in the pool come in pairs of equal swing, so opening it before them costs nothing.',
        grouped(hotter),
      );
  }
}
