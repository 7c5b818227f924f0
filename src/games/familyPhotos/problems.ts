/** Limits of the judge. */
export const photoLimits = { stacks: 100_000, value: 1_000_000_000 } as const;

/** Problems that only a Family Photos input can have. Counts that may be huge are strings, as the text has them. */
export interface FamilyPhotosProblems {
  /** No stack at all: outside the judge's limit, answered. */
  readonly 'no-stacks': { readonly limit: number };
  readonly 'stacks-limit': { readonly stacks: string; readonly limit: number };
  readonly 'value-limit': { readonly value: string; readonly limit: number; readonly count: number };
  /** Every line holds four numbers, the first one too: the number of stacks is not there. `stacks`: what it would be. */
  readonly 'count-line-missing': { readonly stacks: number };
  /** `missing`: the first number that is not there. `last`: no other number follows. */
  readonly 'stack-too-short': {
    readonly stack: number;
    readonly stacks: string;
    readonly numbers: number;
    readonly missing: 'a1' | 'b1' | 'a2' | 'b2';
    readonly last: boolean;
  };
  readonly 'stack-too-long': { readonly stack: number; readonly numbers: number };
  /** More stacks are announced than follow. */
  readonly 'stacks-missing': { readonly stacks: string; readonly found: number; readonly limit: number; readonly aboveLimit: boolean };
  /** More lines follow than stacks were announced; the announced ones were used. */
  readonly 'more-lines': { readonly stacks: string; readonly lines: number };
  /** What follows has the form of another case. */
  readonly 'second-case': { readonly stacks: string };
  /** The same where stacks run over line ends, so that the numbers may not be what they seem. */
  readonly 'too-many-numbers': { readonly stacks: string; readonly numbers: number };
  readonly 'numbers-after-the-end': { readonly stacks: string; readonly numbers: number };
}

/** Quick fixes of Family Photos inputs, with the arguments of their titles. */
export interface FamilyPhotosFixes {
  readonly 'set-stacks': { readonly stacks: number };
  readonly 'insert-stacks': { readonly stacks: number };
  readonly 'delete-rest': { readonly lines: number };
}
