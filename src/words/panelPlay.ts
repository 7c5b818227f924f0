import { caseKeys } from './panelPositionLabels.ts';
import type { Translator } from './translator.ts';

/** Fixed words of a game against the engine: headings, buttons, column heads. */
export function playLabels(l10n: Translator) {
  return {
    play: l10n.t('Play'),
    playTitle: l10n.t('Play against the engine from this position'),
    predictFirst: l10n.t('Predict first'),
    predictTitle: l10n.t('Choose a move before the values show (P)'),
    hideValues: l10n.t('Values hidden until you have moved (P)'),
    stopPlaying: l10n.t('Stop playing (Escape)'),
    toAnalysis: l10n.t('Back to the analysis'),
    takeMove: l10n.t('Take it'),
    showBest: l10n.t('Show best'),
    showBestTitle: l10n.t('Show the best move (B)'),
    retry: l10n.t('Retry'),
    retryTitle: l10n.t('Take your move back and choose again (U)'),
    takeBack: l10n.t('Take back'),
    goOnReply: l10n.t('Go on: see the reply'),
    goOnAgain: l10n.t('Go on: your turn again'),
    goOnEnd: l10n.t('Go on: see the result'),
    replying: l10n.t('The engine replies.'),
    chooseYours: l10n.t('Your move'),
    chooseFirst: l10n.t('Choose a move first.'),
    valueHidden: l10n.t('value hidden'),
    findStack: l10n.t('any stack, by its number'),
    noStackFits: l10n.t('No stack with this number has a photo to take.'),
    revealed: l10n.t('The moves, revealed'),
    you: l10n.t('you'),
    bestVerdict: l10n.t('best'),
    bestWasShown: l10n.t('best, shown before'),
    learn: l10n.t('Learn from mistakes'),
    playAgain: l10n.t('Play again'),
    yourMoves: l10n.t('Your moves'),
    yourMove: l10n.t('your move'),
    verdict: l10n.t('verdict'),
    instead: l10n.t('Instead'),
    nextMistake: l10n.t('Next mistake'),
    backToResult: l10n.t('Back to the result'),
    questionOfOldText: l10n.t('The file was edited: solve again to predict.'),
    gameOfOldText: l10n.t('The file was edited, so the game ends here. What you played is told below.'),
  } as const;
}

/** The keys of a game with what they do, in the order they are listed. */
export function playShortcuts(l10n: Translator): readonly { readonly keys: readonly string[]; readonly does: string }[] {
  return [
    { keys: [l10n.t('Up'), l10n.t('Down')], does: l10n.t('choose a move') },
    { keys: [l10n.t('Enter')], does: l10n.t('take the move; go on') },
    { keys: ['U'], does: l10n.t('take your move back') },
    { keys: ['B'], does: l10n.t('show the best move') },
    { keys: ['P'], does: l10n.t('hide or show the values') },
    { keys: ['G'], does: l10n.t('go to the field for a stack') },
    caseKeys(l10n),
    { keys: [l10n.t('Escape')], does: l10n.t('stop playing') },
    { keys: ['?'], does: l10n.t('this list') },
  ];
}
