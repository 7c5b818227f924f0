import { nothing, type TemplateResult } from 'lit';
import type { Turn } from '../../games/game.ts';
import { playStacks } from '../boards/familyPhotos/playStacks.ts';
import { playBags } from '../boards/gemsFight/playBags.ts';
import type { CaseScene } from '../scene.ts';
import type { Play } from '../data/play.ts';
import { type PlayState, startOf } from '../data/playState.ts';

/** The board of the position in which a move is chosen; nothing tells which move is best. */
export function playBoard(scene: CaseScene, state: PlayState, choosing: boolean): TemplateResult | typeof nothing {
  const { play } = scene.data;
  const { choices } = play;
  if (choices === null) return nothing;
  const table = {
    rows: choices.moves.all.head(choices.summary.moves),
    choose: choosing ? play.choose.bind(play) : null,
    isChosen: choices.isChosen.bind(choices),
  };
  const turns = turnsBefore(play, state, choices.at.turn + choices.at.branch.length);
  switch (scene.context.game) {
    case 'family-photos':
      return playStacks(scene, { ...table, turns: turns.filter((turn) => turn.game === 'family-photos') });
    case 'gems-fight':
      return playBags(scene, { ...table, turns: turns.filter((turn) => turn.game === 'gems-fight'), left: choices.summary.turns });
  }
}

/** The first `count` turns: those before the game, and then its own. */
function turnsBefore({ before }: Play, state: PlayState, count: number): readonly Turn[] {
  const start = startOf(state);
  before.ensure(0, start);
  return [...before.head(start), ...state.played.slice(0, count - start).map(({ turn }) => turn)];
}
