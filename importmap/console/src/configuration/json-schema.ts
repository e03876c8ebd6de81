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
  readonly exclusiveMinimum?: number | undefined;
  readonly default?: unknown;
  readonly required?: readonly string[] | undefined;
}

/** How a value is edited. */
export type Editor =
  | { readonly kind: 'boolean' | 'json' }
  /** Nothing in it takes an optional one away. */
  | { readonly kind: 'text'; readonly isOptional?: boolean }
  | { readonly kind: 'number' | 'moment'; readonly isNullable: boolean }
  /** One of a few. */
  | { readonly kind: 'choice'; readonly options: readonly unknown[] }
  /** Any of a few. */
  | { readonly kind: 'choices'; readonly options: readonly unknown[] }
  /** Texts one a line, numbers with commas between. */
  | { readonly kind: 'list'; readonly of: 'text' | 'number' }
  /** Entries in an order, each with its own fields. */
  | { readonly kind: 'rows'; readonly items: JsonSchema }
  /** A value of one of several shapes. */
  | { readonly kind: 'either'; readonly shapes: readonly JsonSchema[] }
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
        : editorOf(items, '').kind === 'json'
          ? { kind: 'json' }
          : { kind: 'rows', items };
}

/** The kind of JSON that an editor makes. */
function shapeOf({ kind }: Editor): string {
  return kind === 'record' || kind === 'group'
    ? 'object'
    : kind === 'rows' || kind === 'list' || kind === 'choices'
      ? 'array'
      : kind === 'moment'
        ? 'number'
        : kind === 'text'
          ? 'string'
          : kind;
}

/** Values of several shapes can be edited where each shape can, and none is taken for another. */
function eitherEditor(shapes: readonly JsonSchema[]): Editor {
  const kinds = shapes.map((shape) => shapeOf(editorOf(shape, '')));
  const areApart = new Set(kinds).size === kinds.length;
  return areApart && !kinds.some((kind) => ['json', 'choice', 'either'].includes(kind))
    ? { kind: 'either', shapes }
    : { kind: 'json' };
}

/** Which of several shapes a value has; the first where it has none of them. */
export function shapeIndexOf(value: unknown, shapes: readonly JsonSchema[]): number {
  const held = Array.isArray(value) ? 'array' : typeof value;
  return Math.max(
    0,
    shapes.findIndex((shape) => shapeOf(editorOf(shape, '')) === held),
  );
}

/** Whether a field may be omitted, and nothing replaces it then. */
export function isOptionalIn({ required = [], properties }: JsonSchema, name: string): boolean {
  return !required.includes(name) && properties?.[name]?.default === undefined;
}

function recordEditor({ additionalProperties }: JsonSchema): Editor {
  const isKnown = typeof additionalProperties === 'object';
  return isKnown && editorOf(additionalProperties, '').kind !== 'json'
    ? { kind: 'record', values: additionalProperties }
    : { kind: 'json' };
}

/** Fields that must be there begin empty, numbers as nothing: none is as good as the next. */
function emptyGroup({ properties = {}, required = [] }: JsonSchema): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) =>
      required.includes(name) && !['number', 'moment'].includes(editorOf(schema, name).kind)
        ? [[name, emptyOf(schema, name)]]
        : [],
    ),
  );
}

/** What a new entry of a record or a list begins with. */
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
    case 'rows':
      return [];
    case 'either':
      return emptyOf(editor.shapes[0] ?? {}, name);
    case 'record':
      return {};
    case 'group':
      return emptyGroup(schema);
    case 'moment':
      return editor.isNullable ? null : undefined;
    default:
      return '';
  }
}

/** How a field is edited, by its schema and its name. */
export function editorOf(
  schema: JsonSchema,
  name: string,
  { isOptional = false }: { readonly isOptional?: boolean } = {},
): Editor {
  const options = optionsOf(schema);
  if (options !== undefined) {
    return { kind: 'choice', options };
  }
  if (schema.anyOf !== undefined) {
    return eitherEditor(schema.anyOf);
  }
  const types = typesOf(schema);
  const isNullable = types.includes('null');
  const type = types.find((one) => one !== 'null');
  switch (type) {
    case 'boolean':
      return { kind: 'boolean' };
    case 'string':
      return isOptional ? { kind: 'text', isOptional } : { kind: 'text' };
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
