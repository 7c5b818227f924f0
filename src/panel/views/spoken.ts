import { changeSpoken, positionSpoken } from '../../words/panelPositions.ts';
import { sameValue } from '../../words/panelVerify.ts';
import type { CaseData } from '../data/caseData.ts';
import { ownEnd } from '../data/positionState.ts';
import type { GameContext } from '../parts/context.ts';

/** What a screen reader says when another position is shown or was played out; nothing at the first look. */
export function spoken({ l10n, game }: GameContext, data: CaseData): string {
  const { position, positions, verification } = data;
  const verified = verification.of(position.at);
  if (verified.kind === 'done' && position !== positions.first) return sameValue(l10n, verified.final);
  if (position === positions.first && positions.state.past.length === 0) return '';
  const { line, changes, summary } = position.line;
  const place = positionSpoken(l10n, game, position.turn, position.summary);
  if (position.turn !== ownEnd(line) || changes.length === 0) return place;
  const told = changes.map(({ turn, value }) => ({ turn, loss: value.loss }));
  return changeSpoken(l10n, told, summary.final, data.summary.margin, place);
}
