import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isIgnored, isRoleFolder } from '../testCases/fileNames.ts';
import { readJsonCases } from '../testCases/jsonCases.ts';
import { pairFiles } from '../testCases/pairing.ts';
import { charactersOf } from '../testCases/readText.ts';
import type { FileText } from '../testCases/readText.ts';
import { systemCode } from './files.ts';

/** A test case as it was found; a file that holds several gives one for each. */
export interface TestFile {
  /** The input's path, with '#' and the number from 1 for a case in a file of cases. */
  readonly name: string;
  /** The path of the expected output; the same for a case in a file of cases; null where there is none. */
  readonly expectedName: string | null;
  /** The line on which a case in a file of cases begins, from 0; null for one that has files of its own. */
  readonly line: number | null;
  /** It was named itself, not found in a folder. */
  readonly named: boolean;
  /** Errors: those of the file system. */
  read(): { readonly input: FileText; readonly expected: FileText | null };
}

export interface TestFiles {
  readonly cases: readonly TestFile[];
  readonly answersWithoutInput: readonly string[];
  readonly unreadable: readonly { readonly file: string; readonly reason: string }[];
  /** Paths that were given and can be read, and hold no case. */
  readonly withoutCases: readonly string[];
}

/** The test cases that paths stand for, each once: all below a folder, the pair that a file belongs to, the cases in it. */
export function testFilesAt(paths: readonly string[]): TestFiles {
  const cases = new Map<string, TestFile>();
  const alone = new Set<string>();
  const unreadable: { file: string; reason: string }[] = [];
  const withoutCases: string[] = [];
  const attempt: Attempt = (file, read) => {
    try {
      return read();
    } catch (error) {
      unreadable.push({ file, reason: systemCode(error) });
      return null;
    }
  };
  for (const given of paths) {
    let found = 0;
    const failures = unreadable.length;
    const add = (one: TestFile): void => {
      found++;
      const key = path.resolve(one.name);
      if (one.named || !cases.has(key)) cases.set(key, one);
    };
    attempt(given, () => {
      if (statSync(given).isDirectory()) {
        const pairing = pairFiles(filesBelow(given, attempt));
        for (const { input, expected } of pairing.cases) add(pairAt(given, input, expected, false));
        for (const file of pairing.jsonFiles) {
          const one = path.join(given, file);
          for (const test of attempt(one, () => casesIn(one, false)) ?? []) add(test);
        }
        for (const file of pairing.answersWithoutInput) alone.add(path.join(given, file));
      } else for (const one of isCaseFile(given) ? casesIn(given, true) : [pairOf(given)]) add(one);
    });
    if (found === 0 && unreadable.length === failures) withoutCases.push(given);
  }
  return { cases: [...cases.values()], answersWithoutInput: [...alone], unreadable, withoutCases };
}

/** What is read; null where that fails, which is noted for the file. */
type Attempt = <Value>(file: string, read: () => Value) => Value | null;

/** All files below a folder as relative paths with '/', without what is never a test case. Links to folders are not followed. */
function filesBelow(folder: string, attempt: Attempt): readonly string[] {
  const files: string[] = [];
  const open = [''];
  for (let below = open.pop(); below !== undefined; below = open.pop()) {
    const here = path.join(folder, below);
    for (const entry of attempt(here, () => readdirSync(here, { withFileTypes: true })) ?? []) {
      const name = below + entry.name;
      // Reading a pipe or a device would wait for its other end.
      if (entry.isFile() || entry.isSymbolicLink()) files.push(name);
      else if (entry.isDirectory() && (entry.name === '.cph' || !isIgnored(`${entry.name}/`))) open.push(`${name}/`);
    }
  }
  return files;
}

function pairAt(folder: string, input: string, expected: string | null, named: boolean): TestFile {
  const name = path.join(folder, input);
  const expectedName = expected === null ? null : path.join(folder, expected);
  return {
    name,
    expectedName,
    line: null,
    named,
    read: () => ({ input: readFileSync(name), expected: expectedName === null ? null : readFileSync(expectedName) }),
  };
}

/** The pair that a file is the input or the answer of; a file that is none of a pair is an input. */
function pairOf(file: string): TestFile {
  const own = path.resolve(path.dirname(file));
  const folder = path.dirname(own);
  const inside = path.basename(own);
  // The answers of `in/1.in` are in a folder beside `in`.
  const others = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && isRoleFolder(entry.name));
  const folders = new Set([inside, ...others.map(({ name }) => name)]);
  const files = [...folders].flatMap((name) => namesIn(path.join(folder, name)).map((one) => `${name}/${one}`));
  const given = `${inside}/${path.basename(file)}`;
  const pair = pairFiles(files).cases.find(({ input, expected }) => input === given || expected === given);
  if (pair === undefined) return plainFile(file);
  const relative = (name: string): string => path.join(path.dirname(file), path.relative(own, path.join(folder, name)));
  return pairAt('', relative(pair.input), pair.expected === null ? null : relative(pair.expected), true);
}

function namesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ name }) => name);
}

function plainFile(file: string): TestFile {
  return pairAt('', file, null, true);
}

function isCaseFile(file: string): boolean {
  return /\.(?:json|prob)$/i.test(file);
}

/** The cases that a file holds; none where it is no such file. */
function casesIn(file: string, named: boolean): readonly TestFile[] {
  const found = readJsonCases(charactersOf(readFileSync(file)));
  return (found?.cases ?? []).map(({ index, line, input, expected }) => ({
    name: `${file}#${index + 1}`,
    expectedName: file,
    line,
    named,
    read: () => ({ input, expected }),
  }));
}
