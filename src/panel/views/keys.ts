import type { CaseData } from '../data/caseData.ts';

/** One action of each kind, with nothing more to it. */
type Plain<Kind extends string> = { readonly [One in Kind]: { readonly kind: One } }[Kind];

/** Goes to another position, or plays one out. */
type PositionAction = { readonly kind: 'turn'; readonly to: number } | Plain<'undo' | 'redo' | 'main' | 'verify' | 'predict'>;

/** What a key does in the panel, outside lists and fields. */
export type KeyAction = PositionAction | { readonly kind: 'case'; readonly to: number } | Plain<'filter' | 'go-to' | 'shortcuts' | 'close'>;

/** What single keys stand for. */
type PlainAction = Exclude<KeyAction['kind'], 'turn' | 'case'>;

interface Place {
  readonly turn: number;
  readonly turns: number;
  readonly index: number;
  readonly cases: number;
  /** A list or a field is open that Escape closes. */
  readonly closable: boolean;
}

const plainKeys: Readonly<Record<string, PlainAction>> = {
  u: 'undo',
  r: 'redo',
  m: 'main',
  f: 'filter',
  g: 'go-to',
  p: 'predict',
  v: 'verify',
  '?': 'shortcuts',
};

/**
 * Left, Right, Home, End step through the line; Alt+Left, Alt+Right through the cases; letters do the rest. Null: not our
 * key, or no way to go.
 */
export function keyAction(event: KeyboardEvent, { turn, turns, index, cases, closable }: Place): KeyAction | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey) return null;
  if (event.key === 'Escape') return closable ? { kind: 'close' } : null;
  const target = event.composedPath()[0];
  if (target instanceof HTMLInputElement && target.type !== 'radio') return null;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return null;
  if (target instanceof Element && target.closest('[role="combobox"], [role="listbox"]')) return null;
  if (event.altKey) return event.shiftKey ? null : caseAction(event.key, index, cases);
  const plain = Object.hasOwn(plainKeys, event.key.toLowerCase()) ? plainKeys[event.key.toLowerCase()] : undefined;
  if (plain !== undefined) return { kind: plain };
  return event.shiftKey ? null : turnAction(event.key, turn, turns);
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

/** Does what a key asks for in the positions of a case. */
export function actOn(
  data: CaseData,
  action: Exclude<KeyAction, { readonly kind: 'case' | 'filter' | 'go-to' | 'shortcuts' | 'close' | 'verify' }>,
): void {
  const { positions } = data;
  switch (action.kind) {
    case 'turn':
      void positions.goTo(action.to);
      break;
    case 'undo':
      void positions.undo();
      break;
    case 'redo':
      void positions.redo();
      break;
    case 'main':
      void positions.toMain();
      break;
    case 'predict':
      void data.play.begin(true);
      break;
  }
}
