import type { TextDocument, Uri } from 'vscode';
import { l10n, workspace } from 'vscode';
import type { FileText } from '../testCases/readText.ts';
import { fileNotText, fileTooLarge, unreadableFile } from '../words/extensionMessages.ts';
import type { Input } from './inputs.ts';
import { documentInput, fileInput, nameOf } from './inputs.ts';
import type { SavedFiles } from './savedFiles.ts';

/** Bytes of a file that is still read where there is no text editor for it. */
const largestFile = 512 * 1024 * 1024;
/** Bytes decoded before the thread is handed back; the pieces are sent as they are. */
const decodedAtOnce = 1 << 17;

/** What is behind a resource: an input, or a sentence that says why there is none. */
export type Found = { readonly ok: true; readonly input: Input } | { readonly ok: false; readonly sentence: string };

export function openDocument(uri: Uri): TextDocument | undefined {
  const key = uri.toString();
  return workspace.textDocuments.find((document) => document.uri.toString() === key && !document.isClosed);
}

/**
 * The input behind a resource, to be solved: the editor's document where it can have one, else (too large for an editor,
 * not recognised as text, or solved as a file before) the file itself, read anew.
 */
export async function inputAt(uri: Uri, files: SavedFiles): Promise<Found> {
  return files.held(uri) ? savedFileAt(uri, files) : documentAt(uri, () => savedFileAt(uri, files));
}

/** The same with the whole text at hand. */
export async function textAt(uri: Uri, files: SavedFiles): Promise<Found> {
  return documentAt(uri, () => readFile(uri, files));
}

/** The document that is open already, else the file itself: no document is opened for it. */
export async function savedFileAt(uri: Uri, files: SavedFiles): Promise<Found> {
  const open = openDocument(uri);
  if (open) return { ok: true, input: documentInput(open) };
  return files.reads(uri) ? { ok: true, input: files.hold(uri) } : readFile(uri, files);
}

async function documentAt(uri: Uri, otherwise: () => Promise<Found>): Promise<Found> {
  const open = openDocument(uri);
  if (open) return { ok: true, input: documentInput(open) };
  try {
    return { ok: true, input: documentInput(await workspace.openTextDocument(uri)) };
  } catch {
    return otherwise();
  }
}

async function readFile(uri: Uri, files: SavedFiles): Promise<Found> {
  const name = nameOf(uri);
  try {
    if ((await workspace.fs.stat(uri)).size > largestFile) return { ok: false, sentence: fileTooLarge(l10n, name) };
    const bytes = await workspace.fs.readFile(uri);
    const encoding = encodingOf(bytes);
    if (encoding === 'utf-8' && bytes.includes(0)) return { ok: false, sentence: fileNotText(l10n, name) };
    return { ok: true, input: fileInput(uri, await decode(bytes, encoding, () => files.pause()), files.newVersion()) };
  } catch {
    return { ok: false, sentence: unreadableFile(l10n, name) };
  }
}

/** The encoding by the byte order mark, else UTF-8. */
export function encodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** The characters of a small text. */
export function charactersOf(text: FileText): string {
  return typeof text === 'string' ? text : new TextDecoder(encodingOf(text)).decode(text);
}

async function decode(bytes: Uint8Array, encoding: string, pause: () => Promise<void>): Promise<readonly string[]> {
  const decoder = new TextDecoder(encoding);
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += decodedAtOnce) {
    const piece = decoder.decode(bytes.subarray(at, at + decodedAtOnce), { stream: true });
    if (piece !== '') pieces.push(piece);
    await pause();
  }
  pieces.push(decoder.decode());
  return pieces;
}
