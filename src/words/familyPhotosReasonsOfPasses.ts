import type { Exchange, FamilyPhotosReasons } from '../games/familyPhotos/reasons.ts';
import { exchangeSum, photoOpponent, photoPlayer, spotFor, takesSpot, toComeParts } from './familyPhotosReasonsParts.ts';
import { grouped, signed } from './numbers.ts';
import { paragraph } from './lists.ts';
import type { Translator } from './translator.ts';

type Args<Code extends keyof FamilyPhotosReasons> = FamilyPhotosReasons[Code];

export function passChangesReason(l10n: Translator, { player, reply, pool, banked }: Args<'pass-changes'>): string {
  const opponent = player === 0 ? 1 : 0;
  const takes = l10n.t('{0} takes {1}', photoPlayer(l10n, opponent), spotFor(l10n, reply, opponent));
  return paragraph([
    poolChanges(l10n, takes, pool),
    l10n.t('She does not pass as well: [the game would end] at {0}, better for {1}.', signed(banked), photoPlayer(l10n, player)),
  ]);
}

function poolChanges(l10n: Translator, takes: string, pool: Exchange): string {
  const sum = exchangeSum(pool);
  switch (pool.photos) {
    case 1:
      return l10n.t('{0}, the only photo of the pool: it changes owner, which costs its swing, {1}.', takes, grouped(pool.cost));
    case 2:
      return l10n.t('{0} and both pool photos change owner: {1}.', takes, sum ?? '');
    case 3:
      return l10n.t('{0} and all three pool photos change owner: {1}.', takes, sum ?? '');
    case 4:
      return l10n.t('{0} and all four pool photos change owner: {1}.', takes, sum ?? '');
    default:
      return l10n.t(
        '{0} and all {1} pool photos change owner: {2}.',
        takes,
        grouped(pool.photos),
        sum ?? l10n.t('a loss of {0} in all', grouped(pool.cost)),
      );
  }
}

export function passFreeReason(l10n: Translator, { player, pool, reply, banked }: Args<'pass-free'>): string {
  const opponent = photoOpponent(l10n, player);
  const free = poolIsFree(l10n, pool);
  if (reply === null) return paragraph([free, l10n.t('{0} [passes as well], and the game ends at {1}.', opponent, signed(banked))]);
  const goesOn = l10n.t('{0} {1}.', opponent, takesSpot(l10n, reply));
  return paragraph([
    free,
    goesOn,
    l10n.t('She does not pass as well: [the game would end] at {0}, better for {1}.', signed(banked), photoPlayer(l10n, player)),
  ]);
}

function poolIsFree(l10n: Translator, pool: Exchange): string {
  if (pool.photos === 0) return l10n.t('Costs nothing: the pool is empty.');
  if (pool.photos === 1) return l10n.t('Costs nothing: the only photo of the pool has swing 0.');
  const sum = exchangeSum(pool);
  return sum === null
    ? l10n.t('Costs nothing: the pool comes in pairs of equal swing, so who begins it does not matter.')
    : l10n.t('Costs nothing: who begins the pool does not matter, {0}.', sum);
}

export function passEndedReason(l10n: Translator, { player, toCome, banked, goingOn }: Args<'pass-ended'>): string {
  const opponent = photoOpponent(l10n, player);
  const ended = l10n.t(
    '{0} passes as well and the game ends at {1}. What was still to come is lost: {2}.',
    opponent,
    signed(banked),
    toComeParts(l10n, toCome),
  );
  if (goingOn === null) return ended;
  return goingOn === banked
    ? paragraph([ended, l10n.t('Going on would give the same.')])
    : paragraph([ended, l10n.t('Going on would give {0}, worse for {1}.', signed(goingOn), opponent)]);
}

export function passEndsReason(l10n: Translator, { player, toCome, banked }: Args<'pass-ends'>): string {
  return l10n.t(
    '{0} has passed, so this ends the game at {1}. What is still to come is lost: {2}.',
    photoOpponent(l10n, player),
    signed(banked),
    toComeParts(l10n, toCome),
  );
}

export function passEndsBestReason(l10n: Translator, { player, banked, goingOn }: Args<'pass-ends-best'>): string {
  const ends = l10n.t('{0} has passed, so this ends the game at {1}.', photoOpponent(l10n, player), signed(banked));
  return goingOn === banked
    ? paragraph([ends, l10n.t('Going on gives the same at best.')])
    : paragraph([ends, l10n.t('Going on gives {0} at best.', signed(goingOn))]);
}

export function couldEndReason(l10n: Translator, { player, banked, toCome }: Args<'could-end'>): string {
  return l10n.t(
    '{0} has passed: [passing too] would end the game at {1}. What is still to come is worse for {2}: {3}.',
    photoOpponent(l10n, player),
    signed(banked),
    photoPlayer(l10n, player),
    toComeParts(l10n, toCome),
  );
}
