/** A sentence in which a stretch in square brackets, one at most, names moves to try. */
export interface BracketedSentence {
  readonly before: string;
  /** Null where nothing is in brackets; then `before` is the whole sentence. */
  readonly link: string | null;
  readonly after: string;
}

export function splitBrackets(sentence: string): BracketedSentence {
  const match = /^([^[\]]*)\[([^[\]]*)\]([^[\]]*)$/.exec(sentence);
  return match === null
    ? { before: sentence, link: null, after: '' }
    : { before: match[1] ?? '', link: match[2] ?? '', after: match[3] ?? '' };
}

/** The sentence as plain text. */
export function withoutBrackets(sentence: string): string {
  const { before, link, after } = splitBrackets(sentence);
  return `${before}${link ?? ''}${after}`;
}
