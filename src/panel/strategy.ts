import { connect } from './host/connection.ts';
import { followLines } from './host/followLines.ts';
import type { PageFrame } from './host/frame.ts';
import { Panel } from './panel.ts';
import { panelContext } from './parts/context.ts';

/** Fills the page with the strategy panel. */
export function startStrategy({ port, l10n, language, remember, body }: PageFrame): void {
  const panel = new Panel();
  const host = connect(port, panel);
  panel.remember = remember;
  followLines(document, host);
  panel.context = panelContext(l10n, language, host);
  body.append(panel);
}
