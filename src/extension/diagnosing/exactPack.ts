import { l10n, Uri, workspace, WorkspaceEdit } from 'vscode';
import type { GameId } from '../../games/game.ts';
import { writeJsonCases } from '../../testCases/jsonCases.ts';
import { exactPackTitle, filesExist, filesWritten, packAsFiles, packAsProb, packName, packNotWritten } from '../../words/diagnose.ts';
import { failureSentence } from '../../words/failures.ts';
import { replaceButton } from '../../words/making.ts';
import { gameName } from '../../words/names.ts';
import { askGame } from '../making/newTestCase.ts';
import type { Prompts } from '../making/prompts.ts';
import type { NewFile } from '../making/writing.ts';
import { exists } from '../making/writing.ts';
import type { DiagnoseQuestions } from './questions.ts';

/** *Save All Smallest Counterexamples...*: an input and its answer for every wrong strategy of a game. */
export class ExactPack {
  private readonly _mistakes: DiagnoseQuestions['mistakes'];
  private readonly _prompts: () => Prompts;

  constructor(mistakes: DiagnoseQuestions['mistakes'], prompts: () => Prompts) {
    this._mistakes = mistakes;
    this._prompts = prompts;
  }

  /** Asks for what is not said: the game, files or one .prob file, and where to. Overwrites nothing unasked. */
  async save(wanted: GameId | undefined): Promise<void> {
    const prompts = this._prompts();
    const game = wanted ?? (await askGame(prompts, exactPackTitle(l10n, '')));
    if (!game) return;
    const known = await this._mistakes(game);
    if (!known.ok) return prompts.warn(failureSentence(l10n, known.failure));
    const cases = known.value.wrongStrategies.map(({ id, smallest }) => ({
      name: id,
      input: smallest.input,
      expected: `${smallest.right}\n`,
    }));
    const title = exactPackTitle(l10n, gameName(l10n, game));
    const forms = [
      { label: packAsFiles(l10n, cases.length), form: 'files' },
      { label: packAsProb(l10n), form: 'prob' },
    ] as const;
    const chosen = await prompts.pick(forms, { title });
    if (!chosen) return;
    const files = chosen.form === 'files' ? await pairsOf(cases, title, prompts) : await probOf(game, cases, title, prompts);
    if (files) await write(files, title, prompts);
  }
}

interface PackedCase {
  readonly name: string;
  readonly input: string;
  readonly expected: string;
}

/** The files, and whether the user has agreed that they replace what is there. */
interface FilesToWrite {
  readonly files: readonly NewFile[];
  readonly agreed: boolean;
}

async function pairsOf(cases: readonly PackedCase[], title: string, prompts: Prompts): Promise<FilesToWrite | undefined> {
  const proposed = workspace.workspaceFolders?.[0]?.uri;
  const folders = await prompts.open({
    title,
    canSelectFiles: false,
    canSelectFolders: true,
    canSelectMany: false,
    ...(proposed && { defaultUri: proposed }),
  });
  const folder = folders?.[0];
  if (!folder) return undefined;
  const files = cases.flatMap(({ name, input, expected }) => [
    { uri: Uri.joinPath(folder, `${name}.in`), text: input },
    { uri: Uri.joinPath(folder, `${name}.ans`), text: expected },
  ]);
  return { files, agreed: false };
}

async function probOf(game: GameId, cases: readonly PackedCase[], title: string, prompts: Prompts): Promise<FilesToWrite | undefined> {
  const folder = workspace.workspaceFolders?.[0]?.uri;
  const uri = await prompts.save({
    title,
    filters: { 'Competitive Programming Helper': ['prob'] },
    ...(folder && { defaultUri: Uri.joinPath(folder, `${game}.prob`) }),
  });
  if (!uri) return undefined;
  const text = writeJsonCases('prob', cases, { title: packName(l10n, gameName(l10n, game)) });
  // The dialog has asked about a file that is there.
  return { files: [{ uri, text }], agreed: true };
}

async function write({ files, agreed }: FilesToWrite, title: string, prompts: Prompts): Promise<void> {
  const there = agreed ? [] : (await Promise.all(files.map(({ uri }) => exists(uri)))).filter((one) => one);
  if (there.length > 0 && !(await prompts.confirm(filesExist(l10n, there.length, files.length), title, replaceButton(l10n)))) return;
  const edit = new WorkspaceEdit();
  for (const { uri, text } of files) edit.createFile(uri, { overwrite: true, contents: new TextEncoder().encode(text) });
  if (await workspace.applyEdit(edit)) prompts.tell(filesWritten(l10n, files.length));
  else prompts.warn(packNotWritten(l10n));
}
