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
  return { path, folder: parentOf(path), stem: base.slice(0, cut), extension: base.slice(cut + 1).toLowerCase() };
}

/** The folder that a path lies in; '' where it lies in none. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
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

/** A name cut at the word in which an input and its answer differ. */
export interface NameWithWord {
  readonly before: string;
  readonly word: string;
  readonly after: string;
}

function cutAtWord(stem: string, pattern: RegExp): NameWithWord | null {
  const match = pattern.exec(stem);
  return match === null ? null : { before: match[1], word: match[2], after: match[3] };
}

/** A name as `input1` or `sample_in`; null for others. */
export function cutAtInput(stem: string): NameWithWord | null {
  return cutAtWord(stem, inputName);
}

/** A name as `output1` or `sample_ans`; null for others. */
export function cutAtAnswer(stem: string): NameWithWord | null {
  return cutAtWord(stem, answerName);
}

function isNumbered({ after }: NameWithWord): boolean {
  return /^(?:[-_. ]?\d+)?$/.test(after);
}

/** `input` goes with `output` first, `in` with `out` and `ans`. */
function wordKeys(folder: string, { before, word, after }: NameWithWord): readonly [string, string] {
  const keys = ['long', 'short'].map((style) => `${style}:${folder}/${before}\0${after}`);
  return word.length > 4 ? [keys[0], keys[1]] : [keys[1], keys[0]];
}

function splitKeys(split: string, stem: string, word: NameWithWord | null): readonly string[] {
  return [stem, ...(word === null ? [] : [`${word.before}\0${word.after}`])].map((name) => `split:${split}/${name}`);
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

/** A folder of inputs, or of answers, by its name. */
export function isRoleFolder(name: string): boolean {
  return inputFolder.test(name) || answerFolder.test(name);
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
export function asInput({ folder, stem, extension }: FileName): Half | null {
  const rank = inputExtensions.indexOf(extension);
  if (rank < 0 && !isPlain(extension)) return null;
  const word = cutAtInput(stem);
  const [wordKey, otherKey] = word === null ? [] : wordKeys(folder, word);
  const split = openFolder(folder, inputFolder);
  const keys = [
    // A text with an answer's ending beside it may be anything: only names without an ending stand for inputs.
    ...(rank >= 0 || extension !== 'txt' ? [beside(folder, stem)] : []),
    ...(wordKey === undefined ? [] : [wordKey]),
    ...(split === null ? [] : splitKeys(split, stem, word)),
  ];
  if (keys.length === 0) return null;
  const sure = rank >= 0 ? !templates.test(stem) : extension === 'txt' && word !== null && isNumbered(word);
  return { keys, lastKeys: otherKey === undefined ? [] : [otherKey], rank: rank < 0 ? inputExtensions.length : rank, sure };
}

/** The file as an answer; null where it cannot be one. */
export function asAnswer({ folder, stem, extension }: FileName): Half | null {
  const rank = answerExtensions.indexOf(extension);
  if (rank < 0 && !isPlain(extension)) return null;
  const word = cutAtAnswer(stem);
  const split = openFolder(folder, answerFolder);
  const keys = [
    ...(rank >= 0 ? [beside(folder, stem)] : []),
    ...(word === null ? [] : [wordKeys(folder, word)[0]]),
    ...(split === null ? [] : splitKeys(split, stem, word)),
  ];
  if (keys.length === 0) return null;
  const plainSure = extension === 'txt' && word !== null && isNumbered(word);
  return {
    keys,
    lastKeys: [],
    rank: rank < 0 ? answerExtensions.length : rank,
    sure: rank < 0 ? plainSure : isAnswerAlone(stem, extension),
  };
}

/** Endings that say nothing. */
function isPlain(extension: string): boolean {
  return extension === '' || extension === 'txt' || extension === 'dat';
}

/** `a.out` is what compilers call a program, and `.a` ends libraries. */
function isAnswerAlone(stem: string, extension: string): boolean {
  return extension === 'a' ? /\d$/.test(stem) : extension !== 'out' || stem !== 'a';
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
