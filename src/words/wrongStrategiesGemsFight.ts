import type { GemsFightStrategy } from '../games/strategyIds.ts';
import type { Translator } from './translator.ts';

/** The name of a wrong strategy, for lists, and one sentence: what a program of it does and why that is wrong. */
export function gemsFightStrategyWords(l10n: Translator, id: GemsFightStrategy): { readonly name: string; readonly sentence: string } {
  switch (id) {
    case 'no-extra-turn':
      return {
        name: l10n.t('no extra turn'),
        sentence: l10n.t('The turn passes after every bag; a bag that makes a stone keeps the turn.'),
      };
    case 'sign-kept':
      return {
        name: l10n.t('sign kept'),
        sentence: l10n.t(
          'The value of what is left is always added; after a quiet bag the other player is on move and it must be subtracted.',
        ),
      };
    case 'best-starts-at-zero':
      return {
        name: l10n.t('best starts at zero'),
        sentence: l10n.t(
          'The search for the best move starts at 0, not below every value: that allows a free pass, and a player may have only moves that lose.',
        ),
      };
    case 'grand-total':
      return {
        name: l10n.t('all stones instead of those to come'),
        sentence: l10n.t(
          'After a quiet bag the mover gets all stones less what the other player gets; only the stones still to come may be counted.',
        ),
      };
    case 'alice-stones':
      return {
        name: l10n.t('stones of Alice'),
        sentence: l10n.t('It prints the stones of Alice; asked for are hers less those of Bob.'),
      };
    case 'most-stones-now':
      return {
        name: l10n.t('most stones now'),
        sentence: l10n.t(
          'Both always take the bag that makes most stones now; another bag can let the run go on or leave less to the opponent.',
        ),
      };
    case 'least-for-opponent':
      return {
        name: l10n.t('least for the next bag'),
        sentence: l10n.t(
          'Both take most stones now and, where bags are equal, leave the least to the next bag; one bag ahead is not far enough.',
        ),
      };
    case 'input-order':
      return {
        name: l10n.t('order of the input'),
        sentence: l10n.t('The bags are emptied in the order of the input; the players choose.'),
      };
    case 'one-bonus-only':
      return {
        name: l10n.t('one extra turn only'),
        sentence: l10n.t('A stone made in an extra turn gives no further turn; every turn that makes a stone does.'),
      };
    case 'a-turn-per-stone':
      return {
        name: l10n.t('an extra turn for every stone'),
        sentence: l10n.t('Several stones give as many extra turns; a turn with stones gives one, however many they are.'),
      };
    case 'leftovers-thrown':
      return {
        name: l10n.t('leftovers thrown away'),
        sentence: l10n.t('A colour that melts is emptied whole; the gems above a multiple of S stay in the cooker.'),
      };
    case 'one-stone-a-colour':
      return {
        name: l10n.t('one stone a colour'),
        sentence: l10n.t('Each colour melts once a turn at most; it melts as long as S gems of it lie in the cooker.'),
      };
    case 'one-stone-a-turn':
      return {
        name: l10n.t('one stone a turn'),
        sentence: l10n.t('A turn that makes several stones counts as one; each of them counts.'),
      };
    case 'more-than-s':
      return {
        name: l10n.t('more than S gems'),
        sentence: l10n.t('A colour melts only above S gems; S gems are enough.'),
      };
    case 'own-cookers':
      return {
        name: l10n.t('a cooker each'),
        sentence: l10n.t('Each player fills a cooker of their own; there is one for both.'),
      };
    case 'cooker-not-carried':
      return {
        name: l10n.t('cooker emptied every turn'),
        sentence: l10n.t('Only the gems of the bag just emptied make stones; those in the cooker from earlier turns count as well.'),
      };
    case 'colours-ignored':
      return {
        name: l10n.t('colours ignored'),
        sentence: l10n.t('All gems count as one colour; only gems of one colour melt together.'),
      };
    case 'last-colour-missed':
      return {
        name: l10n.t('last colour missed'),
        sentence: l10n.t('The last colour never melts, as in a loop that ends one too early; the colours are 1 to G.'),
      };
    case 'all-bags-scoring-first':
      return {
        name: l10n.t('scoring bags forced'),
        sentence: l10n.t(
          'As long as a bag makes a stone, only such bags are tried; a quiet bag can be better although a stone is on offer.',
        ),
      };
    case 'even-quiet-wins':
      return {
        name: l10n.t('parity of the bags'),
        sentence: l10n.t(
          'One player gets all stones: Alice where a bag makes a stone at once or the number of bags is odd, else Bob; that decides neither who gets the first stone nor who gets the rest.',
        ),
      };
  }
}
