import type { GemsFightReason } from '../games/gemsFight/reasons.ts';
import { gemsFightMoveSentence } from './gemsFightReasonsMove.ts';
import { gemsFightPositionSentence } from './gemsFightReasonsPosition.ts';
import type { Translator } from './translator.ts';

/**
 * The sentence of any reason of Gems Fight!. What stands in square brackets names the moves of the reason's branch: see
 * `brackets.ts`.
 */
export function gemsFightReasonSentence(l10n: Translator, reason: GemsFightReason): string {
  switch (reason.code) {
    case 'no-stone-to-come':
    case 'only-move':
    case 'all-equal':
    case 'stones-to-come':
    case 'first-stone-fixed':
    case 'first-stone-always':
    case 'first-stone-in-line':
    case 'line-runs':
    case 'zugzwang':
    case 'hypothetical-pass':
    case 'double-dealing':
    case 'other-way':
    case 'smaller-bite':
      return gemsFightPositionSentence(l10n, reason);
    case 'declines':
    case 'scores':
    case 'quiet-best':
    case 'opens':
    case 'quiet-answer':
    case 'need-not-take':
    case 'no-bag-scores':
    case 'goes-on':
    case 'opening-at-once':
    case 'taking-on':
    case 'owner-changes':
      return gemsFightMoveSentence(l10n, reason);
  }
}
