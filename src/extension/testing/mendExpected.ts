import { l10n, workspace } from 'vscode';
import { hiddenReplacements } from '../../testCases/hiddenCharacters.ts';
import { readJsonCases, replaceExpected } from '../../testCases/jsonCases.ts';
import { withReplacements } from '../../testCases/replacing.ts';
import { unreadableFile } from '../../words/extensionMessages.ts';
import { notWritten } from '../../words/making.ts';
import { nameOf } from '../inputs.ts';
import { replaceIn, showBeside } from '../making/writing.ts';
import type { TestCase } from './testCase.ts';

/**
 * Puts plain blanks for odd ones in the expected output of a case, and deletes what has no width; undo takes it back.
 * The sentence that says why it could not; null where it could, or nothing was to be done.
 */
export async function mendExpected({ expected, entry }: TestCase): Promise<string | null> {
  if (expected === null) return null;
  try {
    const document = await workspace.openTextDocument(expected);
    const whole = document.getText();
    const text = entry ? (readJsonCases(whole)?.cases[entry.index]?.expected ?? '') : whole;
    const replacements = hiddenReplacements(text);
    if (replacements.length === 0) return null;
    await showBeside(expected);
    const by = entry ? replaceExpected(whole, entry.index, withReplacements(text, replacements)) : replacements;
    return (await replaceIn(document, by)) ? null : notWritten(l10n, nameOf(expected));
  } catch {
    return unreadableFile(l10n, nameOf(expected));
  }
}
