import type { TextDocument, Uri } from 'vscode';
import { Range } from 'vscode';
import type { SentDocument } from '../worker/transfer.ts';

/** A text that can be solved: a document of the editor, or a file that the editor has no text editor for. */
export interface Input {
  readonly uri: Uri;
  /** Name of the file, as its tab shows it. */
  readonly name: string;
  /** Language id, or null where there is no document. */
  readonly languageId: string | null;
  /** The text as it is now. */
  readonly text: SentDocument;
  /** Text of a line (from 0), or null where it is not at hand. */
  readonly lineAt: (line: number) => string | null;
}

/** UTF-16 units read from the editor at once: a fraction of a millisecond. */
const unitsInPiece = 1 << 15;

/** The sender tells documents apart by identity: one input a document. */
const inputs = new WeakMap<TextDocument, Input>();

/** The input that a document of the editor holds: it changes as the document does. */
export function documentInput(document: TextDocument): Input {
  const known = inputs.get(document);
  if (known) return known;
  const input: Input = {
    uri: document.uri,
    name: nameOf(document.uri),
    get languageId() {
      return document.languageId;
    },
    text: {
      uri: document.uri.toString(),
      get version() {
        return document.version;
      },
      get length() {
        return document.offsetAt(document.lineAt(document.lineCount - 1).range.end);
      },
      readPiece: (offset) => document.getText(new Range(document.positionAt(offset), document.positionAt(offset + unitsInPiece))),
    },
    lineAt: (line) => (line < document.lineCount ? document.lineAt(line).text : null),
  };
  inputs.set(document, input);
  return input;
}

/** The input that a file holds which was read without an editor. `version` tells its readings apart. */
export function fileInput(uri: Uri, pieces: readonly string[], version: number): Input {
  const offsets = new Map<number, string>();
  let length = 0;
  for (const piece of pieces) {
    offsets.set(length, piece);
    length += piece.length;
  }
  const text = { uri: uri.toString(), version, length, readPiece: (offset: number) => offsets.get(offset) ?? '' };
  return { uri, name: nameOf(uri), languageId: null, text, lineAt: () => null };
}

/** The input that a saved file holds which the worker reads by itself. `version` tells its readings apart. */
export function savedInput(uri: Uri, version: () => number): Input {
  const text: SentDocument = {
    uri: uri.toString(),
    path: uri.fsPath,
    get version() {
      return version();
    },
    length: 0,
    readPiece: () => '',
  };
  return { uri, name: nameOf(uri), languageId: null, text, lineAt: () => null };
}

export function nameOf(uri: Uri): string {
  return uri.path.slice(uri.path.lastIndexOf('/') + 1);
}
