type Schema = { readonly [keyword: string]: unknown };

/** What is wrong with a value by a JSON schema, as lines 'path: what'. Knows the keywords that docs/explanation.schema.json uses; throws at others. */
export function schemaErrors(root: Schema, value: unknown): string[] {
  return errorsOf(root, root, value, '$');
}

const annotations = new Set(['$schema', '$defs', 'title', 'description']);

function errorsOf(root: Schema, schema: Schema, value: unknown, path: string): string[] {
  return Object.entries(schema).flatMap(([keyword, wanted]): string[] => {
    switch (keyword) {
      case '$ref':
        return errorsOf(root, definition(root, wanted as string), value, path);
      case 'type':
        return typesOf(value).includes(wanted as string) ? [] : [`${path}: not ${String(wanted)}`];
      case 'const':
        return value === wanted ? [] : [`${path}: not ${JSON.stringify(wanted)}`];
      case 'enum':
        return (wanted as unknown[]).includes(value) ? [] : [`${path}: ${JSON.stringify(value)} is none of ${JSON.stringify(wanted)}`];
      case 'minimum':
        return typeof value !== 'number' || value >= (wanted as number) ? [] : [`${path}: ${value} is below ${String(wanted)}`];
      case 'pattern':
        return typeof value !== 'string' || new RegExp(wanted as string).test(value) ? [] : [`${path}: '${value}' does not match`];
      case 'items':
        return Array.isArray(value)
          ? value.flatMap((item, index) => errorsOf(root, wanted as Schema, item, `${path}[${index}]`)).slice(0, 5)
          : [];
      case 'anyOf': {
        const found = (wanted as Schema[]).map((one) => errorsOf(root, one, value, path));
        return found.some((errors) => errors.length === 0) ? [] : found.toSorted((one, other) => one.length - other.length)[0];
      }
      case 'properties':
        return isObject(value)
          ? Object.entries(wanted as { [name: string]: Schema }).flatMap(([name, one]) =>
              name in value ? errorsOf(root, one, value[name], `${path}.${name}`) : [],
            )
          : [];
      case 'required':
        return isObject(value) ? (wanted as string[]).filter((name) => !(name in value)).map((name) => `${path}: no ${name}`) : [];
      case 'additionalProperties': {
        if (wanted !== false) throw new Error('additionalProperties is understood as false only');
        const known = Object.keys(schema['properties'] ?? {});
        return isObject(value)
          ? Object.keys(value)
              .filter((name) => !known.includes(name))
              .map((name) => `${path}: ${name} is not described`)
          : [];
      }
      default:
        if (!annotations.has(keyword)) throw new Error(`The keyword ${keyword} is not understood.`);
        return [];
    }
  });
}

function definition(root: Schema, reference: string): Schema {
  const found = (root['$defs'] as { [name: string]: Schema })[reference.replace('#/$defs/', '')];
  if (found === undefined) throw new Error(`There is no ${reference}.`);
  return found;
}

function isObject(value: unknown): value is { [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function typesOf(value: unknown): string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
}
