import type { MoveValue } from '../../games/game.ts';
import type { CaseScene } from '../scene.ts';
import { moveOfRow } from '../data/playedTurn.ts';

/** Takes the move of a row, and shows its line in the editor. */
export function takeRow({ data, take, reveal }: CaseScene, move: MoveValue): void {
  if (document.getSelection()?.type === 'Range') return;
  const { line, turn } = data.position;
  take(moveOfRow(move, line.turns.get(turn)));
  reveal(move.line);
}

/** What lights up together with a move. */
export function linkOf(move: MoveValue): string | undefined {
  return move.game === 'gems-fight' || move.stack === 0 ? undefined : String(move.stack);
}
