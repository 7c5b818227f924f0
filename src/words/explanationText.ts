import type { Explanation } from '../games/explanation.ts';
import type { GameId, MoveValue, Turn } from '../games/game.ts';
import type { FamilyPhotosLedger } from '../games/familyPhotos/facts.ts';
import type { GemsFightLedger, GemsFightTurn } from '../games/gemsFight/facts.ts';
import { answerSentence, totalsNote } from './answer.ts';
import { kindName, stackCount } from './ledger.ts';
import { cookerContent, moveDetail, moveName, turnName } from './moves.ts';
import { gameName, playerName } from './names.ts';
import { grouped, signed } from './numbers.ts';
import { moreCount, movesCount, movesHeading, turnCount, whereFrom } from './panelSentences.ts';
import { firstStone, stoneCount } from './runs.ts';
import { textTable } from './textTable.ts';
import type { Translator } from './translator.ts';

/** What the explanation is of. */
export interface Title {
  readonly name: string;
  /** From 1. */
  readonly case: number;
}

/** A case explained as plain text: answer, where it comes from, first moves, line of play. Ends without a line break. */
export function explanationText({ summary, ledger, moves, line }: Explanation, title: Title, l10n: Translator): string {
  const { game } = ledger;
  return [
    heading(title, game, l10n),
    answerSentence(l10n, game, summary.margin),
    totalsNote(l10n, game, summary),
    '',
    whereFrom(l10n, summary.margin),
    ...(ledger.game === 'family-photos' ? partsText(ledger, l10n) : runsText(ledger, l10n)),
    '',
    `${movesHeading(l10n, game, 0)} (${movesCount(l10n, summary.moves)})`,
    ...movesText(moves, l10n),
    ...remainder(summary.moves - moves.length, l10n),
    '',
    `${l10n.t('Line of play')} (${turnCount(l10n, summary.turns)})`,
    ...turnsText(line, summary.turns, l10n),
    ...remainder(summary.turns - line.length, l10n),
    '',
  ].join('\n');
}

function heading(title: Title, game: GameId, l10n: Translator): string {
  return game === 'family-photos'
    ? l10n.t('{0}: {1}', title.name, gameName(l10n, game))
    : l10n.t('{0}, case {1}: {2}', title.name, grouped(title.case), gameName(l10n, game));
}

function partsText({ parts }: FamilyPhotosLedger, l10n: Translator): string[] {
  return textTable(
    parts.map(({ kind, stacks, margin }) => [kindName(l10n, kind), stackCount(l10n, stacks), signed(margin)]),
    'lrr',
  );
}

function runsText(ledger: GemsFightLedger, l10n: Translator): string[] {
  const rows = ledger.runs.map(({ player, turns, stones }) => [
    playerName(l10n, ledger.game, player),
    turns === 1 ? l10n.t('1 bag') : l10n.t('{0} bags', grouped(turns)),
    stoneCount(l10n, stones),
  ]);
  return [...textTable(rows, 'lrr'), firstStone(l10n, ledger)];
}

function movesText(moves: readonly MoveValue[], l10n: Translator): string[] {
  return textTable(
    moves.map((move) => [moveName(l10n, move), moveDetail(l10n, move), stonesNow(move, l10n), signed(move.final), loses(move.loss, l10n)]),
    'lllrl',
  );
}

function stonesNow(move: MoveValue, l10n: Translator): string {
  if (move.game === 'family-photos') return '';
  return move.stones === 0 ? l10n.t('no stone') : stoneCount(l10n, move.stones);
}

function loses(loss: string, l10n: Translator): string {
  return loss === '0' ? l10n.t('best') : l10n.t('loses {0}', grouped(loss));
}

function turnsText(line: readonly Turn[], turns: number, l10n: Translator): string[] {
  if (line.length === 0) return [];
  const cooker = line[0]?.game === 'gems-fight' ? l10n.t('cooker after it') : '';
  const head = [l10n.t('turn'), '', l10n.t('move'), '', l10n.t('banked'), l10n.t('final'), cooker];
  const rows = line.map((turn) => [
    grouped(turn.turn),
    playerName(l10n, turn.game, turn.player),
    turnName(l10n, turn, turn.turn === turns),
    turn.gain === '0' ? '' : signed(turn.gain),
    grouped(turn.banked),
    signed(turn.final),
    turn.game === 'gems-fight' ? afterBag(turn, l10n) : '',
  ]);
  return textTable([head, ...rows], 'rllrrrl');
}

function afterBag(turn: GemsFightTurn, l10n: Translator): string {
  const cooker = cookerContent(l10n, turn.cooker);
  return turn.again ? l10n.t('{0}, goes again', cooker) : cooker;
}

function remainder(more: number, l10n: Translator): string[] {
  return more > 0 ? [`  ${moreCount(l10n, more)}`] : [];
}
