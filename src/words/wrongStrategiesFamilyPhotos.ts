import type { FamilyPhotosStrategy } from '../games/strategyIds.ts';
import type { Translator } from './translator.ts';

/** The name of a wrong strategy, for lists, and one sentence: what a program of it does and why that is wrong. */
export function familyPhotosStrategyWords(
  _l10n: Translator,
  id: FamilyPhotosStrategy,
): { readonly name: string; readonly sentence: string } {
  return { name: id, sentence: id };
}
