import type { Explanation, ExplainedMove } from '../games/explanation.ts';
import type { PlayedMove } from '../games/explanationPlayed.ts';
import type { FamilyPhotosReason } from '../games/familyPhotos/reasons.ts';
import type { GameId, MoveReasons, PositionReasons, Turn } from '../games/game.ts';
import type { GemsFightReason } from '../games/gemsFight/reasons.ts';
import { answerSentence, totalsNote } from './answer.ts';
import { withoutBrackets } from './brackets.ts';
import { familyPhotosReason } from './familyPhotosReasons.ts';
import { positionLedgerRows } from './familyPhotosReasonsLedger.ts';
import type { PositionLedgerRow } from './familyPhotosReasonsLedger.ts';
import { gemsFightReasonSentence } from './gemsFightReasons.ts';
import { leftOver } from './ledger.ts';
import { cookerContent, moveDetail, moveName, toMove, turnName } from './moves.ts';
import { gameName, playerName } from './names.ts';
import { grouped, signed } from './numbers.ts';
import { stoneCount } from './runs.ts';
import { listed, paragraph } from './lists.ts';
import type { Translator } from './translator.ts';

/** What the explanation is of. */
export interface Title {
  readonly name: string;
  /** From 1. */
  readonly case: number;
}

export function titleOf({ name, case: number }: Title, game: GameId, l10n: Translator): string {
  return game === 'family-photos'
    ? l10n.t('{0}: {1}', name, gameName(l10n, game))
    : l10n.t('{0}, case {1}: {2}', name, grouped(number), gameName(l10n, game));
}

/** 'Alice wins by 3' at the end of the line through the position, and what the totals are then. */
export function answerOf(
  { ledger, position, totals }: Explanation,
  l10n: Translator,
): { readonly answer: string; readonly totals: string } {
  const { first: firstTotal, second: secondTotal } = totals;
  return { answer: answerSentence(l10n, ledger.game, position.final), totals: totalsNote(l10n, ledger.game, { firstTotal, secondTotal }) };
}

/** Where the position stands, and who is on move in it. */
export function standingOf({ ledger, at, position, played }: Explanation, l10n: Translator): string {
  const moves = played.map((move) => playedName(move, l10n)).join(' · ');
  const sentences: string[] = [];
  if (at.turn > 0) {
    const turn = grouped(at.turn);
    sentences.push(
      played.length === 0
        ? l10n.t('After turn {0} of the line of play.', turn)
        : l10n.t('After turn {0} of the line of play and these moves: {1}.', turn, moves),
    );
  } else if (played.length > 0) sentences.push(l10n.t('After these moves: {0}.', moves));
  const { player, banked, over } = position;
  const who = over ? l10n.t('The game is over') : toMove(l10n, { game: ledger.game, player });
  const start = at.turn + played.length === 0;
  sentences.push(start ? l10n.t('{0}.', who) : l10n.t('{0}, banked {1}.', who, signed(banked)));
  return paragraph(sentences);
}

function playedName({ player, number, move }: PlayedMove, l10n: Translator): string {
  const name = move.game === 'gems-fight' ? moveName(l10n, { ...move, bags: [number] }) : moveName(l10n, move);
  const args = [playerName(l10n, move.game, player), name];
  return move.loss === '0' ? l10n.t('{0}: {1}', ...args) : l10n.t('{0}: {1} (loses {2})', ...args, grouped(move.loss));
}

/** The parts whose sum is the value; Gems Fight! has none. */
export function partRows({ why }: Explanation, l10n: Translator): readonly PositionLedgerRow[] {
  return 'ledger' in why ? positionLedgerRows(l10n, why.ledger) : [];
}

/** Reasons as plain sentences. */
export function reasonSentences(
  game: GameId,
  reasons: PositionReasons['reasons'] | MoveReasons['reasons'],
  l10n: Translator,
): readonly string[] {
  const sentences =
    game === 'family-photos'
      ? (reasons as readonly FamilyPhotosReason[]).map((reason) => familyPhotosReason(l10n, reason))
      : (reasons as readonly GemsFightReason[]).map((reason) => gemsFightReasonSentence(l10n, reason));
  return sentences.map(withoutBrackets);
}

export function whySentences({ ledger, why }: Explanation, l10n: Translator): readonly string[] {
  return reasonSentences(ledger.game, why.reasons, l10n);
}

/** Why the first pass of the line is made. */
export function passSentences({ ledger, firstPass }: Explanation, l10n: Translator): readonly string[] {
  return firstPass === null ? [] : reasonSentences(ledger.game, firstPass.reasons, l10n);
}

/** A legal move in words. */
export interface MoveWords {
  readonly name: string;
  /** May be empty. */
  readonly detail: string;
  /** Stones now; empty in Family Photos. */
  readonly stones: string;
  readonly final: string;
  readonly best: boolean;
  /** Without a word: '93'. */
  readonly loss: string;
  readonly reasons: readonly string[];
}

export function moveWords({ move, explanation }: ExplainedMove, l10n: Translator): MoveWords {
  return {
    name: moveName(l10n, move),
    detail: moveDetail(l10n, move),
    stones: move.game === 'family-photos' ? '' : move.stones === 0 ? l10n.t('no stone') : stoneCount(l10n, move.stones),
    final: signed(move.final),
    best: move.loss === '0',
    loss: grouped(move.loss),
    reasons: explanation === null ? [] : reasonSentences(move.game, explanation.reasons, l10n),
  };
}

/** The moves of an explanation in words: what makes several equally good is said once. */
export function movesWords({ moves }: Explanation, l10n: Translator): readonly MoveWords[] {
  const told = new Set<string>();
  return moves.map((one) => {
    const words = moveWords(one, l10n);
    const codes = (one.explanation?.reasons ?? []).map(({ code }) => code).join(' ');
    if (words.best && told.has(codes)) return { ...words, reasons: [] };
    if (words.best) told.add(codes);
    return words;
  });
}

/** A turn in words; empty cells where there is nothing to say. */
export interface TurnWords {
  readonly turn: string;
  readonly player: string;
  readonly move: string;
  readonly gain: string;
  readonly banked: string;
  readonly final: string;
  readonly cooker: string;
}

/** The turns of an explanation's line. */
export function turnWords({ line, position }: Explanation, l10n: Translator): readonly TurnWords[] {
  return line.map((turn, index) => ({
    turn: grouped(turn.turn),
    player: playerName(l10n, turn.game, turn.player),
    move: turnName(l10n, turn, index === position.turns - 1),
    gain: turn.gain === '0' ? '' : signed(turn.gain),
    banked: grouped(turn.banked),
    final: signed(turn.final),
    cooker: cookerAfter(turn, l10n),
  }));
}

function cookerAfter(turn: Turn, l10n: Translator): string {
  if (turn.game === 'family-photos') return '';
  const cooker = cookerContent(l10n, turn.cooker);
  return turn.again ? l10n.t('{0}, goes again', cooker) : cooker;
}

/** What nobody takes; empty where nothing is left. */
export function leftOverSentence({ leftOver: left }: Explanation, l10n: Translator): string {
  if (left === null || left.count === 0) return '';
  const { stacks, bottoms, count } = left;
  const shown = stacks.length + bottoms.length;
  if (shown === count && bottoms.length === 0) return leftOver(l10n, stacks);
  const list = [
    ...stacks.map((stack) => l10n.t('stack {0}', grouped(stack))),
    ...bottoms.map((stack) => l10n.t('bottom of stack {0}', grouped(stack))),
  ];
  if (count > shown) list.push(l10n.t('and {0} more', grouped(count - shown)));
  return l10n.t('Left over: {0}.', listed(l10n, list));
}

/** How the value was checked; null where nobody did. */
export function proofSentence({ proof, position: { final } }: Explanation, l10n: Translator): string | null {
  if (proof === null) return null;
  switch (proof.by) {
    case 'exhaustive-play': {
      const positions = proof.positions === 1 ? l10n.t('1 position') : l10n.t('{0} positions', grouped(proof.positions));
      return proof.margin === final
        ? l10n.t('Checked by exhaustive play: {0}, same value.', positions)
        : l10n.t(
            'Exhaustive play ({0}) gives {1}, not {2}. One of them is wrong: please report this input.',
            positions,
            signed(proof.margin),
            signed(final),
          );
    }
    case 'second-solver':
      return proof.margin === final
        ? l10n.t('Checked by a second solver, a search that carries totals: same value.')
        : l10n.t(
            'A second solver gives {0}, not {1}. One of them is wrong: please report this input.',
            signed(proof.margin),
            signed(final),
          );
    case 'theorem':
      return l10n.t(
        'Too large for exhaustive play; the proof is an exchange. If Alice takes photo i and Bonnie photo j, the margin is a(i) - b(j); swapped it is a(j) - b(i). The first is larger exactly where a(i) + b(i) > a(j) + b(j), so the pool goes by swing.',
      );
  }
}
