import { html, type TemplateResult } from 'lit';
import type { FamilyPhotosMoveExplanation, FamilyPhotosPositionExplanation, FamilyPhotosReason } from '../../games/familyPhotos/reasons.ts';
import type { GameId, Move, MoveReasons, Player, PositionReasons } from '../../games/game.ts';
import type { GemsFightMoveExplanation, GemsFightPositionExplanation, GemsFightReason } from '../../games/gemsFight/reasons.ts';
import { splitBrackets } from '../../words/brackets.ts';
import { familyPhotosReason } from '../../words/familyPhotosReasons.ts';
import { gemsFightReasonSentence } from '../../words/gemsFightReasons.ts';
import { gap } from '../../words/lists.ts';
import { playerName } from '../../words/names.ts';
import type { CaseScene } from '../scene.ts';
import { whoMark } from '../parts/who.ts';
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

/** How sentences are shown. */
interface Manner {
  /** Where the moves that a sentence invites to are tried; from the position looked at, where nothing is said. */
  readonly take?: CaseScene['take'];
  /** Whose name gets a badge where it comes first: who answers. */
  readonly marks?: Player;
}

/** Sentences one after the other; what can be tried is a link. */
export function sentences(scene: CaseScene, said: readonly Said[], { take = scene.take, marks }: Manner = {}): TemplateResult {
  const { context } = scene;
  const name = marks === undefined ? null : playerName(context.l10n, context.game, marks);
  let isMarked = false;
  const marked = (text: string): TemplateResult => {
    const at = name === null || isMarked ? -1 : placeOf(text, name);
    if (at < 0 || marks === undefined) return prose(text);
    isMarked = true;
    return html`${prose(text.slice(0, at))}${whoMark(context, marks)} ${prose(text.slice(at))}`;
  };
  return html`${said.map(({ text, branch }, index) => html`${gap(said[index - 1]?.text ?? '')}${sentence(text, branch, take, marked)}`)}`;
}

/** Where a text names a player as one who acts: not what is the player's. */
function placeOf(text: string, name: string): number {
  let at = text.indexOf(name);
  while (at >= 0 && text.startsWith("'", at + name.length)) at = text.indexOf(name, at + 1);
  return at;
}

function sentence(
  text: string,
  branch: readonly Move[] | undefined,
  take: CaseScene['take'],
  marked: (text: string) => TemplateResult,
): TemplateResult {
  const { before, link, after } = splitBrackets(text);
  if (link === null) return marked(before);
  if (branch === undefined) return marked(`${before}${link}${after}`);
  const act = (event: Event): void => {
    event.stopPropagation();
    take(...branch);
  };
  return html`${marked(before)}<button type="button" class="link try" @click=${act}>${link}</button>${marked(after)}`;
}
