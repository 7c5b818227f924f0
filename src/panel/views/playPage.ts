import { LitElement, type nothing, type TemplateResult } from 'lit';
import { paragraph } from '../../words/lists.ts';
import { repliesSaid, youAreSpoken } from '../../words/panelPlaySentences.ts';
import type { CaseScene } from '../scene.ts';
import type { Play } from '../data/play.ts';
import { isUnanswered, type PlayState, repliesOf } from '../data/playState.ts';
import type { KeyAction } from './keys.ts';
import { bestSaid, playChoosing, playRevealed, verdictOf } from './playChoosing.ts';
import { learningSpoken, playLearning } from './playLearning.ts';
import { playOver, playUnanswered, resultSpoken } from './playOver.ts';

/** A game against the engine, in place of all that would tell how it is played best. */
export function playPage(scene: CaseScene, state: PlayState): TemplateResult | typeof nothing {
  const { phase } = state;
  switch (phase.kind) {
    case 'choosing':
    case 'replying':
      return playChoosing(scene, state);
    case 'revealed':
      return playRevealed(scene, state);
    case 'over':
      return isUnanswered(state) ? playUnanswered(scene) : playOver(scene, state);
    case 'learning':
      return playLearning(scene, state, phase);
  }
}

/** What a screen reader says as the game goes on. */
export function playSpoken(scene: CaseScene, state: PlayState): string {
  const { l10n, game } = scene.context;
  const { phase } = state;
  switch (phase.kind) {
    case 'choosing':
    case 'replying':
      if (phase.kind === 'choosing' && phase.bestShown) return bestSpoken(scene);
      return state.played.length === 0 ? youAreSpoken(l10n, game, state.person) : repliesSaid(l10n, repliesOf(state));
    case 'revealed': {
      const said = verdictOf(scene, state);
      return said === null ? '' : paragraph([said.term, said.final]);
    }
    case 'over':
      return isUnanswered(state) ? scene.context.labels.questionOfOldText : resultSpoken(scene, state);
    case 'learning':
      return phase.bestShown && phase.found === null ? bestSpoken(scene) : learningSpoken(scene, state, phase);
  }
}

function bestSpoken(scene: CaseScene): string {
  const { choices } = scene.data.play;
  const said = choices === null ? null : bestSaid(scene, choices);
  return said === null ? '' : paragraph([said.term, said.reason]);
}

/**
 * Does what a key asks for in a game; `action` is what it stands for outside of games. False where it means nothing here.
 * What closes a list, shows the keys, leads to a field or to another case is left to the panel.
 */
export function playKey(event: KeyboardEvent, play: Play, action: KeyAction | null): boolean {
  if (action?.kind === 'case') return true;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (action?.kind === 'close' || action?.kind === 'shortcuts' || action?.kind === 'go-to') return true;
  const target = event.composedPath()[0];
  if (target instanceof HTMLInputElement && target.type !== 'radio' && event.key !== 'Escape') return false;
  const act = keysOfPlay[event.key.toLowerCase()];
  if (act === undefined) return false;
  act(play);
  return true;
}

const keysOfPlay: Readonly<Record<string, (play: Play) => void>> = {
  escape: (play) => void play.stop(),
  u: (play) => void play.takeBack(),
  b: (play) => void play.showBest(),
  p: (play) => play.setHidden(!(play.state?.hidden ?? false)),
};

/** Moves the focus to what the person does next, where the panel has it. */
export async function focusPlay(root: LitElement, { state }: Play): Promise<void> {
  // Who goes from case to case stays there.
  if (!document.hasFocus() || document.activeElement?.closest('.cases')) return;
  const next = root.querySelector<HTMLElement>(state === null ? '.answer .side .actions > *' : '.playing [data-focus]');
  if (next instanceof LitElement) await next.updateComplete;
  next?.focus();
}
