import type { StatusBarItem, Uri } from 'vscode';
import { l10n, StatusBarAlignment, ThemeColor, window } from 'vscode';
import { answerLines, shortAnswer } from '../words/extensionAnswer.ts';
import * as words from '../words/extensionStatus.ts';
import { failureSentence } from '../words/failures.ts';
import type { RunProgress } from '../worker/api.ts';
import { Owner } from './disposables.ts';
import type { KnownInputs } from './known.ts';
import { commands } from './manifest.ts';
import type { StrategyPanel } from './webview/strategyPanel.ts';
import type { InputState } from './inputState.ts';
import type { States } from './states.ts';

/** Answers that the tooltip lists. */
const tooltipCases = 20;

interface Look {
  readonly text: string;
  readonly tooltip: string;
  readonly command: string;
  /** Set back: this is not the answer of the present text. */
  readonly dimmed?: boolean;
}

/** The answer of the input in front, in the status bar; a click opens the panel. */
export class StatusBar extends Owner {
  private readonly _item: StatusBarItem = this._register(window.createStatusBarItem('optimalPlay.answer', StatusBarAlignment.Left, 50));
  private readonly _states: States;
  private readonly _known: KnownInputs;
  private readonly _panel: StrategyPanel;
  private _shown = false;
  private _tooltip = '';

  constructor(states: States, known: KnownInputs, panel: StrategyPanel) {
    super();
    this._states = states;
    this._known = known;
    this._panel = panel;
    this._item.name = words.statusName(l10n);
    this._register(states.onDidChange(() => this._update()));
    this._register(known.onDidChange(() => this._update()));
    this._register(panel.onDidChange(() => this._update()));
    this._register(window.onDidChangeActiveTextEditor(() => this._update()));
    this._update();
  }

  /** What it says now, and its tooltip; undefined while it is hidden. */
  get text(): string | undefined {
    return this._shown ? this._item.text : undefined;
  }

  get tooltip(): string | undefined {
    return this._shown ? this._tooltip : undefined;
  }

  private _update(): void {
    const look = this._look();
    this._shown = look !== null;
    if (!look) {
      this._item.hide();
      return;
    }
    this._item.text = look.text;
    this._tooltip = look.tooltip;
    this._item.tooltip = look.tooltip;
    this._item.command = look.command;
    this._item.color = look.dimmed ? new ThemeColor('disabledForeground') : undefined;
    this._item.show();
  }

  private _look(): Look | null {
    const document = window.activeTextEditor?.document;
    const uri: Uri | undefined = this._panel.active || !document ? this._panel.shown : document.uri;
    const state = uri && this._states.of(uri);
    if (state) return lookOf(state, state.kind === 'answer' && this._panel.hides(state));
    if (!document || !this._known.has(document)) return null;
    return { text: `$(lightbulb) ${words.solveStatus(l10n)}`, tooltip: words.solveStatusTooltip(l10n), command: commands.solve };
  }
}

/** `hidden`: what the answer is is not to be told. */
function lookOf(state: InputState, hidden: boolean): Look {
  const command = commands.showPanel;
  switch (state.kind) {
    case 'solving': {
      return {
        text: `$(loading~spin) ${progressStatus(state.progress)}`,
        tooltip: words.cancelTooltip(l10n),
        command: commands.cancel,
      };
    }
    case 'cancelled':
      return { text: `$(circle-slash) ${words.cancelledStatus(l10n)}`, tooltip: words.solveStatusTooltip(l10n), command: commands.solve };
    case 'errors': {
      const errors = state.problems.filter(({ problem }) => problem.severity === 'error').length;
      return { text: `$(error) ${words.errorsStatus(l10n, errors)}`, tooltip: failureSentence(l10n, { code: 'input-errors' }), command };
    }
    case 'unknown-game':
      return {
        text: `$(question) ${words.unknownGameStatus(l10n)}`,
        tooltip: failureSentence(l10n, { code: 'unknown-game' }),
        command: commands.selectGame,
      };
    case 'failure':
      return { text: `$(error) ${words.failureStatus(l10n)}`, tooltip: failureSentence(l10n, state.failure), command };
    case 'answer': {
      const { game } = state.file;
      if (game === null) return { text: words.failureStatus(l10n), tooltip: '', command };
      const answer = hidden ? words.hiddenStatus(l10n) : shortAnswer(l10n, game, state.cases);
      if (state.outdated) {
        return { text: `$(history) ${words.outdatedStatus(l10n, answer)}`, tooltip: words.outdatedTooltip(l10n), command, dimmed: true };
      }
      const tooltip = hidden ? words.hiddenTooltip(l10n) : answerLines(l10n, game, state.cases, tooltipCases).join('\n');
      return { text: `$(check) ${answer}`, tooltip, command };
    }
  }
}

function progressStatus(progress: RunProgress | null): string {
  if (!progress) return words.solvingStatus(l10n, 0);
  const { solved, cases, share } = progress;
  return cases === 0
    ? words.readingStatus(l10n, Math.floor(100 * share))
    : words.solvingStatus(l10n, Math.floor((100 * (solved + share)) / cases));
}
