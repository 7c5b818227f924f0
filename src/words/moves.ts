import type { Move, MoveValue, Turn } from '../games/game.ts';
import type { ColourCount, GemsFightMove } from '../games/gemsFight/facts.ts';
import type { FamilyPhotosMove, FamilyPhotosTurn, Photo } from '../games/familyPhotos/facts.ts';
import { playerName } from './names.ts';
import { grouped } from './numbers.ts';
import { listed } from './lists.ts';
import type { Translator } from './translator.ts';

/** A legal move as a thing to choose: 'top of stack 1', 'open stack 2', 'pass', 'bags 3, 4'. */
export function moveName(l10n: Translator, move: MoveValue): string {
  return move.game === 'family-photos' ? photoMoveName(l10n, move) : bagsName(l10n, move.bags);
}

function photoMoveName(l10n: Translator, { kind, stack }: FamilyPhotosMove): string {
  switch (kind) {
    case 'contested':
      return l10n.t('top of stack {0}', grouped(stack));
    case 'opened':
      return l10n.t('bottom of stack {0}', grouped(stack));
    case 'first-gain':
    case 'second-gain':
    case 'dead':
      return l10n.t('open stack {0}', grouped(stack));
    case 'pass':
      return l10n.t('pass');
  }
}

/** What stands small beside a move's name: worth to Alice and Bonnie, and the kind where it is cold. */
export function moveDetail(l10n: Translator, move: MoveValue): string {
  if (move.game === 'gems-fight') return move.bags.length > 1 ? l10n.t('identical') : '';
  if (move.photo === null) return '';
  const worth = photoWorth(l10n, move.photo);
  switch (move.kind) {
    case 'contested':
    case 'opened':
    case 'pass':
      return worth;
    case 'first-gain':
      return l10n.t("{0} · Alice's free gain", worth);
    case 'second-gain':
      return l10n.t("{0} · Bonnie's free gain", worth);
    case 'dead':
      return l10n.t('{0} · dead', worth);
  }
}

/** What a photo is worth to whom: 'A 12 · B 3'. */
export function photoWorth(l10n: Translator, { a, b }: Pick<Photo, 'a' | 'b'>): string {
  return l10n.t('A {0} · B {1}', grouped(a), grouped(b));
}

/** 'bag 2', 'bags 3, 4'. */
export function bagsName(l10n: Translator, bags: readonly Move[]): string {
  const list = listed(l10n, bags.map(grouped));
  return bags.length === 1 ? l10n.t('bag {0}', list) : l10n.t('bags {0}', list);
}

/** The stones that a bag makes now, or that it makes none. */
export function bagMakes(l10n: Translator, { stones }: GemsFightMove): string {
  if (stones === 0) return l10n.t('quiet: turn passes');
  return l10n.t('+{0}', grouped(stones));
}

/** A turn of the line of play as what the player does: 'opens stack 2', 'passes', 'bag 4'. */
export function turnName(l10n: Translator, turn: Turn, last: boolean): string {
  if (turn.game === 'gems-fight') return bagsName(l10n, [turn.bag]);
  switch (turn.action) {
    case 'takes-top':
      return l10n.t('top of stack {0}', grouped(turn.stack));
    case 'takes-bottom':
      return l10n.t('bottom of stack {0}', grouped(turn.stack));
    case 'opens':
      return l10n.t('opens stack {0}', grouped(turn.stack));
    case 'answers':
      return l10n.t('answers at the bottom');
    case 'passes':
      return last ? l10n.t('passes: the game ends') : l10n.t('passes');
  }
}

/** The same turn as a move to choose. */
export function photoTurnAsMove(l10n: Translator, { action, stack }: FamilyPhotosTurn): string {
  switch (action) {
    case 'takes-top':
      return l10n.t('top of stack {0}', grouped(stack));
    case 'takes-bottom':
    case 'answers':
      return l10n.t('bottom of stack {0}', grouped(stack));
    case 'opens':
      return l10n.t('open stack {0}', grouped(stack));
    case 'passes':
      return l10n.t('pass');
  }
}

/** Whose turn it is, for the position bar. */
export function toMove(l10n: Translator, turn: Pick<Turn, 'game' | 'player'>): string {
  return l10n.t('{0} to move', playerName(l10n, turn.game, turn.player));
}

/** Gems by colour, for screen readers: 'colour 1, colour 1, colour 2'. */
export function gemsName(l10n: Translator, gems: readonly ColourCount[]): string {
  return listed(
    l10n,
    gems.map(({ colour, count }) => l10n.t('{0} of colour {1}', grouped(count), colour)),
  );
}

/** The gems in the cooker after a turn, gems by colour: '1: 2, 3: 1'. */
export function cookerContent(l10n: Translator, gems: readonly ColourCount[]): string {
  if (gems.length === 0) return l10n.t('empty');
  return listed(
    l10n,
    gems.map(({ colour, count }) => l10n.t('{0}: {1}', colour, count)),
  );
}
