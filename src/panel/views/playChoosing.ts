import { html, nothing, type TemplateResult } from 'lit';
import { bestBagSentence, bestPhotoSentence } from '../../words/answer.ts';
import { moveName } from '../../words/moves.ts';
import { hiddenNote, madeName, playAs, repliesSaid, verdictFinal, verdictTerm, whatWouldDo } from '../../words/panelPlaySentences.ts';
import { bestIs } from '../../words/panelSentences.ts';
import type { CaseScene } from '../scene.ts';
import type { PlayChoices } from '../data/playChoices.ts';
import { canTakeBack, type PlayState, repliesOf } from '../data/playState.ts';
import { button } from '../parts/controls.ts';
import { missingPart } from './notices.ts';
import { playBoard } from './playBoard.ts';
import { choiceList } from './choiceList.ts';
import { playBar, takeButton, toldMoves, whySaid } from './playParts.ts';
import { prose } from './prose.ts';
import { turnChips } from './reply.ts';

/** The person is to move: what the engine did, the board, the moves to choose from. */
export function playChoosing(scene: CaseScene, state: PlayState): TemplateResult {
  const { context, data } = scene;
  const { l10n, labels, game } = context;
  const { play } = data;
  const { choices, failure } = play;
  const other = state.person === 0 ? 1 : 0;
  const bestShown = state.phase.kind === 'choosing' && state.phase.bestShown;
  return html`<section class="sec playing" aria-labelledby="play">
      ${playBar(scene, state)} ${replies(scene, state)}
      ${
        failure !== null
          ? missingPart(context, failure, () => void play.retry())
          : choices === null || state.phase.kind === 'replying'
            ? html`<p class="muted">${labels.replying}</p>`
            : html`${playBoard(scene, state, true)}
                ${choiceList(scene, {
                  choices,
                  legend: state.hidden ? whatWouldDo(l10n, game, state.person) : labels.chooseYours,
                  hidden: state.hidden,
                  finals: true,
                  known: (row) => bestShown && row.loss === '0',
                })}
                ${bestShown ? bestIdea(scene, choices) : nothing}
                <div class="actions">
                  ${takeButton(scene, choices)}
                  ${button({ label: labels.showBest, icon: 'bulb', title: labels.showBestTitle, act: () => void play.showBest() })}
                  ${canTakeBack(state) ? button({ label: labels.takeBack, icon: 'undo', title: labels.retryTitle, act: () => void play.takeBack() }) : nothing}
                  ${state.played.length === 0 ? button({ label: playAs(l10n, game, other), act: () => void play.again(other) }) : nothing}
                </div>`
      }
    </section>
    ${state.hidden ? html`<p class="foot">${hiddenNote(l10n, game, other)}</p>` : nothing}`;
}

/** What the engine has just played. */
export function replies(scene: CaseScene, state: PlayState): TemplateResult | typeof nothing {
  const turns = repliesOf(state);
  if (turns.length === 0) return nothing;
  return html`<p class="seq replies" title=${repliesSaid(scene.context.l10n, turns)}>${turnChips(scene, turns, null)}</p>`;
}

/** The best move with its reason. */
export function bestIdea(scene: CaseScene, choices: PlayChoices): TemplateResult | typeof nothing {
  const said = bestSaid(scene, choices);
  if (said === null || choices.bestRow === null) return nothing;
  return html`<div class="idea">
    <p><span class="term">${said.term}</span> ${prose(said.reason)}</p>
    ${whySaid(scene, choices.reasonsOf(choices.bestRow))}
  </div>`;
}

/** The best move and its reason in words. */
export function bestSaid(
  { context: { l10n } }: CaseScene,
  { best, bestRow }: PlayChoices,
): { readonly term: string; readonly reason: string } | null {
  if (best === null || bestRow === null) return null;
  const { move, reason } =
    best.game === 'family-photos'
      ? bestPhotoSentence(l10n, best)
      : bestBagSentence(l10n, best, bestRow.game === 'gems-fight' ? bestRow.bags : [best.bag]);
  return { term: bestIs(l10n, move), reason };
}

/** The person has moved: the verdict, every move with its value, and on to the reply. */
export function playRevealed(scene: CaseScene, state: PlayState): TemplateResult {
  const { context, data } = scene;
  const { labels } = context;
  const { play } = data;
  const { choices } = play;
  const { player, over } = state.now;
  const next = over ? labels.goOnEnd : player === state.person ? labels.goOnAgain : labels.goOnReply;
  return html`<section class="sec playing" aria-labelledby="play">
    ${playBar(scene, state)} ${verdict(scene, state)}
    ${choices === null ? nothing : toldMoves(scene, choices, state.played.at(-1)?.own?.value ?? null, state.hidden)}
    <div class="actions">
      ${button({ label: next, icon: 'next', primary: true, focus: true, act: () => void play.goOn() })}
      ${button({ label: labels.retry, icon: 'undo', title: labels.retryTitle, act: () => void play.takeBack() })}
    </div>
  </section>`;
}

function verdict(scene: CaseScene, state: PlayState): TemplateResult | typeof nothing {
  const { choices } = scene.data.play;
  const made = verdictOf(scene, state);
  const value = state.played.at(-1)?.own?.value;
  if (made === null || value === undefined) return nothing;
  return html`<div class="idea ${value.loss === '0' ? '' : 'lossy'}">
    <p><span class="term">${made.term}</span> ${prose(made.final)}</p>
    ${whySaid(scene, choices?.reasonsOf(value))}
  </div>`;
}

/** What the person's last move loses, and what it leads to. */
export function verdictOf({ context, data }: CaseScene, { played }: PlayState): { readonly term: string; readonly final: string } | null {
  const { l10n } = context;
  const last = played.at(-1);
  if (last === undefined || last.own === null) return null;
  const { turn, own } = last;
  const { value } = own;
  const best = value.loss === '0' ? null : (data.play.choices?.bestRow ?? null);
  return {
    term: verdictTerm(l10n, madeName(l10n, turn, value), value.loss),
    final: verdictFinal(l10n, value.final, best === null ? null : { name: moveName(l10n, best), final: best.final }),
  };
}
