import { html, nothing, type TemplateResult } from 'lit';
import type { MoveValue, Turn } from '../../games/game.ts';
import { moveName } from '../../words/moves.ts';
import { findBetter, madeName, mistakeHeading, tryAnother, turnNumber, verdictFinal, verdictTerm } from '../../words/panelPlaySentences.ts';
import type { CaseScene } from '../scene.ts';
import { isSame, type PlayChoices } from '../data/playChoices.ts';
import { mistakesOf, type PlayPhase, type PlayState } from '../data/playState.ts';
import { button, iconButton } from '../parts/controls.ts';
import { icon } from '../parts/icons.ts';
import { choiceList } from './choiceList.ts';
import { missingPart } from './notices.ts';
import { playBoard } from './playBoard.ts';
import { bestIdea } from './playChoosing.ts';
import { takeButton, toldMoves, whySaid } from './playParts.ts';
import { prose } from './prose.ts';

type Learning = Extract<PlayPhase, { readonly kind: 'learning' }>;

/** One of the person's mistakes, to be bettered: any move that loses nothing is right. */
export function playLearning(scene: CaseScene, state: PlayState, phase: Learning): TemplateResult | typeof nothing {
  const { context, data } = scene;
  const { l10n, labels } = context;
  const { play } = data;
  const { choices, failure } = play;
  const mistakes = mistakesOf(state);
  const made = madeOf(state, phase);
  if (made === null) return nothing;
  return html`<section class="sec playing" aria-labelledby="play">
    <header>
      ${icon('flag')}
      <h1 id="play">${mistakeHeading(l10n, phase.mistake + 1, mistakes.length)}</h1>
      <span class="meta"
        >${turnNumber(l10n, made.turn.turn)}
        <span class="tools">${iconButton({ icon: 'close', label: labels.backToResult, act: () => void play.stop() })}</span></span
      >
    </header>
    <p class="lead">${findBetter(l10n, madeName(l10n, made.turn, made.value), made.value.loss)}</p>
    ${
      failure !== null
        ? missingPart(context, failure, () => void play.retry())
        : choices === null
          ? nothing
          : phase.found === null
            ? looking(scene, state, phase, made, choices)
            : found(scene, phase.found, choices, phase.mistake + 1 === mistakes.length)
    }
  </section>`;
}

interface Made {
  readonly turn: Turn;
  readonly value: MoveValue;
}

/** The mistake that is looked at. */
function madeOf(state: PlayState, { mistake }: Learning): Made | null {
  const played = state.played[mistakesOf(state)[mistake] ?? -1];
  return played === undefined || played.own === null ? null : { turn: played.turn, value: played.own.value };
}

/** The board of that position and its moves, with what is known of those tried. */
function looking(scene: CaseScene, state: PlayState, phase: Learning, made: Made, choices: PlayChoices): TemplateResult {
  const { l10n, labels } = scene.context;
  const { play } = scene.data;
  const { tried, bestShown } = phase;
  const last = tried.at(-1);
  const isKnown = (row: MoveValue): boolean =>
    isSame(row, made.value) || tried.some((one) => isSame(row, one)) || (bestShown && row.loss === '0');
  return html`${playBoard(scene, state, true)}
    ${choiceList(scene, { choices, legend: labels.instead, hidden: true, finals: false, known: isKnown })}
    ${bestShown ? bestIdea(scene, choices) : nothing}
    ${
      last === undefined || bestShown
        ? nothing
        : html`<div class="idea lossy">
            <p class="term">${tryAnother(l10n, moveName(l10n, last), last.loss)}</p>
            ${whySaid(scene, choices.reasonsOf(last))}
          </div>`
    }
    <div class="actions">
      ${takeButton(scene, choices)}
      ${button({ label: labels.showBest, icon: 'bulb', title: labels.showBestTitle, act: () => void play.showBest() })}
    </div>`;
}

/** A move that loses nothing was found: why, beside the others. */
function found(scene: CaseScene, value: MoveValue, choices: PlayChoices, isLast: boolean): TemplateResult {
  const { l10n, labels } = scene.context;
  const { play } = scene.data;
  return html`<div class="idea">
      <p>
        ${icon('check', 'ok')} <span class="term">${verdictTerm(l10n, moveName(l10n, value), value.loss)}</span>
        ${prose(verdictFinal(l10n, value.final, null))}
      </p>
      ${whySaid(scene, choices.reasonsOf(value))}
    </div>
    ${toldMoves(scene, choices, value, true)}
    <div class="actions">
      ${button({
        label: isLast ? labels.backToResult : labels.nextMistake,
        icon: isLast ? 'check' : 'next',
        primary: true,
        focus: true,
        act: () => void play.nextMistake(),
      })}
      ${isLast ? nothing : button({ label: labels.backToResult, act: () => void play.stop() })}
    </div>`;
}

/** What a screen reader says of the last try. */
export function learningSpoken({ context: { l10n } }: CaseScene, state: PlayState, phase: Learning): string {
  const made = madeOf(state, phase);
  if (made === null) return '';
  if (phase.found !== null) return verdictTerm(l10n, moveName(l10n, phase.found), phase.found.loss);
  const last = phase.tried.at(-1);
  if (last !== undefined) return tryAnother(l10n, moveName(l10n, last), last.loss);
  return findBetter(l10n, madeName(l10n, made.turn, made.value), made.value.loss);
}
