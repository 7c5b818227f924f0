import { Uri } from 'vscode';
import type { PositionRef } from '../games/game.ts';
import { count, isRecord, list, shape, string } from '../panel/protocol/shape.ts';

/** What an explanation is of. */
export interface Subject {
  readonly uri: Uri;
  /** The case, from 0. */
  readonly index: number;
  readonly position: PositionRef;
}

/** The scheme of read-only documents: explanations, and inputs that are no files. */
export const plainTextScheme = 'optimal-play';

const isPosition = shape<PositionRef>({ turn: count, branch: list(count) });

/** The document that explains a subject; `name` is what its tab shows. */
export function plainTextUri({ uri, index, position }: Subject, name: string): Uri {
  return Uri.from({ scheme: plainTextScheme, path: `/${name}.txt`, query: JSON.stringify({ uri: uri.toString(), index, position }) });
}

/** What such a document explains; undefined for any other document. */
export function subjectOf({ scheme, query }: Uri): Subject | undefined {
  if (scheme !== plainTextScheme) return undefined;
  const value = parsed(query);
  if (!isRecord(value)) return undefined;
  const { uri, index, position } = value;
  return string(uri) && count(index) && isPosition(position) ? { uri: Uri.parse(uri), index, position } : undefined;
}

/** The read-only document of an input that is no file; `name` is what its tab shows. The same input has the same document. */
export function exampleUri(name: string, input: string): Uri {
  return Uri.from({ scheme: plainTextScheme, path: `/${name.replaceAll('/', '-')}`, query: JSON.stringify({ input }) });
}

/** The input that such a document shows. */
export function exampleOf({ query }: Uri): string | undefined {
  const value = parsed(query);
  return isRecord(value) && string(value['input']) ? value['input'] : undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
