/** What a key does in the panel, outside lists and fields. */
export type KeyAction = { readonly kind: 'turn'; readonly to: number } | { readonly kind: 'case'; readonly to: number };

interface Place {
  readonly turn: number;
  readonly turns: number;
  readonly index: number;
  readonly cases: number;
}

/** Left, Right, Home, End step through the line; Alt+Left, Alt+Right through the cases. Null: not our key, or no way to go. */
export function keyAction(event: KeyboardEvent, { turn, turns, index, cases }: Place): KeyAction | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const target = event.composedPath()[0];
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return null;
  if (target instanceof Element && target.closest('[role="combobox"], [role="listbox"]')) return null;
  if (event.altKey) return caseAction(event.key, index, cases);
  return turnAction(event.key, turn, turns);
}

function caseAction(key: string, index: number, cases: number): KeyAction | null {
  const to = key === 'ArrowLeft' ? index - 1 : key === 'ArrowRight' ? index + 1 : -1;
  return to >= 0 && to < cases ? { kind: 'case', to } : null;
}

function turnAction(key: string, turn: number, turns: number): KeyAction | null {
  const targets: Readonly<Record<string, number>> = { ArrowLeft: turn - 1, ArrowRight: turn + 1, Home: 0, End: turns };
  const to = Object.hasOwn(targets, key) ? targets[key] : -1;
  return to >= 0 && to <= turns && to !== turn ? { kind: 'turn', to } : null;
}
