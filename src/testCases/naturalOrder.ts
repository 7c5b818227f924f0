/** A string that sorts as people order names: digit runs by value, letters whatever their case, folders level by level. */
export function naturalKey(path: string): string {
  return path.toLowerCase().replace(/\d+|\//g, (found) => {
    if (found === '/') return '\0';
    const value = found.startsWith('0') ? found.replace(/^0+(?=\d)/, '') : found;
    // How long the number is decides before its digits do.
    return `0${String.fromCharCode(0x30 + Math.min(value.length, 0x7000))}${value}`;
  });
}

/** Sorts by names in natural order (2 before 10), equal keys by the name itself. */
export function inNaturalOrder<Item>(items: Iterable<Item>, nameOf: (item: Item) => string): readonly Item[] {
  const keyed = Array.from(items, (item) => {
    const name = nameOf(item);
    return { item, name, key: naturalKey(name) };
  });
  keyed.sort((one, other) => compare(one.key, other.key) || compare(one.name, other.name));
  return keyed.map(({ item }) => item);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
