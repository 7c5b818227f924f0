/** A path cut up; `extension` is in lower case and without its dot. */
export interface FileName {
  readonly path: string;
  readonly folder: string;
  readonly stem: string;
  readonly extension: string;
}

export function fileNameOf(path: string): FileName {
  const slash = path.lastIndexOf('/');
  const base = path.slice(slash + 1);
  const dot = base.lastIndexOf('.');
  const cut = dot > 0 ? dot : base.length;
  return { path, folder: slash < 0 ? '' : path.slice(0, slash), stem: base.slice(0, cut), extension: base.slice(cut + 1).toLowerCase() };
}

/** Endings of inputs, the most telling first. */
export const inputExtensions: readonly string[] = ['in', 'inp', 'input', 'photos', 'gems'];

/** Endings of answers; an earlier one wins over a later one, which then is what some program printed. */
export const answerExtensions: readonly string[] = ['ans', 'a', 'answer', 'out', 'output'];

/** Words that tell inputs from answers in names as `input1.txt` and in folders as `out/`. */
const inputWords = 'input|inp|in';
const answerWords = 'answer|ans|output|out';
const inputName = new RegExp(`^(|.*[-_. ])(${inputWords})((?:[-_. ]|\\d).*|)$`, 'i');
const answerName = new RegExp(`^(|.*[-_. ])(${answerWords})((?:[-_. ]|\\d).*|)$`, 'i');
const inputFolder = new RegExp(`^(?:${inputWords}|inputs)$`, 'i');
const answerFolder = new RegExp(`^(?:${answerWords}|outputs|answers)$`, 'i');

/** Files that their tools name `.in` and that hold no numbers. */
const templates = /^(?:makefile|configure|manifest|requirements.*|.*\.(?:h|hpp|pc|cmake|cfg|sh|py|am|ac|json|xml|txt))$/i;

/** The word of a name in which an input and its answer differ. */
interface NamedRole {
  /** The name with the word left open: the same for both. */
  readonly open: string;
  /** `input` goes with `output` first, `in` with `out` and `ans`. */
  readonly style: 'long' | 'short';
  /** Nothing but a number follows the word. */
  readonly numbered: boolean;
}

function roleIn(stem: string, pattern: RegExp): NamedRole | null {
  const match = pattern.exec(stem);
  if (match === null) return null;
  const style = match[2].length > 4 ? 'long' : 'short';
  return { open: `${match[1]}\0${match[3]}`, style, numbered: /^(?:[-_. ]?\d+)?$/.test(match[3]) };
}

/** The folder with the last segment of that kind left open; null where there is none. */
function openFolder(folder: string, pattern: RegExp): string | null {
  if (folder === '') return null;
  const segments = folder.split('/');
  const index = segments.findLastIndex((segment) => pattern.test(segment));
  if (index < 0) return null;
  segments[index] = '\0';
  return segments.join('/');
}

/** What a file is as one half of a pair: halves with a key in common belong together. */
export interface Half {
  readonly keys: readonly string[];
  /** Keys that count where nothing has one of the others. */
  readonly lastKeys: readonly string[];
  /** Lower wins where several would do. */
  readonly rank: number;
  /** Whether its name alone says what it is, without another half. */
  readonly sure: boolean;
}

/** The file as an input; null where it cannot be one. */
export function asInput(name: FileName): Half | null {
  const { folder, stem, extension } = name;
  const rank = inputExtensions.indexOf(extension);
  const plain = extension === '' || extension === 'txt' || extension === 'dat';
  if (rank < 0 && !plain) return null;
  const role = roleIn(stem, inputName);
  const split = openFolder(folder, inputFolder);
  const keys: string[] = [];
  // A text with an answer's ending beside it may be anything: only names without an ending stand for inputs.
  if (rank >= 0 || extension !== 'txt') keys.push(beside(folder, stem));
  if (role !== null) keys.push(wordKey(folder, role, role.style));
  if (split !== null) keys.push(...[stem, ...(role === null ? [] : [role.open])].map((open) => `split:${split}/${open}`));
  const sure = rank >= 0 ? !templates.test(stem) : role !== null && role.numbered && extension === 'txt';
  if (keys.length === 0) return null;
  const lastKeys = role === null ? [] : [wordKey(folder, role, role.style === 'long' ? 'short' : 'long')];
  return { keys, lastKeys, rank: rank < 0 ? inputExtensions.length : rank, sure };
}

/** The file as an answer; null where it cannot be one. */
export function asAnswer(name: FileName): Half | null {
  const { folder, stem, extension } = name;
  const rank = answerExtensions.indexOf(extension);
  const plain = extension === '' || extension === 'txt' || extension === 'dat';
  if (rank < 0 && !plain) return null;
  const role = roleIn(stem, answerName);
  const split = openFolder(folder, answerFolder);
  const keys: string[] = [];
  if (rank >= 0) keys.push(beside(folder, stem));
  if (role !== null) keys.push(wordKey(folder, role, role.style));
  if (split !== null) keys.push(...[stem, ...(role === null ? [] : [role.open])].map((open) => `split:${split}/${open}`));
  // `a.out` is what compilers call a program, and `.a` ends libraries.
  const sure =
    rank >= 0
      ? extension === 'a'
        ? /\d$/.test(stem)
        : name.path !== 'a.out' && !name.path.endsWith('/a.out')
      : role !== null && role.numbered && extension === 'txt';
  return keys.length === 0 ? null : { keys, lastKeys: [], rank: rank < 0 ? answerExtensions.length : rank, sure };
}

function wordKey(folder: string, { open }: NamedRole, style: NamedRole['style']): string {
  return `${style}:${folder}/${open}`;
}

/** The key of files with one stem in one folder. */
export function beside(folder: string, stem: string): string {
  return `stem:${folder}/${stem}`;
}

/** What a case is grouped under: its folder, without the `in` that has an `out` beside it. */
export function groupOf(folder: string): string {
  const open = openFolder(folder, inputFolder);
  if (open === null) return folder;
  return open
    .split('/')
    .filter((segment) => segment !== '\0')
    .join('/');
}

/** Backups, hidden files, and what lies in hidden folders or among installed packages. */
export function isIgnored(path: string): boolean {
  return /(?:^|\/)(?:\.|node_modules\/)|~$|\.bak$/i.test(path);
}

const settings = /(?:^|\/)(?:package(?:-lock)?|tsconfig[^/]*|jsconfig)\.json$/i;

/** Files that may hold whole cases: JSON, and what Competitive Programming Helper keeps, hidden in hidden folders. */
export function mayHoldCases(path: string): boolean {
  if (/\.prob$/i.test(path)) return !isIgnored(path.replace(/((?:^|\/)\.cph\/)\.(?=[^/]*$)/, '$1').replace(/(^|\/)\.cph\//g, '$1'));
  return /\.json$/i.test(path) && !settings.test(path) && !isIgnored(path);
}
