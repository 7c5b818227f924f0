import { Uri, workspace } from 'vscode';
import type { CaseResult, Outcome } from '../../src/extension/testing/result.ts';
import type { TestNode, TestsView } from '../../src/extension/testing/testsView.ts';
import { api, example, ok, until } from './support.ts';

/** Family Photos with the value 4. */
export const photos = '2\n5 4 8 8\n4 12 14 0\n';
/** Gems Fight! with the values 3 and -3. */
export const gems = '3 4 3\n2 2 3\n2 1 3\n2 1 2\n3 2 3 1\n\n3 2 2\n3 2 3 1\n3 1 2 3\n\n0 0 0\n';

export async function view(): Promise<TestsView> {
  return (await api()).tests;
}

let folders = 0;
const made: Uri[] = [];

/** Files in a new folder of the workspace, by their paths in it. */
export class Suite {
  readonly name = `made-${++folders}`;

  constructor() {
    made.push(example(this.name));
  }

  uri(path: string): Uri {
    return Uri.joinPath(example(this.name), path);
  }

  async write(files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
    for (const [path, content] of Object.entries(files)) {
      await workspace.fs.writeFile(this.uri(path), typeof content === 'string' ? new TextEncoder().encode(content) : content);
    }
  }

  /** The id of an item; what stands behind `#` is a place in the file. */
  id(path: string): string {
    const [file, ...rest] = path.split('#');
    return [this.uri(file).toString(), ...rest].join('#');
  }

  /** Waits until the Test Explorer lists the inputs. */
  async listed(...inputs: readonly string[]): Promise<void> {
    const { resolve, tree } = await view();
    await resolve();
    for (const path of inputs) await until(`${path} is listed`, () => find(tree(), this.id(path)));
  }

  async run(...inputs: readonly string[]): Promise<readonly CaseResult[]> {
    await this.listed(...inputs);
    const { run } = await view();
    await run(inputs.map((path) => this.id(path)));
    return Promise.all(inputs.map((path) => this.result(path)));
  }

  async result(path: string): Promise<CaseResult & { readonly outdated: boolean }> {
    const result = (await view()).result(this.id(path));
    ok(result, `${path} has a result`);
    return result;
  }

  /** The labels of what is listed in it. */
  async labels(): Promise<readonly string[]> {
    return nodes((await view()).tree())
      .filter(
        ({ id, children }) =>
          id.startsWith(this.id('')) && children.every((child) => child.id.includes('#case=')) && !id.includes('#case='),
      )
      .map(({ label }) => label);
  }
}

/** Makes files, and waits until their inputs are listed. */
export async function suite(files: Readonly<Record<string, string | Uint8Array>>, ...inputs: readonly string[]): Promise<Suite> {
  const made = new Suite();
  // Inputs last: one that is listed has its answer.
  const isInput = ([path]: readonly [string, unknown]): boolean => inputs.includes(path);
  const entries = Object.entries(files);
  await made.write(Object.fromEntries([...entries.filter((entry) => !isInput(entry)), ...entries.filter(isInput)]));
  await made.listed(...inputs);
  return made;
}

/** Removes every folder that was made. */
export async function removeMade(): Promise<void> {
  for (const uri of made.splice(0)) await workspace.fs.delete(uri, { recursive: true, useTrash: false });
}

export function nodes(tree: readonly TestNode[]): readonly TestNode[] {
  return tree.flatMap((node) => [node, ...nodes(node.children)]);
}

export function find(tree: readonly TestNode[], id: string): TestNode | undefined {
  return nodes(tree).find((node) => node.id === id);
}

export function said({ messages }: Outcome): string {
  return messages.map(({ markdown }) => markdown).join('\n');
}
