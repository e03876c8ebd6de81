import * as z from 'zod/mini';

/** The part of a JSON schema that payloads are made by. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

/** What texts with a pattern look like in the catalogue; the first that fits. */
const TEXTS = ['a', '1', '1.85', 'aa', 'EUR', '2026-01-01T00:00:00.000Z'] as const;

function sample({ anyOf, ...shape }: Shape): unknown {
  if (anyOf?.[0] !== undefined) {
    return sample(anyOf[0]);
  }
  if (shape.const !== undefined) {
    return shape.const;
  }
  if (shape.enum !== undefined) {
    return shape.enum[0];
  }
  const { properties = {}, required = [], pattern, items, minimum } = shape;
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {})]));
    case 'array':
      return items === undefined ? [] : [sample(items)];
    case 'string':
      return TEXTS.find((text) => pattern === undefined || new RegExp(pattern).test(text));
    case 'number':
    case 'integer':
      return Math.max(minimum ?? 1, 1);
    case 'boolean':
      return true;
    default:
      return undefined;
  }
}

/**
 * The simplest payload that fits an event's schema: what has to be there and nothing else.
 * @throws Error where none was found
 */
export function samplePayload(schema: z.ZodMiniType): unknown {
  const payload = sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
  const parsed = schema.safeParse(payload);
  if (!parsed.success) {
    throw new Error(`no simple payload fits; give one by "payloads": ${parsed.error.message}`);
  }
  return payload;
}
