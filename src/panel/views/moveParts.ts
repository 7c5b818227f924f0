import { html, nothing, type TemplateResult } from 'lit';
import type { FamilyPhotosReason } from '../../games/familyPhotos/reasons.ts';
import type { MoveReasons, MoveValue, Player, Turn } from '../../games/game.ts';
import { labelled } from '../../words/lists.ts';
import { bagsName } from '../../words/moves.ts';
import { grouped, signed } from '../../words/numbers.ts';
import type { CaseScene } from '../scene.ts';
import { icon, type IconName } from '../parts/icons.ts';
import { playerClass, who } from '../parts/who.ts';
import { moveSaid, ofPhotos, sentences } from './reasons.ts';
import { turnChips } from './reply.ts';

/** The icon of a move: what its photo is taken from, or a bag. */
export function moveIcon(move: MoveValue): TemplateResult {
  if (move.game === 'gems-fight') return icon('bag');
  const name: IconName = move.kind === 'opened' ? 'contested' : move.kind;
  return icon(name, move.kind === 'first-gain' ? 'c-a' : move.kind === 'second-gain' ? 'c-b' : '');
}

/** What a move loses, with a bar of its share of the greatest loss. */
export function lossCell(move: MoveValue, most: number): TemplateResult {
  const none = move.loss === '0';
  return html`<span class="loss ${none ? 'none' : ''}"
    >${
      none || most === 0
        ? html`<span></span>`
        : html`<svg aria-hidden="true"><rect y="2" width="${Math.max(4, (100 * Number(move.loss)) / most)}%" height="4" rx="1" /></svg>`
    }<span class="num">${grouped(move.loss)}</span></span
  >`;
}

/** Why a move has its value: sentences, a threat beside the hottest photo, and what follows as chips. */
export function whyMove(scene: CaseScene, move: MoveValue, reasons: MoveReasons | undefined): TemplateResult | typeof nothing {
  if (reasons === undefined) return nothing;
  const said = moveSaid(scene, reasons);
  // Who punishes it is marked.
  const manner = move.loss === '0' ? {} : { marks: opponentOf(scene.data.position.summary.player) };
  const bars = heatOf(scene.context.game, reasons);
  const chips = move.game === 'gems-fight' && said.length > 0 ? replyChips(scene, move, reasons.reply) : nothing;
  return html`${sentences(scene, said, manner)}${bars === null ? nothing : heatLine(scene, bars)}${chips}`;
}

function opponentOf(player: Player): Player {
  return player === 0 ? 1 : 0;
}

/** A bag and what follows it in best play. */
function replyChips(scene: CaseScene, move: Extract<MoveValue, { game: 'gems-fight' }>, reply: readonly Turn[]): TemplateResult {
  const { l10n } = scene.context;
  const { player } = scene.data.position.summary;
  const bag = html`<span class="chip ${playerClass[player]} ${move.stones === 0 ? 'quiet' : ''}"
    >${bagsName(l10n, [move.bags[0]])} <span class="num">${signed(String(move.stones))}</span></span
  >`;
  return html`<span class="seq"
    ><span class="sr">${labelled(scene.context.l10n, scene.context.labels.reply, '')}</span
    >${who(scene.context, player)}${bag}${turnChips(scene, reply, player)}</span
  >`;
}

/** The swing of a threat and of the photo that is hotter. */
export interface Heat {
  readonly threat: string;
  readonly hottest: string;
}

/** The threat that a move makes, where the opponent has something hotter to take. */
export function heatOf(game: CaseScene['context']['game'], reasons: MoveReasons): Heat | null {
  if (!ofPhotos(game, reasons)) return null;
  for (const reason of reasons.reasons) {
    const heat = heatOfReason(reason);
    if (heat !== null) return heat;
  }
  return null;
}

function heatOfReason(reason: FamilyPhotosReason): Heat | null {
  if (reason.code !== 'too-early' && reason.code !== 'not-answered') return null;
  return { threat: reason.args.opening.bottom.swing, hottest: reason.args.reply.photo.swing };
}

function heatLine({ context: { labels } }: CaseScene, { threat, hottest }: Heat): TemplateResult {
  const share = Math.max(4, (100 * Number(threat)) / Math.max(1, Number(hottest)));
  return html`<span class="heatline" aria-hidden="true">
    <span
      >${labels.threat} <span class="num">${grouped(threat)}</span> <svg><rect width="${share}%" height="8" rx="1" /></svg
    ></span>
    <span class="hot"
      >${labels.hottestInPool} <span class="num">${grouped(hottest)}</span> <svg><rect width="100%" height="8" rx="1" /></svg
    ></span>
  </span>`;
}

/** The same, one below the other. */
export function heatTable({ context: { labels } }: CaseScene, { threat, hottest }: Heat): TemplateResult {
  const share = Math.max(2, (100 * Number(threat)) / Math.max(1, Number(hottest)));
  return html`<dl class="heatcmp">
    <dt>${labels.threat}</dt>
    <dd>
      <svg aria-hidden="true"><rect width="${share}%" height="8" rx="1" /></svg><span class="num">${grouped(threat)}</span>
    </dd>
    <dt>${labels.hottestInPool}</dt>
    <dd class="hot">
      <svg aria-hidden="true"><rect width="100%" height="8" rx="1" /></svg><span class="num">${grouped(hottest)}</span>
    </dd>
  </dl>`;
}
