import type { Explanation } from '../games/explanation.ts';
import { answerOf, moveWords, partRows, standingOf, titleOf, turnWords, whySentences } from './explanationParts.ts';
import type { Title } from './explanationParts.ts';
import { grouped, signed } from './numbers.ts';
import { paragraph } from './lists.ts';
import type { Translator } from './translator.ts';

/** Turns of the line that are named. */
const turnsNamed = 8;

/** A position in three to six lines of plain text, for the clipboard. Ends without a line break. */
export function explanationSummary(explanation: Explanation, title: Title, l10n: Translator): string {
  return [titleOf(title, explanation.ledger.game, l10n), ...summaryLines(explanation, l10n)].join('\n');
}

/** The same without its title, line by line. */
export function summaryLines(explanation: Explanation, l10n: Translator): readonly string[] {
  const { at } = explanation;
  const { answer, totals } = answerOf(explanation, l10n);
  const away = at.turn + at.branch.length > 0;
  return [
    ...(away ? [standingOf(explanation, l10n)] : []),
    l10n.t('{0} ({1}).', answer, totals),
    ...whyLine(explanation, l10n),
    ...bestLine(explanation, l10n),
    ...lineLine(explanation, l10n),
  ];
}

function whyLine(explanation: Explanation, l10n: Translator): string[] {
  const parts = partRows(explanation, l10n);
  if (parts.length > 0) return [parts.map(({ name, margin }) => l10n.t('{0} {1}', name, signed(margin))).join(' · ')];
  const [sentence] = whySentences(explanation, l10n);
  return sentence === undefined ? [] : [sentence];
}

/** The best move with its reason; nothing where all are equally good. */
function bestLine({ moves, allEqual }: Explanation, l10n: Translator): string[] {
  const [best] = moves;
  if (best === undefined || allEqual) return [];
  const { name, reasons } = moveWords(best, l10n);
  return [paragraph([l10n.t('Best: {0}.', name), ...reasons])];
}

function lineLine(explanation: Explanation, l10n: Translator): string[] {
  const { line, position } = explanation;
  if (line.length === 0) return [];
  const named = turnWords({ ...explanation, line: line.slice(0, turnsNamed) }, l10n).map(({ player, move, gain }) =>
    gain === '' ? l10n.t('{0} {1}', player, move) : l10n.t('{0} {1} {2}', player, move, gain),
  );
  const more = position.turns - named.length;
  if (more > 0) named.push(l10n.t('and {0} more', grouped(more)));
  return [l10n.t('Line: {0}.', named.join(' · '))];
}
