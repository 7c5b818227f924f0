import type { Uri } from 'vscode';
import { workspace } from 'vscode';
import type { FileText } from '../../testCases/readText.ts';
import { openDocument } from '../files.ts';
import { settings } from '../manifest.ts';
import { setting } from '../setting.ts';
import type { JsonFiles } from './jsonFiles.ts';
import type { TestCase } from './testCase.ts';

/** The texts of a case as they are now: of an editor with unsaved edits its text, else the bytes of the file. */
export interface CaseTexts {
  readonly input: FileText;
  /** Null: there is none. */
  readonly expected: FileText | null;
  /** An unsaved text is among them. */
  readonly unsaved: boolean;
}

/** Errors: whatever reading an input that is gone throws. An expected output that is gone is none. */
export async function textsOf(one: TestCase, json: JsonFiles): Promise<CaseTexts> {
  const { input, expected, entry } = one;
  const unsaved = isUnsaved(one);
  if (entry) {
    const found = await json.entry(input, entry.index);
    if (!found) throw new RangeError('no such case');
    return { input: found.input, expected: found.expected, unsaved };
  }
  return { input: await textAt(input), expected: expected && (await textAt(expected).catch(() => null)), unsaved };
}

async function textAt(uri: Uri): Promise<FileText> {
  const document = openDocument(uri);
  if (document?.isDirty) return document.getText();
  const bytes = await workspace.fs.readFile(uri);
  // A view of a larger buffer would be sent with all of it.
  return bytes.byteLength < bytes.buffer.byteLength ? Uint8Array.from(bytes) : bytes;
}

/** An editor holds other text for a case than its files do. */
export function isUnsaved({ input, expected }: TestCase): boolean {
  return [input, expected].some((uri) => uri !== null && openDocument(uri)?.isDirty);
}

export function isStrict(uri: Uri): boolean {
  return setting(settings.testCasesStrict, uri);
}

/** Versions of documents count anew in every session. */
const session = Date.now().toString(36);

/**
 * Changes whenever the texts of a case do, or what they are compared by. The text of an editor with unsaved edits has a
 * stamp by its version; where `before` has that of the text that is saved by now, it is still the same.
 */
export async function stampOf({ input, expected }: TestCase, before = ''): Promise<string> {
  const files = expected && expected.toString() !== input.toString() ? [input, expected] : [input];
  const known = before.split(' ');
  const stamps = await Promise.all(
    files.map(async (uri, index) => {
      const document = openDocument(uri);
      const version = document && `${session}:v${document.version}`;
      if (version && (document.isDirty || version === known[index])) return version;
      try {
        const { mtime, size } = await workspace.fs.stat(uri);
        return `${mtime}:${size}`;
      } catch {
        return '';
      }
    }),
  );
  return [...stamps, isStrict(input) ? 'strict' : ''].join(' ');
}
