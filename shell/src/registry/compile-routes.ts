import type { PluginManifest, RouteContribution } from '@touchline/contracts';
import { createRouteTable, type RouteTable } from '@touchline/domain';
import type { ApplicationError } from '@touchline/plugin-api';
import { conflict, registrationProblem } from './problem.ts';
import type { Owned } from './registry-snapshot.ts';

type OwnedRoute = Owned<RouteContribution>;

interface CompiledRoutes {
  readonly table: RouteTable<OwnedRoute>;
  readonly problems: readonly ApplicationError[];
}

function tableOf(routes: readonly OwnedRoute[]): RouteTable<OwnedRoute> | unknown {
  try {
    return createRouteTable(routes);
  } catch (error) {
    return error;
  }
}

function isTable(result: RouteTable<OwnedRoute> | unknown): result is RouteTable<OwnedRoute> {
  return typeof result === 'object' && result !== null && 'match' in result;
}

/** Names the plugin whose route stands in the way of another's. */
function explain(
  route: OwnedRoute,
  accepted: readonly OwnedRoute[],
  error: unknown,
): ApplicationError {
  const holder = accepted.find((other) => !isTable(tableOf([other, route])));
  return holder === undefined
    ? registrationProblem({
        code: 'contribution_conflict',
        plugin: route.plugin,
        message: `route "${route.name}" of plugin "${route.plugin}": ${String(error)}`,
        next: 'correct its path pattern',
      })
    : conflict({
        what: `route "${route.name}" (${route.path})`,
        plugin: route.plugin,
        holder: holder.plugin,
      });
}

/**
 * Compiles the routes of all plugins into one table. A route that cannot stand beside those before
 * it is left out and reported; the rest works.
 */
export function compileRoutes(manifests: readonly PluginManifest[]): CompiledRoutes {
  const routes = manifests.flatMap((manifest) =>
    manifest.routes.map((route) => ({ ...route, plugin: manifest.id })),
  );
  const whole = tableOf(routes);
  if (isTable(whole)) {
    return { table: whole, problems: [] };
  }
  // Only a broken set pays for finding out which route is to blame.
  const accepted: OwnedRoute[] = [];
  const problems: ApplicationError[] = [];
  for (const route of routes) {
    const result = tableOf([...accepted, route]);
    if (isTable(result)) {
      accepted.push(route);
    } else {
      problems.push(explain(route, accepted, result));
    }
  }
  return { table: createRouteTable(accepted), problems };
}
