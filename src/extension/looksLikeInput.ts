/** How much of a document is looked at before anything is done with it unasked, in UTF-16 units. */
export const detectionLength = 1 << 16;

/** How much of that is enough to rule a text out, and the share of digits and blanks that no prose or code reaches. */
const glance = 4096;
const share = 0.9;

/** Whether a text may be an input at all: nearly all digits and blanks. What fails here costs nothing more. */
export function looksLikeInput(beginning: string): boolean {
  const first = beginning.slice(0, glance);
  const numeric = first.match(/[\d\s\uFEFF]/g)?.length ?? 0;
  return /\d/.test(first) && numeric >= share * first.length;
}
