/** Tells whether a value that came in a message is a `Value`. */
export type Guard<Value> = (value: unknown) => value is Value;

export const string: Guard<string> = (value) => typeof value === 'string';
export const boolean: Guard<boolean> = (value) => typeof value === 'boolean';
/** A whole number of 0 or more, as all counts, lines and indices are. */
export const count: Guard<number> = (value): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
export const finite: Guard<number> = (value): value is number => Number.isFinite(value);
/** A whole number in decimal of any size. */
export const amount: Guard<string> = (value): value is string => typeof value === 'string' && /^-?\d+$/.test(value);

export function oneOf<const Values extends readonly (string | number)[]>(...values: Values): Guard<Values[number]> {
  return (value): value is Values[number] => values.some((one) => one === value);
}

export function nullable<Value>(guard: Guard<Value>): Guard<Value | null> {
  return (value): value is Value | null => value === null || guard(value);
}

export function optional<Value>(guard: Guard<Value>): Guard<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || guard(value);
}

export function list<Value>(guard: Guard<Value>): Guard<readonly Value[]> {
  return (value): value is readonly Value[] => Array.isArray(value) && value.every((item) => guard(item));
}

/** An object with at least these properties. */
export function shape<Value extends object>(guards: { readonly [Key in keyof Value]-?: Guard<Value[Key]> }): Guard<Value> {
  const entries = Object.entries<Guard<unknown>>(guards);
  return (value): value is Value => isRecord(value) && entries.every(([key, guard]) => guard(value[key]));
}

/** An object whose property `key` says which of the shapes it has. */
export function tagged<Value>(key: string, shapes: Readonly<Record<string, Guard<unknown>>>): Guard<Value> {
  return (value): value is Value => {
    if (!isRecord(value)) return false;
    const tag = value[key];
    return typeof tag === 'string' && Object.hasOwn(shapes, tag) && (shapes[tag]?.(value) ?? false);
  };
}

/** A list with exactly these items: the arguments of a call. */
export function tuple<Values extends readonly unknown[]>(
  ...guards: { readonly [Index in keyof Values]: Guard<Values[Index]> }
): Guard<Values> {
  return (value): value is Values =>
    Array.isArray(value) && value.length === guards.length && guards.every((guard, index) => guard(value[index]));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
