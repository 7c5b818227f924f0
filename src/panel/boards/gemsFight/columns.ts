import { html, nothing, type TemplateResult } from 'lit';
import type { GemsFightRun, GemsFightTurn } from '../../../games/gemsFight/facts.ts';
import type { GemsFightPositionExplanation, GemsFightPositionReason } from '../../../games/gemsFight/reasons.ts';
import { signed, sumOf } from '../../../words/numbers.ts';
import { couldPass } from '../../../words/panelPositions.ts';
import { whereFrom } from '../../../words/panelSentences.ts';
import { runRemark } from '../../../words/runs.ts';
import type { CaseScene } from '../../scene.ts';
import { icon } from '../../parts/icons.ts';
import { who } from '../../parts/who.ts';
import { lineSection } from '../../views/line.ts';
import { linesTried } from '../../views/linesTried.ts';
import { movesSection } from '../../views/moves.ts';
import { missingPart } from '../../views/notices.ts';
import { bagSaid, explained, sentences } from '../../views/reasons.ts';
import { turnChip } from '../../views/reply.ts';
import { verifySection } from '../../views/verify.ts';
import { whyChange } from '../../views/whyChange.ts';
import { boardSection } from './board.ts';

/** Where the reasons of a position stand: told by the runs, at the head, as the named idea, below the line, or apart. */
const placeOf: Readonly<Record<GemsFightPositionReason['code'], 'runs' | 'head' | 'idea' | 'small' | 'foot' | 'pass'>> = {
  'no-stone-to-come': 'head',
  'only-move': 'head',
  'all-equal': 'head',
  'stones-to-come': 'small',
  'first-stone-fixed': 'small',
  'first-stone-always': 'small',
  'first-stone-in-line': 'small',
  'line-runs': 'runs',
  zugzwang: 'pass',
  'hypothetical-pass': 'pass',
  'double-dealing': 'idea',
  'other-way': 'foot',
  'smaller-bite': 'idea',
};

/** The sections of a Gems Fight! case. */
export function gemsFightColumns(scene: CaseScene): { readonly left: TemplateResult; readonly right: TemplateResult } {
  const { context, data } = scene;
  const ledger = data.ledger?.game === 'gems-fight' ? data.ledger : null;
  const { position } = data;
  const { turns } = position.line;
  const all = turns.head(turns.count).filter((turn) => turn.game === 'gems-fight');
  const why = position.reasons === null ? null : explained(position.reasons);
  const here = why?.game === 'gems-fight' ? why.position : null;
  return {
    left: html`${data.failure === null ? nothing : missingPart(context, data.failure, () => data.start())} ${whyChange(scene)}
    ${here === null ? nothing : runsSection(scene, here, all.slice(position.turn))}
    ${ledger === null ? nothing : boardSection(scene, ledger, all)} ${movesSection(scene)}`,
    right: html`${lineSection(scene, here === null ? nothing : said(scene, here, 'foot', 'foot'))} ${linesTried(scene)}
    ${here === null ? nothing : passSection(scene, here)} ${verifySection(scene)}`,
  };
}

/** Why this value: the runs of the line from here, whose stones add up to it with those made before, and what decides. */
function runsSection(scene: CaseScene, here: GemsFightPositionExplanation, turns: readonly GemsFightTurn[]): TemplateResult {
  const { context, data } = scene;
  const { l10n, labels } = context;
  const { summary, turn } = data.position;
  const margins = here.runs.map(marginOf);
  if (turn > 0) margins.unshift(summary.banked);
  let at = 0;
  return html`<section class="sec" aria-labelledby="why">
    <header>
      <h2 id="why">${whereFrom(l10n, summary.final)}</h2>
      <span class="meta">${labels.runsHint}</span>
    </header>
    ${said(scene, here, 'head', 'strong')}
    <ol class="runs">
      ${
        turn === 0
          ? nothing
          : html`<li class="run">
              ${icon('check', 'muted')}<span class="small">${labels.bankedPart}</span
              ><span class="num margin">${signed(summary.banked)}</span>
            </li>`
      }
      ${here.runs.map((run, index) => {
        const bags = turns.slice(at, at + run.turns);
        at += run.turns;
        return html`<li class="run">
          ${who(context, run.player)}
          <span class="bagseq">
            ${bags.map((bag, place) => html`${place > 0 ? icon('again', 'muted') : nothing}${turnChip(context, bag)}`)}
            <span class="small muted"
              >${bags.length === 0 ? nothing : runRemark(l10n, bags, index === here.runs.length - 1, here.runs.length === 1)}</span
            >
          </span>
          <span class="num margin">${signed(marginOf(run))}</span>
        </li>`;
      })}
    </ol>
    <p class="runs-sum">
      <span class="strong">${labels.sum}</span>
      <span class="num muted r">${margins.length > 1 && margins.length <= 8 ? sumOf(margins) : ''}</span>
      <span class="num margin strong">${signed(summary.final)}</span>
    </p>
    ${said(scene, here, 'idea', 'idea')} ${said(scene, here, 'small', 'small')}
  </section>`;
}

function marginOf({ player, stones }: GemsFightRun): string {
  return player === 0 || stones === 0 ? String(stones) : `-${stones}`;
}

/** The sentences of a position that stand in one place. */
function said(
  scene: CaseScene,
  { reasons }: GemsFightPositionExplanation,
  place: (typeof placeOf)[GemsFightPositionReason['code']],
  className: string,
): TemplateResult | typeof nothing {
  const here = reasons.filter(({ code }) => placeOf[code] === place);
  if (here.length === 0) return nothing;
  return html`<p class=${className}>
    <span
      >${sentences(
        scene,
        here.map((reason) => bagSaid(scene, reason)),
      )}</span
    >
  </p>`;
}

/** What if the player on move could pass, which is not allowed. */
function passSection(scene: CaseScene, here: GemsFightPositionExplanation): TemplateResult | typeof nothing {
  const { l10n, labels, game } = scene.context;
  const sentence = said(scene, here, 'pass', '');
  if (sentence === nothing) return nothing;
  return html`<section class="sec" aria-labelledby="pass">
    <header>
      <h2 id="pass">${couldPass(l10n, game, scene.data.position.summary.player)}</h2>
      <span class="meta">${labels.hypothetical}</span>
    </header>
    ${sentence}
  </section>`;
}
