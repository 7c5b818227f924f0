import type { InputBoxOptions, OpenDialogOptions, QuickPickItem, QuickPickOptions, SaveDialogOptions, Uri } from 'vscode';
import { window } from 'vscode';

const messageMilliseconds = 5000;

/** Everything that the making of test cases asks or tells the user; tests give the answers themselves. */
export interface Prompts {
  input(options: InputBoxOptions): Thenable<string | undefined>;
  pick<Item extends QuickPickItem>(items: readonly Item[], options: QuickPickOptions): Thenable<Item | undefined>;
  open(options: OpenDialogOptions): Thenable<readonly Uri[] | undefined>;
  save(options: SaveDialogOptions): Thenable<Uri | undefined>;
  /** A question in a dialog of its own; true where the button was pressed. */
  confirm(question: string, detail: string, button: string): Promise<boolean>;
  /** Why nothing came of it. */
  warn(sentence: string): void;
  /** What was done: in the status bar, for a while. */
  tell(sentence: string): void;
}

export const windowPrompts: Prompts = {
  input: (options) => window.showInputBox(options),
  pick: (items, options) => window.showQuickPick(items, options),
  open: (options) => window.showOpenDialog(options),
  save: (options) => window.showSaveDialog(options),
  confirm: async (question, detail, button) => (await window.showWarningMessage(question, { modal: true, detail }, button)) === button,
  warn: (sentence) => void window.showWarningMessage(sentence),
  tell: (sentence) => void window.setStatusBarMessage(`$(check) ${sentence}`, messageMilliseconds),
};

/** Prompts of which some may be answered by a test. */
export interface AnswerablePrompts {
  readonly prompts: Prompts;
  /** Null: the user is asked again. */
  readonly answer: (answers: Partial<Prompts> | null) => void;
}

export function answerable(asked: Prompts): AnswerablePrompts {
  let now = asked;
  return {
    get prompts() {
      return now;
    },
    answer: (answers) => {
      now = { ...asked, ...answers };
    },
  };
}
