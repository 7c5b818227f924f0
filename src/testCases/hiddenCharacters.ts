import { isControl, isInvisible, isOddSpace } from '../text/characters.ts';
import type { Replacement } from './replacing.ts';

const byteOrderMark = '\uFEFF';

/**
 * What rids an expected output of the characters that cannot be seen and are no plain blanks: each odd space (no-break and
 * so on) gives way to a blank, the others (zero width, control) to nothing. A byte order mark at the start stays. Takes any text.
 */
export function hiddenReplacements(text: string): readonly Replacement[] {
  const found: Replacement[] = [];
  for (const [line, content] of text.split(/\r\n?|\n/).entries()) {
    for (let start = line === 0 && content.startsWith(byteOrderMark) ? 1 : 0; start < content.length; start++) {
      const unit = content.charCodeAt(start);
      const by = isOddSpace(unit) ? ' ' : isInvisible(unit) || isControl(unit) ? '' : null;
      if (by !== null) found.push({ line, start, end: start + 1, old: content[start], new: by });
    }
  }
  return found;
}
