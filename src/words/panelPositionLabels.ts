import type { MoveKind } from '../games/game.ts';
import type { Translator } from './translator.ts';

/** Fixed words of positions: moves to try, lines, keyboard. */
export function positionLabels(l10n: Translator) {
  return {
    chooseMove: l10n.t('move, choose one to try it'),
    takeIt: l10n.t('Take it: what if'),
    taken: l10n.t('taken'),
    reply: l10n.t('What follows in best play'),
    mainLine: l10n.t('Main line'),
    toMainLine: l10n.t('Back to the main line (M)'),
    undo: l10n.t('Undo (U)'),
    redo: l10n.t('Redo (R)'),
    whatIf: l10n.t('What if'),
    twoLines: l10n.t('Two lines'),
    twoLinesCaption: l10n.t('The two lines turn by turn, with the final margin after each turn'),
    mainLineFinal: l10n.t('main line, final'),
    whatIfFinal: l10n.t('what if, final'),
    finalWithMistake: l10n.t('final, what if'),
    finalOfMain: l10n.t('final, main line'),
    mistake: l10n.t('a mistake'),
    ended: l10n.t('ended'),
    threat: l10n.t('threat'),
    hottestInPool: l10n.t('hottest in the pool'),
    bankedPart: l10n.t('Banked'),
    endedByPass: l10n.t('Ended by a pass'),
    doesNotCome: l10n.t('what is still to come does not come'),
    linesTried: l10n.t('Lines tried'),
    lineColumn: l10n.t('line'),
    mainLineName: l10n.t('main line'),
    shown: l10n.t('shown'),
    hypothetical: l10n.t('hypothetical'),

    glossary: l10n.t('What the words mean'),
    filter: l10n.t('Filter moves (F)'),
    filterNumber: l10n.t('number begins with'),
    losesNothing: l10n.t('loses nothing'),
    losesSomething: l10n.t('loses'),
    clearFilter: l10n.t('Show all moves'),
    noMoveFits: l10n.t('No move fits the filter.'),

    shortcuts: l10n.t('Keyboard shortcuts (?)'),
    shortcutsHeading: l10n.t('Keyboard shortcuts'),
    close: l10n.t('Close'),
  } as const;
}

/** The keys of the panel with what they do, in the order they are listed. */
export function shortcutList(l10n: Translator): readonly { readonly keys: readonly string[]; readonly does: string }[] {
  const [left, right, up, down] = [l10n.t('Left'), l10n.t('Right'), l10n.t('Up'), l10n.t('Down')];
  return [
    { keys: [left, right], does: l10n.t('one turn back, on') },
    { keys: [l10n.t('Home'), l10n.t('End')], does: l10n.t('start, end of the line') },
    { keys: [up, down], does: l10n.t('move up, down the list') },
    { keys: [l10n.t('Enter')], does: l10n.t('take the move: what if') },
    caseKeys(l10n),
    { keys: ['U', 'R'], does: l10n.t('undo, redo') },
    { keys: ['M'], does: l10n.t('back to the main line') },
    { keys: ['F'], does: l10n.t('filter moves') },
    { keys: ['G'], does: l10n.t('go to a turn') },
    { keys: ['P'], does: l10n.t('play: predict, then reveal') },
    { keys: ['V'], does: l10n.t('verify by exhaustive play') },
    { keys: ['?'], does: l10n.t('this list') },
  ];
}

/** The keys that go from case to case. */
export function caseKeys(l10n: Translator): { readonly keys: readonly string[]; readonly does: string } {
  const alt = l10n.t('Alt');
  return { keys: [`${alt}+${l10n.t('Left')}`, `${alt}+${l10n.t('Right')}`], does: l10n.t('previous, next case') };
}

/** The kinds of moves as a filter names them. */
export function moveKindName(l10n: Translator, kind: MoveKind): string {
  switch (kind) {
    case 'contested':
      return l10n.t('contested');
    case 'first-gain':
      return l10n.t("Alice's free gains");
    case 'second-gain':
      return l10n.t("Bonnie's free gains");
    case 'dead':
      return l10n.t('dead');
    case 'opened':
      return l10n.t('bottoms');
    case 'pass':
      return l10n.t('pass');
    case 'scoring':
      return l10n.t('makes a stone');
    case 'quiet':
      return l10n.t('quiet');
  }
}
