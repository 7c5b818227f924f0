import type { Exchange, FamilyPhotosReasons } from '../games/familyPhotos/reasons.ts';
import type { Player } from '../games/game.ts';
import {
  difference,
  exchangeCost,
  exchangeSum,
  fateOfBottom,
  lineSum,
  ownersChange,
  photoOpponent,
  photoPlayer,
  spotFor,
  spotName,
  swingSum,
  tiesNote,
  unchangedFrom,
} from './familyPhotosReasonsParts.ts';
import { grouped, signed } from './numbers.ts';
import { paragraph } from './lists.ts';
import type { Translator } from './translator.ts';

type Args<Code extends keyof FamilyPhotosReasons> = FamilyPhotosReasons[Code];

export function hottestReason(l10n: Translator, { spot, answers, next }: Args<'hottest'>): string {
  const { a, b } = spot.photo;
  const worth = answers
    ? l10n.t('It answers the threat: this photo is worth {0} to Alice and {1} to Bonnie, so who takes it matters', grouped(a), grouped(b))
    : l10n.t('It is worth {0} to Alice and {1} to Bonnie: who takes it matters', grouped(a), grouped(b));
  const sum = swingSum(spot);
  if (next === null) return l10n.t('{0} {1} points. No other photo is in the pool.', worth, sum);
  return next.photo.swing === spot.photo.swing
    ? l10n.t('{0} {1} points. Nothing in the pool matters more ({2} as much: {3}).', worth, sum, spotName(l10n, next), swingSum(next))
    : l10n.t('{0} {1} points. Nothing in the pool matters more (next: {2}).', worth, sum, swingSum(next));
}

export function equallyHotReason(l10n: Translator, { spot, other }: Args<'equally-hot'>): string {
  return l10n.t('Swing {0}, as hot as {1}: nothing in the pool is hotter.', swingSum(spot), spotName(l10n, other));
}

export function equalPairsReason(l10n: Translator, { spot, hotter }: Args<'equal-pairs'>): string {
  return l10n.t(
    'The {0} photos in the pool that are hotter than this one, swing {1}, come in pairs of equal swing, so taking it before them costs nothing.',
    grouped(hotter),
    grouped(spot.photo.swing),
  );
}

export function coolerReason(l10n: Translator, { player, reply, exchange, line }: Args<'cooler'>): string {
  const opponent = player === 0 ? 1 : 0;
  const takes = l10n.t('{0} takes {1}.', photoPlayer(l10n, opponent), spotFor(l10n, reply, opponent));
  return paragraph([
    takes,
    ownersSentence(l10n, exchange, player),
    restSentence(l10n, exchange, line === null ? null : lineSum(l10n, line)),
  ]);
}

function ownersSentence(l10n: Translator, exchange: Exchange, player: Player): string {
  const change = `${ownersChange(l10n, exchange.photos, true)}${tiesNote(l10n, exchange)}`;
  const cost = exchangeCost(l10n, exchange);
  if (exchange.photos !== 2 || exchange.swings === null) return l10n.t('{0}: {1}.', change, cost);
  const [hotter, cooler] = exchange.swings;
  return l10n.t(
    '{0}: {1} has swing {2} instead of swing {3}, {4}.',
    change,
    photoPlayer(l10n, player),
    grouped(cooler),
    grouped(hotter),
    cost,
  );
}

function restSentence(l10n: Translator, { rest, photos }: Exchange, sum: string | null): string {
  if (!rest) return sum === null ? '' : l10n.t('That makes {0}.', sum);
  const unchanged = unchangedFrom(l10n, photos);
  return sum === null ? l10n.t('{0}.', unchanged) : l10n.t('{0}: {1}.', unchanged, sum);
}

export function freeGainReason(l10n: Translator, { player, opening, answered }: Args<'free-gain'>): string {
  const opponent = photoOpponent(l10n, player);
  const gain =
    opening.fate === 'now'
      ? l10n.t('A free gain: {0} answers at the bottom, {1}.', opponent, difference(answered))
      : l10n.t('A free gain: with an answer at the bottom {0}.', difference(answered));
  return paragraph([gain, fateOfBottom(l10n, opening, opening.fate, opponent)]);
}

export function harmlessReason(l10n: Translator, { player, kind, opening, answered }: Args<'harmless'>): string {
  const opponent = photoOpponent(l10n, player);
  const stack =
    kind === 'dead'
      ? l10n.t('Opening it costs nothing: with an answer at the bottom {0}.', difference(answered))
      : l10n.t('Both photos of the stack have swing {0}, so who opens it does not matter.', grouped(opening.bottom.swing));
  return paragraph([stack, fateOfBottom(l10n, opening, opening.fate, opponent)]);
}

export function tooEarlyReason(l10n: Translator, { player, opening, reply, exchange, line, answered, still }: Args<'too-early'>): string {
  const opponent = player === 0 ? 1 : 0;
  const threat = l10n.t(
    'Too early. It threatens the bottom photo, swing {0}, but {1} is hotter, swing {2}.',
    swingSum({ photo: opening.bottom }),
    spotName(l10n, reply),
    grouped(reply.photo.swing),
  );
  const takes =
    line === null
      ? l10n.t('{0} does not answer; she takes {1}.', photoPlayer(l10n, opponent), spotFor(l10n, reply, opponent))
      : l10n.t(
          '{0} does not answer; she takes {1}: {2}.',
          photoPlayer(l10n, opponent),
          spotFor(l10n, reply, opponent),
          lineSum(l10n, line),
        );
  const change = `${ownersChange(l10n, exchange.photos, true)}${tiesNote(l10n, exchange)}`;
  return paragraph([threat, takes, l10n.t('{0}: {1}.', change, exchangeCost(l10n, exchange)), hadSheAnswered(l10n, answered, still)]);
}

function hadSheAnswered(l10n: Translator, answered: string, still: boolean): string {
  return still
    ? l10n.t('[Had she answered] at the bottom, it would still be {0}.', signed(answered))
    : l10n.t('[Had she answered] at the bottom, it would be {0}.', signed(answered));
}

export function othersGainReason(l10n: Translator, { player, opening, answered, owners, cost }: Args<'others-gain'>): string {
  const opponent = photoOpponent(l10n, player);
  const cooler = l10n.t(
    "It is {0}'s free gain: {1} takes the cooler photo of the stack and leaves the hotter one, {2} - {3} = {4}.",
    opponent,
    photoPlayer(l10n, player),
    grouped(opening.bottom.swing),
    grouped(opening.top.swing),
    grouped(cost),
  );
  if (opening.fate !== 'now') return cooler;
  const instead = l10n.t('{0} takes that one: {1} instead of {2}.', opponent, difference(answered), difference(owners));
  return paragraph([cooler, instead]);
}

export function deadReasonOfMove(l10n: Translator, { player, opening, answered }: Args<'dead'>): string {
  const opponent = photoOpponent(l10n, player);
  const swing = grouped(opening.bottom.swing);
  const sum = difference(answered);
  switch (opening.fate) {
    case 'now':
      return l10n.t('The stack is dead. Its bottom, swing {0}, is now the hottest; {1} takes it: {2}.', swing, opponent, sum);
    case 'tied':
      return l10n.t('The stack is dead. Nothing is hotter than its bottom, swing {0}; with an answer there {1}.', swing, sum);
    case 'later':
      return l10n.t(
        'The stack is dead. {0} gets its bottom, swing {1}, after the hotter photos, which come in pairs of equal swing: {2}.',
        opponent,
        swing,
        sum,
      );
    case 'ignored':
      return l10n.t('The stack is dead: with an answer at the bottom {0}.', sum);
  }
}

export function notAnsweredReason(
  l10n: Translator,
  { player, opening, reply, exchange, besides, answered, still }: Args<'not-answered'>,
): string {
  const opponent = player === 0 ? 1 : 0;
  const args = [spotName(l10n, reply), grouped(reply.photo.swing), grouped(opening.bottom.swing)];
  const hotter = besides
    ? l10n.t('Besides, {0}, swing {1}, is hotter than the bottom left open, swing {2}.', ...args)
    : l10n.t('Too early: {0}, swing {1}, is hotter than the bottom left open, swing {2}.', ...args);
  const takes = l10n.t('{0} does not answer; she takes {1}', photoPlayer(l10n, opponent), spotFor(l10n, reply, opponent));
  const isSingle = exchange.photos === 2 && opening.hotter === 1;
  const sum = isSingle ? exchangeSum(exchange) : null;
  const cost =
    sum === null
      ? l10n.t(
          '{0}. Compared with an answer {1}{2}: {3}.',
          takes,
          ownersChange(l10n, exchange.photos, false),
          tiesNote(l10n, exchange),
          exchangeCost(l10n, exchange),
        )
      : l10n.t('{0}, and {1} gets the {2} instead, {3}.', takes, photoPlayer(l10n, player), grouped(opening.bottom.swing), sum);
  return paragraph([hotter, cost, hadSheAnswered(l10n, answered, still)]);
}
