import type { QuickPickItem, Uri } from 'vscode';
import { commands, l10n, window } from 'vscode';
import type { ExplanationForm } from '../games/explanation.ts';
import { startPosition } from '../games/game.ts';
import { exportChoice, exportTitle } from '../words/extensionExports.ts';
import { nothingToSolve } from '../words/extensionMessages.ts';
import type { Disposable } from './disposables.ts';
import { DisposableStore } from './disposables.ts';
import type { Explainer } from './explaining.ts';
import { caseAtCursor } from './explaining.ts';
import { nameOf } from './inputs.ts';
import { commands as ids } from './manifest.ts';
import type { SolveOptions } from './solveCommand.ts';
import { solveAndShow } from './solveCommand.ts';
import type { Takeaways } from './takeaways.ts';
import { targetOf } from './targets.ts';
import type { VerifyCommand } from './verifyCommand.ts';

interface ExplainOptions {
  readonly solving: SolveOptions;
  readonly explainer: Explainer;
  readonly takeaways: Takeaways;
  readonly verifying: VerifyCommand;
}

const forms: readonly ExplanationForm[] = ['markdown', 'handout', 'json'];

/** *Explain*, *Play Against the Engine*, and all that takes an explanation along. Each may be called with a resource; *Explain* with a case and *Export* with a form as well. */
export function registerExplainCommands(options: ExplainOptions): Disposable {
  const { takeaways, verifying } = options;
  const { panel } = options.solving;
  const store = new DisposableStore();
  const register = (id: string, act: (uri: Uri, argument: unknown) => Promise<void>): void => {
    store.add(
      commands.registerCommand(id, async (target: unknown, argument: unknown) => {
        const uri = targetOf(target, panel);
        if (uri) await act(uri, argument);
        else void window.showInformationMessage(nothingToSolve(l10n));
      }),
    );
  };
  register(ids.explain, (uri, index) => explainCase(options, uri, index));
  register(ids.exportExplanation, (uri, form) => exportExplanation(options, uri, form));
  register(ids.copySummary, (uri) => takeaways.copySummary(uri));
  register(ids.showPlainText, (uri) => takeaways.showPlainText(uri));
  register(ids.play, (uri) => playCase(options, uri));
  register(ids.verify, (uri) => verifying.verify(uri));
  return store;
}

/** Shows an input in the panel, solved where it is not, and in it the case that is wanted (from 0) or at the cursor; where the panel is active, what it shows. */
async function explainCase({ solving, explainer }: ExplainOptions, uri: Uri, wanted?: unknown): Promise<void> {
  const { panel } = solving;
  const wasActive = panel.active;
  if (explainer.cases.answer(uri)) panel.show(uri);
  else await solveAndShow(solving, uri);
  const answer = explainer.cases.answer(uri);
  if (!answer) return;
  const isWanted = typeof wanted === 'number' && wanted in answer.cases;
  if (wasActive && !isWanted) return;
  const index = isWanted ? wanted : caseAtCursor(uri, answer.cases);
  if (panel.lookedAt(uri)?.index !== index) panel.lookAt(uri, index, startPosition);
}

/** Begins a game in the panel: of the case and the position that it shows, else of the case at the cursor. */
async function playCase(options: ExplainOptions, uri: Uri): Promise<void> {
  const { panel } = options.solving;
  await explainCase(options, uri);
  if (options.explainer.cases.answer(uri)) panel.play();
}

interface ExportItem extends QuickPickItem {
  readonly form: ExplanationForm | 'chart';
}

async function exportExplanation({ solving, explainer, takeaways }: ExplainOptions, uri: Uri, wanted: unknown): Promise<void> {
  const known = forms.find((form) => form === wanted);
  if (known) return takeaways.exportAs(uri, known);
  const { panel } = solving;
  const answer = explainer.cases.answer(uri);
  const index = answer ? explainer.subject(uri, answer).index : 0;
  const title = exportTitle(l10n, nameOf(uri), index + 1, answer?.cases.length ?? 1);
  const hasChart = answer !== undefined && panel.ready && panel.showsInSight(uri);
  const items = [...forms, ...(hasChart ? ['chart' as const] : [])].map((form): ExportItem => {
    const { label, detail } = exportChoice(l10n, form);
    return { label, detail, form };
  });
  const item = await window.showQuickPick(items, { title, matchOnDetail: true });
  if (item?.form === 'chart') panel.page?.sendChart();
  else if (item) await takeaways.exportAs(uri, item.form);
}
