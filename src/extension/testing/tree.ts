import type { TestController, TestItem, TestItemCollection, Uri } from 'vscode';
import { l10n, Range, TestTag, workspace } from 'vscode';
import type { GameId } from '../../games/game.ts';
import { naturalKey } from '../../testCases/naturalOrder.ts';
import { answerWithoutInput, subCaseLabel } from '../../words/testing.ts';
import type { Found, StrayAnswer, TestCase } from './testCase.ts';

/** What a sub-case is of: the case's id and the place in the input, from 0. */
interface SubCase {
  readonly index: number;
  /** The line of the input on which it begins, from 0. */
  readonly line: number;
}

interface Entry {
  readonly item: TestItem;
  readonly group: TestItemCollection;
}

/** The items of the Test Explorer: workspace folder (where there are several), suite, case, sub-case. Items stay while their case does. */
export class Tree {
  private readonly _controller: TestController;
  private readonly _entries = new Map<string, Entry>();
  private readonly _groups = new Map<string, TestItem>();
  private _manyRoots = false;

  constructor(controller: TestController) {
    this._controller = controller;
  }

  item(id: string): TestItem | undefined {
    return this._entries.get(id)?.item;
  }

  /** Makes the items those of what was found; only what differs is touched. */
  update({ cases, strays }: Found): void {
    const manyRoots = (workspace.workspaceFolders?.length ?? 0) > 1;
    if (manyRoots !== this._manyRoots) this._clear();
    this._manyRoots = manyRoots;
    const present = new Set([...cases, ...strays].map(({ id }) => id));
    for (const [id, { group }] of this._entries) {
      if (present.has(id)) continue;
      group.delete(id);
      this._entries.delete(id);
    }
    for (const one of cases) {
      const item = this._put(one, one.input);
      if (one.game && item.tags.length === 0) this.setGame(one.id, one.game);
    }
    for (const one of strays) this._put(one, one.uri).error = answerWithoutInput(l10n, one.label);
    this._dropEmptyGroups();
  }

  /** Gives a case the sub-cases that its input holds. */
  setSubCases(id: string, subCases: readonly SubCase[]): void {
    const item = this.item(id);
    if (!item?.uri) return;
    const { uri } = item;
    const ids = new Set(subCases.map(({ index }) => subCaseId(id, index)));
    for (const [childId] of item.children) if (!ids.has(childId)) item.children.delete(childId);
    for (const { index, line } of subCases) {
      const childId = subCaseId(id, index);
      let child = item.children.get(childId);
      if (!child) {
        child = this._controller.createTestItem(childId, subCaseLabel(l10n, index + 1), uri);
        child.sortText = naturalKey(String(index + 1));
        item.children.add(child);
      }
      if (child.range?.start.line !== line) child.range = new Range(line, 0, line, 0);
    }
  }

  /** Gives a case the tag of its game. Not a description: screen readers would read that in place of the name. */
  setGame(id: string, game: GameId): void {
    const item = this.item(id);
    if (item && item.tags[0]?.id !== game) item.tags = [new TestTag(game)];
  }

  private _put(one: TestCase | StrayAnswer, uri: Uri): TestItem {
    const group = this._groupOf(one);
    const known = this._entries.get(one.id);
    const line = 'entry' in one ? (one.entry?.line ?? 0) : 0;
    if (known && known.group === group) {
      if (known.item.label !== one.label) known.item.label = one.label;
      if (known.item.range?.start.line !== line) known.item.range = new Range(line, 0, line, 0);
      return known.item;
    }
    known?.group.delete(one.id);
    const item = this._controller.createTestItem(one.id, one.label, uri);
    item.range = new Range(line, 0, line, 0);
    item.sortText = naturalKey(one.label);
    group.add(item);
    this._entries.set(one.id, { item, group });
    return item;
  }

  private _groupOf({ root, suite }: TestCase | StrayAnswer): TestItemCollection {
    const top = this._manyRoots
      ? this._group(`${root.toString()}/`, nameOfRoot(root), root, this._controller.items).children
      : this._controller.items;
    return suite === '' ? top : this._group(`${root.toString()}/${suite}/`, suite, undefined, top).children;
  }

  private _group(id: string, label: string, uri: Uri | undefined, parent: TestItemCollection): TestItem {
    let group = this._groups.get(id);
    if (!group) {
      group = this._controller.createTestItem(id, label, uri);
      group.sortText = naturalKey(label);
      this._groups.set(id, group);
      parent.add(group);
    }
    return group;
  }

  private _dropEmptyGroups(): void {
    // Suites before the folders that they lie in.
    for (const [id, group] of [...this._groups].reverse()) {
      if (group.children.size > 0) continue;
      (group.parent?.children ?? this._controller.items).delete(id);
      this._groups.delete(id);
    }
  }

  private _clear(): void {
    this._controller.items.replace([]);
    this._entries.clear();
    this._groups.clear();
  }
}

export function subCaseId(id: string, index: number): string {
  return `${id}#case=${index}`;
}

/** The case and the place in it that an item stands for. */
export function caseOfItem(itemId: string): { readonly id: string; readonly index: number | null } {
  const match = /^(.*)#case=(\d+)$/.exec(itemId);
  return match ? { id: match[1], index: Number(match[2]) } : { id: itemId, index: null };
}

function nameOfRoot(root: Uri): string {
  return workspace.getWorkspaceFolder(root)?.name ?? root.path;
}
