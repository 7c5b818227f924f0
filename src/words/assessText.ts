import type { Cell, GameSuite } from '../testCases/suite.ts';
import { gapsOf } from '../testCases/suite.ts';
import { caughtSentence, notKnownNote, redundantNote, saysInstead, suiteNote } from './assess.ts';
import { featureName } from './features.ts';
import { paragraph } from './lists.ts';
import { textTable } from './textTable.ts';
import type { Translator } from './translator.ts';
import { strategyName } from './wrongStrategies.ts';

const signs: Readonly<Record<Cell, string>> = { caught: 'x', 'not-caught': '.', unknown: '?' };

/** What the files of one game are good for, as plain text; with the matrix of strategies by files where that is asked for. */
export function suiteText(l10n: Translator, suite: GameSuite, names: readonly string[], matrix: boolean): string {
  const { game, files, strategies, features, redundant } = suite;
  const caught = strategies.filter((one) => one.caught > 0).length;
  const covered = features.filter((one) => one.files > 0).length;
  return [
    l10n.t(
      '{0}. {1}',
      caughtSentence(l10n, caught, strategies.length, false),
      suiteNote(l10n, game, files.length, covered, features.length),
    ),
    ...missedLines(l10n, suite),
    ...missingLines(l10n, suite),
    ...(redundant.length > 0
      ? ['', redundantNote(l10n, redundant.length, files.length), ...redundant.map((file) => `  ${names[file]}`)]
      : []),
    ...(matrix ? matrixLines(l10n, suite, names) : []),
    '',
  ].join('\n');
}

function missedLines(l10n: Translator, suite: GameSuite): readonly string[] {
  const unknown = new Map(suite.strategies.map((one) => [one.id, one.unknown]));
  const lines: string[] = [];
  for (const { input, strategies } of gapsOf(suite)) {
    if (strategies.length === 0) continue;
    if (lines.length === 0) lines.push('', l10n.t('Not caught, with an input that would:'));
    for (const { id, right, says } of strategies) {
      const files = unknown.get(id) ?? 0;
      const said = l10n.t('{0}: {1}', `${strategyName(l10n, id)} [${id}]`, saysInstead(l10n, says, right));
      lines.push(`  ${paragraph([said, files > 0 ? notKnownNote(l10n, files) : ''])}`);
    }
    lines.push(...indented(input));
  }
  return lines;
}

function missingLines(l10n: Translator, { features }: GameSuite): readonly string[] {
  const lines: string[] = [];
  for (const { feature, add } of features) {
    if (add === null) continue;
    if (lines.length === 0) lines.push('', l10n.t('Features of no input, with one that has it:'));
    lines.push(`  ${featureName(l10n, feature)} [${feature}]`, ...indented(add));
  }
  return lines;
}

function indented(input: string): readonly string[] {
  return input
    .trimEnd()
    .split('\n')
    .map((line) => `      ${line}`);
}

/** A letter a column: x caught, . not caught, ? not known; columns are numbered, and their files listed. */
function matrixLines(l10n: Translator, { strategies, columns }: GameSuite, names: readonly string[]): readonly string[] {
  const rows = strategies.map(({ id }, row) => [id, columns.map(({ cells }) => signs[cells[row]]).join('')]);
  const files = columns.map((column, index) => [String(index + 1), column.files.map((file) => names[file]).join(' ')]);
  return [
    '',
    l10n.t('Which file catches what, a column for files that catch the same (x caught, . not caught, ? not known):'),
    ...textTable(rows, 'll'),
    '',
    ...textTable(files, 'rl'),
  ];
}
