import type { Explanation } from '../games/explanation.ts';
import { boardMarkdown } from './explanationBoardMarkdown.ts';
import { blocks, markdownTable, plain, strong } from './explanationMarkdownParts.ts';
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
import type { MoveWords, Title } from './explanationParts.ts';
import { signed } from './numbers.ts';
import { moreCount, movesCount, movesHeading, turnCount, whereFrom } from './panelSentences.ts';
import { paragraph } from './lists.ts';
import type { Translator } from './translator.ts';

/** A position explained as a Markdown document: answer, board, why, moves, line of play, proof. */
export function explanationMarkdown(explanation: Explanation, title: Title, l10n: Translator): string {
  const { ledger, board } = explanation;
  const position = [[`## ${plain(l10n.t('Position'))}`], ...boardMarkdown(board, l10n), [plain(standingOf(explanation, l10n))]];
  return `${blocks([[`# ${plain(titleOf(title, ledger.game, l10n))}`], answerLine(explanation, l10n), ...position, ...solution(explanation, l10n)])}\n`;
}

/** '**Alice wins by 3** (13 to 10 in this line ...).' */
export function answerLine(explanation: Explanation, l10n: Translator): string[] {
  const { answer, totals } = answerOf(explanation, l10n);
  return [l10n.t('{0} ({1}).', strong(answer), plain(totals))];
}

/** Why the position has its value, its moves, the line of play and the proof, as blocks under headings of the second level. */
export function solution(explanation: Explanation, l10n: Translator): readonly (readonly string[])[] {
  const checked = proofSentence(explanation, l10n);
  return [
    ...whyBlocks(explanation, l10n),
    ...movesBlocks(explanation, l10n),
    ...lineBlocks(explanation, l10n),
    checked === null ? [] : [plain(checked)],
  ];
}

function whyBlocks(explanation: Explanation, l10n: Translator): readonly (readonly string[])[] {
  const parts = partRows(explanation, l10n);
  const said = whySentences(explanation, l10n).map(plain);
  if (parts.length + said.length === 0) return [];
  const rows = parts.map(({ name, rule, margin }, index) => {
    const sum = index === parts.length - 1;
    return [sum ? strong(name) : plain(name), plain(rule), sum ? strong(signed(margin)) : signed(margin)];
  });
  const head = [l10n.t('part'), l10n.t('how'), l10n.t('margin')];
  const table = rows.length === 0 ? [] : markdownTable(head, rows, 'llr');
  return [heading(whereFrom(l10n, explanation.position.final)), table, ...said.map((sentence) => [sentence])];
}

function movesBlocks(explanation: Explanation, l10n: Translator): readonly (readonly string[])[] {
  const { ledger, position, moves, allEqual } = explanation;
  // One sentence of the reasons says so.
  if (allEqual || position.over) return [];
  const head = [l10n.t('move'), l10n.t('stones now'), l10n.t('final margin'), l10n.t('loses'), l10n.t('why')];
  const rows = movesWords(explanation, l10n).map((words) => moveCells(words, l10n));
  const count = l10n.t('{0} ({1})', movesHeading(l10n, ledger.game, position.player), movesCount(l10n, position.moves));
  return [heading(count), markdownTable(head, rows, 'llrrl'), remainder(position.moves - moves.length, l10n)];
}

function moveCells({ name, detail, stones, final, best, loss, reasons }: MoveWords, l10n: Translator): string[] {
  const move = detail === '' ? name : l10n.t('{0} ({1})', name, detail);
  return [plain(move), plain(stones), best ? strong(final) : final, loss, plain(paragraph(reasons))];
}

function lineBlocks(explanation: Explanation, l10n: Translator): readonly (readonly string[])[] {
  const { line, position } = explanation;
  const after = [leftOverSentence(explanation, l10n), ...passSentences(explanation, l10n)]
    .filter(Boolean)
    .map((sentence) => [plain(sentence)]);
  if (line.length === 0) return after;
  const head = [
    l10n.t('turn'),
    l10n.t('player'),
    l10n.t('move'),
    l10n.t('change'),
    l10n.t('banked'),
    l10n.t('final'),
    l10n.t('cooker after'),
  ];
  const rows = turnWords(explanation, l10n).map((row) => [
    row.turn,
    plain(row.player),
    plain(row.move),
    row.gain,
    row.banked,
    row.final,
    plain(row.cooker),
  ]);
  const count = l10n.t('{0} ({1})', l10n.t('Line of play'), turnCount(l10n, position.turns));
  return [heading(count), markdownTable(head, rows, 'rllrrrl'), remainder(position.turns - line.length, l10n), ...after];
}

function heading(text: string): string[] {
  return [`## ${plain(text)}`];
}

function remainder(more: number, l10n: Translator): string[] {
  return more > 0 ? [plain(moreCount(l10n, more))] : [];
}
