import type { Translator } from './translator.ts';

/** The fixed words of the table of all stacks, of one stack and of the hottest photos. */
export function stackTableLabels(l10n: Translator) {
  return {
    heading: l10n.t('All stacks'),
    caption: l10n.t('All stacks. Choose one to see what becomes of its photos.'),
    find: l10n.t('Find a stack by its number'),
    findShort: l10n.t('stack number'),
    kinds: l10n.t('Kinds shown'),
    stack: l10n.t('stack'),
    kind: l10n.t('kind'),
    topSwing: l10n.t('top swing'),
    bottomSwing: l10n.t('bottom swing'),
    adds: l10n.t('adds'),
    noStack: l10n.t('No stack is like that.'),

    top: l10n.t('top'),
    bottom: l10n.t('bottom'),
    firstMove: l10n.t('as first move'),
    whatIf: l10n.t('What if this stack were different?'),
    asItIs: l10n.t('as it is'),
    removed: l10n.t('removed'),
    typeToChange: l10n.t('changed: type other numbers above'),
    putBack: l10n.t('Put the numbers back'),
    margin: l10n.t('margin'),
    difference: l10n.t('difference'),
    wholeNumber: l10n.t('Only whole numbers of 0 or more.'),
    results: l10n.t('The margin with this stack as it is, removed and changed'),

    photo: l10n.t('photo'),
    rank: l10n.t('rank'),
    swing: l10n.t('swing'),
    takenFor: l10n.t('taken for'),
    hottestCaption: l10n.t('The hottest photos of the pool, and who takes each'),
  } as const;
}

export type StackTableLabels = ReturnType<typeof stackTableLabels>;
