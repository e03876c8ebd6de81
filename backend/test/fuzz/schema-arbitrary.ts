import fc from 'fast-check';

/** The part of JSON Schema that the document of the API uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly maxLength?: number;
}

/** Values that exist on the site, by the name of the field that takes them. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDFFF',
  '9'.repeat(30),
  '-1',
  '1e400',
  '٣٣',
  "'; SELECT 1 --",
  '../../etc/passwd',
  '%00',
  '__proto__',
  'constructor',
  'a'.repeat(3_000),
  '2026-02-30T25:61:00Z',
  '00000000-0000-0000-0000-000000000000',
];
const HOSTILE_NUMBERS = [
  0,
  -1,
  0.1,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  Number.MAX_SAFE_INTEGER,
  1e21,
  1e308,
  5e-324,
];
const OTHER_TYPES = [null, true, false, [], {}, [[]], { a: { b: [] } }];

/** Anything that a field may be sent and should refuse. */
export const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  ...HOSTILE_NUMBERS,
  ...OTHER_TYPES,
];
const hostile = fc.constantFrom(...HOSTILE_VALUES);

/** Made once: most of a run's own time would go into reading patterns. */
const byPattern = new Map<string, fc.Arbitrary<string>>();

function matching(pattern: string): fc.Arbitrary<string> {
  const known = byPattern.get(pattern) ?? makeMatching(pattern);
  byPattern.set(pattern, known);
  return known;
}

function makeMatching(pattern: string): fc.Arbitrary<string> {
  try {
    const arbitrary = fc.stringMatching(new RegExp(pattern));
    fc.sample(arbitrary, 1);
    return arbitrary;
  } catch {
    // Look-around is more than the generator knows.
    return fc.string();
  }
}

function textOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  switch (schema.format) {
    case 'uuid':
      return fc.uuid();
    case 'email':
      return fc.emailAddress();
    case 'date':
      return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
    case 'uri':
      return fc.webUrl();
    default:
      return schema.pattern === undefined
        ? fc.string({ maxLength: Math.min(schema.maxLength ?? 20, 40), unit: 'grapheme' })
        : matching(schema.pattern);
  }
}

function numberOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const min = Math.ceil(Math.max(schema.minimum ?? schema.exclusiveMinimum ?? -10, -(2 ** 53)));
  const max = Math.floor(Math.min(schema.maximum ?? 100_000, 2 ** 53));
  const edges = [min - 1, min, min + 1, max - 1, max, max + 1];
  return fc.oneof(fc.integer({ min, max: Math.max(min, max) }), fc.constantFrom(...edges));
}

function objectOf(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {});
  const named = fc.record(
    Object.fromEntries(fields.map(([name, one]) => [name, arbitraryOf(one, known, name)])),
    { requiredKeys: [...(schema.required ?? [])] },
  );
  const { additionalProperties: more } = schema;
  return typeof more !== 'object' || fields.length > 0
    ? named
    : fc.dictionary(fc.string({ maxLength: 8 }), arbitraryOf(more, known), { maxKeys: 3 });
}

function validOf(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined && choices.length > 0) {
    return fc.oneof(...choices.map((one) => arbitraryOf(one, known)));
  }
  if (schema.allOf?.[0] !== undefined) {
    return arbitraryOf(schema.allOf[0], known);
  }
  if (schema.enum !== undefined || schema.const !== undefined) {
    return fc.constantFrom(...(schema.enum ?? [schema.const]));
  }
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const items = Array.isArray(schema.items) ? schema.items[0] : schema.items;
      return fc.array(arbitraryOf((items ?? {}) as JsonSchema, known), { maxLength: 3 });
    }
    case 'object':
      return objectOf(schema, known);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Values of a schema, with those that exist on the site and now and then a hostile one. */
export function arbitraryOf(
  schema: JsonSchema,
  known: KnownValues,
  name?: string,
): fc.Arbitrary<unknown> {
  const values = name === undefined ? undefined : known[name];
  const valid = validOf(schema, known);
  return fc.oneof(
    { weight: 12, arbitrary: valid },
    { weight: values === undefined ? 0 : 24, arbitrary: fc.constantFrom(...(values ?? [''])) },
    { weight: 1, arbitrary: hostile },
  );
}
