import {
  type LegacyPathConflict,
  legacyPathConflicts,
  type NavigationRoute,
} from '@touchline/domain/navigation';
import type { RouteTable } from '@touchline/domain/routes';
import type { CoreConfiguration } from '@touchline/contracts/configuration';
import { ApiError } from '../../platform/http/api-error.ts';

/** The legacy promotion paths of a configuration that would hide pages of the live release. */
export function conflictingPaths(
  { routing }: CoreConfiguration,
  site: { readonly routes: RouteTable<NavigationRoute> } | undefined,
): readonly LegacyPathConflict[] {
  return site === undefined
    ? []
    : legacyPathConflicts(routing?.legacyPromoPaths ?? {}, site.routes);
}

/** Refuses a configuration with such paths. @throws ApiError `legacy_path_conflict` */
export function assertNoConflict(conflicts: readonly LegacyPathConflict[]): void {
  const [first] = conflicts;
  if (first !== undefined) {
    throw new ApiError(first.code, first.message, {
      details: conflicts.map(({ path, route }) => ({ path, route })),
    });
  }
}
