/** For sentences that need nothing filled in. */
export type NoArguments = Readonly<Record<string, never>>;

/** Problems of any text of numbers, with the arguments of their sentences. `count` is how many places there are in all. */
export interface TextProblems {
  readonly 'byte-order-mark': NoArguments;
  readonly tabs: { readonly count: number };
  /** `code` as U+00A0. */
  readonly 'odd-space': { readonly name: string; readonly code: string; readonly count: number };
  readonly 'leading-zeros': { readonly token: string; readonly value: string; readonly count: number };
  readonly 'plus-sign': { readonly token: string; readonly value: string; readonly count: number };

  readonly 'not-a-number': { readonly token: string };
  /** A line, or several lines in a row, of words. `token` is its first word. */
  readonly 'text-line': { readonly token: string; readonly lines: number };
  readonly comment: { readonly mark: string; readonly count: number };
  /** `numbers`: how many the line holds if the separators are read as blanks. */
  readonly commas: { readonly separator: string; readonly numbers: number; readonly count: number };
  readonly 'wide-comma': { readonly character: string; readonly code: string; readonly count: number };
  readonly brackets: { readonly token: string; readonly count: number };
  readonly quotes: { readonly token: string; readonly count: number };
  /** A number with '-' before it; the limits of this number are '' where they are not known. */
  readonly negative: { readonly token: string; readonly least: string; readonly most: string };
  /** A number with a character before it that only looks like '-'. */
  readonly 'unicode-minus': { readonly token: string; readonly code: string };
  readonly 'decimal-point': { readonly token: string };
  /** `value` is the number in plain digits, '' where it is no whole number of reasonable length. */
  readonly exponent: { readonly token: string; readonly value: string; readonly count: number };
  readonly hexadecimal: { readonly token: string; readonly value: string; readonly count: number };
  readonly 'digit-grouping': { readonly token: string; readonly value: string; readonly count: number };
  readonly 'other-digits': { readonly token: string; readonly value: string; readonly count: number };
  readonly 'labelled-number': { readonly token: string; readonly value: string; readonly count: number };
  readonly 'nul-character': { readonly count: number };
  readonly 'control-character': { readonly code: string; readonly count: number };
  readonly 'invisible-character': { readonly name: string; readonly code: string; readonly count: number };
  /** The replacement character that decoding puts for bytes that are not UTF-8. */
  readonly 'not-utf-8': { readonly count: number };
  readonly 'utf-16': NoArguments;
  /** Bytes of something else than a text. */
  readonly 'not-text': NoArguments;
  readonly 'number-too-long': { readonly digits: number; readonly limit: number };
  /** Problems beyond those listed. */
  readonly 'more-problems': { readonly errors: number; readonly warnings: number };
}
