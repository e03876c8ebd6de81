export type JsonObject = Record<string, unknown>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON merge patch (RFC 7396): objects merge, null removes, everything else replaces. */
export function mergePatch(target: JsonObject, patch: JsonObject): JsonObject {
  const result = { ...target };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) {
      delete result[key];
    } else if (isObject(value)) {
      const current = result[key];
      result[key] = mergePatch(isObject(current) ? current : {}, value);
    } else {
      result[key] = value;
    }
  }
  return result;
}
