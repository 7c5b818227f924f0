import type { CheckReport } from '../testCases/verdict.ts';
import { blocks, plain, strong } from './explanationMarkdownParts.ts';
import { summaryLines } from './explanationSummary.ts';
import type { Translator } from './translator.ts';
import { differenceSentence } from './verdicts.ts';
import { strategyName, strategySentence } from './wrongStrategies.ts';

/** Strategies that are told with their sentence. */
const mostStrategies = 8;

/**
 * Why a case of a test case failed, as Markdown: which case, what differs where, why the computed value is right, which
 * wrong strategies fit. `index` from 0; `link` is the target of the link that opens the explanation, null for none.
 */
export function mismatchMarkdown(l10n: Translator, { cases }: CheckReport, index: number, link: string | null): string {
  const { line, difference, why, alsoFits } = cases[index];
  const shown = alsoFits.slice(0, mostStrategies);
  const more = alsoFits.length - shown.length;
  return blocks([
    [strong(l10n.t('Case {0} of {1}, line {2} of the input', index + 1, cases.length, line + 1))],
    difference === null ? [] : [plain(differenceSentence(l10n, difference))],
    why === null ? [] : [plain(l10n.t('Why {0} is right:', cases[index].margin))],
    why === null ? [] : summaryLines(why, l10n).map((sentence) => `- ${plain(sentence)}`),
    link === null ? [] : [`[${plain(l10n.t('Open the explanation of this case'))}](${link})`],
    shown.length === 0 ? [] : [plain(l10n.t('The number also fits, which proves nothing:'))],
    [
      ...shown.map((id) => `- ${strong(strategyName(l10n, id))}: ${plain(strategySentence(l10n, id))}`),
      ...(more > 0 ? [`- ${plain(l10n.t('and {0} more', more))}`] : []),
    ],
  ]);
}

/** What is wrong with a test case beyond its cases, as Markdown; '' where nothing is. */
export function beyondMarkdown(l10n: Translator, { beyond }: CheckReport): string {
  return beyond === null ? '' : plain(differenceSentence(l10n, beyond));
}
