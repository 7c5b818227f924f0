import type { TextEdit, TextRange } from './range.ts';

/** error: no answer. warning: answered, and the oddity named. information: accepted. */
export type Severity = 'error' | 'warning' | 'information';

/** What a sentence about a problem is filled with. Line, stack, bag and case numbers count from 1, as people do. */
export type Arguments = Readonly<Record<string, string | number | boolean>>;

/** An edit that would mend a problem, offered as a quick fix; `code` chooses its title in `words/`. */
export interface Fix {
  readonly code: string;
  readonly args: Arguments;
  readonly edits: readonly TextEdit[];
}

/**
 * What is wrong at one place of the text. A room that finds problems declares an interface with one entry a code
 * (`{ 'not-a-number': { token: string } }`); this type makes the union of it, so that `words/` must have a sentence
 * for each and gets its arguments typed.
 */
export type ProblemOf<ByCode> = {
  [Code in keyof ByCode & string]: {
    readonly severity: Severity;
    readonly code: Code;
    readonly args: Readonly<ByCode[Code]>;
    readonly range: TextRange;
    readonly fix?: Fix;
  };
}[keyof ByCode & string];
