import type { GameId } from '../../games/game.ts';
import type { StrategyId } from '../../games/strategyIds.ts';
import type { Diagnosis } from '../../testCases/diagnosis.ts';
import type { diagnoseLabels } from '../../words/diagnose.ts';
import type { Translator } from '../../words/translator.ts';
import type { Reply } from '../../worker/api.ts';
import type { CheckpointQuestion, Checkpoints, DiagnoseSource, GameMistakes } from '../protocol/diagnoseApi.ts';

/** The extension as the page sees it: questions are always answered, with a value or a reason. */
export interface DiagnoseHost {
  mistakes(game: GameId): Promise<Reply<GameMistakes>>;
  diagnose(source: DiagnoseSource, printed: string): Promise<Reply<Diagnosis>>;
  checkpoints(source: DiagnoseSource, question: CheckpointQuestion): Promise<Reply<Checkpoints | null>>;
  showSets(source: DiagnoseSource, index: number, ones: 'taken' | 'left'): void;
  copyFingerprint(game: GameId): void;
  openFingerprint(game: GameId): void;
  chooseInput(): void;
  revealInput(): void;
  explain(id: StrategyId): void;
  saveExactPack(game: GameId): void;
}

/** What every part of the page needs. */
export interface DiagnoseContext {
  readonly l10n: Translator;
  readonly labels: ReturnType<typeof diagnoseLabels>;
  readonly host: DiagnoseHost;
}
