import type { Photo, PhotoFate, StackKind, StackOrder } from '../games/familyPhotos/facts.ts';
import type { Amount } from '../games/game.ts';
import { playerLetter, playerName } from './names.ts';
import { grouped, signed } from './numbers.ts';
import { listed } from './lists.ts';
import type { Translator } from './translator.ts';

/** The kind of one stack. */
export function stackKindName(l10n: Translator, kind: StackKind): string {
  switch (kind) {
    case 'contested':
      return l10n.t('contested');
    case 'first-gain':
      return l10n.t("Alice's free gain");
    case 'second-gain':
      return l10n.t("Bonnie's free gain");
    case 'dead':
      return l10n.t('dead');
  }
}

/** The kind on a button that shows the stacks of it alone. */
export function kindChip(l10n: Translator, kind: StackKind): string {
  switch (kind) {
    case 'contested':
      return l10n.t('contested');
    case 'first-gain':
      return l10n.t("Alice's");
    case 'second-gain':
      return l10n.t("Bonnie's");
    case 'dead':
      return l10n.t('dead');
  }
}

/** The four numbers of a stack, in the order of the input. */
export type ValuePlace = 0 | 1 | 2 | 3;

/** Head of a column or a field: 'top A'. */
export function valueName(l10n: Translator, place: ValuePlace): string {
  const letter = playerLetter(l10n, 'family-photos', place % 2 === 0 ? 0 : 1);
  return place < 2 ? l10n.t('top {0}', letter) : l10n.t('bottom {0}', letter);
}

/** The same for screen readers: 'top, worth to Alice'. */
export function valueLabel(l10n: Translator, place: ValuePlace): string {
  const player = playerName(l10n, 'family-photos', place % 2 === 0 ? 0 : 1);
  return place < 2 ? l10n.t('top, worth to {0}', player) : l10n.t('bottom, worth to {0}', player);
}

/** How many stacks the table lists, out of all. */
export function listedCount(l10n: Translator, listed: number, all: number): string {
  return listed === all ? l10n.t('{0} in all', grouped(all)) : l10n.t('{0} of {1}', grouped(listed), grouped(all));
}

/** Rows in view, counted from 0, `to` exclusive. */
export function rowsInView(l10n: Translator, from: number, to: number, count: number): string {
  return l10n.t('rows {0} to {1} of {2}', grouped(from + 1), grouped(to), grouped(count));
}

/** What a click on a column head does, for its tooltip. */
export function sortHint(l10n: Translator, sort: StackOrder['sort'], descending: boolean): string {
  switch (sort) {
    case 'stack':
      return descending ? l10n.t('Sort by stack number, greatest first') : l10n.t('Sort by stack number, smallest first');
    case 'topSwing':
      return descending ? l10n.t('Sort by swing of the top, hottest first') : l10n.t('Sort by swing of the top, coolest first');
    case 'bottomSwing':
      return descending ? l10n.t('Sort by swing of the bottom, hottest first') : l10n.t('Sort by swing of the bottom, coolest first');
    case 'adds':
      return descending
        ? l10n.t('Sort by what a stack adds, most for Alice first')
        : l10n.t('Sort by what a stack adds, most for Bonnie first');
  }
}

export function stackHeading(l10n: Translator, stack: number): string {
  return l10n.t('Stack {0}', grouped(stack));
}

/** The line of the file that a stack stands on; `line` counts from 0. */
export function lineLink(l10n: Translator, line: number): string {
  return l10n.t('line {0}', grouped(line + 1));
}

/** What becomes of a photo in the line of play: 'swing 9, rank 3 in the pool. Bonnie takes it.' */
export function photoFate(l10n: Translator, photo: Photo, { rank, taker }: PhotoFate, place: 'top' | 'bottom'): string {
  const swing = grouped(photo.swing);
  if (taker === null) return l10n.t('swing {0}. Nobody takes it.', swing);
  const name = playerName(l10n, 'family-photos', taker);
  if (rank !== null) return l10n.t('swing {0}, rank {1} in the pool. {2} takes it.', swing, grouped(rank), name);
  return place === 'top' ? l10n.t('swing {0}. {1} opens it.', swing, name) : l10n.t('swing {0}. {1} answers with it.', swing, name);
}

/** What it costs Alice to begin with a stack. */
export function firstMoveLoss(l10n: Translator, loss: Amount): string {
  return loss === '0' ? l10n.t('loses nothing') : l10n.t('loses {0}', grouped(loss));
}

/** The changed stack in the table of results: 'changed (top A 0, bottom B 5)'. */
export function changedName(l10n: Translator, changes: readonly (readonly [ValuePlace, Amount])[]): string {
  const list = listed(
    l10n,
    changes.map(([place, value]) => l10n.t('{0} {1}', valueName(l10n, place), grouped(value))),
  );
  return l10n.t('changed ({0})', list);
}

/** The kind that a changed stack has then. */
export function kindThen(l10n: Translator, before: StackKind, then: StackKind): string {
  const name = stackKindName(l10n, then);
  return before === then ? l10n.t('still {0}', name) : l10n.t('then {0}', name);
}

/** The result of a change, as it is announced. */
export function changedSentence(l10n: Translator, margin: Amount, difference: Amount): string {
  if (difference === '0') return l10n.t('The margin stays {0}.', signed(margin));
  return l10n.t('The margin would be {0}, a difference of {1}.', signed(margin), signed(difference));
}

export function hottestHeading(l10n: Translator, photos: number): string {
  return photos === 1 ? l10n.t('Hottest photo') : l10n.t('Hottest {0} photos', grouped(photos));
}

export function hottestTurns(l10n: Translator, photos: number): string {
  return photos === 1 ? l10n.t('the first turn') : l10n.t('the first {0} turns', grouped(photos));
}

/** A photo by its stack: '76,715 top'. */
export function photoName(l10n: Translator, stack: number, place: 'top' | 'bottom'): string {
  return place === 'top' ? l10n.t('{0} top', grouped(stack)) : l10n.t('{0} bottom', grouped(stack));
}
