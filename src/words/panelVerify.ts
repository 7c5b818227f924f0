import type { Amount, GameId } from '../games/game.ts';
import { grouped, signed } from './numbers.ts';
import type { Translator } from './translator.ts';

/** Words of exhaustive play. */
export function verifyLabels(l10n: Translator) {
  return {
    proof: l10n.t('Proof'),
    verify: l10n.t('Verify by exhaustive play'),
    verifyKey: l10n.t('Verify by exhaustive play (V)'),
    verifying: l10n.t('Playing every line'),
    verifyCancelled: l10n.t('Cancelled.'),
    tooLarge: l10n.t('Too large to play out'),
    proofOfRule: l10n.t('Proof of the rule'),
    notToTrust: l10n.t('Do not trust this answer.'),
    withheld: l10n.t('The explanation is withheld: the two values differ.'),
  } as const;
}

/** How many positions exhaustive play would visit. */
export function positionsAtMost(l10n: Translator, positions: number): string {
  return positions === 1 ? l10n.t('1 position at most') : l10n.t('{0} positions at most', grouped(positions));
}

function positionCount(l10n: Translator, positions: number): string {
  return positions === 1 ? l10n.t('1 position') : l10n.t('{0} positions', grouped(positions));
}

/** The fact in the answer: exhaustive play of the start agrees. */
export function checkedFact(l10n: Translator, positions: number): string {
  return l10n.t('Checked by exhaustive play: {0}, same value.', positionCount(l10n, positions));
}

export function sameValue(l10n: Translator, final: Amount): string {
  return l10n.t('Same value: {0}', signed(final));
}

/** Positions visited and the time it took, in milliseconds. */
export function verifyEffort(l10n: Translator, positions: number, milliseconds: number): string {
  const count = positionCount(l10n, positions);
  if (milliseconds < 1) return l10n.t('{0}, less than 1 ms', count);
  return milliseconds < 1000
    ? l10n.t('{0}, {1} ms', count, Math.round(milliseconds))
    : l10n.t('{0}, {1} s', count, (milliseconds / 1000).toFixed(1));
}

/** What holds where exhaustive play is too large. */
export function whyTrusted(l10n: Translator, game: GameId): string {
  switch (game) {
    case 'family-photos':
      return l10n.t(
        'The value rests on a rule that is proved for every input. Small positions of this game can be played out: go on along the line, or try a smaller input.',
      );
    case 'gems-fight':
      return l10n.t(
        'The value comes from every set of bags, worked out backwards from the end of the game. A later position of this game is smaller: go on along the line.',
      );
  }
}

/** The proof of the rule of Family Photos, a paragraph each. */
export function proofParagraphs(l10n: Translator): readonly string[] {
  return [
    l10n.t(
      'Photos that lie free are taken by swing: if Alice takes i and Bonnie j, the margin is a(i) - b(j); swapped it is a(j) - b(i). The first is larger exactly when a(i) + b(i) > a(j) + b(j).',
    ),
    l10n.t(
      'A stack whose top has the larger swing gives both photos to the pool. Any other stack is worth the middle one of 0, a1 - b2 and a2 - b1, and waits: passing is allowed.',
    ),
    l10n.t(
      'By induction on the photos left: no move gains against that value, since a photo taken out of turn costs the swings it skips, and opening a stack gives at most what it is worth. And one move loses nothing: the hottest photo of the pool; with an empty pool a free gain of one’s own; with none left a pass.',
    ),
  ];
}

/** The alarm: exhaustive play and the solver differ. */
export function disagreement(l10n: Translator, verified: Amount, solved: Amount, positions: number): string {
  return l10n.t(
    'Exhaustive play gives {0}, the solver {1} ({2}). This is a mistake in Optimal Play: please report it with the input.',
    signed(verified),
    signed(solved),
    positionCount(l10n, positions),
  );
}

export function notSettled(l10n: Translator, verified: Amount, solved: Amount): string {
  return l10n.t('Not settled: {0} or {1}', signed(solved), signed(verified));
}
