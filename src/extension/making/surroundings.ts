import { FileType, Uri, workspace } from 'vscode';
import { isRoleFolder } from '../../testCases/fileNames.ts';
import { nameOf } from '../inputs.ts';
import { entriesOf, folderOf, namesIn } from './writing.ts';

/** Files around a folder by which its convention is told; paths are relative to `root`, with '/'. */
export interface Surroundings {
  readonly root: Uri;
  /** The folder itself, relative to `root`; '' is the root. */
  readonly folder: string;
  readonly paths: readonly string[];
}

/** Folders that are looked into, of those that one case may have each. */
const mostFolders = 100;

/** What a folder holds, and folders of inputs and outputs in it or beside it: outputs may lie apart. */
export async function surroundingsOf(folder: Uri): Promise<Surroundings> {
  const isRoot =
    folderOf(folder).path === folder.path || workspace.workspaceFolders?.some(({ uri }) => uri.toString() === folder.toString());
  const root = isRoot ? folder : folderOf(folder);
  const own = isRoot ? '' : nameOf(folder);
  const within = folders(await entriesOf(folder)).map((name) => join(own, name));
  const beside = isRoot ? [] : folders(await entriesOf(root)).filter((name) => name !== own);
  const inside = await Promise.all(
    [...within, ...beside]
      .slice(0, mostFolders)
      .map(async (path) => (await namesIn(Uri.joinPath(root, path))).map((name) => join(path, name))),
  );
  return { root, folder: own, paths: [...(await namesIn(folder)).map((name) => join(own, name)), ...inside.flat()] };
}

/** Those of inputs, of answers, and of one case each. */
function folders(entries: readonly (readonly [string, FileType])[]): readonly string[] {
  return entries
    .filter(([name, type]) => (type & FileType.Directory) !== 0 && (isRoleFolder(name) || /^\d+$/.test(name)))
    .map(([name]) => name);
}

function join(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
