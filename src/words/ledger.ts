import type { FamilyPhotosMember, FamilyPhotosPart, PhotoAction, StackKind } from '../games/familyPhotos/facts.ts';
import { differenceOf, grouped, signOf } from './numbers.ts';
import { listed } from './lists.ts';
import type { Translator } from './translator.ts';

/** The name of a kind of stacks as a part of the ledger. */
export function kindName(l10n: Translator, kind: StackKind): string {
  switch (kind) {
    case 'contested':
      return l10n.t('Contested pool');
    case 'first-gain':
      return l10n.t("Alice's free gains");
    case 'second-gain':
      return l10n.t("Bonnie's free gains");
    case 'dead':
      return l10n.t('Dead');
  }
}

export function stackCount(l10n: Translator, stacks: number): string {
  return stacks === 1 ? l10n.t('1 stack') : l10n.t('{0} stacks', grouped(stacks));
}

/** How the stacks of a kind come to their margin. */
export function kindRule(l10n: Translator, { kind, stacks }: FamilyPhotosPart): string {
  switch (kind) {
    case 'contested':
      return l10n.t('{0} photos by swing, taken in turns, Alice first', grouped(2 * stacks));
    case 'first-gain':
      return l10n.t('she opens, Bonnie answers');
    case 'second-gain':
      return l10n.t('she opens, Alice answers');
    case 'dead':
      return l10n.t('nobody needs to open them');
  }
}

/** Why nobody opens dead stacks; with the numbers where there is one stack. */
export function deadReason(l10n: Translator, members: readonly FamilyPhotosMember[]): string {
  const only = members.length === 1 ? members[0] : undefined;
  if (only === undefined) return l10n.t('Nobody gains by opening them.');
  const gains = [BigInt(only.top.a) - BigInt(only.bottom.b), BigInt(only.top.b) - BigInt(only.bottom.a)];
  if (gains.some((gain) => signOf(String(gain)) === 0)) return l10n.t('Nobody gains by opening it.');
  return l10n.t(
    'Opening gives {0} (Alice) or {1} (Bonnie): nobody needs to.',
    differenceOf(only.top.a, only.bottom.b),
    differenceOf(only.top.b, only.bottom.a),
  );
}

/** A turn inside a part: 'takes 10' names a photo by its swing. */
export function takeName(l10n: Translator, action: PhotoAction, swing: string): string {
  switch (action) {
    case 'takes-top':
    case 'takes-bottom':
      return l10n.t('takes {0}', grouped(swing));
    case 'opens':
      return l10n.t('opens');
    case 'answers':
      return l10n.t('answers');
    case 'passes':
      return l10n.t('passes');
  }
}

export function moreTakes(l10n: Translator, turns: number): string {
  return turns === 1 ? l10n.t('and 1 turn more') : l10n.t('and {0} turns more', grouped(turns));
}

/** The kinds that have no stack, in one line. */
export function absentKinds(l10n: Translator, kinds: readonly StackKind[]): string {
  return l10n.t(
    'No stacks of these kinds: {0}.',
    listed(
      l10n,
      kinds.map((kind) => kindName(l10n, kind)),
    ),
  );
}

/** The stacks that nobody took, after the line of play. */
export function leftOver(l10n: Translator, stacks: readonly number[]): string {
  if (stacks.length === 1) return l10n.t('Stack {0} is left over.', grouped(stacks[0] ?? 0));
  return l10n.t('Stacks {0} are left over.', listed(l10n, stacks.map(grouped)));
}

export function leftOverCount(l10n: Translator, stacks: number): string {
  return stacks === 1 ? l10n.t('1 dead stack is left over.') : l10n.t('{0} dead stacks are left over.', grouped(stacks));
}

/** The place of a photo, for screen readers. */
export function photoPlace(l10n: Translator, place: 'top' | 'bottom', stack: number): string {
  return place === 'top' ? l10n.t('top of stack {0}', grouped(stack)) : l10n.t('bottom of stack {0}', grouped(stack));
}

/** On a photo that is gone: when it was taken. */
export function takenAt(l10n: Translator, turn: number): string {
  return l10n.t('turn {0}', grouped(turn));
}
