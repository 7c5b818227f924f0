import { l10n, window, workspace } from 'vscode';
import { catalogue, languageOf } from '../../games/catalogue.ts';
import type { GameId } from '../../games/game.ts';
import { inputShape } from '../../words/extensionMessages.ts';
import { gameTitle, newCaseName, solvingTitle } from '../../words/making.ts';
import { templateChoice, templateTitle } from '../../words/makingFiles.ts';
import { gameName } from '../../words/names.ts';
import { openText } from '../open.ts';
import type { MakingOptions } from './addTestCase.ts';
import { writePair } from './addTestCase.ts';
import { whyNot } from './computing.ts';
import { askPair, folderFor } from './naming.ts';
import type { Prompts } from './prompts.ts';
import { templates } from './templates.ts';

/** Asks for a game. Undefined: cancelled. */
export async function askGame(prompts: Prompts, title: string): Promise<GameId | undefined> {
  const items = catalogue.map(({ id }) => ({ label: gameName(l10n, id), detail: inputShape(l10n, id), id }));
  return (await prompts.pick(items, { title }))?.id;
}

/** *New Test Case*: from a template; with a folder open as files by its convention, else as a document that is no file yet. */
export async function newTestCase(options: MakingOptions): Promise<void> {
  const {
    computing,
    prompts: { prompts },
  } = options;
  const game = await askGame(prompts, gameTitle(l10n));
  if (!game) return;
  const items = templates[game].map(({ id, sample, input }) => {
    const { label, detail } = templateChoice(l10n, id, sample);
    return { label, detail, input };
  });
  const chosen = await prompts.pick(items, { title: templateTitle(l10n), matchOnDetail: true });
  if (!chosen) return;
  if (!workspace.workspaceFolders?.length) return void (await openText(languageOf(game), chosen.input));
  const active = window.activeTextEditor?.document.uri;
  const folder = await folderFor(active && workspace.getWorkspaceFolder(active) ? active : undefined, prompts);
  const pair = folder && (await askPair(folder, game, prompts));
  if (!pair) return;
  const reply = await computing.check(solvingTitle(l10n, newCaseName(l10n)), chosen.input, null, game);
  const refusal = reply.ok ? whyNot(reply.value, newCaseName(l10n), false) : reply.sentence;
  if (refusal !== null) prompts.warn(refusal);
  if (!reply.ok || refusal !== null || !(await writePair(options, pair, chosen.input, reply.value.computed))) return;
  await window.showTextDocument(pair.input);
}
