import type { Translator } from './translator.ts';
import { grouped } from './numbers.ts';

/** Words of the numbers that a program is compared with. */
export function checkpointLabels(l10n: Translator) {
  return {
    of: l10n.t('Numbers of'),
    caseNumber: l10n.t('Case'),
    kind: l10n.t('kind'),
    stacks: l10n.t('stacks'),
    margin: l10n.t('margin'),
    sum: l10n.t('Sum'),
    sums: l10n.t('Sums by kind'),
    keys: l10n.t('Keys of the pool, hottest first'),
    rank: l10n.t('rank'),
    photo: l10n.t('photo'),
    taker: l10n.t('taken by'),
    running: l10n.t('margin so far'),
    more: l10n.t('More keys'),
    noPool: l10n.t('No stack is contested: the pool is empty.'),
    set: l10n.t('Set of bags'),
    setHint: l10n.t('A mask such as 5 or 0b101 (bit 0 is bag 1), or bags such as 1, 3'),
    setUnclear: l10n.t('This is no set of bags. Type a mask such as 5 or 0b101, or bags such as 1, 3.'),
    noSuchSet: l10n.t('The case has no such set of bags.'),
    noNumbers: l10n.t('There are no numbers: the input has errors, or no such case.'),
    ones: l10n.t('1 in a mask means'),
    taken: l10n.t('taken'),
    left: l10n.t('left'),
    takenMask: l10n.t('mask with 1 = taken'),
    leftMask: l10n.t('mask with 1 = left'),
    f: l10n.t('f: stones to come of the player on move, less the opponent’s'),
    stones: l10n.t('F: stones made so far'),
    stonesLeft: l10n.t('stones still to come'),
    cooker: l10n.t('cooker'),
    cookerEmpty: l10n.t('empty'),
    best: l10n.t('bags that keep f'),
    none: l10n.t('none'),
    allSets: l10n.t('Show all sets'),
  } as const;
}

/** Gems of one colour in the cooker. */
export function gemsInCooker(l10n: Translator, colour: number, count: number): string {
  return l10n.t('colour {0}: {1}', colour, grouped(count));
}

export function keysShown(l10n: Translator, shown: number, all: number): string {
  return shown === all ? l10n.t('all {0}', grouped(all)) : l10n.t('{0} of {1}', grouped(shown), grouped(all));
}

/** Above the table of all sets. */
export function setsHeader(l10n: Translator, caseNumber: number, ones: 'taken' | 'left'): string {
  const means = ones === 'taken' ? l10n.t('1 in a mask means that the bag is taken.') : l10n.t('1 in a mask means that the bag is left.');
  return [
    l10n.t('Gems Fight!, case {0}: every set of bags.', caseNumber),
    l10n.t('Bit 0 of a mask is bag 1.'),
    means,
    l10n.t('f: stones to come of the player on move, less the opponent’s. F: stones made so far.'),
    l10n.t('cooker (gems of each colour), best (bags that keep f)'),
  ].join('\n');
}

export function tooManySets(l10n: Translator): string {
  return l10n.t('The sets of bags cannot be listed: the case has more than 16 bags, or is none of Gems Fight!.');
}
