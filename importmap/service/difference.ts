import type { StateDifference } from '@touchline/contracts/releases';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What differs between two states, deepest first difference each, in the order of their paths:
 * `plugins.sport.enabled` from true to false. Lists are compared as wholes.
 */
export function differencesOf(from: unknown, to: unknown, path = ''): readonly StateDifference[] {
  if (isRecord(from) && isRecord(to)) {
    const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])].toSorted();
    return keys.flatMap((key) =>
      differencesOf(from[key], to[key], path === '' ? key : `${path}.${key}`),
    );
  }
  return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ path, from, to }];
}
