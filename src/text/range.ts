/**
 * A stretch of one line of the input.
 * Lines and columns count from 0, columns in UTF-16 units (as the editor counts them); `end` is exclusive.
 */
export interface TextRange {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** A replacement that may cross lines; positions as in {@link TextRange}, the end exclusive. */
export interface TextEdit {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly newText: string;
}
