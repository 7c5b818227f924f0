import type { InputBoxOptions, OpenDialogOptions, QuickPickItem, SaveDialogOptions } from 'vscode';
import { commands, Uri, workspace } from 'vscode';
import type { Prompts } from '../../src/extension/making/prompts.ts';
import { api, example, ok, textOf } from './support.ts';

/** What a test answers: labels of lists, texts of boxes and folders in the order asked. Whatever is not answered is cancelled. */
export interface Answers {
  readonly picks?: readonly string[];
  /** Null: what is filled in. */
  readonly inputs?: readonly (string | null)[];
  readonly opens?: readonly (readonly Uri[])[];
  readonly save?: Uri;
  readonly confirm?: boolean;
}

/** What was asked and said. */
export interface Heard {
  readonly inputs: InputBoxOptions[];
  readonly lists: (readonly QuickPickItem[])[];
  readonly opens: OpenDialogOptions[];
  readonly saves: SaveDialogOptions[];
  readonly questions: string[];
  readonly warnings: string[];
  readonly told: string[];
}

/** Runs a command that makes test cases, answers what it asks, and returns what it asked and said once it has ended. */
export async function making(command: string, argument: unknown, answers: Answers = {}): Promise<Heard> {
  const heard: Heard = { inputs: [], lists: [], opens: [], saves: [], questions: [], warnings: [], told: [] };
  const prompts: Partial<Prompts> = {
    input: async (options) => {
      const answer = answers.inputs?.[heard.inputs.length];
      heard.inputs.push(options);
      return answer === null ? options.value : answer;
    },
    pick: async (items) => {
      const label = answers.picks?.[heard.lists.length];
      heard.lists.push(items);
      const found = items.find((item) => item.label === label);
      ok(label === undefined || found, `${label} is among ${items.map((item) => item.label).join(', ')}`);
      return found;
    },
    open: async (options) => {
      heard.opens.push(options);
      return answers.opens?.[heard.opens.length - 1];
    },
    save: async (options) => {
      heard.saves.push(options);
      return answers.save;
    },
    confirm: async (question) => {
      heard.questions.push(question);
      return answers.confirm ?? false;
    },
    warn: (sentence) => void heard.warnings.push(sentence),
    tell: (sentence) => void heard.told.push(sentence),
  };
  const { answerPrompts } = await api();
  answerPrompts(prompts);
  try {
    await commands.executeCommand(`optimalPlay.${command}`, argument);
  } finally {
    answerPrompts(null);
  }
  return heard;
}

let made = 0;

/** A folder of its own in the open folder, with these files and of a name that none had before: the editor remembers texts of files that are gone; undefined where the folder cannot be written to, as in the web build. */
export async function folderWith(files: Readonly<Record<string, string>>): Promise<Uri | undefined> {
  const folder = example(`making-${++made}`);
  try {
    await workspace.fs.createDirectory(folder);
    for (const [path, text] of Object.entries(files)) {
      await workspace.fs.writeFile(Uri.joinPath(folder, path), new TextEncoder().encode(text));
    }
    return folder;
  } catch {
    return undefined;
  }
}

export async function remove(folder: Uri): Promise<void> {
  await workspace.fs.delete(folder, { recursive: true });
}

/** The files of a folder by name, with their texts. */
export async function filesOf(folder: Uri): Promise<Readonly<Record<string, string>>> {
  const names = (await workspace.fs.readDirectory(folder)).map(([name]) => name);
  return sorted(
    Object.fromEntries(await Promise.all(names.map(async (name) => [name, await textOf(Uri.joinPath(folder, name))] as const))),
  );
}

/** The same files in the order of their names. */
export function sorted(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
}
