import type { QuickPickItem, Uri } from 'vscode';
import { commands, l10n, window } from 'vscode';
import { catalogue } from '../games/catalogue.ts';
import type { GameId } from '../games/game.ts';
import { currentChoice, detectGame, inputShape, nothingToSolve, selectGameTitle } from '../words/extensionMessages.ts';
import { gameName } from '../words/names.ts';
import type { Disposable } from './disposables.ts';
import type { GameChoices } from './gameChoices.ts';
import { nameOf } from './inputs.ts';
import { commands as ids } from './manifest.ts';

interface GameItem extends QuickPickItem {
  readonly game: GameId | null;
}

/** *Select Game*: as which game a file is read, remembered with the workspace. */
export function registerSelectGame(choices: GameChoices, target: (argument: unknown) => Uri | undefined): Disposable {
  return commands.registerCommand(ids.selectGame, async (argument: unknown) => {
    const uri = target(argument);
    if (!uri) {
      void window.showInformationMessage(nothingToSolve(l10n));
      return;
    }
    const item = await window.showQuickPick(itemsFor(choices.of(uri)), { title: selectGameTitle(l10n, nameOf(uri)), matchOnDetail: true });
    if (item) await choices.choose(uri, item.game);
  });
}

function itemsFor(chosen: GameId | null): readonly GameItem[] {
  const item = (label: string, detail: string, game: GameId | null): GameItem => ({
    label,
    detail,
    game,
    description: game === chosen ? currentChoice(l10n) : '',
  });
  const { label, detail } = detectGame(l10n);
  return [...catalogue.map(({ id }) => item(gameName(l10n, id), inputShape(l10n, id), id)), item(label, detail, null)];
}
