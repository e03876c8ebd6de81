/** A value a context key may have. */
export type ContextValue = string | number | boolean | undefined;

/**
 * A condition over the shell's context keys, as data: a key that must be truthy, equal to a value,
 * one of several, or above a number; combined with all, any, not.
 */
export type When =
  | {
      readonly key: string;
      readonly equals?: string | number | boolean | undefined;
      readonly in?: readonly (string | number | boolean)[] | undefined;
      readonly above?: number | undefined;
    }
  | { readonly all: readonly When[] }
  | { readonly any: readonly When[] }
  | { readonly not: When };

/** Whether a condition is true for the given keys. An absent condition is always true. */
export function evaluateWhen(
  when: When | undefined,
  lookup: (key: string) => ContextValue,
): boolean {
  if (when === undefined) {
    return true;
  }
  if ('all' in when) {
    return when.all.every((part) => evaluateWhen(part, lookup));
  }
  if ('any' in when) {
    return when.any.some((part) => evaluateWhen(part, lookup));
  }
  if ('not' in when) {
    return !evaluateWhen(when.not, lookup);
  }
  const value = lookup(when.key);
  if (when.equals !== undefined) {
    return value === when.equals;
  }
  if (when.in !== undefined) {
    return value !== undefined && when.in.includes(value);
  }
  if (when.above !== undefined) {
    return typeof value === 'number' && value > when.above;
  }
  return Boolean(value);
}

/** The context keys a condition depends on, so that only their changes re-evaluate it. */
export function keysOf(when: When | undefined): readonly string[] {
  if (when === undefined) {
    return [];
  }
  if ('all' in when) {
    return when.all.flatMap(keysOf);
  }
  if ('any' in when) {
    return when.any.flatMap(keysOf);
  }
  return 'not' in when ? keysOf(when.not) : [when.key];
}
