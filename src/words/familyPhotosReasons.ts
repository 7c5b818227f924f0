import type { FamilyPhotosReason } from '../games/familyPhotos/reasons.ts';
import {
  coolerReason,
  deadReasonOfMove,
  equallyHotReason,
  equalPairsReason,
  freeGainReason,
  harmlessReason,
  hottestReason,
  notAnsweredReason,
  othersGainReason,
  tooEarlyReason,
} from './familyPhotosReasonsOfMoves.ts';
import {
  couldEndReason,
  passChangesReason,
  passEndedReason,
  passEndsBestReason,
  passEndsReason,
  passFreeReason,
} from './familyPhotosReasonsOfPasses.ts';
import {
  everyMoveEqualReason,
  gainWaitsReason,
  gameEndsReason,
  goesOnReason,
  opponentOpensReason,
  passesAtReason,
} from './familyPhotosReasonsOfPositions.ts';
import { paragraph } from './lists.ts';
import type { Translator } from './translator.ts';

/**
 * The sentences of a reason. Where it has a branch, one stretch stands in square brackets: what a reader can try.
 * `withoutBrackets` makes plain text of it.
 */
export function familyPhotosReason(l10n: Translator, reason: FamilyPhotosReason): string {
  switch (reason.code) {
    case 'hottest':
      return hottestReason(l10n, reason.args);
    case 'equally-hot':
      return equallyHotReason(l10n, reason.args);
    case 'equal-pairs':
      return equalPairsReason(l10n, reason.args);
    case 'free-gain':
      return freeGainReason(l10n, reason.args);
    case 'harmless':
      return harmlessReason(l10n, reason.args);
    case 'cooler':
      return coolerReason(l10n, reason.args);
    case 'too-early':
      return tooEarlyReason(l10n, reason.args);
    case 'others-gain':
      return othersGainReason(l10n, reason.args);
    case 'dead':
      return deadReasonOfMove(l10n, reason.args);
    case 'not-answered':
      return notAnsweredReason(l10n, reason.args);
    case 'pass-free':
      return passFreeReason(l10n, reason.args);
    case 'pass-changes':
      return passChangesReason(l10n, reason.args);
    case 'pass-ended':
      return passEndedReason(l10n, reason.args);
    case 'pass-ends':
      return passEndsReason(l10n, reason.args);
    case 'pass-ends-best':
      return passEndsBestReason(l10n, reason.args);
    case 'could-end':
      return couldEndReason(l10n, reason.args);
    case 'every-move-equal':
      return everyMoveEqualReason(l10n, reason.args);
    case 'passes-at':
      return passesAtReason(l10n, reason.args);
    case 'opponent-opens':
      return opponentOpensReason(l10n, reason.args);
    case 'goes-on':
      return goesOnReason(l10n, reason.args);
    case 'game-ends':
      return gameEndsReason(l10n, reason.args);
    case 'gain-waits':
      return gainWaitsReason(l10n, reason.args);
  }
}

/** The sentences of several reasons, one after the other. */
export function familyPhotosReasons(l10n: Translator, reasons: readonly FamilyPhotosReason[]): string {
  return paragraph(reasons.map((reason) => familyPhotosReason(l10n, reason)));
}
