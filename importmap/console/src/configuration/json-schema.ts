import * as z from 'zod/mini';

type JsonObject = Readonly<Record<string, unknown>>;

/** The part of JSON Schema that the groups of the configuration are described by. */
export interface JsonSchema {
  readonly type?: string | readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly items?: JsonSchema | undefined;
  /** Of entries under any name. */
  readonly additionalProperties?: JsonSchema | boolean | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly default?: unknown;
  readonly required?: readonly string[] | undefined;
}

/** How a value is edited. */
export type Editor =
  | { readonly kind: 'boolean' | 'text' | 'json' }
  | { readonly kind: 'number' | 'moment'; readonly isNullable: boolean }
  /** One of a few. */
  | { readonly kind: 'choice'; readonly options: readonly unknown[] }
  /** Any of a few. */
  | { readonly kind: 'choices'; readonly options: readonly unknown[] }
  /** Texts one a line, numbers with commas between. */
  | { readonly kind: 'list'; readonly of: 'text' | 'number' }
  /** Any names, each with a value. */
  | { readonly kind: 'record'; readonly values: JsonSchema }
  | { readonly kind: 'group'; readonly properties: Readonly<Record<string, JsonSchema>> };

const Schema: z.ZodMiniType<JsonSchema> = z.custom<JsonSchema>(
  (value) => typeof value === 'object' && value !== null,
);

/** What a server says is a schema. */
export function asSchema(value: JsonObject): JsonSchema {
  return Schema.parse(value);
}

/** Milliseconds since 1970, by the names that such fields have. */
const MOMENT_NAME = /_at$|At$/;

function typesOf({ type }: JsonSchema): readonly string[] {
  return type === undefined ? [] : typeof type === 'string' ? [type] : type;
}

function optionsOf({ enum: values, anyOf }: JsonSchema): readonly unknown[] | undefined {
  const constants = anyOf?.filter((one) => one.const !== undefined);
  return (
    values ??
    (constants && constants.length === anyOf?.length
      ? constants.map((one) => one.const)
      : undefined)
  );
}

function listEditor(items: JsonSchema): Editor {
  const options = optionsOf(items);
  const [type] = typesOf(items);
  return options !== undefined
    ? { kind: 'choices', options }
    : type === 'string'
      ? { kind: 'list', of: 'text' }
      : type === 'number' || type === 'integer'
        ? { kind: 'list', of: 'number' }
        : { kind: 'json' };
}

function recordEditor({ additionalProperties }: JsonSchema): Editor {
  const isKnown = typeof additionalProperties === 'object';
  return isKnown && editorOf(additionalProperties, '').kind !== 'json'
    ? { kind: 'record', values: additionalProperties }
    : { kind: 'json' };
}

/** What a new entry of a record begins with. */
export function emptyOf(schema: JsonSchema, name: string): unknown {
  const editor = editorOf(schema, name);
  switch (editor.kind) {
    case 'boolean':
      return false;
    case 'number':
      return editor.isNullable ? null : Math.max(0, schema.minimum ?? 0);
    case 'choice':
      return editor.options[0];
    case 'choices':
    case 'list':
      return [];
    case 'record':
    case 'group':
      return {};
    default:
      return '';
  }
}

/** How a field is edited, by its schema and its name. */
export function editorOf(schema: JsonSchema, name: string): Editor {
  const options = optionsOf(schema);
  if (options !== undefined) {
    return { kind: 'choice', options };
  }
  const types = typesOf(schema);
  const isNullable = types.includes('null');
  const type = types.find((one) => one !== 'null');
  switch (type) {
    case 'boolean':
      return { kind: 'boolean' };
    case 'string':
      return { kind: 'text' };
    case 'number':
    case 'integer':
      return { kind: MOMENT_NAME.test(name) ? 'moment' : 'number', isNullable };
    case 'array':
      return schema.items === undefined ? { kind: 'json' } : listEditor(schema.items);
    case 'object':
      return schema.properties === undefined
        ? recordEditor(schema)
        : { kind: 'group', properties: schema.properties };
    default:
      return { kind: 'json' };
  }
}

/** A field's name as words: `liveDelaySeconds` is `Live delay seconds`. */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll(/[_.]+/g, ' ')
    .replaceAll(
      /([a-z\d])([A-Z])/g,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
