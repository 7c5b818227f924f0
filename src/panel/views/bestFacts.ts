import { html, nothing, type TemplateResult } from 'lit';
import type { MoveValue, Turn } from '../../games/game.ts';
import { allMovesEqual, bestBagSentence, bestPhotoSentence, equallyGood } from '../../words/answer.ts';
import { around, gap } from '../../words/lists.ts';
import { bestIdea } from '../../words/panelPositions.ts';
import { bestIs } from '../../words/panelSentences.ts';
import type { CaseScene } from '../scene.ts';
import { blockSize } from '../data/blockCache.ts';
import { icon } from '../parts/icons.ts';

/** The best move of the start with its reason; or that all moves are equally good. */
export function bestFacts({ context, data, reveal }: CaseScene): TemplateResult | typeof nothing {
  const { l10n, labels, game } = context;
  const { summary, moves, reasons } = data.positions.first;
  if (summary.over) return nothing;
  const { all } = moves;
  const worst = all.get(all.count - 1);
  if (worst === undefined) return nothing;
  if (worst.loss === '0' && all.count > 1) return fact(html`${allMovesEqual(l10n, game, summary.player, 0, summary.final)}`);
  const next = data.turns.get(0);
  if (next === undefined) return nothing;
  const rows = all.head(blockSize);
  const { move, reason } = sentence(context.l10n, next, rows);
  const idea = reasons === null ? null : bestIdea(l10n, reasons);
  const { before, after } = around((mark) => bestIs(l10n, mark));
  const good = rows.filter(({ loss }) => loss === '0').length;
  return html`${fact(
    html`${before}<button type="button" class="link" title=${labels.showInEditor} @click=${() => reveal(next.line)}>${move}</button
      >${after}${gap(after)}${idea ?? reason}`,
  )}
  ${good > 1 ? html`<li class="and">${equallyGood(l10n, good - 1, good === blockSize && all.count > blockSize)}</li>` : nothing}`;
}

function sentence(
  l10n: CaseScene['context']['l10n'],
  next: Turn,
  moves: readonly MoveValue[],
): { readonly move: string; readonly reason: string } {
  if (next.game === 'family-photos') return bestPhotoSentence(l10n, next);
  const row = moves.find((move) => move.game === 'gems-fight' && move.bags.includes(next.bag));
  return bestBagSentence(l10n, next, row?.game === 'gems-fight' ? row.bags : [next.bag]);
}

function fact(content: TemplateResult): TemplateResult {
  return html`<li>${icon('check', 'ok')}<span>${content}</span></li>`;
}
