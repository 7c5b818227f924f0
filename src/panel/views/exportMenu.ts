import type { ExplanationForm } from '../../games/explanation.ts';
import { exportChoice } from '../../words/extensionExports.ts';
import { headerLabels } from '../../words/headerLabels.ts';
import { sendChart, shownChart } from '../chart/chartSvg.ts';
import type { PanelContext } from '../parts/context.ts';
import type { IconName } from '../parts/icons.ts';
import type { MenuItem } from './menu.ts';

const forms: readonly (readonly [ExplanationForm, IconName])[] = [
  ['markdown', 'text'],
  ['handout', 'text'],
  ['json', 'copy'],
];

/** What the menu of the export button offers, in groups. */
export function exportMenu(context: PanelContext): readonly (readonly MenuItem[])[] {
  return [exportItems(context), [summaryItem(context)]];
}

/** All tools of the header, where it has no room for them. */
export function moreMenu(context: PanelContext, keys: (() => void) | undefined): readonly (readonly MenuItem[])[] {
  const { l10n, labels, host } = context;
  const tools: readonly MenuItem[] = [
    { icon: 'refresh', label: labels.solveAgain, act: () => host.solve() },
    summaryItem(context),
    { icon: 'text', label: headerLabels(l10n).plainText, act: () => host.showPlainText() },
  ];
  return [tools, exportItems(context), ...(keys === undefined ? [] : [[{ icon: 'help', label: labels.shortcuts, act: keys } as const]])];
}

/** The ways to take the explanation along as a document; the chart where one is shown. */
function exportItems({ l10n, host }: PanelContext): readonly MenuItem[] {
  const items = forms.map(([form, icon]): MenuItem => ({ icon, label: exportChoice(l10n, form).label, act: () => host.exportAs(form) }));
  if (shownChart() === null) return items;
  return [...items, { icon: 'export', label: exportChoice(l10n, 'chart').label, act: () => sendChart(host) }];
}

function summaryItem({ l10n, host }: PanelContext): MenuItem {
  return { icon: 'copy', label: headerLabels(l10n).copySummary, act: () => host.copySummary() };
}
