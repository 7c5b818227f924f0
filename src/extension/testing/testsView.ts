import type { CancellationToken, TestController, TestItem, TestRunProfile } from 'vscode';
import { CancellationTokenSource, TestRunRequest } from 'vscode';
import type { Changes } from './changes.ts';
import type { Discovery } from './discovery.ts';
import type { CaseResult } from './result.ts';
import type { ResultMemory } from './resultMemory.ts';
import type { Runner } from './runner.ts';
import type { TestCases } from './testCases.ts';
import type { Tree } from './tree.ts';

/** An item of the Test Explorer as plain data. */
export interface TestNode {
  readonly id: string;
  readonly label: string;
  readonly tags: readonly string[];
  readonly error: string | undefined;
  readonly line: number | undefined;
  readonly children: readonly TestNode[];
}

/** What tests inside VS Code see of the Test Explorer: the editor itself tells nobody what a run showed. */
export interface TestsView {
  /** Looks for cases as the Test Explorer does when it opens. */
  readonly resolve: () => Promise<void>;
  readonly tree: () => readonly TestNode[];
  /** Runs what the ids name, all without any; settles with the end of the run. */
  readonly run: (ids?: readonly string[], options?: { readonly token?: CancellationToken; readonly continuous?: boolean }) => Promise<void>;
  readonly result: (id: string) => (CaseResult & { readonly outdated: boolean }) | undefined;
  /** The last line of the output of the last run. */
  readonly summary: () => string;
  /** Runs that have begun and not ended. */
  readonly running: () => number;
  readonly cases: TestCases;
}

interface ViewOptions {
  readonly controller: TestController;
  readonly discovery: Discovery;
  readonly cases: TestCases;
  readonly tree: Tree;
  readonly runner: Runner;
  readonly changes: Changes;
  readonly memory: ResultMemory;
  readonly run: (request: TestRunRequest, token: CancellationToken) => Promise<void>;
  readonly profile: TestRunProfile;
}

export function testsView({ controller, discovery, cases, tree, runner, changes, memory, run, profile }: ViewOptions): TestsView {
  return {
    resolve: () => discovery.start(),
    tree: () => nodesOf(controller.items),
    run: async (ids, { token = new CancellationTokenSource().token, continuous = false } = {}) => {
      await discovery.start();
      const include = ids?.flatMap((id) => tree.item(id) ?? []);
      await run(new TestRunRequest(include, undefined, profile, continuous, true), token);
    },
    result: (id) => {
      const result = memory.of(id);
      return result && { ...result, outdated: changes.outdated.has(id) };
    },
    summary: () => runner.summary,
    running: () => runner.running,
    cases,
  };
}

function nodesOf(items: Iterable<[string, TestItem]>): readonly TestNode[] {
  return [...items]
    .map(([, item]) => item)
    .sort((one, other) => ((one.sortText ?? one.label) < (other.sortText ?? other.label) ? -1 : 1))
    .map((item) => ({
      id: item.id,
      label: item.label,
      tags: item.tags.map(({ id }) => id),
      error: typeof item.error === 'string' ? item.error : item.error?.value,
      line: item.range?.start.line,
      children: nodesOf(item.children),
    }));
}
