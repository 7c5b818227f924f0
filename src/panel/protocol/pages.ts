/** The pages that the panel's script can fill: `data-page` of the body says which. */
export type PageName = 'strategy' | 'diagnose' | 'assessment';

/** What every page beside the strategy panel may call. */
export interface PageHostApi {
  /** The page is up and knows nothing yet: when it opens, and again each time its tab comes back into sight. */
  ready(): void;
  /** For the log: what the page could not understand. */
  log(message: string): void;
}
