import type { Uri } from 'vscode';
import { workspace } from 'vscode';

/** The value of one of our settings; its default where a value of another type was written. */
export function setting<Value extends string | number | boolean>(
  { key, fallback }: { readonly key: string; readonly fallback: Value },
  scope?: Uri,
): Value {
  const value: unknown = workspace.getConfiguration('optimalPlay', scope).get(key);
  return typeof value === typeof fallback ? (value as Value) : fallback;
}
