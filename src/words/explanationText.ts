import type { Explanation } from '../games/explanation.ts';
import {
  answerOf,
  leftOverSentence,
  passSentences,
  movesWords,
  partRows,
  proofSentence,
  standingOf,
  titleOf,
  turnWords,
  whySentences,
} from './explanationParts.ts';
import type { Title } from './explanationParts.ts';
import { signed } from './numbers.ts';
import { moreCount, movesCount, movesHeading, turnCount, whereFrom } from './panelSentences.ts';
import { textTable, wrapped } from './textTable.ts';
import { paragraph } from './lists.ts';
import type { Translator } from './translator.ts';

/** Columns of a line of sentences. */
const width = 100;

/** A position explained as plain text: answer, why, moves, line of play, proof. Ends without a line break. */
export function explanationText(explanation: Explanation, title: Title, l10n: Translator): string {
  const { ledger } = explanation;
  const { answer, totals } = answerOf(explanation, l10n);
  const checked = proofSentence(explanation, l10n);
  return [
    titleOf(title, ledger.game, l10n),
    answer,
    totals,
    ...sentences([standingOf(explanation, l10n)], 0),
    ...section(whyText(explanation, l10n)),
    ...section(movesText(explanation, l10n)),
    ...section(lineText(explanation, l10n)),
    ...section(checked === null ? [] : sentences([checked], 0)),
    '',
  ].join('\n');
}

/** Lines after an empty one. */
function section(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', ...lines];
}

function whyText(explanation: Explanation, l10n: Translator): string[] {
  const rows = partRows(explanation, l10n).map(({ name, rule, margin }) => [name, signed(margin), rule]);
  const said = sentences(whySentences(explanation, l10n), 2);
  if (rows.length + said.length === 0) return [];
  return [whereFrom(l10n, explanation.position.final), ...textTable(rows, 'lrl', width), ...said];
}

function movesText(explanation: Explanation, l10n: Translator): string[] {
  const { ledger, position, moves, allEqual } = explanation;
  // One sentence of the reasons says so.
  if (allEqual || position.over) return [];
  const words = movesWords(explanation, l10n);
  const rows = textTable(
    words.map(({ name, detail, stones, final, best, loss }) => [
      name,
      detail,
      stones,
      final,
      best ? l10n.t('best') : l10n.t('loses {0}', loss),
    ]),
    'lllrl',
  );
  return [
    l10n.t('{0} ({1})', movesHeading(l10n, ledger.game, position.player), movesCount(l10n, position.moves)),
    ...words.flatMap(({ reasons }, index) => [rows[index], sentences([paragraph(reasons)].filter(Boolean), 6)].flat()),
    ...remainder(position.moves - moves.length, l10n),
  ];
}

function lineText(explanation: Explanation, l10n: Translator): string[] {
  const { line, position } = explanation;
  const after = sentences([leftOverSentence(explanation, l10n), ...passSentences(explanation, l10n)].filter(Boolean), 2);
  if (line.length === 0) return after;
  const cooker = line[0].game === 'gems-fight' ? l10n.t('cooker after it') : '';
  const head = [l10n.t('turn'), '', l10n.t('move'), '', l10n.t('banked'), l10n.t('final'), cooker];
  const rows = turnWords(explanation, l10n).map((row) => [row.turn, row.player, row.move, row.gain, row.banked, row.final, row.cooker]);
  return [
    l10n.t('{0} ({1})', l10n.t('Line of play'), turnCount(l10n, position.turns)),
    ...textTable([head, ...rows], 'rllrrrl'),
    ...remainder(position.turns - line.length, l10n),
    ...after,
  ];
}

function remainder(more: number, l10n: Translator): string[] {
  return more > 0 ? [`  ${moreCount(l10n, more)}`] : [];
}

function sentences(list: readonly string[], indent: number): string[] {
  return list.flatMap((sentence) => wrapped(sentence, width - indent).map((line) => ' '.repeat(indent) + line));
}
