import type { RouteContribution } from '@touchline/contracts/plugins';
import { checkRoutes } from '@touchline/domain/routes';
import type { ApplicationError } from '@touchline/plugin-api';
import { conflict, registrationProblem } from './problem.ts';
import type { Owned } from './registry-snapshot.ts';

/**
 * Routes that claim a name or an address of another. The page works without the answer, as the
 * first keeps what both claim: it runs after the first screen, for their developers.
 */
export function routeProblems(
  routes: readonly Owned<RouteContribution>[],
): readonly ApplicationError[] {
  return checkRoutes(routes).conflicts.map(({ route, message, holder }) =>
    holder === undefined
      ? registrationProblem({
          code: 'contribution_conflict',
          plugin: route.plugin,
          message: `route "${route.name}" of plugin "${route.plugin}": ${message}`,
        })
      : conflict({
          what: `route "${route.name}" (${route.path})`,
          plugin: route.plugin,
          holder: holder.plugin,
        }),
  );
}
