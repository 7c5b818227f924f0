import { html, nothing, type TemplateResult } from 'lit';
import type { Amount } from '../../games/game.ts';
import { winnerOf } from '../../words/answer.ts';
import { paragraph } from '../../words/lists.ts';
import { grouped, signed } from '../../words/numbers.ts';
import {
  lossSaid,
  lostSentence,
  madeName,
  optimalSentence,
  playAs,
  playChartSaid,
  pointsNote,
  resultHeading,
  stoppedHeading,
  stoppedSentence,
  takenBackSentence,
} from '../../words/panelPlaySentences.ts';
import { finalLabel } from '../../words/panelSentences.ts';
import type { CaseScene } from '../scene.ts';
import type { ChartSource } from '../chart/chart.ts';
import '../chart/chart.ts';
import { nextTurn, type PlayState, resultOf, startOf } from '../data/playState.ts';
import { button } from '../parts/controls.ts';
import { icon } from '../parts/icons.ts';
import { whoMark } from '../parts/who.ts';
import { chartLegend } from './legend.ts';
import { replies } from './playChoosing.ts';
import { scoreBar } from './scoreBar.ts';

/** The game is over: who won, what best play would have given, and what each of the person's moves lost. */
export function playOver(scene: CaseScene, state: PlayState): TemplateResult {
  const { context, data } = scene;
  const { l10n, labels, game, host } = context;
  const { play } = data;
  const { why } = overOf(state);
  const result = resultOf(state);
  const ended = state.now.over;
  const winner = ended ? winnerOf(state.now.banked) : null;
  const edited = why === 'edited';
  const other = state.person === 0 ? 1 : 0;
  return html`<section class="answer playing" aria-labelledby="answer">
      ${
        edited
          ? html`<div class="notice info">
              ${icon('refresh')}
              <p>${labels.gameOfOldText}</p>
            </div>`
          : nothing
      }
      <h1 id="answer" tabindex="-1" data-focus>
        ${winner === null ? nothing : whoMark(context, winner, true)}<span>${heading(scene, state)}</span>
      </h1>
      ${scoreBar(context, { firstTotal: result.points[0], secondTotal: result.points[1] }, pointsNote(l10n, startOf(state)))}
      ${ended ? replies(scene, state) : nothing}
      <p>${paragraph(sentences(scene, state))}</p>
      <div class="actions">
        ${edited ? button({ label: labels.solveAgain, icon: 'refresh', primary: true, act: () => host.solve() }) : nothing}
        ${result.mistakes > 0 && !edited ? button({ label: labels.learn, icon: 'flag', primary: true, act: () => void play.learn() }) : nothing}
        ${
          edited
            ? nothing
            : html`${button({ label: labels.playAgain, icon: 'refresh', act: () => void play.again() })}
              ${button({ label: playAs(l10n, game, other), act: () => void play.again(other) })}`
        }
        ${button({ label: labels.toAnalysis, icon: 'to-main', act: () => void play.leave() })}
      </div>
    </section>
    ${edited ? nothing : chart(scene, state)} ${verdicts(scene, state)}`;
}

/** The text was edited while the question stood: nothing is told of its old answer. */
export function playUnanswered({ context: { labels, host }, data: { play } }: CaseScene): TemplateResult {
  return html`<section class="answer playing" aria-labelledby="answer">
    <div class="actions mark"><span class="word">${icon('refresh')} ${labels.outdated}</span></div>
    <h1 id="answer" tabindex="-1" data-focus>${labels.questionOfOldText}</h1>
    <div class="actions">
      ${button({ label: labels.solveAgain, icon: 'refresh', primary: true, act: () => host.solve() })}
      ${button({ label: labels.toAnalysis, icon: 'to-main', act: () => void play.leave() })}
    </div>
  </section>`;
}

function overOf({ phase }: PlayState): { readonly why: 'ended' | 'stopped' | 'edited' } {
  return phase.kind === 'over' ? phase : { why: 'stopped' };
}

function heading({ context: { l10n, game } }: CaseScene, state: PlayState): string {
  return state.now.over ? resultHeading(l10n, game, state.person, state.now.banked) : stoppedHeading(l10n, nextTurn(state) - 1);
}

function sentences({ context: { l10n, game } }: CaseScene, state: PlayState): readonly string[] {
  const { lost, mistakes, moves } = resultOf(state);
  return [
    state.now.over ? '' : stoppedSentence(l10n, game, state.now),
    optimalSentence(l10n, game, state.start.final),
    lostSentence(l10n, lost, mistakes, moves),
    takenBackSentence(l10n, state.takenBack),
  ];
}

/** What a screen reader says of the result. */
export function resultSpoken(scene: CaseScene, state: PlayState): string {
  return paragraph([`${heading(scene, state)}.`, ...sentences(scene, state)]);
}

function chart({ context, data }: CaseScene, state: PlayState): TemplateResult | typeof nothing {
  const { l10n, labels } = context;
  const { series } = data.play;
  if (series === null || series.points.length === 0) return nothing;
  const final = state.now.final;
  const kinks: { readonly turn: number; readonly final: Amount }[] = [];
  for (const { turn, own } of state.played) if (own !== null && own.value.loss !== '0') kinks.push({ turn: turn.turn, final: turn.final });
  const source: ChartSource = {
    points: series.points,
    final: series.final,
    finalLabel: finalLabel(l10n, final),
    main: null,
    startLabel: labels.start,
    label: playChartSaid(l10n, state.start.final, kinks),
    turn: nextTurn(state) - 1,
    goTo: () => {},
  };
  return html`<op-chart class="played" .context=${context} .source=${source}></op-chart>${chartLegend(context, source)}`;
}

/** The person's moves, each with its verdict. */
function verdicts({ context }: CaseScene, { played }: PlayState): TemplateResult {
  const { l10n, labels } = context;
  return html`<table class="verdicts">
    <caption class="sr">
      ${labels.yourMoves}
    </caption>
    <thead>
      <tr>
        <th scope="col">${labels.yourMove}</th>
        <th scope="col">${labels.verdict}</th>
        <th scope="col" class="r">${labels.final}</th>
      </tr>
    </thead>
    <tbody>
      ${played.map(({ turn, own }) => {
        if (own === null) return nothing;
        const best = own.value.loss === '0';
        return html`<tr>
          <td><span class="num muted">${grouped(turn.turn)}</span> ${madeName(l10n, turn, own.value)}</td>
          <td>
            ${
              best
                ? html`<span class="verdict">${icon('check', 'ok')} ${own.helped ? labels.bestWasShown : labels.bestVerdict}</span>`
                : html`<span class="verdict bad">${lossSaid(l10n, own.value.loss)}</span>`
            }
          </td>
          <td class="r num">${signed(turn.final)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}
