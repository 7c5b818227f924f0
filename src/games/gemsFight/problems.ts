/** Limits of the judge; `meltsAt` is the largest S. */
export const gemLimits = { cases: 20, colours: 8, bags: 21, meltsAt: 19, gems: 10 } as const;

/** Problems that only a Gems Fight! input can have. Cases and bags count from 1; numbers that may be huge are strings. */
export interface GemsFightProblems {
  /** `looksLikePhotos`: one number, then lines of four, as in Family Photos. */
  readonly 'header-too-short': { readonly caseNumber: number; readonly numbers: number; readonly looksLikePhotos: boolean };
  readonly 'header-too-long': { readonly caseNumber: number; readonly numbers: number };
  readonly 'melts-at-zero': { readonly caseNumber: number; readonly most: number };
  /** G is 0 though there are bags. */
  readonly 'no-colours': { readonly caseNumber: number; readonly bags: string };
  /** `colours` is G as text. */
  readonly 'colour-out-of-range': {
    readonly caseNumber: number;
    readonly bag: number;
    readonly colour: string;
    readonly colours: string;
  };
  readonly 'bag-too-long': { readonly caseNumber: number; readonly bag: number; readonly gems: string; readonly found: number };
  readonly 'bag-too-short': { readonly caseNumber: number; readonly bag: number; readonly gems: string; readonly found: number };
  readonly 'bags-missing': {
    readonly caseNumber: number;
    readonly bags: string;
    readonly found: number;
    readonly before: 'end-line' | 'end-of-text' | 'next-case';
  };
  readonly 'extra-bag': { readonly caseNumber: number; readonly bags: string };
  readonly 'no-end-line': { readonly cases: number };
  /** The end line comes first: there is nothing to answer. */
  readonly 'no-cases': Readonly<Record<string, never>>;
  readonly 'cases-limit': { readonly limit: number };
  readonly 'colours-limit': { readonly caseNumber: number; readonly colours: string; readonly limit: number };
  readonly 'bags-limit': { readonly caseNumber: number; readonly bags: string; readonly limit: number };
  readonly 'melts-at-limit': { readonly caseNumber: number; readonly meltsAt: string; readonly limit: number };
  /** `gems` is 0 or more than `limit`. */
  readonly 'gems-limit': { readonly caseNumber: number; readonly bag: number; readonly gems: string; readonly limit: number };
}

/** Quick fixes of Gems Fight! inputs, with the arguments of their titles. */
export interface GemsFightFixes {
  readonly 'set-bags': { readonly bags: number };
  readonly 'set-gems': { readonly gems: number };
  readonly 'add-end-line': Readonly<Record<string, never>>;
}
