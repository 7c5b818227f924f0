import type { Webview } from 'vscode';
import { env, l10n, Uri } from 'vscode';
import type { PageName } from '../../panel/protocol/pages.ts';

/** Folders below the extension that the pages may load from. */
const resourceFolders = ['dist', 'media'] as const;

export function webviewOptions(extensionUri: Uri): { readonly enableScripts: true; readonly localResourceRoots: readonly Uri[] } {
  return { enableScripts: true, localResourceRoots: resourceFolders.map((name) => inExtension(extensionUri, name)) };
}

export function tabIcon(extensionUri: Uri): { readonly light: Uri; readonly dark: Uri } {
  return { light: inExtension(extensionUri, 'media/panelLight.svg'), dark: inExtension(extensionUri, 'media/panelDark.svg') };
}

function inExtension(extensionUri: Uri, name: string): Uri {
  return extensionUri.with({ path: `${extensionUri.path}/${name}` });
}

/** A page that the panel's script fills. Scripts need the nonce; styles come from files and constructed sheets. */
export function pageHtml(webview: Webview, extensionUri: Uri, page: PageName, title: string): string {
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
<title>${escaped(title)}</title>
</head>
<body data-page="${page}">
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
