import type { GameSuite } from '../../testCases/suite.ts';
import type { assessLabels } from '../../words/assess.ts';
import type { Translator } from '../../words/translator.ts';
import type { AssessReport } from '../protocol/assessApi.ts';

/** What the page asks of the extension about the report that it shows. */
export interface AssessActions {
  again(): void;
  cancel(): void;
  open(file: number): void;
  add(input: string): void;
  explain(input: string): void;
}

/** What every part of the page needs. */
export interface AssessContext {
  readonly l10n: Translator;
  readonly labels: ReturnType<typeof assessLabels>;
  readonly actions: AssessActions;
}

/** One game of a report. */
export interface SuiteScene extends AssessContext {
  readonly report: AssessReport;
  readonly suite: GameSuite;
}
