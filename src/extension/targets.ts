import { TabInputCustom, TabInputText, Uri, window } from 'vscode';
import { subjectOf } from './subject.ts';

/** What the panel shows, as far as commands need it. */
export interface PanelTarget {
  readonly active: boolean;
  readonly visible: boolean;
  readonly shown: Uri | undefined;
}

/** The resource that a command acts on; a plain text stands for what it explains. */
export function targetOf(argument: unknown, panel: PanelTarget): Uri | undefined {
  const uri = resourceOf(argument, panel);
  return uri && (subjectOf(uri)?.uri ?? uri);
}

/**
 * The one it was called with (editor title), the panel's while the panel is active,
 * the active editor's, that of the active tab where it has no text editor, else the panel's in sight.
 */
function resourceOf(argument: unknown, panel: PanelTarget): Uri | undefined {
  if (argument instanceof Uri) return argument;
  if (panel.active && panel.shown) return panel.shown;
  const editor = window.activeTextEditor;
  // The output view is a text editor too, but no input.
  if (editor && editor.document.uri.scheme !== 'output') return editor.document.uri;
  const tab = window.tabGroups.activeTabGroup.activeTab?.input;
  if (tab instanceof TabInputText || tab instanceof TabInputCustom) return tab.uri;
  return panel.visible ? panel.shown : undefined;
}
