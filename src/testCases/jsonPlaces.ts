/** A value inside an object or array of a JSON text, and where it stands there. */
export interface JsonPlace {
  /** The name in the object; '' in an array. */
  readonly key: string;
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

const quote = 34;
const backslash = 92;

/** The offset past the string that begins at `at`. */
function stringEnd(text: string, at: number): number {
  let i = at + 1;
  while (text.charCodeAt(i) !== quote) i += text.charCodeAt(i) === backslash ? 2 : 1;
  return i + 1;
}

/** The offset past the value that begins at `at`. */
function valueEnd(text: string, at: number): number {
  let depth = 0;
  let i = at;
  do {
    switch (text[i]) {
      case '"':
        i = stringEnd(text, i);
        continue;
      case '{':
      case '[':
        depth++;
        break;
      case '}':
      case ']':
        // A bare value ends where what holds it does.
        if (depth === 0) return i;
        depth--;
        break;
      case ',':
        if (depth === 0) return i;
        break;
      default:
        if (depth === 0 && isSpace(text, i)) return i;
    }
    i++;
  } while (i < text.length && (depth > 0 || isBare(text, at)));
  return i;
}

function isBare(text: string, at: number): boolean {
  return !'{["'.includes(text[at]);
}

function isSpace(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit === 32 || (unit >= 9 && unit <= 13) || unit === 0xfeff;
}

function skipSpace(text: string, at: number): number {
  let i = at;
  while (i < text.length && isSpace(text, i)) i++;
  return i;
}

/** Where the root of a valid JSON text begins. */
export function rootStart(text: string): number {
  return skipSpace(text, 0);
}

/** The values of the object or array that begins at `at` of a valid JSON text, in order; none where it is neither. */
export function placesIn(text: string, at: number): readonly JsonPlace[] {
  const places: JsonPlace[] = [];
  const isObject = text[at] === '{';
  if (!isObject && text[at] !== '[') return places;
  let i = skipSpace(text, at + 1);
  while (i < text.length && text[i] !== '}' && text[i] !== ']') {
    let key = '';
    if (isObject) {
      const end = stringEnd(text, i);
      key = String(JSON.parse(text.slice(i, end)));
      i = skipSpace(text, skipSpace(text, end) + 1);
    }
    const end = valueEnd(text, i);
    places.push({ key, start: i, end });
    i = skipSpace(text, end);
    if (text[i] === ',') i = skipSpace(text, i + 1);
  }
  return places;
}

/** The value of that name; of several the last, which is the one that counts. */
export function placeOfKey(places: readonly JsonPlace[], key: string): JsonPlace | null {
  return places.findLast((place) => place.key === key) ?? null;
}
