import type { Event, TestItem } from 'vscode';
import { Uri } from 'vscode';
import type { CaseTexts } from './caseTexts.ts';
import { textsOf } from './caseTexts.ts';
import type { Discovery } from './discovery.ts';
import type { JsonFiles } from './jsonFiles.ts';
import type { CaseResult } from './result.ts';
import type { ResultMemory } from './resultMemory.ts';
import type { TestCase } from './testCase.ts';
import type { Tree } from './tree.ts';
import { caseOfItem } from './tree.ts';

/** A case, and which of its sub-cases (from 0) is meant; null: the whole. */
export interface FoundCase {
  readonly testCase: TestCase;
  readonly index: number | null;
}

/**
 * The test cases of the workspace, for the features that make, export and assess them.
 * - `all()` looks for them first where nobody has asked before; `cases` is what is known by now.
 * - `find(target)` takes what a command of the Test Explorer is called with: a TestItem, the argument of a message's menu
 *   (`{ test, message }`), the URI of an input or of an expected output, or its id.
 * - `below(uri)` gives the cases of a folder or file, also those of a file that holds several.
 * - `textsOf` reads the input and the expected output as they are now, unsaved edits included.
 * - `resultOf` is what the last check said, undefined where there is none.
 */
export class TestCases {
  readonly onDidChange: Event<void>;
  private readonly _discovery: Discovery;
  private readonly _tree: Tree;
  private readonly _json: JsonFiles;
  private readonly _memory: ResultMemory;
  private _byKey: ReadonlyMap<string, TestCase> = new Map();

  constructor(discovery: Discovery, tree: Tree, json: JsonFiles, memory: ResultMemory) {
    this._discovery = discovery;
    this._tree = tree;
    this._json = json;
    this._memory = memory;
    this.onDidChange = discovery.onDidChange;
  }

  /** Every case, in natural order. */
  async all(): Promise<readonly TestCase[]> {
    await this._discovery.start();
    return this.cases;
  }

  /** What is known by now, in natural order. */
  get cases(): readonly TestCase[] {
    return this._discovery.cases;
  }

  /** Looks through all folders anew. */
  refresh(): Promise<void> {
    return this._discovery.refresh();
  }

  find(target: unknown): FoundCase | undefined {
    const key = target instanceof Uri ? target.toString() : typeof target === 'string' ? target : itemIdOf(target);
    if (key === undefined) return undefined;
    const { id, index } = caseOfItem(key);
    const testCase = this._byKey.get(id) ?? this._byKey.get(Uri.parse(id).toString());
    return testCase && { testCase, index };
  }

  below(uri: Uri): readonly TestCase[] {
    const [file, folder] = [uri.toString(), uri.path.endsWith('/') ? uri.toString() : `${uri.toString()}/`];
    return this._discovery.cases.filter(({ input, expected }) => {
      const key = input.toString();
      return key === file || expected?.toString() === file || key.startsWith(folder);
    });
  }

  item(id: string): TestItem | undefined {
    return this._tree.item(id);
  }

  textsOf(testCase: TestCase): Promise<CaseTexts> {
    return textsOf(testCase, this._json);
  }

  resultOf({ id }: TestCase): CaseResult | undefined {
    return this._memory.of(id);
  }

  /** Makes what was found findable; called whenever that changed. */
  index(): void {
    const byKey = new Map<string, TestCase>();
    // Answers first: a file that is an input as well stands for the case whose input it is.
    for (const one of this._discovery.cases) if (one.expected && !one.entry) byKey.set(one.expected.toString(), one);
    for (const one of this._discovery.cases) byKey.set(one.id, one);
    this._byKey = byKey;
  }
}

/** The id of the item behind what a menu of the Test Explorer hands over. */
function itemIdOf(target: unknown): string | undefined {
  if (typeof target !== 'object' || target === null) return undefined;
  const { id, test } = target as { readonly id?: unknown; readonly test?: unknown };
  return typeof id === 'string' ? id : test === undefined ? undefined : itemIdOf(test);
}
