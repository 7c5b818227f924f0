import { Uri, workspace } from 'vscode';
import { parentOf } from '../../testCases/fileNames.ts';
import type { JsonCase } from '../../testCases/jsonCases.ts';
import { readJsonCases } from '../../testCases/jsonCases.ts';
import { charactersOf, openDocument } from '../files.ts';
import type { Ours } from './ours.ts';
import { spread } from './ours.ts';
import type { TestCase } from './testCase.ts';

/** JSON files of a folder that are opened to see whether they hold cases, and their bytes at most. */
const mostFiles = 200;
const largestFile = 8 << 20;
const sampled = 4;

interface Known {
  /** Changes with the file. */
  readonly stamp: string;
  readonly cases: readonly JsonCase[];
}

/** The cases inside JSON files: read once, and again when the file has changed. */
export class JsonFiles {
  private readonly _ours: Ours;
  private readonly _known = new Map<string, Known>();

  constructor(ours: Ours) {
    this._ours = ours;
  }

  /** The cases of our games in the files given (paths relative to the root). */
  async cases(root: Uri, paths: readonly string[]): Promise<readonly TestCase[]> {
    const found: TestCase[] = [];
    for (const path of paths.slice(0, mostFiles)) {
      const uri = Uri.joinPath(root, path);
      const { cases } = await this._read(uri);
      const games = await Promise.all(spread(cases, sampled).map(({ input }) => this._ours.accepts(input)));
      const game = games.find((one) => one !== null);
      if (!game) continue;
      const common = games.every((one) => one === null || one === game) ? game : null;
      // Competitive Programming Helper's folder says nothing to a reader.
      const suite = /(?:^|\/)\.cph\//.test(path)
        ? `${parentOf(parentOf(path))}/${path.slice(parentOf(path).length + 1)}`.replace(/^\//, '')
        : path;
      for (const { index, name, line } of cases) {
        found.push({
          id: `${uri.toString()}#${index}`,
          root,
          suite,
          label: name,
          input: uri,
          expected: uri,
          description: null,
          entry: { index, line },
          game: common,
        });
      }
    }
    return found;
  }

  /** One case as the file, or the editor that has it open, says it now; undefined where it is gone. */
  async entry(uri: Uri, index: number): Promise<JsonCase | undefined> {
    const document = openDocument(uri);
    const text = document?.isDirty ? document.getText() : charactersOf(await workspace.fs.readFile(uri));
    return readJsonCases(text)?.cases[index];
  }

  private async _read(uri: Uri): Promise<Known> {
    const key = uri.toString();
    try {
      const { mtime, size } = await workspace.fs.stat(uri);
      const stamp = `${mtime}:${size}`;
      const known = this._known.get(key);
      if (known?.stamp === stamp) return known;
      const text = size > largestFile ? '' : charactersOf(await workspace.fs.readFile(uri));
      const cases = /"input"/.test(text) ? (readJsonCases(text)?.cases ?? []) : [];
      const read = { stamp, cases };
      this._known.set(key, read);
      return read;
    } catch {
      this._known.delete(key);
      return { stamp: '', cases: [] };
    }
  }
}
