import type { TextDocument, Uri } from 'vscode';
import { workspace } from 'vscode';
import { readJsonCases } from '../../testCases/jsonCases.ts';
import type { FileText } from '../../testCases/readText.ts';
import { openDocument } from '../files.ts';
import type { TestCase } from '../testing/testCase.ts';

/** What a test case says, as the editor has it where it is open. */
export interface CaseTexts {
  readonly input: FileText;
  /** Null: there is none. */
  readonly expected: string | null;
  /** The document that holds the expected output, alone or with other cases; null: there is none yet. */
  readonly document: TextDocument | null;
}

/** Null where a file of it cannot be read. */
export async function textsOf({ input, expected, entry }: TestCase): Promise<CaseTexts | null> {
  try {
    if (entry) {
      const document = await workspace.openTextDocument(input);
      const one = readJsonCases(document.getText())?.cases[entry.index];
      return one ? { input: one.input, expected: one.expected, document } : null;
    }
    const document = expected && (await workspace.openTextDocument(expected));
    return { input: await textAt(input), expected: document?.getText() ?? null, document };
  } catch {
    return null;
  }
}

/** What an open document holds, else the bytes of the file. */
export async function textAt(uri: Uri): Promise<FileText> {
  return openDocument(uri)?.getText() ?? (await workspace.fs.readFile(uri));
}
