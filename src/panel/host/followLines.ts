import type { Host } from './host.ts';

/**
 * Tells the extension the line of the file that is under the pointer or the focus: that of the nearest element with a
 * `data-line`. Null where there is none, and when the pointer leaves the page.
 */
export function followLines(page: Document, host: Pick<Host, 'highlight'>): void {
  let told: number | null = null;
  const tell = (line: number | null): void => {
    if (line === told) return;
    told = line;
    host.highlight(line);
  };
  const look = ({ target }: Event): void => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]')?.dataset['line'] : undefined;
    tell(line === undefined ? null : Number(line));
  };
  page.addEventListener('mouseover', look);
  page.addEventListener('focusin', look);
  page.documentElement.addEventListener('mouseleave', () => tell(null));
  page.defaultView?.addEventListener('blur', () => tell(null));
}
