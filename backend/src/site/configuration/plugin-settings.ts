import * as z from 'zod';
import type { JsonObject } from './merge-patch.ts';

/** What settings of a plugin may be, by the JSON Schema that came with it; anything without one. */
export type SettingsSchemaOf = (plugin: string) => JsonObject | undefined;

const Anything = z.record(z.string(), z.unknown());
/** Schemas are read once: an artefact keeps its own for as long as it is live. */
const read = new WeakMap<JsonObject, z.ZodType>();

function schemaFrom(described: JsonObject): z.ZodType {
  const known = read.get(described) ?? z.fromJSONSchema(described);
  read.set(described, known);
  return known;
}

/** What of a plugin's settings does not fit; nothing where it does. */
export function settingsIssues(
  value: JsonObject,
  described: JsonObject | undefined,
): readonly z.core.$ZodIssue[] {
  const schema = described === undefined ? Anything : schemaFrom(described);
  return schema.safeParse(value).error?.issues ?? [];
}
