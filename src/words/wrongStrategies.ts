import { type FamilyPhotosStrategy, familyPhotosStrategies, type StrategyId } from '../games/strategyIds.ts';
import type { Translator } from './translator.ts';
import { familyPhotosStrategyWords } from './wrongStrategiesFamilyPhotos.ts';
import { gemsFightStrategyWords } from './wrongStrategiesGemsFight.ts';

/** The short name of a wrong strategy, as it stands in a list. */
export function strategyName(l10n: Translator, id: StrategyId): string {
  return wordsOf(l10n, id).name;
}

/** What a program of a wrong strategy does and why that is wrong. */
export function strategySentence(l10n: Translator, id: StrategyId): string {
  return wordsOf(l10n, id).sentence;
}

/** What the smallest input that refutes a wrong strategy is called. */
export function counterexampleName(l10n: Translator, id: StrategyId): string {
  return l10n.t('Counterexample: {0}', strategyName(l10n, id));
}

function wordsOf(l10n: Translator, id: StrategyId): { readonly name: string; readonly sentence: string } {
  return ofFamilyPhotos(id) ? familyPhotosStrategyWords(l10n, id) : gemsFightStrategyWords(l10n, id);
}

function ofFamilyPhotos(id: StrategyId): id is FamilyPhotosStrategy {
  return familyPhotosStrategies.some((one) => one === id);
}
