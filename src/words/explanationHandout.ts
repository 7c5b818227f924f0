import type { Explanation } from '../games/explanation.ts';
import type { Board } from '../games/explanationBoard.ts';
import { boardMarkdown } from './explanationBoardMarkdown.ts';
import { answerLine, solution } from './explanationMarkdown.ts';
import { blocks, plain } from './explanationMarkdownParts.ts';
import { standingOf, titleOf } from './explanationParts.ts';
import type { Title } from './explanationParts.ts';
import { photoPlace } from './ledger.ts';
import { bagsName } from './moves.ts';
import { playerName } from './names.ts';
import type { Translator } from './translator.ts';

/**
 * A position as an exercise in Markdown: first what lies on the table, what may be done and what is asked, in the order
 * of the input and without any value; then the solutions.
 */
export function explanationHandout(explanation: Explanation, title: Title, l10n: Translator): string {
  const { ledger, board, position } = explanation;
  const name = plain(titleOf(title, ledger.game, l10n));
  const questions = [
    [`# ${name}`],
    [`## ${plain(l10n.t('Position'))}`],
    ...boardMarkdown(board, l10n),
    [plain(standingOf({ ...explanation, played: explanation.played.map(withoutLoss) }, l10n))],
    ...(position.over ? [] : [[`## ${plain(l10n.t('Questions'))}`], questionList(explanation, l10n), ...moveList(board, l10n)]),
  ];
  const solutions = [['---'], [`# ${plain(l10n.t('Solutions'))}`], answerLine(explanation, l10n), ...solution(explanation, l10n)];
  return `${blocks([...questions, ...solutions])}\n`;
}

function questionList({ ledger: { game }, position }: Explanation, l10n: Translator): string[] {
  const player = playerName(l10n, game, position.player);
  const opponent = playerName(l10n, game, position.player === 0 ? 1 : 0);
  const questions = [
    l10n.t('What would {0} do?', player),
    game === 'family-photos'
      ? l10n.t("How does the game end when both play as well as they can? Give Alice's points less Bonnie's.")
      : l10n.t("How does the game end when both play as well as they can? Give Alice's stones less Bob's."),
    l10n.t('Take each other move in turn: what does {0} do then, and what does the move cost {1}?', opponent, player),
  ];
  return questions.map((question, index) => `${index + 1}. ${plain(question)}`);
}

function moveList(board: Board, l10n: Translator): readonly (readonly string[])[] {
  const moves =
    board.game === 'family-photos'
      ? board.shown.map(({ stack, top }) => photoPlace(l10n, top === null ? 'bottom' : 'top', stack))
      : board.bags.map(({ bags }) => bagsName(l10n, bags));
  if (board.game === 'family-photos') {
    if (board.left > board.shown.length) moves.push(l10n.t('the photo in sight of any other stack'));
    moves.push(l10n.t('pass'));
  }
  return [[plain(l10n.t('Moves that are legal:'))], moves.map((move) => `- ${plain(move)}`)];
}

/** Tells what was played, not what it was worth. */
function withoutLoss(played: Explanation['played'][number]): Explanation['played'][number] {
  return { ...played, move: { ...played.move, loss: '0' } };
}
