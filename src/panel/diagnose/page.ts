import type { PageFrame } from '../host/frame.ts';

/** Fills the page of *My Program Prints...*. */
export function startDiagnose({ body }: PageFrame): void {
  body.append(document.createElement('main'));
}
