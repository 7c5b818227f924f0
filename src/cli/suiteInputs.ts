import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readJsonCases } from '../testCases/jsonCases.ts';
import { pairFiles } from '../testCases/pairing.ts';
import type { FileText } from '../testCases/readText.ts';

/** An input of a suite: a file, or one of the cases in a file. */
export interface SuiteInput {
  /** As it was named or found; cases of a file end in their number, from 1. */
  readonly name: string;
  readonly text: FileText;
}

/**
 * The inputs below paths: a folder gives those of its test cases, in natural order; a file gives itself, or the cases it
 * holds. What cannot be read is told as the path and the system's code, as in 'ENOENT'.
 */
export function* suiteInputs(
  paths: readonly string[],
  unreadable: (file: string, reason: string) => void,
): Generator<SuiteInput, void, void> {
  for (const given of paths) {
    for (const file of filesOf(given, unreadable)) {
      try {
        yield* inputsIn(file);
      } catch (error) {
        unreadable(file, codeOf(error));
      }
    }
  }
}

function filesOf(given: string, unreadable: (file: string, reason: string) => void): readonly string[] {
  try {
    if (!statSync(given).isDirectory()) return [given];
    const below = readdirSync(given, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(given, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
    const { cases, jsonFiles } = pairFiles(below);
    return [...cases.map(({ input }) => input), ...jsonFiles].map((name) => path.join(given, name));
  } catch (error) {
    unreadable(given, codeOf(error));
    return [];
  }
}

function* inputsIn(file: string): Generator<SuiteInput, void, void> {
  const bytes = readFileSync(file);
  if (!/\.(?:json|prob)$/i.test(file)) {
    yield { name: file, text: bytes };
    return;
  }
  for (const { index, input } of readJsonCases(new TextDecoder().decode(bytes))?.cases ?? []) {
    yield { name: `${file}#${index + 1}`, text: input };
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error);
}
