import { grouped } from './numbers.ts';
import { paragraph } from './lists.ts';
import type { Translator } from './translator.ts';

/** Words of templates, import and export of test cases. */

export type TemplateId =
  | 'smallest'
  | 'sample'
  | 'all-four-kinds'
  | 'threat-too-small'
  | 'bonnies-free-gain'
  | 'declining-a-stone'
  | 'smaller-bite-first'
  | 'a-turn-per-stone';

export function templateTitle(l10n: Translator): string {
  return l10n.t('Begin with which input?');
}

/** A template: its name, and what it shows. `sample` numbers the official samples from 1. */
export function templateChoice(l10n: Translator, id: TemplateId, sample: number): { readonly label: string; readonly detail: string } {
  switch (id) {
    case 'smallest':
      return { label: l10n.t('Smallest'), detail: l10n.t('The least that is an input: to be filled in.') };
    case 'sample':
      return { label: l10n.t('Official sample {0}', sample), detail: l10n.t('As the problem statement has it.') };
    case 'all-four-kinds':
      return { label: l10n.t('All four kinds of stack'), detail: l10n.t('Contested, a free gain of each player, and dead.') };
    case 'threat-too-small':
      return {
        label: l10n.t('Threat too small'),
        detail: l10n.t('Opening the free gain first loses: the other player takes something hotter.'),
      };
    case 'bonnies-free-gain':
      return { label: l10n.t('Bonnie’s free gain'), detail: l10n.t('One stack that nobody but Bonnie gains from.') };
    case 'declining-a-stone':
      return { label: l10n.t('Declining a stone'), detail: l10n.t('The best bag makes no stone, though another would.') };
    case 'smaller-bite-first':
      return { label: l10n.t('Smaller bite first'), detail: l10n.t('A bag with one stone is better than one with two.') };
    case 'a-turn-per-stone':
      return { label: l10n.t('Two stones, one more turn'), detail: l10n.t('Several stones at once earn one turn, not several.') };
  }
}

/** File filter of dialogs. */
export function jsonFilter(l10n: Translator): string {
  return l10n.t('Test cases');
}

export function importTitle(l10n: Translator): string {
  return l10n.t('Import test cases');
}

export function importButton(l10n: Translator): string {
  return l10n.t('Import');
}

export function noCasesInFile(l10n: Translator, file: string): string {
  return l10n.t('{0} holds no test cases: wanted are a list of input and output, a .prob file, or a saved Companion file.', file);
}

/** What an import did: test cases written, and those that were there already. */
export function imported(l10n: Translator, written: number, skipped: number, folder: string): string {
  const made =
    written === 1 ? l10n.t('1 test case written to {0}.', folder) : l10n.t('{0} test cases written to {1}.', grouped(written), folder);
  const left =
    skipped === 0
      ? ''
      : skipped === 1
        ? l10n.t('1 was skipped: its input is there already, or empty.')
        : l10n.t('{0} were skipped: their inputs are there already, or empty.', grouped(skipped));
  return paragraph([made, left]);
}

export function nothingToExport(l10n: Translator): string {
  return l10n.t('There is no test case to export. Open one, or choose a case or folder in the Test Explorer.');
}

export function exportCasesTitle(l10n: Translator): string {
  return l10n.t('Export test cases');
}

export function exportButton(l10n: Translator): string {
  return l10n.t('Export');
}

/** The two kinds of file that a save dialog offers. */
export function exportFilters(l10n: Translator): { readonly json: string; readonly prob: string } {
  return { json: l10n.t('List of input and output'), prob: l10n.t('Competitive Programming Helper') };
}

export function exported(l10n: Translator, count: number, file: string): string {
  return count === 1 ? l10n.t('1 test case is in {0}.', file) : l10n.t('{0} test cases are in {1}.', grouped(count), file);
}

export function unreadableInputs(l10n: Translator, count: number): string {
  return count === 1
    ? l10n.t('1 test case was left out: its input can’t be read.')
    : l10n.t('{0} test cases were left out: their inputs can’t be read.', grouped(count));
}
