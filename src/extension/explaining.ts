import type { Uri } from 'vscode';
import { l10n, window } from 'vscode';
import type { Explanation, ExplanationLimits } from '../games/explanation.ts';
import type { CaseSummary } from '../games/game.ts';
import { startPosition } from '../games/game.ts';
import type { Title } from '../words/explanationParts.ts';
import { nothingToExplain } from '../words/extensionExports.ts';
import { failureSentence } from '../words/failures.ts';
import type { CurrentAnswer } from './cases.ts';
import { Cases, isCurrent } from './cases.ts';
import { inputAt } from './files.ts';
import type { InputState } from './inputState.ts';
import type { SolveOptions } from './solveCommand.ts';
import type { Subject } from './subject.ts';

/** What a person wants in a document of her own. */
export const documentLimits: ExplanationLimits = { moves: 200, reasons: 200, turns: 400, parts: 20, stacks: 50 };
/** As much as an editor opens at once; the command line writes all there is. */
export const dataLimits: ExplanationLimits = { moves: 3000, reasons: 200, turns: 3000, parts: 200, stacks: 200 };

/** A position explained, or a sentence that says why it cannot be. */
export type Explained =
  | { readonly ok: true; readonly answer: CurrentAnswer; readonly explanation: Explanation; readonly title: Title }
  | { readonly ok: false; readonly sentence: string };

/** Finds what is to be explained, solves it where need be, and has it explained. */
export class Explainer {
  readonly cases: Cases;
  private readonly _options: SolveOptions;

  constructor(options: SolveOptions) {
    this._options = options;
    this.cases = new Cases(options.engine, options.states, options.solver);
  }

  /** What the panel looks at where it is about this input; else the case at the cursor, at its start. */
  subject(uri: Uri, answer: CurrentAnswer): Subject {
    const looked = this._options.panel.lookedAt(uri);
    return looked ? { uri, ...looked } : { uri, index: caseAtCursor(uri, answer.cases), position: startPosition };
  }

  /** The answer of the text as it is now, solved first where it is not there, with at least one case; or why there is none. */
  async answer(uri: Uri): Promise<CurrentAnswer | string> {
    const { states, solver, known, engine } = this._options;
    const now = states.of(uri);
    if (isCurrent(now)) return now.cases.length > 0 ? now : nothingToExplain(l10n);
    if (now?.kind === 'solving') await this._settled(uri);
    else {
      const found = await inputAt(uri, engine.files);
      if (!found.ok) return found.sentence;
      if (engine.worker.stopped) await engine.worker.restart();
      known.ask(uri);
      await solver.solve(found.input);
    }
    const state = states.of(uri);
    if (!isCurrent(state)) return whyNoAnswer(state);
    return state.cases.length > 0 ? state : nothingToExplain(l10n);
  }

  async explain({ uri, index, position }: Subject, limits: ExplanationLimits): Promise<Explained> {
    const answer = await this.answer(uri);
    if (typeof answer === 'string') return { ok: false, sentence: answer };
    const { engine } = this.cases;
    const reply = await this.cases.ask(uri, answer.file.version, index, (at) => engine.worker.explanation(at, position, limits));
    if (!reply.ok) {
      if (reply.failure.code === 'unexpected') this._options.log.channel.error(reply.failure.message);
      return { ok: false, sentence: failureSentence(l10n, reply.failure) };
    }
    return { ok: true, answer, explanation: reply.value, title: { name: answer.file.name, case: index + 1 } };
  }

  /** Waits until the run on an input has ended, one way or another. */
  private _settled(uri: Uri): Promise<void> {
    const { states } = this._options;
    return new Promise((resolve) => {
      const listening = states.onDidChange((change) => {
        if (change.uri.toString() !== uri.toString() || change.state?.kind === 'solving') return;
        listening.dispose();
        resolve();
      });
    });
  }
}

/** The case in which the cursor is, from 0; the first where no editor shows the input. */
export function caseAtCursor(uri: Uri, cases: readonly Pick<CaseSummary, 'line'>[]): number {
  const shows = window.visibleTextEditors.filter(({ document }) => document.uri.toString() === uri.toString());
  const editor = shows.find((one) => one === window.activeTextEditor) ?? shows[0];
  if (!editor) return 0;
  const { line } = editor.selection.active;
  return Math.max(
    0,
    cases.findLastIndex((one) => one.line <= line),
  );
}

function whyNoAnswer(state: InputState | undefined): string {
  switch (state?.kind) {
    case 'errors':
      return failureSentence(l10n, { code: 'input-errors' });
    case 'unknown-game':
      return failureSentence(l10n, { code: 'unknown-game' });
    case 'failure':
      return failureSentence(l10n, state.failure);
    case 'answer':
      return failureSentence(l10n, { code: 'outdated' });
    case 'cancelled':
    case 'solving':
    case undefined:
      return failureSentence(l10n, { code: 'cancelled' });
  }
}
