import type { diagnoseLabels } from '../../words/diagnose.ts';
import type { Translator } from '../../words/translator.ts';
import type { DiagnoseHostApi } from '../protocol/diagnoseApi.ts';
import type { PageHostApi } from '../protocol/pages.ts';

/** The extension as the page sees it: questions are always answered, with a value or a reason. */
export type DiagnoseHost = Omit<DiagnoseHostApi, keyof PageHostApi>;

/** What every part of the page needs. */
export interface DiagnoseContext {
  readonly l10n: Translator;
  readonly labels: ReturnType<typeof diagnoseLabels>;
  readonly host: DiagnoseHost;
}
