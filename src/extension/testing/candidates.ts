import type { GlobPattern, WorkspaceFolder } from 'vscode';
import { RelativePattern, workspace } from 'vscode';
import { answerExtensions, inputExtensions } from '../../testCases/fileNames.ts';
import { settings } from '../manifest.ts';

/** Files of one folder that are looked at; what lies beyond is left out, and the log says so. */
export const mostFiles = 50_000;

const endings = [...inputExtensions, ...answerExtensions, 'txt', 'dat', 'desc', 'json', 'prob'];
/** Names without an ending: numbers, and the words for inputs and outputs. */
const bare = ['*[0-9]', 'in', 'inp', 'input', 'out', 'output', 'ans', 'answer'];
const candidates = `**/{${[...endings.map((ending) => `*.${eitherCase(ending)}`), ...bare.map(eitherCase)].join()}}`;
const never = '**/{node_modules,.*}/**';
/** Hidden folders hold no cases, but for those of Competitive Programming Helper. */
const helperFiles = '**/.cph/*.prob';

function eitherCase(text: string): string {
  return text.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

const candidate = new RegExp(`(?:^|/)(?:[^/]*\\.(?:${endings.join('|')})|[^./]*)$`, 'i');

/** Whether a path may be that of a part of a test case, or of a folder. */
export function isCandidate(path: string): boolean {
  return candidate.test(path);
}

/**
 * Paths, relative to the folder, of the files that may be parts of test cases: what the setting includes and
 * `files.exclude` does not leave out.
 */
export async function candidatesIn(folder: WorkspaceFolder): Promise<readonly string[]> {
  const patterns = included(folder);
  const find = (pattern: string, exclude: GlobPattern): Thenable<readonly { readonly path: string }[]> =>
    workspace.findFiles(new RelativePattern(folder, pattern), exclude, mostFiles);
  const all = patterns.includes('**')
    ? [find(candidates, never), find(helperFiles, '**/node_modules/**')]
    : patterns.map((pattern) => find(pattern, '**/node_modules/**'));
  const root = folder.uri.path.endsWith('/') ? folder.uri.path : `${folder.uri.path}/`;
  const paths = new Set((await Promise.all(all)).flat().map(({ path }) => path.slice(root.length)));
  return [...paths].filter(isCandidate);
}

function included(folder: WorkspaceFolder): readonly string[] {
  const { key, fallback } = settings.testCasesInclude;
  const value: unknown = workspace.getConfiguration('optimalPlay', folder.uri).get(key);
  return Array.isArray(value) && value.every((one): one is string => typeof one === 'string') ? value : fallback;
}
