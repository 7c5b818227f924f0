import type { GameId } from '../../games/game.ts';
import { panelLabels, type PanelLabels } from '../../words/panelLabels.ts';
import type { Translator } from '../../words/translator.ts';
import type { Host } from '../host/host.ts';

/** What every view needs: the words, and the way to the extension. */
export interface PanelContext {
  readonly l10n: Translator;
  readonly labels: PanelLabels;
  /** BCP 47. */
  readonly language: string;
  readonly host: Host;
}

/** The context of a view of one game. */
export interface GameContext extends PanelContext {
  readonly game: GameId;
}

export function panelContext(l10n: Translator, language: string, host: Host): PanelContext {
  return { l10n, language, host, labels: panelLabels(l10n) };
}
