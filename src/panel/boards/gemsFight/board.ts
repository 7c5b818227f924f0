import { html, nothing, type TemplateResult } from 'lit';
import type { ColourCount, GemsFightLedger, GemsFightMove, GemsFightTurn } from '../../../games/gemsFight/facts.ts';
import { takenAt } from '../../../words/ledger.ts';
import { bagMakes, bagsName, gemsName } from '../../../words/moves.ts';
import { cookerColour, meltRule, stoneCount, stonesToCome } from '../../../words/runs.ts';
import type { CaseScene } from '../../scene.ts';
import type { GameContext } from '../../parts/context.ts';
import { icon } from '../../parts/icons.ts';
import { who } from '../../parts/who.ts';
import { takeRow } from '../../views/takeRow.ts';
import { gem, pip, stone } from './gems.ts';

/** More gems of a colour in the cooker are a number. */
const mostPips = 6;

/** The cooker and the bags that are left, in the position looked at. */
export function boardSection(scene: CaseScene, ledger: GemsFightLedger, turns: readonly GemsFightTurn[]): TemplateResult {
  const { context, data } = scene;
  const { l10n, labels } = context;
  const { turn, moves, summary } = data.position;
  const before = turns.slice(0, turn);
  const made = [0, 0];
  for (const { player, stones } of before) made[player] += total(stones);
  const bags = moves.all.head(moves.all.count).filter((move) => move.game === 'gems-fight');
  return html`<section class="sec" aria-labelledby="board">
    <header>
      <h2 id="board">${labels.board}</h2>
      <span class="meta">${stonesToCome(l10n, ledger.stones - made[0] - made[1])}</span>
    </header>
    ${cooker(context, ledger, before.at(-1)?.cooker ?? [])}
    ${
      summary.over
        ? html`<p class="foot">${labels.noBagLeft}</p>`
        : html`<ul class="bags">
            ${bags.toSorted((one, other) => one.bags[0] - other.bags[0]).map((move) => bag(scene, move, summary.turns))}
            ${before.map((taken) => goneBag(context, taken))}
          </ul>`
    }
    <p class="won small">
      <span>${who(context, 0)} ${stoneCount(l10n, made[0])}</span><span>${who(context, 1)} ${stoneCount(l10n, made[1])}</span>
      <span class="muted">${labels.turnRule}</span>
    </p>
  </section>`;
}

/** The cooker with its gems by colour and what it takes to melt them. */
export function cooker({ l10n, labels }: GameContext, { colours, meltsAt }: GemsFightLedger, gems: readonly ColourCount[]): TemplateResult {
  const held = new Map(gems.map(({ colour, count }) => [colour, count]));
  return html`<div class="cooker">
    <span class="cooker-head"><span class="strong">${labels.cooker}</span><span class="small muted">${meltRule(l10n, meltsAt)}</span></span>
    <ul class="colours">
      ${Array.from({ length: colours }, (_, index) => {
        const colour = index + 1;
        const count = held.get(colour) ?? 0;
        return html`<li class="colour">
          <span class="sr">${cookerColour(l10n, colour, count, meltsAt)}</span>
          <span class="colour" aria-hidden="true"
            >${gem(colour)}${
              meltsAt <= mostPips
                ? html`<span class="pips">${Array.from({ length: meltsAt }, (_, at) => pip(at < count))}</span>`
                : html`<span class="num ${count === 0 ? 'muted' : 'strong'}">${count} / ${meltsAt}</span>`
            }</span
          >
        </li>`;
      })}
    </ul>
  </div>`;
}

function bag(scene: CaseScene, move: GemsFightMove, left: number): TemplateResult {
  const { context, currentLine } = scene;
  const { labels } = context;
  const best = move.loss === '0';
  return html`<li>
    <button
      type="button"
      class="bag ${best ? 'best' : ''} ${move.line === currentLine ? 'linked' : ''}"
      data-line=${move.line}
      title=${labels.takeIt}
      @click=${() => takeRow(scene, move)}
    >
      ${bagFace(context, move, move.stones > 0 && left > 1, best)}
    </button>
  </li>`;
}

/** The gems of a bag, or of identical ones, and what it makes now. */
export function bagFace(context: GameContext, move: GemsFightMove, again: boolean, best: boolean): TemplateResult {
  const { l10n, labels } = context;
  return html`<span class="bag-head"
      ><span class="strong">${bagsName(l10n, move.bags)}</span>${best ? icon('check', 'best-mark') : nothing}${
        move.bags.length > 1 ? html`<span class="end small muted">${labels.identical}</span>` : nothing
      }</span
    >
    <span class="sr">${gemsName(l10n, move.gems)}</span>
    <span class="gems" aria-hidden="true"
      >${move.gems.flatMap(({ colour, count }) => Array.from({ length: count }, () => gem(colour)))}</span
    >
    <span class="makes ${move.stones > 0 ? 'yes' : ''}"
      >${move.stones > 0 ? stone() : nothing} ${bagMakes(l10n, move)}
      ${again ? html`${icon('again')} ${labels.again}` : nothing}${
        best ? html`<span class="sr">, ${labels.bestMove}</span>` : nothing
      }</span
    >`;
}

/** A bag that was taken on the way here. */
export function goneBag(context: GameContext, { bag: number, player, turn, gems }: GemsFightTurn): TemplateResult {
  const { l10n, labels } = context;
  return html`<li class="bag gone">
    <span class="bag-head"
      >${who(context, player)}<span class="strong">${bagsName(l10n, [number])}</span
      ><span class="end small">${takenAt(l10n, turn)}</span></span
    >
    <span class="sr">${gemsName(l10n, gems)}</span>
    <span class="gems" aria-hidden="true">${gems.flatMap(({ colour, count }) => Array.from({ length: count }, () => gem(colour)))}</span>
    <span class="makes">${labels.taken}</span>
  </li>`;
}

function total(counts: readonly ColourCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
