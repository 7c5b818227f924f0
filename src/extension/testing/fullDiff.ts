import { commands, EventEmitter, l10n, Uri, workspace } from 'vscode';
import { diffTitle } from '../../words/testing.ts';
import { Owner } from '../disposables.ts';
import { charactersOf } from '../files.ts';
import { nameOf } from '../inputs.ts';
import type { Checker } from './checker.ts';
import type { TestCase } from './testCase.ts';
import type { TestCases } from './testCases.ts';

/** The scheme of documents that hold computed outputs and expected outputs out of files with several. */
const outputScheme = 'optimal-play-output';

/** Compares the whole expected output of a case with the computed one. */
export class FullDiff extends Owner {
  private readonly _cases: TestCases;
  private readonly _checker: Checker;
  private readonly _changed = this._register(new EventEmitter<Uri>());

  constructor(cases: TestCases, checker: Checker) {
    super();
    this._cases = cases;
    this._checker = checker;
    const onDidChange = this._changed.event;
    this._register(
      workspace.registerTextDocumentContentProvider(outputScheme, { onDidChange, provideTextDocumentContent: (uri) => this._content(uri) }),
    );
  }

  async open(testCase: TestCase): Promise<void> {
    const { expected, entry, input } = testCase;
    const computed = outputUri(testCase, 'computed');
    this._changed.fire(computed);
    const left = expected && !entry ? expected : outputUri(testCase, 'expected');
    await commands.executeCommand('vscode.diff', left, computed, diffTitle(l10n, nameOf(input)));
  }

  private async _content(uri: Uri): Promise<string> {
    await this._cases.all();
    const found = this._cases.find(uri.query);
    if (!found) return '';
    if (uri.path.startsWith('/computed/')) return this._checker.computed(found.testCase);
    const { expected } = await this._cases.textsOf(found.testCase);
    return charactersOf(expected ?? '');
  }
}

function outputUri({ id, input }: TestCase, kind: 'expected' | 'computed'): Uri {
  return Uri.from({ scheme: outputScheme, path: `/${kind}/${nameOf(input)}`, query: id });
}
