import type { Board, FamilyPhotosBoard, GemsFightBoard } from '../games/explanationBoard.ts';
import { markdownTable, plain } from './explanationMarkdownParts.ts';
import { paragraph } from './lists.ts';
import { bagsName, cookerContent, gemsName, photoWorth } from './moves.ts';
import { playerName } from './names.ts';
import { grouped } from './numbers.ts';
import { moreCount } from './panelSentences.ts';
import { meltRule } from './runs.ts';
import type { Translator } from './translator.ts';

/** What lies on the table, as blocks of Markdown that tell nothing of what it is worth. */
export function boardMarkdown(board: Board, l10n: Translator): readonly (readonly string[])[] {
  const table = board.game === 'family-photos' ? stacksTable(board, l10n) : bagsTable(board, l10n);
  return [table, [plain(besides(board, l10n))].filter(Boolean)];
}

function stacksTable({ shown, left }: FamilyPhotosBoard, l10n: Translator): string[] {
  if (shown.length === 0) return [l10n.t('No photo is left.')];
  const head = [l10n.t('stack'), l10n.t('top'), l10n.t('bottom')];
  const rows = shown.map(({ stack, top, bottom }) => [
    grouped(stack),
    top === null ? plain(l10n.t('taken')) : plain(photoWorth(l10n, top)),
    plain(photoWorth(l10n, bottom)),
  ]);
  const more = left - shown.length;
  return [...markdownTable(head, rows, 'rll'), ...(more > 0 ? ['', plain(moreCount(l10n, more))] : [])];
}

function bagsTable({ bags }: GemsFightBoard, l10n: Translator): string[] {
  if (bags.length === 0) return [plain(l10n.t('No bag is left.'))];
  const rows = bags.map((row) => [plain(bagsName(l10n, row.bags)), plain(gemsName(l10n, row.gems))]);
  return markdownTable([l10n.t('bag'), l10n.t('gems')], rows, 'll');
}

function besides(board: Board, l10n: Translator): string {
  const { game, totals } = board;
  const args = [playerName(l10n, game, 0), grouped(totals.first), playerName(l10n, game, 1), grouped(totals.second)];
  const soFar = totals.first === '0' && totals.second === '0' ? '' : l10n.t('So far: {0} {1}, {2} {3}.', ...args);
  if (board.game === 'family-photos') return soFar;
  const melts = l10n.t('Cooker: {0} ({1}).', cookerContent(l10n, board.cooker), meltRule(l10n, board.meltsAt));
  return paragraph([melts, soFar]);
}
