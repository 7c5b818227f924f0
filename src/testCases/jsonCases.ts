import { placeOfKey, placesIn, rootStart } from './jsonPlaces.ts';
import type { JsonPlace } from './jsonPlaces.ts';

/**
 * array: `{ input, output }` in a root array. prob: what Competitive Programming Helper keeps of a problem. companion:
 * what Competitive Companion sends of one.
 */
export type JsonFormat = 'array' | 'prob' | 'companion';

export interface JsonCase {
  /** From 0. */
  readonly index: number;
  readonly name: string;
  readonly input: string;
  /** Null: the file says none. */
  readonly expected: string | null;
  /** The line of the text where the case begins, from 0. */
  readonly line: number;
}

export interface JsonCases {
  readonly format: JsonFormat;
  /** The problem's name; null where the file says none. */
  readonly title: string | null;
  readonly cases: readonly JsonCase[];
}

/** What a file of cases says beside them. */
export interface JsonMeta {
  readonly title: string;
  readonly url?: string;
  /** Path of the program (prob). */
  readonly srcPath?: string;
  /** The text of the file that is written anew: what else it says, and the ids of its cases, stay. */
  readonly existing?: string;
}

type Fields = Readonly<Record<string, unknown>>;
type Test = Fields & { readonly input: string; readonly output?: string | number | null };

/** The cases of a JSON file; null where it is not JSON or holds none. Takes any text. */
export function readJsonCases(text: string): JsonCases | null {
  const root = parsed(text);
  const tests = testsOf(root);
  if (tests === null) return null;
  let at = 0;
  let line = 0;
  const cases = testPlaces(text, root).map(({ start }, index): JsonCase => {
    for (; at < start; at++) if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) line++;
    const { name, input, output } = tests[index];
    return {
      index,
      name: typeof name === 'string' && name !== '' ? name : String(index + 1),
      input,
      expected: output === undefined || output === null ? null : String(output),
      line,
    };
  });
  if (Array.isArray(root)) return { format: 'array', title: null, cases };
  const { name, srcPath } = root as Fields;
  const isProb = srcPath !== undefined || tests.some(({ id }) => id !== undefined);
  return { format: isProb ? 'prob' : 'companion', title: typeof name === 'string' ? name : null, cases };
}

/** The text of a file with these cases; what is not known is as those tools write it for a problem of one's own. */
export function writeJsonCases(
  format: JsonFormat,
  cases: readonly { readonly input: string; readonly expected: string | null }[],
  meta: JsonMeta,
): string {
  const old = meta.existing === undefined ? null : parsed(meta.existing);
  const before = testsOf(old) ?? [];
  const tests = cases.map(({ input, expected }, index) => ({
    ...(format === 'prob' ? { id: index + 1 } : {}),
    ...before[index],
    input,
    output: expected ?? '',
  }));
  if (format === 'array') return `${JSON.stringify(tests, null, 2)}\n`;
  const limits = { memoryLimit: 1024, timeLimit: 3000 };
  const kind =
    format === 'prob'
      ? { interactive: false, ...limits, srcPath: meta.srcPath ?? '', group: 'local', local: true }
      : { group: '', interactive: false, ...limits, testType: 'single', input: { type: 'stdin' }, output: { type: 'stdout' } };
  const said = { name: meta.title, url: meta.url ?? '' };
  return `${JSON.stringify({ ...said, ...kind, ...(isFields(old) ? old : {}), tests }, null, 2)}\n`;
}

/** The text with another expected output of one case, all else as it was. Errors: RangeError where there is no such case. */
export function replaceExpected(text: string, index: number, expected: string): string {
  const root = parsed(text);
  const place = testsOf(root) === null ? undefined : testPlaces(text, root)[index];
  if (place === undefined) throw new RangeError(`no case ${index}`);
  const fields = placesIn(text, place.start);
  const value = JSON.stringify(expected);
  const output = placeOfKey(fields, 'output');
  if (output !== null) return text.slice(0, output.start) + value + text.slice(output.end);
  const { end } = placeOfKey(fields, 'input')!;
  return `${text.slice(0, end)}, "output": ${value}${text.slice(end)}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The tests as the file has them; null where it is no file of cases. */
function testsOf(root: unknown): readonly Test[] | null {
  const tests = Array.isArray(root) ? root : isFields(root) ? root['tests'] : null;
  if (!Array.isArray(tests)) return null;
  // Any file may hold an empty list.
  if (tests.length === 0 && !(isFields(root) && typeof root['name'] === 'string')) return null;
  return tests.every(isTest) ? tests : null;
}

function isTest(value: unknown): value is Test {
  if (!isFields(value) || typeof value['input'] !== 'string') return false;
  const { output } = value;
  return output === undefined || output === null || typeof output === 'string' || typeof output === 'number';
}

function testPlaces(text: string, root: unknown): readonly JsonPlace[] {
  const start = rootStart(text);
  if (Array.isArray(root)) return placesIn(text, start);
  const tests = placeOfKey(placesIn(text, start), 'tests');
  return tests === null ? [] : placesIn(text, tests.start);
}
