import type { TextDocument, TextEditor, Uri } from 'vscode';
import { languages, ThemeColor, window, workspace } from 'vscode';
import type { Disposable } from '../disposables.ts';
import { Owner, Slot } from '../disposables.ts';
import { later } from '../timing.ts';
import type { StrategyPanel } from './strategyPanel.ts';

/** The editor does not tell when the pointer leaves a line: its row goes out after this time at the latest. */
const hoverMilliseconds = 5000;

/**
 * Lines of the editor and what the panel shows of them light up together: the line on which the pointer rests or the
 * cursor stands marks its rows, a row under the pointer or the focus marks its line.
 */
export class LineLinks extends Owner {
  private readonly _panel: StrategyPanel;
  private readonly _mark = this._register(
    window.createTextEditorDecorationType({
      isWholeLine: true,
      backgroundColor: new ThemeColor('editor.rangeHighlightBackground'),
      outline: '1px dashed',
      outlineColor: new ThemeColor('editor.rangeHighlightBorder'),
      overviewRulerColor: new ThemeColor('editorOverviewRuler.rangeHighlightForeground'),
    }),
  );
  private readonly _hovering = this._register(new Slot<Disposable>());
  private _marked: { readonly uri: Uri; readonly line: number } | null = null;

  constructor(panel: StrategyPanel) {
    super();
    this._panel = panel;
    this._register(languages.registerHoverProvider('*', { provideHover: (document, { line }) => this._hovered(document, line) }));
    this._register(window.onDidChangeTextEditorSelection(() => this._leave()));
    this._register(workspace.onDidChangeTextDocument(({ document }) => this._edited(document)));
    this._register(
      panel.onDidChange(() => {
        if (!panel.visible || this._marked?.uri.toString() !== panel.shown?.toString()) this.highlight(null);
      }),
    );
  }

  /** The line that is marked now. */
  get marked(): { readonly uri: Uri; readonly line: number } | null {
    return this._marked;
  }

  /** Marks a line of the input that the panel shows; null: none. */
  highlight(line: number | null): void {
    const uri = this._panel.shown;
    const next = line === null || !uri || !this._panel.visible ? null : { uri, line };
    for (const editor of editorsOf(this._marked?.uri)) editor.setDecorations(this._mark, []);
    this._marked = next;
    if (next === null) return;
    for (const editor of editorsOf(next.uri)) {
      if (next.line >= editor.document.lineCount) continue;
      editor.setDecorations(this._mark, [editor.document.lineAt(next.line).range]);
    }
  }

  /** Nothing is shown in the hover: only the panel hears of it. */
  private _hovered(document: TextDocument, line: number): undefined {
    if (!this._panel.showsInSight(document.uri)) return undefined;
    this._panel.hover(line);
    this._hovering.set(later(hoverMilliseconds, () => this._leave()));
    return undefined;
  }

  private _leave(): void {
    this._hovering.set(undefined);
    this._panel.hover(null);
  }

  private _edited({ uri }: TextDocument): void {
    if (this._marked?.uri.toString() === uri.toString()) this.highlight(null);
    if (this._panel.shown?.toString() === uri.toString()) this._leave();
  }
}

function editorsOf(uri: Uri | undefined): readonly TextEditor[] {
  return window.visibleTextEditors.filter(({ document }) => document.uri.toString() === uri?.toString());
}
