import type { RouteTable } from '../routes/route-table.ts';
import type { NavigationRoute } from './decision.ts';

/** A path of before that would hide a page of today. */
export interface LegacyPathConflict {
  readonly code: 'legacy_path_conflict';
  readonly path: string;
  /** Name of the route whose page the path is. */
  readonly route: string;
  readonly message: string;
}

/**
 * Legacy promotion paths of the configuration that are addresses of a registered route; the page for
 * unknown addresses is none.
 */
export function legacyPathConflicts(
  legacyPaths: Readonly<Record<string, string>>,
  table: RouteTable<NavigationRoute>,
): readonly LegacyPathConflict[] {
  return Object.keys(legacyPaths).flatMap((path) => {
    const route = table.match(path)?.route;
    return route === undefined || route.status === 404
      ? []
      : [
          {
            code: 'legacy_path_conflict',
            path,
            route: route.name,
            message: `the legacy path "${path}" is an address of the route "${route.name}"`,
          },
        ];
  });
}
