import type { StackKind } from '../../../games/familyPhotos/facts.ts';

/** The colour class of a kind's icon. */
export function kindClass(kind: StackKind): string {
  switch (kind) {
    case 'contested':
      return '';
    case 'first-gain':
      return 'c-a';
    case 'second-gain':
      return 'c-b';
    case 'dead':
      return 'muted';
  }
}
