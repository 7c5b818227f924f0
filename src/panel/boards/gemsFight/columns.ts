import { html, nothing, type TemplateResult } from 'lit';
import type { GemsFightLedger, GemsFightTurn } from '../../../games/gemsFight/facts.ts';
import { signed, sumOf } from '../../../words/numbers.ts';
import { whereFrom } from '../../../words/panelSentences.ts';
import { bagsName } from '../../../words/moves.ts';
import { firstStone, runRemark } from '../../../words/runs.ts';
import type { CaseScene } from '../../caseView.ts';
import { icon } from '../../parts/icons.ts';
import { playerClass, who } from '../../parts/who.ts';
import { lineSection } from '../../views/line.ts';
import { movesSection } from '../../views/moves.ts';
import { missingPart } from '../../views/notices.ts';
import { boardSection } from './board.ts';

/** The sections of a Gems Fight! case. */
export function gemsFightColumns(scene: CaseScene): { readonly left: TemplateResult; readonly right: TemplateResult } {
  const { context, data } = scene;
  const ledger = data.ledger?.game === 'gems-fight' ? data.ledger : null;
  const turns = data.turns.head(data.summary.turns).filter((turn) => turn.game === 'gems-fight');
  return {
    left: html`${data.failure === null ? nothing : missingPart(context, data.failure, () => data.start())}
    ${ledger === null ? nothing : html`${runsSection(scene, ledger, turns)} ${boardSection(scene, ledger, turns)}`} ${movesSection(scene)}`,
    right: lineSection(scene, nothing),
  };
}

/** Why this value: the runs of the line, whose stones add up to it, and whose the first stone is. */
function runsSection({ context, data }: CaseScene, ledger: GemsFightLedger, turns: readonly GemsFightTurn[]): TemplateResult {
  const { l10n, labels } = context;
  const margins = ledger.runs.map(({ player, stones }) => (player === 0 || stones === 0 ? String(stones) : `-${stones}`));
  let at = 0;
  return html`<section class="sec" aria-labelledby="why">
    <header>
      <h2 id="why">${whereFrom(l10n, data.summary.margin)}</h2>
      <span class="meta">${labels.runsHint}</span>
    </header>
    <ol class="runs">
      ${ledger.runs.map((run, index) => {
        const bags = turns.slice(at, at + run.turns);
        at += run.turns;
        return html`<li class="run">
          ${who(context, run.player)}
          <span class="bagseq">
            ${bags.map((turn, bag) => html`${bag > 0 ? icon('again', 'muted') : nothing}${chip(l10n, turn)}`)}
            <span class="small muted">${runRemark(l10n, bags, index === ledger.runs.length - 1, ledger.runs.length === 1)}</span>
          </span>
          <span class="num margin">${signed(margins[index])}</span>
        </li>`;
      })}
    </ol>
    <p class="runs-sum">
      <span class="strong">${labels.sum}</span>
      <span class="num muted r">${margins.length > 1 && margins.length <= 8 ? sumOf(margins) : ''}</span>
      <span class="num margin strong">${signed(data.summary.margin)}</span>
    </p>
    <p class="small">${firstStone(l10n, ledger)}</p>
  </section>`;
}

function chip(l10n: CaseScene['context']['l10n'], turn: GemsFightTurn): TemplateResult {
  const stones = turn.stones.reduce((sum, { count }) => sum + count, 0);
  return html`<span class="chip ${playerClass[turn.player]} ${stones === 0 ? 'quiet' : ''}"
    >${bagsName(l10n, [turn.bag])} <span class="num">${signed(String(stones))}</span></span
  >`;
}
