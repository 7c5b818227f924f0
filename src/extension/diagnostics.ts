import type { TextDocument, Uri } from 'vscode';
import { Diagnostic, DiagnosticSeverity, l10n, languages, Range, workspace } from 'vscode';
import type { Problem } from '../games/problems.ts';
import type { Severity } from '../text/problem.ts';
import { problemSentence } from '../words/problems.ts';
import { Owner } from './disposables.ts';
import type { KnownInputs } from './known.ts';
import { settings } from './manifest.ts';
import type { Reading, Readings } from './readings.ts';
import { setting } from './setting.ts';

/** Name under which the editor lists our problems. */
export const source = 'Optimal Play';

/** A problem of the text as it is now, with its place in the editor. */
export interface PlacedProblem {
  readonly problem: Problem;
  readonly diagnostic: Diagnostic;
}

/**
 * Errors and warnings of inputs, in the editor. They never outlive the version they were found in: an edit takes them
 * away, the reading that follows it brings what is still wrong.
 */
export class Diagnostics extends Owner {
  private readonly _collection = this._register(languages.createDiagnosticCollection('optimal-play'));
  private readonly _placed = new Map<string, { readonly version: number; readonly problems: readonly PlacedProblem[] }>();
  private readonly _known: KnownInputs;

  constructor(readings: Readings, known: KnownInputs) {
    super();
    this._known = known;
    this._register(readings.onDidRead((reading) => this._show(reading)));
    this._register(workspace.onDidChangeTextDocument(({ document }) => this._edited(document)));
    this._register(workspace.onDidCloseTextDocument(({ uri }) => this._clear(uri)));
    this._register(known.onDidChange((uri) => this._dropUnknown(uri)));
    this._register(
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration(`optimalPlay.${settings.diagnosticsEnabled.key}`)) readings.readAll();
      }),
    );
  }

  /** The problems of exactly this version of the document. */
  of(document: TextDocument): readonly PlacedProblem[] {
    const placed = this._placed.get(document.uri.toString());
    return placed?.version === document.version ? placed.problems : [];
  }

  private _show({ document, version, result }: Reading): void {
    if (document.isClosed || document.version !== version) return;
    const enabled = setting(settings.diagnosticsEnabled, document.uri);
    const shown = enabled && this._known.has(document) ? result.problems : [];
    const problems = shown.flatMap((problem) => {
      const diagnostic = diagnosticOf(problem);
      return diagnostic ? [{ problem, diagnostic }] : [];
    });
    this._placed.set(document.uri.toString(), { version, problems });
    this._collection.set(
      document.uri,
      problems.map(({ diagnostic }) => diagnostic),
    );
  }

  private _edited({ uri, version }: TextDocument): void {
    const placed = this._placed.get(uri.toString());
    if (placed && placed.version !== version) this._clear(uri);
  }

  private _dropUnknown(uri: Uri): void {
    const document = workspace.textDocuments.find((one) => one.uri.toString() === uri.toString());
    if (!document || !this._known.has(document)) this._clear(uri);
  }

  private _clear(uri: Uri): void {
    if (this._placed.delete(uri.toString())) this._collection.delete(uri);
  }
}

function diagnosticOf(problem: Problem): Diagnostic | null {
  const severity = severityOf(problem.severity);
  if (severity === null) return null;
  const { line, start, end } = problem.range;
  const diagnostic = new Diagnostic(new Range(line, start, line, end), problemSentence(l10n, problem), severity);
  diagnostic.source = source;
  diagnostic.code = problem.code;
  return diagnostic;
}

/** What was merely accepted is not shown in the editor. */
function severityOf(severity: Severity): DiagnosticSeverity | null {
  switch (severity) {
    case 'error':
      return DiagnosticSeverity.Error;
    case 'warning':
      return DiagnosticSeverity.Warning;
    case 'information':
      return null;
  }
}
