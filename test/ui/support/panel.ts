import type { Frame, Locator, Page } from 'playwright-core';

const patience = { timeout: 30_000 };

/** The outer frame of the visible webview; hidden ones stay in the page. */
export function panelIframe(page: Page): Locator {
  return page.locator('iframe.webview.ready:visible').first();
}

/**
 * The page inside the visible webview: a frame in a frame.
 * Take it anew after the panel was closed or hidden: VS Code then makes a new one.
 */
export async function panelFrame(page: Page): Promise<Frame> {
  const outer = panelIframe(page);
  await outer.waitFor(patience);
  const inner = page.locator('iframe.webview.ready:visible').first().contentFrame().locator('iframe#active-frame');
  await inner.waitFor({ ...patience, state: 'attached' });
  const frame = await (await inner.elementHandle(patience))?.contentFrame();
  if (!frame) throw new Error('The webview has no page in it.');
  await frame
    .locator('body > *')
    .first()
    .waitFor({ ...patience, state: 'attached' });
  return frame;
}

/** Resizes the window until the visible webview has the wanted size; beside other editors it gets its share of every change. */
export async function resizePanel(page: Page, width: number, height?: number): Promise<void> {
  const panel = panelIframe(page);
  for (let attempt = 0; attempt < 12; attempt++) {
    const box = await panel.boundingBox(patience);
    const viewport = page.viewportSize();
    if (!box || !viewport) throw new Error('The webview is not visible.');
    const wider = Math.round(width - box.width);
    const higher = height === undefined ? 0 : Math.round(height - box.height);
    if (wider === 0 && higher === 0) return;
    await page.setViewportSize({ width: Math.max(viewport.width + wider, 200), height: Math.max(viewport.height + higher, 200) });
    // The layout follows in the next frames.
    await page.waitForTimeout(150);
  }
  throw new Error(`The webview does not become ${width} px wide; hide what stands beside it.`);
}
