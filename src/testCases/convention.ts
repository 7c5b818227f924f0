import { catalogue } from '../games/catalogue.ts';
import type { GameId } from '../games/game.ts';
import { cutAtAnswer, cutAtInput, fileNameOf, parentOf } from './fileNames.ts';
import { pairFiles } from './pairing.ts';
import type { PairedCase } from './pairing.ts';

export interface CaseNames {
  readonly input: string;
  readonly expected: string;
}

/** Two names that have one part in common, by which the cases of a folder differ. */
interface Layout {
  readonly before: string;
  readonly after: string;
  readonly expectedBefore: string;
  readonly expectedAfter: string;
  readonly value: string;
}

/**
 * How a new case of a folder is named by what is there: in the layout of most of its cases, with the wished stem, or
 * (null) with the number after the greatest one, padded with zeros as they are. Without a convention `1.in` and
 * `1.ans`. Layouts with the ending of another game than `game` do not count. Numbered names are free, those with a
 * wished stem may be taken.
 */
export function namesFor(paths: readonly string[], folder: string, stem: string | null, game: GameId | null = null): CaseNames {
  const layouts = layoutsIn(paths, folder).filter(({ after }) =>
    catalogue.every(({ id, files }) => game === null || id === game || !after.endsWith(files.slice(1))),
  );
  const common = mostCommon(layouts, ({ before, after, expectedBefore, expectedAfter }) =>
    [before, after, expectedBefore, expectedAfter].join('\0'),
  );
  const layout = common[0] ?? defaultLayout(folder);
  if (stem !== null) return filled(layout, joined(layout.before, stem), joined(layout.expectedBefore, stem));
  const numbered = common.filter(({ value }) => /\d$/.test(value));
  const series = mostCommon(numbered, ({ value }) => value.replace(/\d+$/, ''));
  const base = (series[0]?.value ?? '').replace(/\d+$/, '');
  const digits = series.map(({ value }) => value.slice(base.length));
  const width = digits.some((text) => text.startsWith('0') && text.length > 1) ? Math.max(...digits.map((text) => text.length)) : 1;
  const taken = new Set(paths.map((path) => path.toLowerCase()));
  for (let number = 1 + Math.max(0, ...digits.map(Number)); ; number++) {
    const value = base + String(number).padStart(width, '0');
    const names = filled(layout, layout.before + value, layout.expectedBefore + value);
    if (!taken.has(names.input.toLowerCase()) && !taken.has(names.expected.toLowerCase())) return names;
  }
}

/** How the expected output of an input is named by the convention of its folder; `X.ans`, or `output1.txt`, without one. */
export function expectedNameFor(paths: readonly string[], inputPath: string): string {
  const { folder } = fileNameOf(inputPath);
  const layouts = [folder, parentOf(folder)].flatMap((one) => layoutsIn(paths, one));
  const fitting = layouts.filter(
    ({ before, after }) => inputPath.length > before.length + after.length && inputPath.startsWith(before) && inputPath.endsWith(after),
  );
  const [layout] = mostCommon(fitting, ({ expectedBefore, expectedAfter }) => `${expectedBefore}\0${expectedAfter}`);
  if (layout !== undefined) {
    return layout.expectedBefore + inputPath.slice(layout.before.length, inputPath.length - layout.after.length) + layout.expectedAfter;
  }
  return usualAnswer(inputPath);
}

/** How the answer of an input is named where nothing else tells. */
function usualAnswer(input: string): string {
  const { folder, stem } = fileNameOf(input);
  const word = cutAtInput(stem);
  if (input.toLowerCase().endsWith('.txt') && word !== null) {
    return `${inFolder(folder)}${word.before}${word.word.length > 4 ? 'output' : 'out'}${word.after}${input.slice(-4)}`;
  }
  return `${inFolder(folder)}${stem}.ans`;
}

/**
 * The layouts of the cases of a folder, or of folders in it that are numbered as cases are; where no case has an
 * answer, those of the inputs.
 */
function layoutsIn(paths: readonly string[], folder: string): readonly Layout[] {
  const start = inFolder(folder);
  const near = paths.filter((path) => path.startsWith(start) || parentOf(parentOf(path)) === parentOf(folder));
  const cases = pairFiles(near).cases.flatMap((one) => {
    const own = fileNameOf(one.input).folder;
    const numbered = own !== '' && parentOf(own) === folder && /^\d+$/.test(own.slice(start.length));
    return own === folder || one.folder === folder || numbered ? [{ one, numberedFolder: numbered ? own : null }] : [];
  });
  const answered = cases.filter(({ one }) => one.expected !== null);
  return (answered.length > 0 ? answered : cases).flatMap(({ one, numberedFolder }) => layoutOf(one, numberedFolder) ?? []);
}

function layoutOf({ input, expected }: PairedCase, numberedFolder: string | null): Layout | null {
  const left = fileNameOf(input);
  // An input alone shows how inputs are named.
  const answer = expected ?? usualAnswer(input);
  if (numberedFolder !== null) {
    const before = inFolder(parentOf(numberedFolder));
    return layoutBetween(input, answer, before, before, numberedFolder.slice(before.length));
  }
  const right = fileNameOf(answer);
  const [inputStart, answerStart] = [inFolder(left.folder), inFolder(right.folder)];
  if (left.stem === right.stem) return layoutBetween(input, answer, inputStart, answerStart, left.stem);
  const [from, to] = [cutAtInput(left.stem), cutAtAnswer(right.stem)];
  if (from === null || to === null) return null;
  // `sample_input` is told from others by `sample`; `input` has nothing yet, and the next one is `input1`.
  if (from.after === '' && from.before !== '') return layoutBetween(input, answer, inputStart, answerStart, from.before.slice(0, -1));
  return layoutBetween(input, answer, inputStart + from.before + from.word, answerStart + to.before + to.word, from.after);
}

function layoutBetween(input: string, expected: string, before: string, expectedBefore: string, value: string): Layout {
  return {
    before,
    after: input.slice(before.length + value.length),
    expectedBefore,
    expectedAfter: expected.slice(expectedBefore.length + value.length),
    value,
  };
}

function defaultLayout(folder: string): Layout {
  const start = inFolder(folder);
  return { before: start, after: '.in', expectedBefore: start, expectedAfter: '.ans', value: '' };
}

function filled({ after, expectedAfter }: Layout, input: string, expected: string): CaseNames {
  return { input: input + after, expected: expected + expectedAfter };
}

/** A word after a word needs something between them: `input` and `zeros` are `input_zeros`. */
function joined(before: string, stem: string): string {
  return /[a-z]$/i.test(before) && /^[a-z]/i.test(stem) ? `${before}_${stem}` : before + stem;
}

/** The items whose key is the most frequent one; of equally frequent ones the last. */
function mostCommon<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  let most: readonly Item[] = [];
  for (const group of groups.values()) if (group.length >= most.length) most = group;
  return most;
}

function inFolder(folder: string): string {
  return folder === '' ? '' : `${folder}/`;
}
