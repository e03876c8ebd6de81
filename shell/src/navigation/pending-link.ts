import type { RouteTarget } from '@touchline/plugin-api';

const PREFIX = '#to=';

/** The hash by which a link names a route that is still to come: who follows it waits for the route. */
export function pendingHash(target: RouteTarget): string {
  return PREFIX + encodeURIComponent(JSON.stringify(target));
}

/** The route that such a hash names; undefined for every other hash. */
export function pendingTarget(hash: string): RouteTarget | undefined {
  if (!hash.startsWith(PREFIX)) {
    return undefined;
  }
  try {
    const { route, params, query } = JSON.parse(decodeURIComponent(hash.slice(PREFIX.length)));
    return typeof route === 'string'
      ? { route, ...(params && { params }), ...(query && { query }) }
      : undefined;
  } catch {
    return undefined;
  }
}
