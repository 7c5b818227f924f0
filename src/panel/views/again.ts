import type { KeyAction } from './keys.ts';

/** The view of a case, as far as things are done in it later. */
interface View extends Element {
  readonly act: (action: KeyAction) => true;
  readonly predict: () => true;
}

type Act = (view: View) => boolean;

const askAnew: Act = (view) => view.predict();

/** Parts of an answer that come after its rows have this long, in milliseconds. */
const patience = 500;

/** What is to be done once an outdated answer was solved anew: in the same case, soon, or not at all. */
export class Later {
  /** True once it is done. */
  act: Act | null = null;

  /** A question whose text was edited stands for the new text, unless it is given up. */
  ask(stands: boolean): void {
    if (stands) this.act ??= askAnew;
    else if (this.act === askAnew) this.act = null;
  }

  /** There is no answer: what was to be done in one is not, but for a question that stands. */
  drop(): void {
    if (this.act !== askAnew) this.act = null;
  }

  /** `isThere`: the first rows of the new answer are. What cannot be done soon after them is given up. */
  tryIn(view: View, isThere: boolean): void {
    const { act } = this;
    if (act === null) return;
    const isDone = act(view);
    if (this.act !== act) return;
    if (isDone) this.act = null;
    else if (isThere) setTimeout(() => this.act === act && (this.act = null), patience);
  }
}

/** What can be acted on in an answer. */
const acting = 'button, a, input, select, summary, vscode-button, vscode-textfield, .plot, [data-row], tbody:has(.take)';
/** What takes the focus instead of a click. */
const fields = 'input, select, vscode-textfield';

/** A thing to act on, described so that it can be found when everything was drawn anew. */
interface Target {
  readonly name: string;
  readonly place: number;
  readonly event: MouseEvent | KeyboardEvent;
}

/** What a click, or Enter in a list, acts on; null where that is nothing. */
export function targetOf(root: Element, event: MouseEvent | KeyboardEvent): Target | null {
  if (!(event.target instanceof Element)) return null;
  const isClick = event.type === 'click';
  if (!isClick && (!('key' in event) || event.key !== 'Enter')) return null;
  const element = event.target.closest(isClick ? acting : '[data-row]');
  if (element === null || !root.contains(element) || document.getSelection()?.type === 'Range') return null;
  const name = nameOf(element);
  return { name, place: namedSo(root, name).indexOf(element), event };
}

/** Acts on the same thing again. False where it is not there (yet). */
export function actAgain(root: Element, { name, place, event }: Target): boolean {
  const element = namedSo(root, name)[place];
  if (!(element instanceof HTMLElement)) return false;
  if (element.matches(fields)) element.focus();
  else element.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, clientX: 'clientX' in event ? event.clientX : 0 }));
  return true;
}

function namedSo(root: Element, name: string): readonly Element[] {
  return [...root.querySelectorAll(acting)].filter((element) => nameOf(element) === name);
}

/** Rows by the list and their place in it, moves and others by what they are called. */
function nameOf(element: Element): string {
  const row = element.getAttribute('data-row');
  const list = row === null ? '' : (element.closest('[role="table"]')?.getAttribute('aria-label') ?? '');
  const label = row ?? element.getAttribute('aria-label') ?? (element.querySelector('.take') ?? element).textContent.trim();
  return [element.localName, list, element.matches('.plot') ? '' : label].join(' ');
}
