type Json =
  | string
  | number
  | boolean
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

const byCodeUnits = (left: string, right: string) => (left < right ? -1 : Number(left > right));

/**
 * A value as JSON that is equal for equal values: keys in the order of their UTF-16 code units, no spaces,
 * numbers and strings as ECMAScript writes them. Keys that are undefined are left out.
 * Source: RFC 8785 (JSON Canonicalization Scheme).
 */
export function canonicalJson(value: Json): string {
  if (typeof value !== 'object') {
    return JSON.stringify(value);
  }
  if (isList(value)) {
    return `[${value.map(canonicalJson).join(',')}]`;
  }
  const parts = Object.keys(value)
    .toSorted(byCodeUnits)
    .flatMap((key) => {
      const part = value[key];
      return part === undefined ? [] : [`${JSON.stringify(key)}:${canonicalJson(part)}`];
    });
  return `{${parts.join(',')}}`;
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}
