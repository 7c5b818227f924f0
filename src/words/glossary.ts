import type { GameId } from '../games/game.ts';
import type { StackKind } from '../games/familyPhotos/facts.ts';
import { kindName } from './ledger.ts';
import type { Translator } from './translator.ts';

/** A word of the panel and what it means. */
export interface Term {
  readonly term: string;
  readonly means: string;
}

/** What a kind of stacks is, for the hover of its name. */
export function kindMeaning(l10n: Translator, kind: StackKind): string {
  switch (kind) {
    case 'contested':
      return l10n.t('Stacks whose top has more swing than the bottom: all their photos are one pool, taken by swing in turns.');
    case 'first-gain':
      return l10n.t('a1 > b2, and the top has no more swing than the bottom: Alice opens it, Bonnie answers, Alice keeps a1 - b2.');
    case 'second-gain':
      return l10n.t('b1 > a2, and the top has no more swing than the bottom: Bonnie opens it, Alice answers, Bonnie keeps b1 - a2.');
    case 'dead':
      return l10n.t('Opening it gains nothing for either player, and passing is allowed: nobody needs to.');
  }
}

/** Where the word is first met, for its hover. */
export function swingMeaning(l10n: Translator): string {
  return l10n.t('Swing is a + b, what it matters who takes the photo (twice its temperature).');
}

/** The words that a game's explanations use, in the order a reader meets them. */
export function glossary(l10n: Translator, game: GameId): readonly Term[] {
  const margins: readonly Term[] = [
    { term: l10n.t('banked margin'), means: l10n.t('Points taken so far, Alice less the other player.') },
    { term: l10n.t('final margin'), means: l10n.t('The banked margin and what best play from here adds to it.') },
    { term: l10n.t('changes owner'), means: l10n.t('Goes to the other player than in the best line.') },
  ];
  switch (game) {
    case 'family-photos':
      return [
        { term: l10n.t('swing'), means: swingMeaning(l10n) },
        ...(['contested', 'first-gain', 'second-gain', 'dead'] as const).map((kind) => ({
          term: kindName(l10n, kind),
          means: kindMeaning(l10n, kind),
        })),
        { term: l10n.t('threat'), means: l10n.t('The bottom photo of a stack that has just been opened.') },
        ...margins,
      ];
    case 'gems-fight':
      return [
        { term: l10n.t('quiet bag'), means: l10n.t('A bag that makes no stone, so the turn passes.') },
        { term: l10n.t('run'), means: l10n.t('The bags that one player empties in a row.') },
        { term: l10n.t('double-dealing'), means: l10n.t('Giving up stones so that the other player has to open the next bag.') },
        { term: l10n.t('zugzwang'), means: l10n.t('Each player would rather the other were on move.') },
        ...margins,
      ];
  }
}
