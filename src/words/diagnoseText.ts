import type { StrategyId } from '../games/strategyIds.ts';
import type { WrongStrategy } from '../games/study.ts';
import type { Diagnosis } from '../testCases/diagnosis.ts';
import { fittingOf } from '../testCases/fitting.ts';
import { diagnoseLabels, fitsHeading, fitsNote, smallestValues, unknownNote, verdictSentence } from './diagnose.ts';
import type { Translator } from './translator.ts';
import { strategyName, strategySentence } from './wrongStrategies.ts';

/** Values up to which both outputs are listed; a judge's file of Gems Fight! has no more. */
const mostListed = 20;

/** What can be said of one output, as plain text: whether it is right, and which wrong strategies print the same. */
export function diagnosisText(
  l10n: Translator,
  diagnosis: Diagnosis,
  strategies: readonly Pick<WrongStrategy, 'id' | 'smallest'>[],
): string {
  const labels = diagnoseLabels(l10n);
  const { right, printed, outcome } = diagnosis;
  const lines = [outcome === 'nothing-printed' ? l10n.t('Nothing was printed.') : verdictSentence(l10n, diagnosis)];
  if (
    right.length > 1 &&
    Math.max(right.length, printed?.length ?? 0) <= mostListed &&
    (outcome === 'wrong' || outcome === 'other-count')
  ) {
    lines.push(l10n.t('{0}: {1}', labels.rightOutput, right.join(' ')), l10n.t('{0}: {1}', labels.yourOutput, (printed ?? []).join(' ')));
  }
  const fitting = fittingOf([diagnosis]);
  if (fitting === null) return `${lines.join('\n')}\n`;
  const listed = (ids: readonly StrategyId[]): readonly string[] =>
    strategies.flatMap(({ id, smallest }) =>
      ids.includes(id)
        ? [
            `  ${strategyName(l10n, id)} [${id}]`,
            `    ${strategySentence(l10n, id)}`,
            `    ${l10n.t('{0}: {1} ({2})', labels.smallest, smallest.input.trimEnd().replaceAll('\n', ' / '), smallestValues(l10n, smallest.right, smallest.says))}`,
          ]
        : [],
    );
  lines.push('', fitsHeading(l10n, fitting));
  if (fitting.right || fitting.fits.length > 0) lines.push(fitsNote(l10n, fitting, strategies.length, 1));
  lines.push(...listed(fitting.fits));
  if (fitting.near.length > 0) lines.push('', labels.near, ...listed(fitting.near));
  if (fitting.unknown.length > 0) lines.push(unknownNote(l10n, fitting.unknown.length));
  return `${lines.join('\n')}\n`;
}
