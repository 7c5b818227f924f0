import path from 'node:path';
import type { Frame, Locator, Page } from 'playwright-core';
import { panelFrame, panelIframe, resizePanel } from './panel.ts';
import { themes, type ThemeKind } from './themes.ts';

const patience = { timeout: 30_000 };

/** A window of VS Code in a browser page, driven as a user drives it. Every method throws when the window does not follow in time. */
export class Workbench {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Settles when the window is drawn and its extension host answers. */
  async waitUntilReady(): Promise<void> {
    await this.page.locator('.monaco-workbench').waitFor({ ...patience, state: 'attached' });
    // The entry of the remote is filled when the connection stands.
    await this.page.locator('.statusbar-item').first().waitFor(patience);
  }

  /** Opens a file of the folder, or of anywhere, by its absolute path. */
  async openFile(file: string): Promise<void> {
    await this.#pick('Control+P', file, path.basename(file));
    await this.tab(path.basename(file)).waitFor(patience);
  }

  /**
   * Runs a command by its title in the palette, such as `Optimal Play: Solve`.
   * Waits for the command: those of an extension come a moment after the window.
   */
  async runCommand(title: string): Promise<void> {
    await this.#pick('F1', title, title);
  }

  /** Runs a command by its title without the mouse: the focus goes where the command puts it. */
  async typeCommand(title: string): Promise<void> {
    const widget = this.page.locator('.quick-input-widget');
    const first = widget.locator('.monaco-list-row.focused .label-name').getByText(title, { exact: true });
    const end = performance.now() + 60_000;
    for (let timeout = 1000; ; timeout += 500) {
      await this.page.keyboard.press('F1');
      await widget.waitFor(patience);
      await this.page.keyboard.insertText(title);
      try {
        await first.waitFor({ timeout });
        break;
      } catch (error) {
        if (performance.now() > end) throw error;
        // The list does not grow while it is open.
        await this.page.keyboard.press('Escape');
      }
    }
    await this.page.keyboard.press('Enter');
    await widget.filter({ has: first }).waitFor({ ...patience, state: 'hidden' });
  }

  /** The active tab of this title. */
  tab(title: string): Locator {
    return this.page.locator(`.tab.active[data-resource-name="${title}"], .tab.active[aria-label^="${title}"]`).first();
  }

  /** Entries of the status bar that hold a text. */
  statusBarItem(text: string | RegExp): Locator {
    return this.page.locator('.statusbar-item', { hasText: text });
  }

  /** Pop-up messages that hold a text. */
  notification(text: string | RegExp): Locator {
    return this.page.locator('.notification-toast', { hasText: text });
  }

  /** The page inside the visible webview, once its content is there. */
  async panelFrame(): Promise<Frame> {
    return panelFrame(this.page);
  }

  /** Makes the visible webview this wide, and as high as wished, by resizing the window. Sizes in CSS pixels. */
  async setPanelSize(width: number, height?: number): Promise<void> {
    await resizePanel(this.page, width, height);
  }

  async setTheme(kind: ThemeKind): Promise<void> {
    const { label, className } = themes[kind];
    await this.runCommand('Preferences: Color Theme');
    await this.#choose(label, label);
    await this.page.locator(`.monaco-workbench.${className}`).waitFor({ ...patience, state: 'attached' });
  }

  /** Takes a picture of the visible webview alone. */
  async takePanelPicture(file: string): Promise<void> {
    await panelIframe(this.page).screenshot({ path: file, animations: 'disabled' });
  }

  async takePicture(file: string): Promise<void> {
    await this.page.screenshot({ path: file, animations: 'disabled' });
  }

  /** Closes every editor and panel without saving: a fresh start for the next test in the same window. */
  async closeEditors(): Promise<void> {
    await this.runCommand('View: Close All Editors');
    const dontSave = this.page.locator('.monaco-dialog-box .monaco-button', { hasText: "Don't Save" });
    const empty = this.page.locator('.editor-group-container.empty').first();
    await dontSave.or(empty).first().waitFor(patience);
    if (await dontSave.isVisible()) await dontSave.click();
    await empty.waitFor(patience);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  /** Opens a quick input by a key, again and again until its list has an entry of this name, and chooses it. */
  async #pick(key: string, text: string, entry: string): Promise<void> {
    const end = performance.now() + 60_000;
    for (let timeout = 1000; ; timeout += 500) {
      await this.page.keyboard.press(key);
      await this.page.locator('.quick-input-widget').waitFor(patience);
      try {
        await this.#choose(text, entry, timeout);
        return;
      } catch (error) {
        if (performance.now() > end) throw error;
        // The list does not grow while it is open.
        await this.page.keyboard.press('Escape');
      }
    }
  }

  async #choose(text: string, entry: string, timeout: number = patience.timeout): Promise<void> {
    const input = this.page.locator('.quick-input-widget .quick-input-box input');
    // Key by key would filter the list as often; the palette's leading `>` stays.
    await input.press('End');
    await this.page.keyboard.insertText(text);
    const label = this.page.locator('.quick-input-list .monaco-list-row .label-name').getByText(entry, { exact: true });
    await label.first().click({ timeout });
    // No hover in the pictures.
    await this.page.mouse.move(0, 0);
    await this.page
      .locator('.quick-input-widget')
      .filter({ has: label })
      .waitFor({ ...patience, state: 'hidden' });
  }
}
