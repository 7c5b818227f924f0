import { html, type TemplateResult } from 'lit';
import type { FamilyPhotosMoveExplanation, FamilyPhotosPositionExplanation, FamilyPhotosReason } from '../../games/familyPhotos/reasons.ts';
import type { GameId, Move, MoveReasons, PositionReasons } from '../../games/game.ts';
import type { GemsFightMoveExplanation, GemsFightPositionExplanation, GemsFightReason } from '../../games/gemsFight/reasons.ts';
import { splitBrackets } from '../../words/brackets.ts';
import { familyPhotosReason } from '../../words/familyPhotosReasons.ts';
import { gemsFightReasonSentence } from '../../words/gemsFightReasons.ts';
import type { CaseScene } from '../caseView.ts';
import { prose } from './prose.ts';

/** Explanations of the game that is looked at. */
export type Explained =
  | { readonly game: 'family-photos'; readonly position: FamilyPhotosPositionExplanation }
  | { readonly game: 'gems-fight'; readonly position: GemsFightPositionExplanation };

/** The reasons of a position, with the game they are of. */
export function explained(reasons: PositionReasons): Explained {
  return 'ledger' in reasons ? { game: 'family-photos', position: reasons } : { game: 'gems-fight', position: reasons };
}

/** A sentence with the moves, if any, that it invites to try. */
export interface Said {
  readonly text: string;
  readonly branch: readonly Move[] | undefined;
}

export function photoSaid({ context }: CaseScene, reason: FamilyPhotosReason): Said {
  return { text: familyPhotosReason(context.l10n, reason), branch: reason.branch };
}

export function bagSaid({ context }: CaseScene, reason: GemsFightReason): Said {
  return { text: gemsFightReasonSentence(context.l10n, reason), branch: reason.branch };
}

/** The sentences of why a move has its value. */
export function moveSaid(scene: CaseScene, reasons: MoveReasons): readonly Said[] {
  return ofPhotos(scene.context.game, reasons)
    ? reasons.reasons.map((reason) => photoSaid(scene, reason))
    : ofBags(scene.context.game, reasons)
      ? reasons.reasons.map((reason) => bagSaid(scene, reason))
      : [];
}

export function ofPhotos(game: GameId, reasons: MoveReasons): reasons is FamilyPhotosMoveExplanation {
  return game === 'family-photos' && !reasons.reply.some((turn) => turn.game !== game);
}

function ofBags(game: GameId, reasons: MoveReasons): reasons is GemsFightMoveExplanation {
  return game === 'gems-fight' && !reasons.reply.some((turn) => turn.game !== game);
}

/** Sentences one after the other; what can be tried is a link. `take`: where the moves are tried, the position looked at else. */
export function sentences(scene: CaseScene, said: readonly Said[], take = scene.take): TemplateResult {
  return html`${said.map(({ text, branch }, index) => html`${index > 0 ? ' ' : ''}${sentence(text, branch, take)}`)}`;
}

function sentence(text: string, branch: readonly Move[] | undefined, take: CaseScene['take']): TemplateResult {
  const { before, link, after } = splitBrackets(text);
  if (link === null) return prose(before);
  if (branch === undefined) return prose(`${before}${link}${after}`);
  const act = (event: Event): void => {
    event.stopPropagation();
    take(...branch);
  };
  return html`${prose(before)}<button type="button" class="link try" @click=${act}>${link}</button>${prose(after)}`;
}
