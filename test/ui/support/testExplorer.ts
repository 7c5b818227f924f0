import type { Locator, Page } from 'playwright-core';
import type { Workbench } from './workbench.ts';

const patience = { timeout: 30_000 };

/** The Test Explorer of a window, by keyboard alone. */
export class TestExplorer {
  readonly #workbench: Workbench;
  readonly #page: Page;

  constructor(workbench: Workbench) {
    this.#workbench = workbench;
    this.#page = workbench.page;
  }

  /** Gives the list the focus, past the filter above it. */
  async focus(): Promise<void> {
    // A view that is opened for the first time may not take the focus.
    await this.#again('Testing: Focus on Test Explorer View', async (timeout) => {
      await this.row(/./).first().waitFor({ timeout });
      await this.#page.waitForFunction('document.activeElement?.closest(".part.sidebar") !== null', undefined, { timeout });
    });
    const list = this.#page.locator('.test-explorer .monaco-list:focus');
    for (let steps = 0; steps < 6 && (await list.count()) === 0; steps++) {
      await this.#page.keyboard.press('Tab');
      await this.#page.waitForTimeout(200);
    }
    await list.waitFor(patience);
  }

  /** Goes from the first row down to one of this name, opens it, goes down from there, and so on; the last has the focus. */
  async walkTo(...names: readonly string[]): Promise<void> {
    const { keyboard } = this.#page;
    const focused = this.#page.locator('.test-explorer .monaco-list-row.focused');
    await keyboard.press('Home');
    for (const [index, name] of names.entries()) {
      await this.#goDownTo(name);
      if (index === names.length - 1) return;
      if ((await focused.getAttribute('aria-expanded')) === 'false') await keyboard.press('ArrowRight');
      await this.#page.locator('.test-explorer .monaco-list-row.focused[aria-expanded="true"]').waitFor(patience);
    }
  }

  async #goDownTo(name: string): Promise<void> {
    const wanted = this.#page.locator(`.test-explorer .monaco-list-row.focused[aria-label^="${name} ("]`);
    for (let steps = 0; steps < 100; steps++) {
      if ((await wanted.count()) > 0) return;
      await this.#page.keyboard.press('ArrowDown');
      await this.#page.waitForTimeout(100);
    }
    throw new Error(`No row is called ${name}.`);
  }

  /** Rows by their accessible name: label, then what became of it. */
  row(name: string | RegExp): Locator {
    return this.#page.locator('.test-explorer').getByRole('treeitem', { name });
  }

  /** Runs the row that has the focus, and shows what is said of it above the place that it is about. */
  async runAndPeek(file: string): Promise<void> {
    await this.#page.keyboard.press('Enter');
    await this.#workbench.tab(file).waitFor(patience);
    await this.#page.locator('.peekview-title:visible').first().waitFor(patience);
    await this.#workbench.typeCommand('View: Hide Panel');
    await this.peek();
  }

  /** Shows what is said of the last failure. */
  async peek(): Promise<void> {
    const link = this.#page.getByRole('link', { name: 'Open full diff' }).first();
    // The command hides what is shown already.
    await this.#again('Test: Peek Output', async (timeout) => {
      await link.waitFor({ timeout });
      await this.#page.waitForTimeout(1000);
      if (!(await link.isVisible())) throw new Error('The message is hidden again.');
    });
  }

  /** Runs a command until what should follow it does. */
  async #again(command: string, follows: (timeout: number) => Promise<unknown>): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      await this.#workbench.typeCommand(command);
      try {
        await follows(8000);
        return;
      } catch (error) {
        if (attempt === 6) throw error;
      }
    }
  }
}
