/** Marks the end of a switch over every code: the compiler proves that it is not reached. */
export function impossible(value: never): never {
  throw new Error(`Unexpected value ${String(value)}`);
}
