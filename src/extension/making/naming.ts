import { InputBoxValidationSeverity, l10n, Uri, window, workspace } from 'vscode';
import type { GameId } from '../../games/game.ts';
import type { CaseNames } from '../../testCases/convention.ts';
import { namingBy } from '../../testCases/naming.ts';
import { folderButton, folderTitle, nameExists, nameHint, nameInvalid, nameTitle } from '../../words/making.ts';
import { nameOf } from '../inputs.ts';
import { plainTextScheme } from '../subject.ts';
import type { Prompts } from './prompts.ts';
import { surroundingsOf } from './surroundings.ts';
import { folderBeside } from './writing.ts';

/** The two files of a new test case. */
export interface PairOfFiles {
  readonly input: Uri;
  readonly expected: Uri;
}

/** Where new test cases of a file go: beside it, out of hidden folders; of what is no file in the folder that is open, or one to be chosen. Undefined: cancelled. */
export async function folderFor(uri: Uri | undefined, prompts: Prompts): Promise<Uri | undefined> {
  if (uri && uri.scheme !== 'untitled' && uri.scheme !== plainTextScheme) return folderBeside(uri);
  const folders = workspace.workspaceFolders ?? [];
  if (folders.length === 1) return folders[0].uri;
  const beside = window.visibleTextEditors.map(({ document }) => workspace.getWorkspaceFolder(document.uri)).find((folder) => folder);
  return chooseFolder(prompts, (beside ?? folders.at(0))?.uri);
}

export async function chooseFolder(prompts: Prompts, proposed: Uri | undefined): Promise<Uri | undefined> {
  const chosen = await prompts.open({
    title: folderTitle(l10n),
    openLabel: folderButton(l10n),
    canSelectFiles: false,
    canSelectFolders: true,
    canSelectMany: false,
    ...(proposed && { defaultUri: proposed }),
  });
  return chosen?.[0];
}

/** Asks for the name of a test case in a folder, the next one by its convention filled in. Undefined: cancelled. */
export async function askPair(folder: Uri, game: GameId, prompts: Prompts): Promise<PairOfFiles | undefined> {
  const { root, folder: own, paths } = await surroundingsOf(folder);
  const naming = namingBy(paths, own, game);
  const taken = new Set(paths.map((path) => path.toLowerCase()));
  const name = await prompts.input({
    title: nameTitle(l10n, workspace.workspaceFolders?.some(({ uri }) => uri.toString() === folder.toString()) ? '' : nameOf(folder)),
    value: naming.proposal,
    validateInput: (value) => {
      if (!isName(value)) return nameInvalid(l10n);
      const { input, expected } = naming.names(value);
      const found = [input, expected].find((path) => taken.has(path.toLowerCase()));
      if (found !== undefined) return nameExists(l10n, found);
      return { message: nameHint(l10n, input, expected), severity: InputBoxValidationSeverity.Info };
    },
  });
  return name === undefined || !isName(name) ? undefined : pairAt(root, naming.names(name));
}

export function pairAt(root: Uri, { input, expected }: CaseNames): PairOfFiles {
  return { input: Uri.joinPath(root, input), expected: Uri.joinPath(root, expected) };
}

function isName(value: string): boolean {
  return value.trim() === value && /^[^.\\:*?"<>|/][^\\:*?"<>|/]*$/.test(value);
}
