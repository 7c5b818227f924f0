import type { Webview } from 'vscode';
import { env, l10n, Uri } from 'vscode';
import { panelTitle } from '../../words/extensionMessages.ts';

/** Folders below the extension that the panel may load from. */
export const resourceFolders = ['dist', 'media'] as const;

/** The page that the panel's script fills. Scripts need the nonce; styles come from files and constructed sheets. */
export function panelHtml(webview: Webview, extensionUri: Uri): string {
  const nonce = randomToken();
  const asset = (name: string): string => webview.asWebviewUri(Uri.joinPath(extensionUri, 'dist', name)).toString();
  const policy = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src ${webview.cspSource} 'nonce-${nonce}'`,
    `font-src ${webview.cspSource}`,
    `img-src ${webview.cspSource}`,
  ].join('; ');
  // Sentences of the language shown, read by the panel's own translator.
  const bundle = JSON.stringify(l10n.bundle ?? {}).replaceAll('<', '\\u003c');
  return `<!DOCTYPE html>
<html lang="${escaped(env.language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${asset('panel.css')}" id="vscode-codicon-stylesheet" nonce="${nonce}">
<title>${escaped(panelTitle(l10n))}</title>
</head>
<body>
<script type="application/json" id="l10n" nonce="${nonce}">${bundle}</script>
<script nonce="${nonce}" src="${asset('panel.js')}"></script>
</body>
</html>`;
}

function randomToken(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
